import { describe, expect, it } from 'vitest'
import { seedFrom } from '../../kernel/index.ts'
import { advance, passesOf, tableOf, tableViewOf, viewerOf } from '../index.ts'
import { duelAt, letPass, set, tableView, windowWith } from '../testing/duel.ts'
import { ann, ben, cat, follower, type Sitting, started, toyTable } from '../testing/play.ts'

describe('a window at a table', () => {
  it('goes by for who cannot play, and is asked of who can, as long as nobody says otherwise', () => {
    expect(passesOf(windowWith(false).table)).toEqual([{ seat: 1, n: 0, move: { do: 'pass' } }])
    expect(passesOf(windowWith(true).table)).toEqual([])
    expect([true, false].map(shield => tableView(windowWith(shield), 'ben').passing)).toEqual([false, true])
    expect(tableView(windowWith(false), 'ann').passing).toBe(false)
  })

  it('goes by always or never as the seat wishes', () => {
    for (const shield of [true, false]) {
      const here = windowWith(shield)
      expect(set(here, ben, 1, 'always')).not.toHaveProperty('refused')
      expect(passesOf(here.table)).toHaveLength(1)
      set(here, ben, 1, 'never')
      expect(passesOf(here.table)).toEqual([])
    }
  })

  it('is the wish of the seat alone, and comes from outside in a known form', () => {
    const here = windowWith(true)
    expect(here.do(ann, { do: 'auto-pass', seat: 1, when: 'always' })).toEqual({ refused: 'not-your-seat' })
    expect(here.do(cat, { do: 'auto-pass', seat: 1, when: 'always' })).toEqual({ refused: 'not-your-seat' })
  })

  it('is asked of everybody where the game asks in vain, as long as other people could draw conclusions', () => {
    const wary = (shield: boolean, seats: string) => {
      const here = windowWith(shield, seats)
      here.table = { ...here.table, game: { ...here.table.game, promptWithoutChoices: true } }
      return here
    }
    for (const shield of [true, false]) {
      const here = wary(shield, 'AB')
      expect(passesOf(here.table)).toEqual([])
      expect(tableView(here, 'ben').autoPass).toBe('never')
      set(here, ben, 1, 'unless-i-can-play')
      expect(passesOf(here.table)).toHaveLength(shield ? 0 : 1)
    }
    const left = wary(false, 'AB')
    set(left, ben, 1, 'never')
    left.do(ann, { do: 'leave', seat: 0 })
    expect(tableView(left, 'ben').autoPass).toBe('never')
    const alone = wary(false, 'bAb')
    expect(passesOf(alone.table)).toHaveLength(1)
    expect(tableView(alone, 'ann').autoPass).toBe('unless-i-can-play')
  })

  it('is passed also for a person who is away, but not where a bot plays', () => {
    const here = windowWith(false)
    here.table = { ...here.table, away: [1000, 1000] }
    expect(passesOf(here.table)).toHaveLength(1)
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    expect(passesOf(here.table)).toEqual([])
  })

  it('is left to a person who has taken the pass back, until play has gone on', () => {
    const here = windowWith(false)
    letPass(here)
    expect(here.table.core.moves).toBe(1)
    here.do(ben, { do: 'ask-undo', seat: 1 })
    here.do(ann, { do: 'agree', seat: 0, yes: true })
    expect(tableView(here, 'ben').view!.pass).toEqual({ do: 'pass' })
    expect(passesOf(here.table)).toEqual([])
    here.move(1, { do: 'pass' })
    here.move(0, { do: 'leave' })
    set(here, ann, 0, 'always')
    expect(passesOf(here.table)).toEqual([{ seat: 0, n: here.table.core.acted[0], move: { do: 'pass' } }])
  })

  it('waits while others are asked for consent', () => {
    const here = windowWith(true)
    here.move(1, { do: 'block' })
    here.move(0, { do: 'leave' })
    set(here, ann, 0, 'always')
    expect(passesOf(here.table)).toHaveLength(1)
    here.do(ben, { do: 'ask-undo', seat: 1 })
    expect(passesOf(here.table)).toEqual([])
    here.do(ann, { do: 'agree', seat: 0, yes: false })
    expect(passesOf(here.table)).toHaveLength(1)
  })

  it('begins as usual for the next person on the seat', () => {
    const here = windowWith(true)
    set(here, ben, 1, 'always')
    here.do(ben, { do: 'stand-in', seat: 1, bot: 'easy' })
    here.do(ben, { do: 'return', seat: 1 })
    expect(tableView(here, 'ben').autoPass).toBe('always')
    here.do(ben, { do: 'leave', seat: 1 })
    here.do(ann, { do: 'fill', seat: 1, with: 'open' })
    here.do(cat, { do: 'sit', seat: 1 })
    expect(tableView(here, 'cat').autoPass).toBe('unless-i-can-play')
  })

  it('is no matter in a game without windows', () => {
    const here = started('AB')
    expect(tableView(here, 'ann').autoPass).toBeNull()
    expect(passesOf(here.table)).toEqual([])
  })
})

describe('what a seat wishes of windows', () => {
  it('is seen by the seat alone', () => {
    const here = windowWith(true)
    set(here, ben, 1, 'always')
    expect(tableView(here, 'ben').autoPass).toBe('always')
    expect(tableView(here, 'ann').autoPass).toBe('unless-i-can-play')
    expect(tableView(here, null).autoPass).toBeNull()
    expect(JSON.stringify([tableView(here, 'ann'), tableView(here, null)])).not.toContain('always')
    expect(tableView(here, 'ben').view).toMatchObject({ pass: { do: 'pass' } })
    expect(tableView(here, 'ann').view).toMatchObject({ pass: null })
  })

  /** All that others are sent while seat 1 answers the window, whatever it wishes; the answer comes by hand or not. */
  function sentToOthers(here: Sitting, wish: 'never' | 'unless-i-can-play' | 'always'): string[][] {
    const others = [follower(here.table, 'ann'), follower(here.table, null)]
    const tell = () => {
      for (const each of others) each.follow(here.table)
    }
    set(here, ben, 1, wish)
    tell()
    if (passesOf(here.table).length > 0) letPass(here)
    else here.move(1, { do: 'pass' })
    tell()
    return others.map(({ heard }) => heard)
  }

  it('changes nothing in what others are sent, nor does the hand: neither words, nor number, nor size', () => {
    const all = (['never', 'unless-i-can-play', 'always'] as const).flatMap(wish =>
      [true, false].map(shield => sentToOthers(windowWith(shield), wish)),
    )
    for (const sent of all) {
      expect(sent.map(({ length }) => length)).toEqual([1, 1])
      expect(sent).toEqual(all[0])
    }
  })

  /** A whole game in which everybody blocks when it can be, half the time; all that a spectator and seat 0 are sent. */
  function wholeGame(wish: 'never' | 'unless-i-can-play' | 'always', seed: string): string[][] {
    const here = duelAt('AB', seed)
    set(here, ben, 1, wish)
    const others = [follower(here.table, 'ann'), follower(here.table, null)]
    for (let i = 0; i < 40 && here.table.core.status === 'running'; i++) {
      const { pass, legalMoves } = tableViewOf(here.table, viewerOf(here.table, 'ben')).view!
      if (passesOf(here.table).some(({ seat }) => seat === 1)) letPass(here)
      else if (pass) here.move(1, pass)
      else if (legalMoves.length > 0 && i % 3 === 0) here.move(1, legalMoves[0])
      else here.move(0, tableViewOf(here.table, viewerOf(here.table, 'ann')).view!.legalMoves.at(-1) ?? { do: 'leave' })
      for (const each of others) each.follow(here.table)
    }
    return others.map(({ heard }) => heard)
  }

  it('changes nothing through a whole game either', () => {
    for (let i = 0; i < 10; i++) {
      const [never, ...others] = (['never', 'unless-i-can-play', 'always'] as const).map(wish =>
        wholeGame(wish, seedFrom(`whole ${i}`)),
      )
      expect(never[0].length).toBeGreaterThan(5)
      for (const other of others) expect(other).toEqual(never)
    }
  })

  it('is followed by pages message by message, and kept', () => {
    const here = windowWith(true)
    const page = follower(here.table, 'ben')
    for (const when of ['always', 'never', 'never', 'unless-i-can-play'] as const) {
      set(here, ben, 1, when)
      page.follow(here.table)
      expect(page.tableView).toEqual(JSON.parse(JSON.stringify(tableView(here, 'ben'))))
    }
    expect(page.heard).toHaveLength(3)
    const begun = toyTable('AB', { game: 'duel' }, here.table.core.seed)
    const loaded = here.entries.reduce(advance, tableOf(begun.game, begun.core, 0, 1000))
    expect(loaded.core).toEqual(JSON.parse(JSON.stringify(here.table.core)))
  })
})
