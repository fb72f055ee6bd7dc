import { describe, expect, it } from 'vitest'
import { type Scene, scene } from '../testing.ts'
import { answer, answers } from './testing.ts'

/** Greyjoy attacks from Seagard with these units against those of Lannister in Riverrun; no other army on the board. */
function battle(attackers: 'knight'[], defenders: ('knight' | 'footman')[]): Scene {
  return scene(6)
    .set({ phase: 'action' })
    .army('seagard', 'greyjoy', ...attackers)
    .order('seagard', 'march-0')
    .army('riverrun', 'lannister', ...defenders)
}

function fight(t: Scene): Scene {
  t.run({ do: 'march', seat: t.seat('greyjoy'), from: 'seagard', groups: [], call: null, granted: [] })
  for (const unit of t.army('seagard')!.units) t.move('greyjoy', { do: 'go', unit, to: 'riverrun' })
  return t.move('greyjoy', { do: 'commit', banner: false })
}

const cardsOver = (t: Scene, house: 'greyjoy' | 'lannister', times = 20): Set<string> =>
  new Set(Array.from({ length: times }, (_, i) => (answer(t, house, `card ${i}`) as { card: string }).card))

describe('an easy bot in battle', () => {
  it('saves strong cards when weak ones win as surely', () => {
    // 6 against 1 and no swords on either side: every card of Greyjoy wins
    const t = fight(
      battle(['knight', 'knight', 'knight'], ['footman'])
        .hand('greyjoy', 'victarion-greyjoy', 'theon-greyjoy', 'aeron-damphair')
        .hand('lannister', 'cersei-lannister'),
    )
    expect(cardsOver(t, 'greyjoy')).toEqual(new Set(['aeron-damphair']))
  })

  it('plays the one card that wins', () => {
    // 2 against 2, Lannister has 3: only Euron, 4, wins
    const t = fight(
      battle(['knight'], ['knight'])
        .track('fiefdoms', 'lannister', 'greyjoy')
        .set({ bladeUsed: true })
        .hand('greyjoy', 'euron-crows-eye', 'asha-greyjoy', 'dagmar-cleftjaw')
        .hand('lannister', 'ser-gregor-clegane'),
    )
    expect(cardsOver(t, 'greyjoy')).toEqual(new Set(['euron-crows-eye']))
  })

  it('wastes no strong card in a battle that is lost', () => {
    const t = fight(
      battle(['knight', 'knight', 'knight'], ['footman'])
        .hand('greyjoy', 'dagmar-cleftjaw')
        .hand('lannister', 'tywin-lannister', 'ser-kevan-lannister', 'cersei-lannister'),
    )
    // 6 + 1 against 1 + 4 at best
    expect(cardsOver(t, 'lannister')).not.toContain('tywin-lannister')
  })

  it('draws the Blade when it turns the battle, and only then', () => {
    const blade = (defenders: ('knight' | 'footman')[]) => {
      const t = fight(
        battle(['knight'], defenders)
          .track('fiefdoms', 'stark', 'lannister', 'greyjoy')
          .hand('greyjoy', 'dagmar-cleftjaw')
          .hand('lannister', 'the-hound'),
      )
      t.track('fiefdoms', 'greyjoy', 'lannister')
      t.open.combat = { ...t.open.combat!, attacker: { ...t.open.combat!.attacker, card: 'dagmar-cleftjaw' } }
      t.open.combat = { ...t.open.combat, defender: { ...t.open.combat.defender, card: 'the-hound' } }
      t.run({ do: 'offerBlade' })
      return answer(t, 'greyjoy')
    }
    // 2 + 1 against 2 + 2, ties for Greyjoy: the Blade wins
    expect(blade(['knight'])).toEqual({ do: 'use' })
    // Against 1 + 2 the tie is won without it, against 4 + 2 all is lost
    expect(blade(['footman'])).toEqual({ do: 'pass' })
    expect(blade(['knight', 'knight'])).toEqual({ do: 'pass' })
  })

  it('supports itself', () => {
    const t = battle(['knight'], ['knight'])
      .army('the-golden-sound', 'lannister', 'ship')
      .order('the-golden-sound', 'support')
    expect(answer(fight(t), 'lannister')).toEqual({ do: 'support', side: 'defender' })
  })

  it('supports against the house that is near to seven castles', () => {
    const t = battle(['knight'], ['knight'])
      .army('harrenhal', 'baratheon', 'knight')
      .order('harrenhal', 'support')
      .banner('moat-cailin', 'greyjoy')
      .banner('flints-finger', 'greyjoy')
      .banner('white-harbor', 'greyjoy')
      .banner('winterfell', 'greyjoy')
    // Seagard and Pyke make six
    expect(answer(fight(t), 'baratheon')).toEqual({ do: 'support', side: 'defender' })
  })

  it('stays out of a quarrel between houses that are no danger', () => {
    const t = battle(['knight'], ['knight']).army('harrenhal', 'baratheon', 'knight').order('harrenhal', 'support')
    expect(answer(fight(t), 'baratheon')).toEqual({ do: 'support', side: null })
  })

  it('loses a Footman rather than a Knight', () => {
    const t = fight(
      battle(['knight', 'knight', 'knight'], ['knight', 'footman'])
        .set({ bladeUsed: true })
        .hand('greyjoy', 'dagmar-cleftjaw')
        .hand('lannister', 'cersei-lannister'),
    )
    t.move('greyjoy', { do: 'card', card: 'dagmar-cleftjaw' }).move('lannister', {
      do: 'card',
      card: 'cersei-lannister',
    })
    expect(t.question()).toBe('casualty')
    expect(answer(t, 'lannister')).toEqual({ do: 'lose', at: 'riverrun', unit: 'footman', routed: false })
  })

  it('retreats to where no enemy is about to march', () => {
    const t = fight(
      battle(['knight', 'knight', 'knight'], ['knight'])
        .set({ bladeUsed: true })
        .hand('greyjoy', 'asha-greyjoy', 'balon-greyjoy')
        .hand('lannister', 'cersei-lannister')
        .army('blackwater', 'tyrell', 'knight', 'knight', 'knight')
        .order('blackwater', 'march-0')
        .banner('stoney-sept', 'lannister')
        .banner('harrenhal', 'lannister'),
    )
    t.move('greyjoy', { do: 'card', card: 'balon-greyjoy' }).move('lannister', { do: 'card', card: 'cersei-lannister' })
    expect(t.question()).toBe('retreat')
    // Harrenhal and Stoney Sept lie beside Blackwater
    expect(answers(t, 'lannister')).toEqual([{ do: 'retreat', to: 'lannisport' }])
  })
})
