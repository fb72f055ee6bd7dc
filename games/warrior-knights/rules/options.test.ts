import { describe, expect, it } from 'vitest'
import { seedFrom, start } from '../../../kernel/index.ts'
import { sideMovesOf } from '../../../kernel/sideMoves.ts'
import { warriorKnights } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import type { Proposal } from '../types.ts'
import { attack, keeps } from './battle/testing.ts'

const side = (t: Scene, seat: number) => sideMovesOf(warriorKnights, t.g, seat)

describe('at any time', () => {
  it('WK-15.1 anybody may give crowns, whoever is asked what; nothing else', () => {
    const t = scene(3).crowns({ blue: 3 }).run({ do: 'round' })
    const gifts = side(t, 1).flatMap(move => (move.do === 'give' && move.to === 2 ? [move.crowns] : []))
    expect(gifts).toEqual([1, 2, 3])
    t.move('blue', { do: 'give', to: 2, crowns: 3 })
    expect([t.open.crowns, t.question()]).toEqual([[15, 0, 18], 'plan'])
    expect(side(t, 1)).toEqual([])
  })
})

describe('WK-16.1 length', () => {
  it('sets the pool to 8, 10, 12 or 15 for each Baron', () => {
    const pool = (length: 'short' | 'standard' | 'long' | 'longer') =>
      start(warriorKnights, {
        roles: [null, null, null],
        options: { ...scene(2).open.options, length },
        seed: seedFrom('x'),
      }).state.g.open.pool
    expect([pool('short'), pool('standard'), pool('long'), pool('longer')]).toEqual([24, 30, 36, 45])
  })
})

describe('WK-16.2 open Private Motions', () => {
  const passed = (motion: Proposal) => {
    const t = scene(3, { openMotions: true }).chairman('red').votes({ red: 2 }).fate({ noble: 'blue-star' })
    t.agendas('private-motion-1', 'royal-masons', 'war-levy')
      .run({ do: 'assembly' })
      .move('blue', { do: 'propose', motion })
    for (const baron of t.asked()) t.move(baron, { do: 'vote', votes: baron === 'red' ? 1 : 0 })
    return t.move('red', { do: 'side', side: 'yes' })
  }

  it('a prohibition acts as a law, and is refused when it applies', () => {
    const t = passed({ is: 'preset', preset: 'ban-sieges' }).until(null)
    expect(t.open.laws).toEqual(['ban-sieges'])
    t.noble('red-star', 'k-a5', ['reg-red-100'])
      .card('red', 'mobilize-forces')
      .move('red', { do: 'siege', site: 'monz' })
    expect(t.legalMoves('red')).toEqual([{ do: 'refuse' }, { do: 'back' }])
    t.move('red', { do: 'refuse' })
    expect([t.open.sieges.length, t.open.banned]).toEqual([1, [0]])
  })

  it('roads, the sea, neutral cities and razing can be forbidden', () => {
    const asked = (preset: 'ban-roads' | 'ban-sea' | 'ban-neutral-assaults' | 'ban-razing') => {
      const t = scene(2, { openMotions: true })
        .law(preset)
        .noble('red-star', 'k-b1', ['reg-red-100'])
        .city('straven', null, { breaches: 2 })
      t.card('red', 'mobilize-forces')
      if (preset === 'ban-roads') t.move('red', { do: 'go', noble: 'red-star', path: ['k-b2', 'k-c2'] })
      if (preset === 'ban-sea') t.move('red', { do: 'sail', noble: 'red-star', to: 'o-acre' })
      if (preset === 'ban-neutral-assaults' || preset === 'ban-razing')
        t.move('red', { do: 'assault', site: 'straven' })
      if (preset === 'ban-razing') t.move('red', { do: 'raze' })
      return t.question()
    }
    expect([asked('ban-roads'), asked('ban-sea'), asked('ban-neutral-assaults'), asked('ban-razing')]).toEqual([
      'obey',
      'obey',
      'obey',
      'obey',
    ])
  })

  it('wages are doubled, or halved and rounded up, once; the treasury gives', () => {
    const paid = (preset: 'double-wages' | 'half-wages') => {
      const t = passed({ is: 'preset', preset }).until(null).noble('red-star', 'k-c5', ['reg-red-100', 'reg-red-50-1'])
      t.run({ do: 'wages' })
      expect(t.open.lasting).toEqual([])
      return 15 - t.open.crowns[0]
    }
    expect([paid('double-wages'), paid('half-wages')]).toEqual([6, 2])
    expect(passed({ is: 'treasury', crowns: 4 }).open.crowns).toEqual([19, 19, 19])
    expect(passed({ is: 'words' }).events('outcome')).toHaveLength(1)
  })

  it('is offered at such tables alone', () => {
    const t = scene(3)
      .chairman('red')
      .fate({ noble: 'blue-star' })
      .agendas('private-motion-1', 'royal-masons', 'war-levy')
      .run({ do: 'assembly' })
    expect(t.refuses('blue', { do: 'propose', motion: { is: 'words' } })).toBe(true)
  })
})

describe('WK-16.3 exchanging heirs', () => {
  const t = () => scene(3, { exchangingHeirs: true }).noble('red-star', 'k-c5', ['reg-red-100'])

  it('heirs are handed over, given back, killed; never passed to a third Baron', () => {
    const s = t().run({ do: 'round' }).move('red', { do: 'hand-heir', noble: 'red-star', to: 1 })
    expect(s.nobleOf('red-star').heir).toBe(1)
    expect(s.refuses('blue', { do: 'hand-heir', noble: 'red-star', to: 2 })).toBe(true)
    s.move('blue', { do: 'return-heir', noble: 'red-star' })
    expect(s.nobleOf('red-star').heir).toBe(0)
    s.move('red', { do: 'hand-heir', noble: 'red-star', to: 1 }).move('blue', { do: 'kill-heir', noble: 'red-star' })
    expect(s.nobleOf('red-star').heir).toBeNull()
  })

  it('the dead come back if their heir is at home, and are gone when he is killed', () => {
    const s = t()
      .stronghold('red', 'k-g3')
      .fate({ nationality: 'rumanian' })
      .run({ do: 'death', noble: 'red-star', deserted: false })
    expect(s.nobleOf('red-star').at).toBe('dead')
    s.run({ do: 'round' }).move('red', { do: 'hand-heir', noble: 'red-star', to: 1 }).run({ do: 'returns', seat: 0 })
    expect(s.nobleOf('red-star').at).toBe('dead')
    s.run({ do: 'round' }).move('blue', { do: 'return-heir', noble: 'red-star' }).run({ do: 'returns', seat: 0 })
    expect(s.nobleOf('red-star')).toMatchObject({ at: 'board', heir: 0 })
    const killed = t().fate({ nationality: 'rumanian' }).run({ do: 'death', noble: 'red-star', deserted: false })
    killed
      .run({ do: 'round' })
      .move('red', { do: 'hand-heir', noble: 'red-star', to: 1 })
      .move('blue', { do: 'kill-heir', noble: 'red-star' })
    expect([killed.nobleOf('red-star').at, killed.armyOf('red-star').cards]).toEqual(['gone', []])
  })

  it('WK-7.5.4: the office of a dead Noble is discarded when his heir is killed', () => {
    const s = t().fate({ nationality: 'rumanian' }).run({ do: 'death', noble: 'red-star', deserted: false })
    s.run({ do: 'giveOffice', seat: 0, card: 'lord-admiral' }).move('red', { do: 'noble', noble: 'red-star' })
    s.run({ do: 'round' })
      .move('red', { do: 'hand-heir', noble: 'red-star', to: 1 })
      .move('blue', { do: 'kill-heir', noble: 'red-star' })
    expect([s.nobleOf('red-star'), s.open.agendaDiscards]).toMatchObject([
      { at: 'gone', office: null },
      ['lord-admiral'],
    ])
  })

  it('who was removed and not dead needs no heir to return, and his heir stays with whoever holds him', () => {
    const s = t().stronghold('red', 'k-g3').noble('red-star', null, ['reg-red-100'], { heir: 1 })
    s.run({ do: 'returns', seat: 0 })
    expect(s.nobleOf('red-star')).toMatchObject({ at: 'board', heir: 1 })
  })

  it('WK-16.6, WK-16.7: an abandoned Noble is not dead, and needs no heir to return', () => {
    const s = scene(3, { exchangingHeirs: true, abandonedNobles: true })
      .chairman('red')
      .fate({ nationality: 'rumanian' })
    s.noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1'], { heir: 1 }).tokens('red-star', 1)
    s.stronghold('red', 'k-g3').run({ do: 'wages' }).move('red', { do: 'done' })
    expect(s.nobleOf('red-star')).toMatchObject({ at: 'off', heir: 1 })
    expect(s.run({ do: 'returns', seat: 0 }).nobleOf('red-star')).toMatchObject({ at: 'board', heir: 1 })
  })

  it('is no move at other tables', () => {
    expect(side(scene(2), 0).some(({ do: name }) => name === 'hand-heir')).toBe(false)
  })
})

describe('WK-16.4 might is right', () => {
  it('the pool ends nothing; Influence does not count', () => {
    const s = scene(2, { mightIsRight: true }).set({ pool: 0 }).run({ do: 'endRound' })
    expect(s.question()).toBe('plan')
    expect(warriorKnights.standing(s.open)[0].keys.map(({ why }) => why)).toEqual(['cities', 'wealth', 'troops'])
  })
})

describe('WK-16.5 elimination', () => {
  const fallen = (players: number) => {
    const s = scene(players, { elimination: true }).chairman('blue').church('blue').votes({ red: 1 }).faith({ red: 1 })
    s.stronghold('blue', 'k-c5', ['reg-blue-100', 'merc-swiss-50-1'])
      .city('froli', 'blue')
      .city('rota', 'blue', { fortified: true })
    s.charge('blue', 'wool-staple')
      .noble('blue-star', 'k-d4', ['reg-blue-50-1'])
      .office('blue-star', 'lord-admiral')
      .track('blue', 'red')
    s.area('taxation', 'blue', 'levy-taxes')
    s.run({ do: 'capture', site: 'blue-stronghold', by: 0, how: 'assault', rewards: true })
    return s.move('blue', { do: 'city', city: 'froli' })
  }

  it('who loses his stronghold is out, with all that was his', () => {
    const s = fallen(3)
    expect([s.open.out, s.open.crowns, s.open.cities.froli.owner, s.open.cities.rota]).toMatchObject([
      [1],
      [22, 0, 15],
      0,
      { owner: null, fortified: false },
    ])
    expect([s.open.chairman, s.open.church, s.open.charges[1], s.nobleOf('blue-star').at]).toEqual([0, 0, [], 'gone'])
    // No deserters are drawn for: the stronghold is gone with its troops
    expect([s.events('fate'), s.open.strongholds[1], s.armyOf('blue-stronghold').cards]).toEqual([
      [],
      { area: null, breaches: 0 },
      [],
    ])
    expect([s.open.track, s.open.areas.taxation, s.open.mercenaries]).toEqual([[null, 0, null], [], 66])
    expect(side(s, 1)).toEqual([])
  })

  it('a Baron who falls out in a battle has nobody left to retreat', () => {
    const s = scene(3, { elimination: true }).noble('red-circle', 'k-c5', ['reg-red-100', 'merc-english-200-1'])
    s.stronghold('blue', 'k-c5', ['reg-blue-50-1'], 3).noble('blue-circle', 'k-c5', ['reg-blue-100'])
    keeps(attack(s, { do: 'assault', site: 'blue-stronghold' }), ['victory'], ['prevent', 'prevent'])
    expect([s.open.out, s.open.battle, s.events('retreated')]).toEqual([[1], null, []])
    expect(s.question()).toBeNull()
  })

  it('the last Baron wins', () => {
    const s = fallen(2)
    expect([s.question(), s.open.ended]).toEqual([null, { winners: [0], by: 'last' }])
    expect(warriorKnights.standing(s.open).map(({ seat, place }) => [seat, place])).toEqual([
      [0, 1],
      [1, 2],
    ])
  })
})

describe('WK-16.6 variants combine', () => {
  it('with all of them on, a round can begin', () => {
    const s = scene(3, {
      openMotions: true,
      exchangingHeirs: true,
      mightIsRight: true,
      elimination: true,
      abandonedNobles: true,
      miracles: true,
    })
    expect(s.run({ do: 'round' }).question()).toBe('plan')
  })
})

describe('WK-16.7 abandoned Nobles', () => {
  it('who dies by desertion is not dead for those who have no heir', () => {
    const deserted = (abandonedNobles: boolean) => {
      const s = scene(2, { abandonedNobles }).chairman('red').fate({ nationality: 'rumanian' })
      s.noble('red-star', 'k-c5', ['reg-red-100', 'merc-english-50-1'], { heir: null }).tokens('red-star', 1)
      return s.run({ do: 'wages' }).move('red', { do: 'done' }).nobleOf('red-star').at
    }
    expect([deserted(true), deserted(false)]).toEqual(['off', 'gone'])
  })
})

describe('WK-16.8 miracles', () => {
  it('a lasting event is cancelled later for a Faith more: red by its victim, blue by anybody', () => {
    const s = scene(2, { miracles: true })
      .faith({ red: 3, blue: 4 })
      .set({ heretics: [0] })
    s.set({
      lasting: [
        { card: 'heretic', seat: 0, noble: null },
        { card: 'famine', seat: null, noble: null },
      ],
    })
    s.g.hidden.events = s.g.hidden.events.filter(card => card !== 'heretic' && card !== 'famine')
    s.run({ do: 'round' })
    const names = (seat: number) => side(s, seat).flatMap(move => (move.do === 'miracle' ? [move.card] : []))
    expect([names(0), names(1)]).toEqual([['heretic'], ['famine']])
    s.move('red', { do: 'miracle', card: 'heretic', seat: 0, noble: null })
    expect([s.open.heretics, s.open.faith[0], s.open.lasting.length]).toEqual([[], 0, 1])
    s.move('blue', { do: 'miracle', card: 'famine', seat: null, noble: null })
    expect([s.open.faith[1], s.open.lasting]).toEqual([0, []])
  })

  it('WK-16.3, WK-16.6: a Noble who has no heir is struck in vain, so that a miracle brings no killed heir back', () => {
    const s = scene(2, { miracles: true, exchangingHeirs: true }).church('red').faith({ red: 2 })
    s.noble('red-star', 'k-c5', ['reg-red-100'], { heir: null })
    s.fate({ noble: 'green-star' }).eventDeck('no-heir').neutral('important-event').move('red', { do: 'draw' })
    s.move('red', { do: 'pledge', faith: 0 })
    expect([s.open.lasting, s.open.eventDiscards, side(s, 0).some(({ do: name }) => name === 'miracle')]).toEqual([
      [],
      ['no-heir'],
      false,
    ])
  })

  it('a green card cannot be cancelled', () => {
    const s = scene(2, { miracles: true })
      .faith({ red: 9 })
      .set({ lasting: [{ card: 'loyal-retainers', seat: 0, noble: null }] })
    expect(side(s, 0).some(({ do: name }) => name === 'miracle')).toBe(false)
  })
})
