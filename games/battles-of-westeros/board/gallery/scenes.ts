/** Scenes of the stage for the gallery: a turn with cards, a card in play, fights and their questions, the end of a round. */
import { attempt, isRetraction, questionAt, type Seat, type State, seedFrom, start } from '../../../../kernel/index.ts'
import type { BattleId } from '../../data/battles.ts'
import { type House, houses } from '../../data/houses.ts'
import { battlesOfWesteros } from '../../game.ts'
import { type Position as Placed, scene } from '../../testing.ts'
import type { BattlesOfWesteros, Move } from '../../types.ts'

interface Position {
  state: State<BattlesOfWesteros>
  seat: Seat | null
}

const seen = (state: State<BattlesOfWesteros>, house: House): Position => ({ state, seat: houses.indexOf(house) })

const line: Placed = {
  units: [
    'robb-young-wolf blue c8r6',
    'greatjon-the-greatjon red c6r7',
    'WH blue c7r6',
    'WH green c7r7',
    'WR green c9r6',
    'NA blue c8r8',
    'jaime-kingslayer blue c8r5',
    'LG green c7r5 (3)',
    'CR green c9r5 (2)',
    'HI red c10r5',
    'WA blue c9r3',
    'gregor-mountain red c7r4',
  ],
  engaged: [['c8r6', 'c8r5']],
  terrain: {
    c5r6: 'forest',
    c6r6: 'hill',
    c11r6: 'building',
    c3r6: 'river',
    c2r6: 'river',
    c4r6: 'ford',
    c9r5: 'forest',
  },
  hands: {
    stark: ['SL10', 'SL11', 'SL17', 'SL23', 'SL06'],
    lannister: ['LL10', 'LL11', 'LL24', 'LL31'],
  },
  decks: { stark: ['SL01', 'SL02', 'SL03'], lannister: ['LL01', 'LL02'] },
  discards: { stark: ['SL04'], lannister: ['LL05', 'LL12'] },
  pools: { stark: ['green', 'green', 'red', 'valor', 'morale'], lannister: ['blue', 'valor'] },
  onCards: { 'robb-young-wolf': 1 },
  morale: 2,
  round: 2,
}

const playing = () =>
  scene(line)
    .turn()
    .move('stark', { do: 'play', card: 'SL11', commander: 'robb-young-wolf', commands: [0] })

/** A charge with a flank, whose dice may be rolled again. */
const charging = () => scene(line).attacking('c7r6').dice('green', 'blue', 'valor').attack('c7r6', 'c8r5')

/** Jaime, Stalwart, may stand and strike back. */
const standing = () => {
  const t = scene(line).attacking('c7r6').dice('blue', 'valor', 'morale').attack('c7r6', 'c7r5')
  return t
}

const countering = () => {
  const t = scene({ ...line, engaged: [] })
    .attacking('c8r6')
    .dice('green', 'valor', 'red')
    .attack('c8r6', 'c8r5')
  return t
}

const parting = () => scene(line).order('c8r6').move('stark', { do: 'leave' })

/** From the start of a battle, by first legal moves, as far as a question of a seat. */
function until(battle: BattleId, house: House, name: string): Position {
  const { options } = scene().open
  let { state } = start(battlesOfWesteros, { roles: houses, options: { ...options, battle }, seed: seedFrom(battle) })
  const seat = houses.indexOf(house)
  for (let n = 0; n < 400; n++) {
    const question = questionAt(battlesOfWesteros, state)!
    if (question.step.do === name && question.toMove.includes(seat)) return seen(state, house)
    const [mover] = question.toMove
    const move = question.legal(mover).find(each => !isRetraction(battlesOfWesteros, each)) as Move
    const tried = attempt(battlesOfWesteros, state, mover, state.moved[mover], move)
    if ('refused' in tried) throw new Error(tried.refused)
    state = tried.state
  }
  throw new Error(`${name} is not asked`)
}

const keeping = () => scene(line).run({ do: 'keep' })

export const scenes: Readonly<Record<string, () => Position>> = {
  cards: () => seen(scene(line).turn().state, 'stark'),
  'cards-lannister': () => seen(scene({ ...line, active: 'lannister' }).turn().state, 'lannister'),
  token: () => seen(scene(line).turn().move('stark', { do: 'token', token: 'green', pair: false }).state, 'stark'),
  tactic: () => seen(playing().state, 'stark'),
  ordering: () => seen(playing().move('stark', { do: 'tactic', yes: true }).state, 'stark'),
  'card-watched': () => ({ ...seen(playing().state, 'stark'), seat: null }),
  reroll: () => seen(charging().state, 'stark'),
  stand: () => seen(standing().state, 'lannister'),
  counter: () => seen(countering().state, 'lannister'),
  parting: () => seen(parting().state, 'lannister'),
  keep: () => seen(keeping().state, 'stark'),
  commanders: () => until('raiding-the-riverlands', 'stark', 'chooseCommanders'),
  tiles: () => until('raiding-the-riverlands', 'stark', 'chooseTile'),
  recruits: () => until('raiding-the-riverlands', 'stark', 'chooseRecruit'),
  placing: () => until('raiding-the-riverlands', 'stark', 'placeRecruit'),
  hiding: () => until('battle-of-the-green-fork', 'lannister', 'hide'),
  discs: () => until('two-roads-one-hill', 'stark', 'placeDiscs'),
  stakes: () => until('wolf-raiders', 'lannister', 'stake'),
  breach: () => until('wolf-raiders', 'stark', 'breach'),
  over: () => {
    const t = scene({ ...line, points: { stark: 6, lannister: 4 } })
    return seen(t.set({ result: { winner: 0, by: 'points' } }).state, 'stark')
  },
}
