/** Positions of the gallery, played from the scenes of the tests. */
import type { Seat, State } from '../../../../kernel/index.ts'
import { places } from '../../data/areas.ts'
import type { House } from '../../data/houses.ts'
import { type Scene, scene } from '../../testing.ts'
import type { Thrones } from '../../types.ts'

interface Position {
  state: State<Thrones>
  /** Who looks on; null: a spectator. */
  seat: Seat | null
}

const seen = (t: Scene, player: House | null): Position => ({
  state: t.state,
  seat: player === null ? null : t.seat(player),
})

const start = (): Position => seen(scene(6, { empty: false }), 'stark')

/** Some have laid all their orders, some a few; Stark has one place left. */
function planning(): Position {
  const t = scene(6, { empty: false })
  const lay = (house: House, n: number) => {
    for (let i = 0; i < n; i++) {
      const legalMoves = t.of(house, 'place')
      t.move(house, legalMoves[(i * 7) % legalMoves.length])
    }
  }
  lay('stark', 2)
  for (const house of ['lannister', 'baratheon'] as const) {
    lay(house, places.filter(place => t.open.armies[place]?.seat === t.seat(house)).length)
    t.move(house, { do: 'confirm' })
  }
  lay('tyrell', 2)
  return seen(t, 'stark')
}

function march(): Position {
  const t = scene(6)
  t.army('winterfell', 'stark', 'footman', 'footman', 'knight', 'siege-engine').order('winterfell', 'march-plus-1')
  t.army('the-shivering-sea', 'stark', 'ship', 'ship').army('moat-cailin', 'greyjoy', 'footman')
  t.army('white-harbor', 'stark', 'footman').order('white-harbor', 'support').garrison('winterfell', 2)
  t.order('moat-cailin', 'defense-plus-1').track('iron-throne', 'stark').set({ round: 2, phase: 'action' })
  t.run({ do: 'marches', position: 1 })
  t.move('stark', { do: 'go', unit: 'knight', to: 'moat-cailin' })
  t.move('stark', { do: 'go', unit: 'footman', to: 'karhold' })
  return seen(t, 'stark')
}

/** Lannister attacks Riverrun with support from two sides; `cards`: as far as the cards are open. */
function battle(cards: boolean): Position {
  const t = scene(6, { tidesOfBattle: true })
  t.army('lannisport', 'lannister', 'footman', 'knight', 'knight', 'siege-engine').order('lannisport', 'march-plus-1')
  t.army('riverrun', 'greyjoy', 'footman', 'knight', 'footman').order('riverrun', 'defense-plus-2')
  t.army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'support-plus-1')
  t.army('ironmans-bay', 'greyjoy', 'ship', 'ship', 'ship').order('ironmans-bay', 'support')
  t.army('stoney-sept', 'baratheon', 'footman', 'knight').order('stoney-sept', 'support')
  t.routed('seagard', 'greyjoy', 'footman')
    .track('iron-throne', 'lannister', 'greyjoy')
    .set({ round: 4, phase: 'action' })
  t.run({ do: 'marches', position: 1 })
  if (t.question() === 'marchOrder') t.move('lannister', { do: 'march', from: 'lannisport' })
  for (const unit of ['footman', 'knight', 'knight', 'siege-engine'] as const) {
    t.move('lannister', { do: 'go', unit, to: 'riverrun' })
  }
  t.move('lannister', { do: 'commit', banner: false })
  t.move('lannister', { do: 'support', side: 'attacker' })
  t.move('greyjoy', { do: 'support', side: 'defender' })
  t.move('baratheon', { do: 'support', side: 'attacker' })
  if (t.question() === 'refuseSupport') t.move('lannister', { do: 'accept' })
  if (!cards) return seen(t, 'lannister')
  t.move('greyjoy', { do: 'card', card: 'victarion-greyjoy' })
  t.move('lannister', { do: 'card', card: 'ser-gregor-clegane' })
  return seen(t, 'greyjoy')
}

function clash(): Position {
  const t = scene(6)
    .set({ power: [7, 3, 12, 0, 5, 9], round: 3, phase: 'westeros' })
    .run({ do: 'clash' })
  t.move(t.open.houses[0], { do: 'bid', power: 2 })
  return seen(t, t.open.houses[2])
}

/** The wildlings attack, and bids are asked for. */
function wildlingBids(): Scene {
  const t = scene(6).set({ power: [7, 3, 12, 0, 5, 9], round: 5, phase: 'westeros', threat: 10 })
  t.army('winterfell', 'stark', 'footman', 'knight', 'knight').army('karhold', 'stark', 'footman')
  return t.run({ do: 'bid', on: 'wildlings', strength: 10, without: null })
}

function wildlings(): Position {
  const t = wildlingBids()
  return seen(t, t.open.houses[2])
}

function wildlingCard(): Position {
  const t = wildlingBids()
  t.hide({ wildlings: ['mammoth-riders', ...t.state.g.hidden.wildlings.filter(card => card !== 'mammoth-riders')] })
  for (const house of t.asked()) t.move(house, { do: 'bid', power: house === 'stark' ? 0 : 1 })
  if (t.question() === 'wildlingTie') t.move(t.asked()[0], { do: 'name', seat: t.seat('stark') })
  return seen(t, 'stark')
}

function muster(): Position {
  const t = scene(6, { empty: false }).track('iron-throne', 'stark').set({ round: 2, phase: 'westeros' })
  t.set({
    westeros: ['w1-mustering', 'w2-game-of-thrones', 'w3-storm-of-swords'],
    forbidden: ['defense-plus-1', 'defense-plus-2'],
  })
  t.set({
    westerosUsed: [['w1-supply', 'w1-mustering'], ['w2-clash-of-kings', 'w2-game-of-thrones'], ['w3-storm-of-swords']],
  })
  t.set({ reshuffled: [[2], [], []], supply: t.open.supply.map(() => 3) })
  t.run({ do: 'mustering' })
  t.move('stark', t.of('stark', 'muster')[0])
  return seen(t, 'stark')
}

function crowded(): Position {
  const t = scene(6)
  t.army('winterfell', 'stark', 'footman', 'knight', 'knight', 'siege-engine').order('winterfell', 'march-plus-1')
  t.army('white-harbor', 'stark', 'footman', 'knight', 'knight').order('white-harbor', 'support-plus-1')
  t.army('moat-cailin', 'stark', 'footman', 'footman').order('moat-cailin', 'defense-plus-2').banner('karhold', 'stark')
  t.army('the-shivering-sea', 'stark', 'ship', 'ship').order('the-shivering-sea', 'support')
  t.army('port-of-winterfell', 'stark', 'ship', 'ship', 'ship').order('port-of-winterfell', 'raid')
  t.army('pyke', 'greyjoy', 'footman', 'knight').order('pyke', 'consolidate-power-special')
  t.army('ironmans-bay', 'greyjoy', 'ship', 'ship', 'ship', 'ship').order('ironmans-bay', 'support')
  t.army('riverrun', 'greyjoy', 'footman', 'knight', 'siege-engine').order('riverrun', 'march-0')
  t.army('port-of-pyke', 'greyjoy', 'ship').order('port-of-pyke', 'raid-special').banner('flints-finger', 'greyjoy')
  t.army('seagard', 'greyjoy', 'footman', 'footman').order('seagard', 'defense-plus-1')
  t.routed('seagard', 'greyjoy', 'knight').banner('stoney-sept', 'lannister')
  t.army('lannisport', 'lannister', 'footman', 'footman', 'knight', 'siege-engine').order('lannisport', 'march-minus-1')
  t.army('the-golden-sound', 'lannister', 'ship', 'ship').order('the-golden-sound', 'march-plus-1')
  t.army('harrenhal', 'lannister', 'footman', 'knight', 'knight').order('harrenhal', 'support')
  t.routed('blackwater', 'lannister', 'footman', 'knight').banner('kingswood', 'baratheon')
  t.army('port-of-lannisport', 'lannister', 'ship', 'ship').order('port-of-lannisport', 'consolidate-power')
  t.army('kings-landing', 'baratheon', 'footman', 'knight', 'knight', 'siege-engine').neutral('kings-landing', null)
  t.order('kings-landing', 'defense-plus-2').army('blackwater-bay', 'baratheon', 'ship').order('blackwater-bay', 'raid')
  t.army('shipbreaker-bay', 'baratheon', 'ship', 'ship', 'ship').order('shipbreaker-bay', 'support-plus-1')
  t.army('storms-end', 'baratheon', 'footman', 'footman').order('storms-end', 'consolidate-power')
  t.army('dragonstone', 'baratheon', 'knight').order('dragonstone', 'raid').banner('dornish-marches', 'tyrell')
  t.army('highgarden', 'tyrell', 'footman', 'knight', 'knight').order('highgarden', 'march-0')
  t.army('the-reach', 'tyrell', 'footman', 'footman', 'siege-engine').order('the-reach', 'support')
  t.army('redwyne-straights', 'tyrell', 'ship', 'ship').order('redwyne-straights', 'support')
  t.army('oldtown', 'tyrell', 'footman').order('oldtown', 'consolidate-power').banner('starfall', 'martell')
  t.army('port-of-oldtown', 'tyrell', 'ship', 'ship').banner('salt-shore', 'martell')
  t.army('sunspear', 'martell', 'footman', 'knight').order('sunspear', 'march-plus-1')
  t.army('yronwood', 'martell', 'footman', 'footman', 'knight', 'siege-engine').order('yronwood', 'support')
  t.army('sea-of-dorne', 'martell', 'ship', 'ship')
    .order('sea-of-dorne', 'raid')
    .army('port-of-sunspear', 'martell', 'ship')
  t.army('east-summer-sea', 'martell', 'ship', 'ship').order('east-summer-sea', 'support')
  t.set({ round: 8, phase: 'action', threat: 8, power: [7, 3, 12, 0, 5, 9], bladeUsed: true })
  t.set({ supply: [6, 6, 6, 6, 6, 6] }).hand('stark', 'eddard-stark', 'the-blackfish', 'catelyn-stark')
  t.run({ do: 'raids', position: 1 })
  return seen(t, t.asked()[0])
}

export const positions: Readonly<Record<string, () => Position>> = {
  start,
  planning,
  march,
  support: () => battle(false),
  battle: () => battle(true),
  clash,
  wildlings,
  wildlingCard,
  muster,
  crowded,
  watch: () => seen(scene(6, { empty: false, tidesOfBattle: true }), null),
  three: () => seen(scene(3, { empty: false }), null),
}
