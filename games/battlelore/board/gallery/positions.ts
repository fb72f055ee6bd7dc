/** Positions of the gallery, played from the scenes of the tests. */
import {
  attempt,
  below,
  isRetraction,
  questionAt,
  type Seat,
  type State,
  seeded,
  seedFrom,
  start,
} from '../../../../kernel/index.ts'
import { type Faction, factions } from '../../data/factions.ts'
import { battlelore } from '../../game.ts'
import { scene } from '../../testing.ts'
import type { BattleLore } from '../../types.ts'

interface Position {
  state: State<BattleLore>
  /** Who looks on; null: a spectator. */
  seat: Seat | null
}

const seen = (state: State<BattleLore>, player: Faction): Position => ({
  state,
  seat: state.g.open.factions.indexOf(player),
})

const army = [
  'CG E7 3',
  'CG F7 2',
  'YA G8 3',
  'YA D8 1',
  'RR C7 3',
  'RG H7 2 poisoned',
  'Roc F6 2dmg',
  'BH E4 3',
  'BH F5 1',
  'VL G3 3',
  'FR I4 3 stunned',
  'OB H5 2',
  'CL G2 4dmg poisoned',
]

const ground = {
  terrain: {
    C5: 'forest',
    B6: 'forest',
    E5: 'forest',
    D6: 'hill',
    G5: 'hill',
    H8: 'building',
    G3: 'hill',
    C3: 'building',
    I6: 'water',
    J6: 'water',
    K6: 'water',
    J5: 'water',
    C4: 'forest',
    I3: 'forest',
  },
  fords: ['J6'],
  bridges: ['I6'],
  banners: ['D6', 'F5', 'H4', 'D4'],
  tents: { daqan: 'F8', uthuk: 'F2' },
  portals: ['B3', 'G3'],
  lore: { daqan: 6, uthuk: 3 },
} as const

const battle = (active: Faction = 'daqan') => scene({ units: army, ...ground, active, card: 'line-advance' })

function asking(player: Faction, step: Parameters<ReturnType<typeof battle>['run']>[0]): Position {
  return seen(battle(player).run(step).state, player)
}

function moving(): Position {
  const t = battle().run({ do: 'selectMover', seat: 0, why: 'move' })
  return seen(t.move('daqan', { do: 'select', hex: 'C7' }).state, 'daqan')
}

/** Archers have shot along sides of hexes: their player chooses the side. */
function fight(): Position {
  const t = scene({
    units: ['YA F7 3', 'CG H6 3', 'BH F5 3', 'OB H4 2'],
    ...ground,
    active: 'daqan',
    card: 'line-advance',
  })
  return seen(t.attack('F7', 'F5').state, 'daqan')
}

/** Dice that can be committed, to more than one end. */
function committing(): Position {
  const t = scene({
    units: ['YA F7 3', 'CG F6 3 poisoned', 'BH F5 3', 'OB H4 2'],
    ...ground,
    active: 'uthuk',
    card: 'line-advance',
    dice: ['heroic', 'strike', 'lore', 'cleave', 'morale', 'heroic', 'pierce'],
  })
  return seen(t.set({ terrain: {} }).attack('F5', 'F6').lapse().state, 'uthuk')
}

/** From the start, as far as the armies are being mustered. */
function opening(learning: boolean): Position {
  const options = { ...scene().open.options, learning }
  const { state } = start(battlelore, { roles: factions, options, seed: seedFrom('gallery') })
  return seen(state, 'daqan')
}

/** The armies are chosen at random; Daqan has taken up a card. */
function deploying(): Position {
  const options = { ...scene().open.options }
  let { state } = start(battlelore, { roles: factions, options, seed: seedFrom('gallery') })
  const rng = { chance: seeded(seedFrom('deploying')) }
  const ready = () => Object.keys(state.g.open.backs).length > 8 && state.g.held[0].picked !== null
  while (!ready()) {
    const question = questionAt(battlelore, state)!
    const [seat] = question.toMove
    const list = question.legal(seat).filter(move => move.do === 'take-back' || !isRetraction(battlelore, move))
    const move = list[below(rng, list.length)]
    const tried = attempt(battlelore, state, seat, state.moved[seat], move)
    if ('refused' in tried) throw new Error(tried.refused)
    state = tried.state
  }
  return seen(state, 'daqan')
}

export const positions: Readonly<Record<string, () => Position>> = {
  move: () => asking('daqan', { do: 'selectMover', seat: 0, why: 'move' }),
  moving,
  attack: () => asking('daqan', { do: 'attack', seat: 0 }),
  uthuk: () => asking('uthuk', { do: 'attack', seat: 1 }),
  fight,
  committing,
  watch: () => ({ ...asking('daqan', { do: 'attack', seat: 0 }), seat: null }),
  learning: () => opening(true),
  opening: () => opening(false),
  deploying,
}
