/**
 * The duel with a window over hidden hands that its three seats are asked one after the other, and that stands from the
 * beginning: others do not see whom it asks.
 */
import {
  type Ask,
  copy,
  type Drawers,
  type Game,
  hold,
  type MovesAt,
  type Seat,
  type State,
  seedFrom,
  start,
  stay,
} from '../index.ts'
import { type Duel, duel } from './duel.ts'

const block = duel.rules.block as Ask<Duel, Duel['asks']['block'], MovesAt<Duel, 'block'>>

/** The first seat that has not passed yet; who has passed is marked in its own drawer. */
const next = (held: readonly Duel['held'][]): Seat => held.findIndex(({ ponders }) => !ponders)

/** `leak` is what a pass does besides. */
export const anonymousDuel = (leak: (g: Drawers<Duel>, say: () => void) => void = () => {}): Game<Duel> => ({
  ...duel,
  rules: {
    ...duel.rules,
    block: {
      ...block,
      anonymous: true,
      limit: () => null,
      who: ({ held }) => next(held),
      take: (g, _me, seat, _move, ctx) => {
        hold<Duel>(g, seat, { ponders: true })
        leak(g, () => ctx.log({ is: 'wound', seat }))
        return next(g.held) < 0 ? [] : stay
      },
    },
  },
  imagine: (view, ctx) => {
    const { held, hidden } = duel.imagine(view, ctx)
    if (view.stack.at(-1)?.do !== 'block') return { held, hidden }
    const { seat } = view
    const isMine = seat !== null && view.asked.includes(seat)
    const own = seat === null ? 3 : seat
    const at = isMine ? own : view.own?.ponders ? own + 1 + ctx.below(2 - own) : ctx.below(own)
    return { held: held.map((drawer, each) => ({ ...drawer, ponders: each < at })), hidden }
  },
})

/** The window stands, and nobody has passed. */
export function windowOpened(game: Game<Duel>): State<Duel> {
  const { state } = start(game, {
    roles: [null, null, null],
    options: { quick: false },
    seed: seedFrom('anonymous'),
  })
  const set = copy(state)
  set.stack = [{ do: 'block', striker: 0, target: 1 }]
  set.g.held = set.g.held.map(drawer => ({ ...drawer, ponders: false }))
  return set
}
