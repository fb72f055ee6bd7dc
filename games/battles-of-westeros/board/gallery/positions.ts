/** Positions of the gallery, played from the scenes of the tests and from the beginnings of battles. */
import { type Seat, type State, seedFrom, start } from '../../../../kernel/index.ts'
import type { BattleId } from '../../data/battles.ts'
import { battles } from '../../data/battles.ts'
import { type House, houses } from '../../data/houses.ts'
import { battlesOfWesteros } from '../../game.ts'
import { type Position as Placed, scene } from '../../testing.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { scenes } from './scenes.ts'

interface Position {
  state: State<BattlesOfWesteros>
  /** Who looks on; null: a spectator. */
  seat: Seat | null
}

const seen = (state: State<BattlesOfWesteros>, house: House): Position => ({ state, seat: houses.indexOf(house) })

const field: Placed = {
  units: [
    'robb-young-wolf blue c8r6 (3)',
    'WH red c7r6 (4)',
    'WH green c9r6 (2) inactive',
    'NA blue c7r8 (3)',
    'SK green c10r7',
    'WR green c5r7 (2)',
    'jaime-kingslayer red c8r5 (3)',
    'LG blue c7r5 (4) inactive',
    'CR green c11r5 (2)',
    'WA blue c8r3 (4)',
    'HI red c9r5 (3)',
    'LG green c6r4 (1)',
  ],
  engaged: [
    ['c8r6', 'c8r5'],
    ['c9r5', 'c9r6'],
  ],
  terrain: {
    c4r6: 'forest',
    c5r6: 'forest',
    c10r5: 'hill',
    c10r6: 'hill',
    c12r6: 'building',
    c3r8: 'building',
    c1r7: 'river',
    c2r7: 'river',
    c3r7: 'ford',
    c3r6: 'river',
    c2r6: 'wood-bridge',
    c8r8: 'road',
    c8r9: 'road',
    c13r5: 'tent',
    c13r4: 'siege-tower',
    c12r4: 'palisade',
    c6r8: 'forest-road',
  },
  fire: { c12r6: 2 },
  control: { c3r8: 'stark' },
  pools: { stark: ['green', 'green', 'red', 'valor', 'morale'], lannister: ['blue', 'green', 'valor'] },
  onCards: { 'robb-young-wolf': 1 },
  points: { stark: 2, lannister: 3 },
  morale: 2,
  round: 3,
}

/** A battle as it begins. */
function opening(battle: BattleId): Position {
  const { options } = scene().open
  const { state } = start(battlesOfWesteros, { roles: houses, options: { ...options, battle }, seed: seedFrom(battle) })
  return seen(state, 'stark')
}

const openings = Object.fromEntries(battles.map(battle => [battle, () => opening(battle)]))

export const positions: Readonly<Record<string, () => Position>> = {
  turn: () => seen(scene(field).turn().state, 'stark'),
  lannister: () => seen(scene({ ...field, active: 'lannister' }).turn().state, 'lannister'),
  moving: () => seen(scene(field).order('c5r7').state, 'stark'),
  attacking: () => seen(scene(field).attacking('c8r6', 'c7r8').state, 'stark'),
  watch: () => ({ ...seen(scene(field).turn().state, 'stark'), seat: null }),
  ...openings,
  ...scenes,
}
