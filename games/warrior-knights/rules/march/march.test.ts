import { describe, expect, it } from 'vitest'
import { aheadTopics, answerAhead, stillHolds } from '../../../../kernel/index.ts'
import type { Area } from '../../data/areas.ts'
import { borderBetween } from '../../data/borders.ts'
import { warriorKnights } from '../../game.ts'
import { type Scene, scene } from '../../testing.ts'
import { pathsFrom } from './paths.ts'

const paths = (from: Area) => pathsFrom(from).map(path => path.join(' '))

/** Red mobilizes. */
const mobilize = (t: Scene) => t.card('red', 'mobilize-forces')
const goes = (_t: Scene, ...path: Area[]) => ({ do: 'go' as const, noble: 'red-star' as const, path })

describe('steps and roads', () => {
  it('WK-T26, WK-8.2: mountains and rivers stop, bridges do not', () => {
    expect([borderBetween('k-b2', 'k-b3')?.kind, borderBetween('k-e2', 'k-e3')?.kind]).toEqual(['mountain', 'river'])
    expect(paths('k-b2')).not.toContain('k-b3')
    expect(paths('k-e2')).not.toContain('k-e3')
    expect(paths('k-d3')).toContain('k-e3')
  })

  it('WK-T87, WK-8.3: two or three steps along roads, over junctions, never off the road', () => {
    expect(paths('k-a7')).toContain('k-b7 k-b6 k-c6')
    expect(paths('k-b6')).toContain('k-c6 k-d6 k-e7')
    // From k-b1 the road runs to k-b2; k-a2 lies beside it
    expect(paths('k-b1').filter(path => path.startsWith('k-b2'))).toEqual(['k-b2', 'k-b2 k-c2', 'k-b2 k-c2 k-d3'])
    expect(Math.max(...pathsFrom('k-d3').map(path => path.length))).toBe(3)
  })

  it('WK-1.9 nothing leads on foot from a place overseas', () => {
    expect(pathsFrom('o-acre')).toEqual([])
  })

  it('WK-8.1 moves only Nobles on the board who are not exhausted, and by these cards alone', () => {
    const t = scene(2).noble('red-star', 'k-c2', [], { exhausted: true }).noble('red-square', null)
    mobilize(t)
    expect(t.events('declined')).toHaveLength(1)
  })
})

describe('passing through', () => {
  it('WK-T27, WK-8.4, WK-15.2: needs permission on the way, none at the end', () => {
    const t = scene(2).noble('red-star', 'k-b1', ['reg-red-100']).noble('blue-star', 'k-c2', ['reg-blue-100'])
    mobilize(t).move('red', goes(t, 'k-b2', 'k-c2', 'k-d3'))
    expect([t.question(), t.asked()]).toEqual(['permission', ['blue']])
    t.move('blue', { do: 'refuse' })
    // Nothing has happened; the same way is closed for this card
    expect([t.question(), t.nobleOf('red-star').area, t.nobleOf('red-star').exhausted]).toEqual([
      'mobilize',
      'k-b1',
      false,
    ])
    expect(t.refuses('red', goes(t, 'k-b2', 'k-c2', 'k-d3'))).toBe(true)
    t.move('red', goes(t, 'k-b2', 'k-c2')).move('red', { do: 'done' })
    expect(t.nobleOf('red-star').area).toBe('k-c2')
  })

  it('WK-8.4 the owner of a city on the way is asked, too', () => {
    const t = scene(3).noble('red-star', 'k-b2', ['reg-red-100']).city('kovel', 'green')
    mobilize(t).move('red', goes(t, 'k-c2', 'k-d3'))
    expect(t.asked()).toEqual(['green'])
    t.move('green', { do: 'grant' })
    expect(t.nobleOf('red-star').area).toBe('k-d3')
  })

  it('WK-T28, WK-8.4: a stronghold alone asks nothing', () => {
    const t = scene(2).noble('red-star', 'k-c4', ['reg-red-100']).stronghold('blue', 'k-c5')
    mobilize(t).move('red', goes(t, 'k-c5', 'k-c6'))
    expect([t.question(), t.nobleOf('red-star').area]).toEqual(['mobilize', 'k-c6'])
    const held = scene(2).noble('red-star', 'k-c4', ['reg-red-100']).stronghold('blue', 'k-c5')
    held.noble('blue-star', 'k-c5', ['reg-blue-100'])
    expect(
      mobilize(held)
        .move('red', goes(held, 'k-c5', 'k-c6'))
        .question(),
    ).toBe('permission')
  })

  it('WK-15.2 a standing permission can be given to each Baron, for each purpose, until he lays siege to one', () => {
    const t = scene(3).city('froli', 'red').noble('blue-star', 'k-c4', ['reg-blue-100'])
    const topics = aheadTopics(warriorKnights, t.state, 0)
    expect(topics.map(({ topic }) => topic)).toEqual(['passage-1', 'attack-1', 'passage-2', 'attack-2'])
    const move = { do: 'grant' } as const
    const given = answerAhead(warriorKnights, t.state, 0, { question: 'permission', topic: 'passage-1', move })!
    expect(stillHolds(warriorKnights, t.state, 0, given)).toBe(true)
    t.siege('froli', 'blue')
    expect(stillHolds(warriorKnights, t.state, 0, given)).toBe(false)
  })
})

describe('the sea', () => {
  it('WK-T29, WK-8.5, WK-11.4, WK-11.5: at sea until the Upkeep', () => {
    const s = scene(2).noble('red-star', 'k-e1', ['reg-red-100']).city('cadiz', 'red').faith({ red: 1 })
    s.card('red', 'versatile-strategy').move('red', { do: 'sail', noble: 'red-star', to: 'o-cadiz' })
    expect(s.nobleOf('red-star')).toMatchObject({ at: 'sea', area: 'o-cadiz', exhausted: true })
    // In step 3 he does not protect Cadiz
    s.fate('revolt').run({ do: 'upkeep' })
    expect(s.question()).toBe('revolt')
    s.move('red', { do: 'pay-faith' })
    expect(s.nobleOf('red-star')).toMatchObject({ at: 'board', area: 'o-cadiz', exhausted: false })
  })

  it('WK-T30, WK-8.5, WK-1.6: the port of a razed city works, and asks nobody', () => {
    const t = scene(2).city('straven', null, { razed: true }).noble('red-star', 'k-b1', ['reg-red-100'])
    t.card('red', 'versatile-strategy').move('red', { do: 'sail', noble: 'red-star', to: 'o-acre' })
    expect(t.nobleOf('red-star').at).toBe('sea')
  })

  it('WK-8.5 nobody attacks, or is attacked, at sea; troops are taken in the first area alone', () => {
    const t = scene(2).noble('red-star', 'k-e1', ['reg-red-100']).noble('red-square', 'k-e1', ['reg-red-50-1'])
    t.noble('blue-star', 'k-h1', ['reg-blue-100'])
    t.card('red', 'mobilize-forces').move('red', { do: 'sail', noble: 'red-star', to: 'k-h1' })
    expect(t.question()).toBe('takeTroops')
    t.move('red', { do: 'take', card: 'reg-red-50-1', from: 'red-square' })
    expect(t.nobleOf('red-square').at).toBe('off')
    expect(t.legalMoves('red').map(({ do: name }) => name)).not.toContain('attack')
  })
})

describe('sieges and moves', () => {
  it('WK-8.6 a Noble in a besieged place stays there; others of his Baron may come in', () => {
    const t = scene(2).city('froli', 'red').noble('red-star', 'k-c4', ['reg-red-100'])
    t.noble('blue-star', 'k-c4', ['reg-blue-100']).siege('froli', 'blue').noble('red-square', 'k-c5', ['reg-red-50-1'])
    mobilize(t)
    const moves = t.legalMoves('red').flatMap(move => (move.do === 'go' ? [[move.noble, move.path.join()]] : []))
    expect(moves.some(([noble]) => noble === 'red-star')).toBe(false)
    expect(moves).toContainEqual(['red-square', 'k-c4'])
  })

  it('WK-8.9 a besieged Noble neither gives nor takes', () => {
    const t = scene(2).city('froli', 'red').noble('red-star', 'k-c4', ['reg-red-100', 'reg-red-50-2'])
    t.noble('blue-star', 'k-c4', ['reg-blue-100']).siege('froli', 'blue').noble('red-square', 'k-c5', ['reg-red-50-1'])
    mobilize(t).move('red', { do: 'go', noble: 'red-square', path: ['k-c4'] })
    expect(t.question()).not.toBe('takeTroops')
    expect(t.armyOf('red-square').cards).toEqual(['reg-red-50-1'])
  })
})

describe('troops on the way', () => {
  const withTokens = () => {
    const t = scene(2).noble('red-star', 'k-c5', ['reg-red-50-3'])
    return t.noble('red-square', 'k-c4', ['reg-red-100', 'reg-red-50-1']).tokens('red-square', 1)
  }

  it('WK-T31, WK-8.7, WK-8.8, WK-8.9: from an army with tokens all, with the tokens; the giver leaves the board', () => {
    const t = mobilize(withTokens()).move('red', goes(withTokens(), 'k-c4'))
    expect(t.legalMoves('red')).toEqual([{ do: 'take-all', from: 'red-square' }, { do: 'done' }])
    t.move('red', { do: 'take-all', from: 'red-square' })
    expect(t.armyOf('red-star')).toEqual({ cards: ['reg-red-50-3', 'reg-red-100', 'reg-red-50-1'], tokens: 1 })
    expect([t.nobleOf('red-square').at, t.events('fate'), t.events('died')]).toEqual(['off', [], []])
  })

  it('WK-T32, WK-8.7: an exhausted Noble gives nothing', () => {
    const t = scene(2).noble('red-star', 'k-c5', ['reg-red-50-3'])
    t.noble('red-square', 'k-c4', ['reg-red-100', 'reg-red-50-1'], { exhausted: true })
    mobilize(t).move('red', goes(t, 'k-c4'))
    expect(t.question()).toBe('mobilize')
  })

  it('WK-8.7, WK-8.10: from the stronghold and from others, in every area of the move; giving exhausts nobody', () => {
    const t = scene(2).stronghold('red', 'k-b2', ['reg-red-100']).noble('red-star', 'k-b2', ['reg-red-50-1'])
    t.noble('red-square', 'k-c2', ['reg-red-50-2', 'reg-red-50-3'])
    mobilize(t).move('red', goes(t, 'k-c2', 'k-d3'))
    t.move('red', { do: 'take', card: 'reg-red-100', from: 'red-stronghold' })
    expect(t.question()).toBe('takeTroops')
    t.move('red', { do: 'take', card: 'reg-red-50-2', from: 'red-square' }).move('red', { do: 'done' })
    expect(t.armyOf('red-star').cards).toEqual(['reg-red-50-1', 'reg-red-100', 'reg-red-50-2'])
    expect([t.nobleOf('red-star').area, t.nobleOf('red-square').exhausted]).toEqual(['k-d3', false])
  })
})

describe('laws of the roads', () => {
  it('WK-T76, WK-17.10, WK-7.6.3: Road Toll is paid, or refused', () => {
    const t = scene(2).law('road-toll').crowns({ red: 0 }).noble('red-star', 'k-b1', ['reg-red-100'])
    mobilize(t).move('red', goes(t, 'k-b2', 'k-c2'))
    expect(t.legalMoves('red')).toEqual([{ do: 'refuse' }, { do: 'back' }])
    t.move('red', { do: 'back' })
    expect(t.nobleOf('red-star').area).toBe('k-b1')
    t.move('red', goes(t, 'k-b2', 'k-c2')).move('red', { do: 'refuse' })
    expect([t.nobleOf('red-star').area, t.open.banned]).toEqual(['k-c2', [0]])
    const one = scene(2).law('road-toll').crowns({ red: 0 }).noble('red-star', 'k-b1', ['reg-red-100'])
    mobilize(one).move('red', goes(one, 'k-b2'))
    expect(one.nobleOf('red-star').area).toBe('k-b2')
    const paid = scene(2).law('road-toll').noble('red-star', 'k-b1', ['reg-red-100'])
    mobilize(paid)
      .move('red', goes(paid, 'k-b2', 'k-c2'))
      .move('red', { do: 'comply' })
    expect([paid.open.crowns[0], paid.nobleOf('red-star').area]).toEqual([14, 'k-c2'])
  })

  it('WK-17.10 Harbor Dues go to whoever controls the city of the port', () => {
    const t = scene(2).law('harbor-dues').city('ballin', 'blue').noble('red-star', 'k-e1', ['reg-red-100'])
    mobilize(t).move('red', { do: 'sail', noble: 'red-star', to: 'o-acre' }).move('red', { do: 'comply' })
    expect(t.open.crowns).toEqual([13, 17])
    const wild = scene(2).law('harbor-dues').city('ballin', 'blue', { razed: true, owner: null })
    wild.noble('red-star', 'k-e1', ['reg-red-100'])
    mobilize(wild).move('red', { do: 'sail', noble: 'red-star', to: 'o-acre' }).move('red', { do: 'comply' })
    expect(wild.open.crowns).toEqual([13, 15])
  })

  it('WK-17.16 the Noble of the Lord Admiral lands at once', () => {
    const t = scene(2).noble('red-star', 'k-e1', ['reg-red-100']).office('red-star', 'lord-admiral')
    mobilize(t).move('red', { do: 'sail', noble: 'red-star', to: 'o-acre' })
    expect(t.nobleOf('red-star')).toMatchObject({ at: 'board', area: 'o-acre', exhausted: true })
  })
})
