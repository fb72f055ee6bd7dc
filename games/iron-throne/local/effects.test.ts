import { afterEach, describe, expect, it } from 'vitest'
import { attempt, imagine, seeded, seedFrom } from '../../../kernel/index.ts'
import type { Act, EffectId } from '../data/abilities.ts'
import { cardTable } from '../data/cards.ts'
import type { Moment } from '../data/moments.ts'
import { ironThrone } from '../game.ts'
import { setLocalCards } from '../rules/cards/localCards.ts'
import { windowAt } from '../rules/cards/windows.ts'
import { play, reach } from '../rules/testing.ts'
import { scene } from '../testing.ts'
import { setOwnCards } from './read.ts'

afterEach(() => setLocalCards({}))

/** The effect does this instead. */
const write = (by: EffectId, at: Moment, ...acts: Act[]) => setOwnCards({ [by]: { ability: { at, needs: {}, acts } } })

describe('effects of a group’s own never stop a game', () => {
  it('IT-20.5: a part that has nothing left to work on is left out', () => {
    write(
      'card-catelyn-stark',
      'before-cards',
      { do: 'sacrifice', n: 1 },
      { do: 'gather', upTo: 2 },
      { do: 'draw', n: 1 },
    )
    const t = scene(3)
      .hand('stark', 'catelyn-stark', 'stark-truce')
      .power({ 'robb-stark': 1, 'bran-stark': 0, 'arya-stark': 0 })
      .encounter('catelyn-stark', 'tywin-lannister')
      .begin()
    play(t, 'catelyn-stark')
    expect([t.of('robb-stark'), t.events('drew').length]).toEqual([0, 1])
  })

  it('IT-23.16: whoever has no more cards of the kind that is due confirms it', () => {
    write('leader-davos-seaworth', 'before-turn', { do: 'discard', least: 2, most: 2, type: 'hostility' })
    const t = scene(3)
      .hand('baratheon', 'baratheon-truce', 'baratheon-hostility-1', 'melisandre')
      .challenger('baratheon')
    t.run(...windowAt(t.open, 'before-turn')).move('baratheon', { do: 'use' })
    t.move('baratheon', { do: 'discard', card: 'baratheon-hostility-1' })
    expect(t.legalMoves('baratheon')).toEqual([{ do: 'done' }])
    t.move('baratheon', { do: 'done' })
    expect([t.question(), t.open.hands[2]]).toEqual([null, 2])
  })

  it('IT-25.2, IT-25.8: whoever need not discard a hostility card may have none', () => {
    const hands = (least: 0 | 1) => {
      write('leader-davos-seaworth', 'before-turn', { do: 'discard', least, most: 1, type: 'hostility' })
      const t = scene(3).hand('baratheon', 'baratheon-hostility-1').challenger('baratheon')
      t.run(...windowAt(t.open, 'before-turn')).move('baratheon', { do: 'use' })
      const worlds = Array.from({ length: 24 }, (_, i) => imagine(ironThrone, t.view('stark'), seeded(seedFrom(i))))
      return new Set(worlds.map(({ g }) => cardTable[g.held[2].hand[0]].type))
    }
    expect([...hands(0)].toSorted()).toEqual(['character', 'hostility', 'truce'])
    expect([...hands(1)]).toEqual(['hostility'])
  })

  it('IT-5.5, IT-22.14: nobody is forbidden the only character', () => {
    write('leader-davos-seaworth', 'before-character', { do: 'forbid' })
    const dead = { 'catelyn-stark': 0, 'bran-stark': 0, 'arya-stark': 0 }
    const t = scene(3).power(dead).meeting('stark', 'baratheon')
    t.run(...windowAt(t.open, 'before-character', 0))
    expect(t.question()).toBeNull()
    t.power({ 'arya-stark': 1 }).run(...windowAt(t.open, 'before-character', 0))
    expect([t.question(), t.asked()]).toEqual(['useAbility', ['baratheon']])
  })

  it('IT-6.8: nobody is forced to send a second character', () => {
    write('leader-eddard-stark', 'before-support', { do: 'force-support' })
    const t = scene(3).encounter('robb-stark', 'tywin-lannister', { melisandre: 'defender' })
    expect(t.run(...windowAt(t.open, 'before-support', 2)).question()).toBeNull()
  })

  it('IT-19.4: an active player changes no sides', () => {
    write('card-jaime-lannister', 'before-cards', { do: 'switch-side' })
    const t = scene(3)
      .hand('lannister', 'jaime-lannister', 'lannister-truce')
      .encounter('jaime-lannister', 'robb-stark')
    expect(() => reach(t.begin(), 'jaime-lannister')).toThrow()
  })

  it('IT-5.2, IT-22.11: the event is chosen once', () => {
    write('leader-davos-seaworth', 'before-event', { do: 'choose-event', n: 2 }, { do: 'choose-event', n: 2 })
    const t = scene(3).challenger('baratheon').event('stark')
    t.run(...windowAt(t.open, 'before-event')).move('baratheon', { do: 'use' }, { do: 'event', card: 'stark' })
    expect([t.question(), t.open.event, t.open.events]).toEqual([null, 'stark', 11])
  })

  it('IT-23.4, IT-30.2: who has looked at a hand does not take it back', () => {
    write('leader-eddard-stark', 'before-cards', { do: 'look-hand' })
    const t = scene(3).encounter('robb-stark', 'tywin-lannister')
    t.run(...windowAt(t.begin().open, 'before-cards'))
    expect(attempt(ironThrone, t.state, 0, t.state.moved[0], { do: 'use' })).toMatchObject({ barrier: true })
  })

  it('IT-20.3.12: after a tie there is no moment for hostages', () => {
    write('leader-davos-seaworth', 'hostage-taking', { do: 'draw', n: 1 })
    const asked = (card: 'stark-hostility-1' | 'stark-hostility-2') => {
      const t = scene(3).encounter('melisandre', 'robb-stark').conflict('baratheon-hostility-1', card)
      while (t.question() !== null && t.question() !== 'useAbility') t.goOn()
      return t.asked()
    }
    expect([asked('stark-hostility-1'), asked('stark-hostility-2')]).toEqual([[], ['baratheon']])
  })

  it('IT-12.2, IT-9.6: a deal that ends the game leaves no moment for anything', () => {
    write('leader-eddard-stark', 'outcome-set', { do: 'draw', n: 1 })
    const dealt = (tokens: number) => {
      const t = scene(3).spread('stark', 'lannister', tokens).encounter('robb-stark', 'jaime-lannister')
      t.conflict('stark-truce', 'lannister-truce').quiet()
      t.move('stark', { do: 'influence', by: 'defender', n: 1 }, { do: 'propose' })
      return t.move('lannister', { do: 'agree', version: 1 }).question()
    }
    expect([dealt(3), dealt(4)]).toEqual(['useAbility', null])
  })

  it('IT-23.2: as many are gathered as it says, and one may stop before', () => {
    write('card-catelyn-stark', 'before-cards', { do: 'gather', upTo: 3 })
    const gathered = (n: number) => {
      const t = scene(3).hand('stark', 'catelyn-stark').encounter('catelyn-stark', 'tywin-lannister').begin()
      play(t, 'catelyn-stark')
      for (let i = 0; i < n; i++) t.move('stark', { do: 'drain', character: 'arya-stark' })
      if (n < 3) t.move('stark', { do: 'done' })
      return [t.of('catelyn-stark'), t.of('arya-stark'), t.question()]
    }
    expect([1, 2, 3].map(gathered)).toEqual([1, 2, 3].map(n => [4 + n, 4 - n, 'playCards']))
  })

  it('IT-22.22: of three who may be named one may name one', () => {
    write('leader-mace-tyrell', 'after-resolution', { do: 'pluck', n: 1, characters: 3 })
    const t = scene(5).encounter('robb-stark', 'tywin-lannister', { melisandre: 'defender', 'khal-drogo': 'defender' })
    t.run(...windowAt(t.begin().open, 'after-resolution')).move('tyrell', { do: 'use' })
    t.move('tyrell', { do: 'target', character: 'robb-stark' }, { do: 'done' })
    expect([t.of('robb-stark'), t.of('tywin-lannister'), t.of('tyrell'), t.open.working]).toEqual([3, 4, 5, null])
  })

  it('IT-23.9: no hostage is taken from the own side', () => {
    write('card-jaime-lannister', 'after-resolution', { do: 'take-hostage' })
    const t = scene(4)
      .hand('lannister', 'jaime-lannister', 'lannister-hostility-4')
      .encounter('jaime-lannister', 'robb-stark', { melisandre: 'challenger' })
      .power({ 'robb-stark': 8 })
      .conflict('lannister-hostility-4', 'stark-hostility-4')
    play(t, 'jaime-lannister')
    expect([t.question(), t.legalMoves('lannister').map(({ do: name }) => name)[0]]).toEqual(['takeHostage', 'take'])
    expect(t.state.stack.at(-1)).toMatchObject({ victim: 0 })
  })
})
