/** Positions of the gallery, played from the scenes of the tests. */
import { type Seat, type State, seedFrom, start } from '../../../../kernel/index.ts'
import { type House, houses } from '../../data/houses.ts'
import { ironThrone } from '../../game.ts'
import { plainOptions } from '../../position.ts'
import { type Scene, scene } from '../../testing.ts'
import type { IronThrone } from '../../types.ts'

interface Position {
  state: State<IronThrone>
  /** Who looks on; null: a spectator. */
  seat: Seat | null
}

/** A game of a few rounds: influence spread, hostages taken, some dead. */
function table(players: 3 | 4 | 5): Scene {
  const t = scene(players)
    .power({ 'robb-stark': 6, 'bran-stark': 2, 'jaime-lannister': 7, 'joffrey-baratheon': 0, melisandre: 5 })
    .spread('stark', 'lannister', 2)
    .spread('stark', 'baratheon')
    .spread('lannister', 'stark')
    .spread('baratheon', 'lannister')
    .hostage('stark', 'lannister-hostility-8', 'tywin-lannister', 'melisandre')
    .hostage('lannister', 'stark-truce', 'baratheon-hostility-4')
    .hostage('baratheon', 'arya-stark')
    .deckSize('lannister', 9)
  return players > 3 ? t.spread('targaryen', 'stark', 2).hostage('targaryen', 'stark-hostility-20') : t
}

const seen = ({ state }: Pick<Scene, 'state'>, player: House | null): Position => ({
  state,
  seat: player === null ? null : state.g.open.houses.indexOf(player),
})

const hand = (t: Scene) =>
  t.hand(
    'stark',
    'stark-truce',
    'stark-hostility-3',
    'stark-hostility-10',
    'robb-stark',
    'catelyn-stark',
    'eddard-stark',
  )

const met = (players: 3 | 4 | 5) =>
  hand(table(players)).encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'defender' })

function opening(): Position {
  const { state } = start(ironThrone, { roles: houses.slice(0, 3), options: plainOptions, seed: seedFrom('gallery') })
  return seen({ state }, 'stark')
}

/** Both have laid truce; the other has proposed, and maybe the reader too. */
function negotiating(player: House | null, isAnswered = false): Position {
  const t = met(5).conflict('stark-truce', 'lannister-truce').quiet()
  t.move('lannister', { do: 'influence', by: 'challenger', n: 1 }, { do: 'power', by: 'defender', n: 2 })
  t.move('lannister', { do: 'hostage', by: 'defender', place: { from: 'held', n: 1 } }, { do: 'propose' })
  t.move(
    'stark',
    { do: 'influence', by: 'defender', n: 1 },
    { do: 'hostage', by: 'challenger', place: { from: 'any' } },
  )
  if (isAnswered) t.move('stark', { do: 'propose' })
  return seen(t, player)
}

/** A move leads to the end of the encounter: play it to see what is told. */
function betraying(): Position {
  const t = met(4).begin().quiet()
  const { question } = { question: t.question() }
  if (question !== 'playCards') throw new Error(`${question} is asked.`)
  return seen(
    t.hand('lannister', 'lannister-truce').move('lannister', { do: 'card', card: 'lannister-truce' }),
    'stark',
  )
}

export const positions: Readonly<Record<string, () => Position>> = {
  opening,
  start: () => seen(table(5).run({ do: 'round' }), 'stark'),
  hostages: () => seen(table(3).run({ do: 'hostages', turn: 0, passed: [] }), 'stark'),
  choose: () =>
    seen(table(4).meeting('stark', 'lannister').run({ do: 'chooseCharacter', seat: 0, side: 'challenger' }), 'stark'),
  support: () =>
    seen(table(5).encounter('jaime-lannister', 'stannis-baratheon').run({ do: 'support', seat: 0 }), 'stark'),
  answer: () =>
    seen(
      table(4)
        .encounter('robb-stark', 'jaime-lannister')
        .run({ do: 'answerSupport', seat: 0, supporter: 2, character: 'stannis-baratheon', side: 'challenger' }),
      'stark',
    ),
  window: () => seen(met(3).begin(), 'stark'),
  lay: () => seen(met(5).begin().quiet(), 'stark'),
  betray: betraying,
  reveal: () => seen(met(5).conflict('stark-hostility-10', 'lannister-hostility-12'), 'stark'),
  truce: () => negotiating('stark'),
  'truce-answered': () => negotiating('stark', true),
  'truce-watched': () => negotiating(null),
  watch: () => seen(met(5).begin(), null),
}
