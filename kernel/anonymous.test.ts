import { describe, expect, it } from 'vitest'
import {
  type Ask,
  asked,
  attempt,
  copy,
  type Game,
  hold,
  isAnonymous,
  options,
  type Seat,
  type State,
  seedFrom,
  start,
  stay,
  viewOf,
} from './index.ts'
import { checkMove, checkPosition } from './laws.ts'
import { type Duel, duel } from './testing/duel.ts'

type Pair = Duel['asks']['block']
const block = duel.rules.block as Ask<Duel, Pair>

/** The first seat that has not passed yet; who has passed is marked in its own drawer. */
const next = (held: readonly Duel['held'][]): Seat => held.findIndex(({ ponders }) => !ponders)

/** A window of three seats over hidden hands, asked one after the other; `leak` is what a pass does besides. */
const windowed = (leak: (g: State<Duel>['g'], say: () => void) => void = () => {}): Game<Duel> => ({
  ...duel,
  rules: {
    ...duel.rules,
    block: {
      ...block,
      anonymous: true,
      who: ({ held }) => next(held),
      take: (g, _me, seat, _move, kit) => {
        hold<Duel>(g, seat, { ponders: true })
        leak(g, () => kit.say({ is: 'wound', seat }))
        return next(g.held) < 0 ? [] : stay
      },
    },
  },
  imagine: (view, kit) => {
    const { held, hidden } = duel.imagine(view, kit)
    if (view.stack.at(-1)?.do !== 'block') return { held, hidden }
    const { seat } = view
    const isMine = seat !== null && view.asked.includes(seat)
    const own = seat === null ? 3 : seat
    const at = isMine ? own : view.own?.ponders ? own + 1 + kit.below(2 - own) : kit.below(own)
    return { held: held.map((drawer, each) => ({ ...drawer, ponders: each < at })), hidden }
  },
})

function opened(game: Game<Duel>): State<Duel> {
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

function passed(game: Game<Duel>, state: State<Duel>): State<Duel> {
  const [seat] = asked(game, state)
  const tried = attempt(game, state, seat, state.moved[seat], { do: 'pass' })
  if ('refused' in tried) throw new Error(tried.refused)
  expect(tried.barrier).toBe(true)
  return tried.state
}

/** What the laws say of the first pass. */
function complaint(game: Game<Duel>): string | null {
  const state = opened(game)
  const { complaint, worlds } = checkPosition(game, state, 'anonymous')
  return complaint ?? checkMove(game, state, worlds, 0, { do: 'pass' }).complaint
}

describe('an anonymous question', () => {
  it('is known to the seat it asks, and to nobody else', () => {
    const game = windowed()
    const state = opened(game)
    expect(isAnonymous(game, state)).toBe(true)
    expect([null, 0, 1, 2].map(viewer => viewOf(game, state, viewer).asked)).toEqual([[], [0], [], []])
    expect(viewOf(game, state, 0).pass).toEqual({ do: 'pass' })
    expect(options(game, state, 1)).toEqual([])
  })

  it('goes on to the next seat unseen by all others, and closes when all have answered', () => {
    const game = windowed()
    const [one, two] = [opened(game), passed(game, opened(game))]
    expect(asked(game, two)).toEqual([1])
    for (const viewer of [null, 2]) expect(viewOf(game, two, viewer)).toEqual(viewOf(game, one, viewer))
    expect(passed(game, passed(game, two)).stack).toEqual([])
  })

  it('keeps the laws, unless an answer is seen or heard by others', () => {
    expect(complaint(windowed())).toBeNull()
    const counting = windowed(g => {
      g.open.used++
    })
    expect(complaint(counting)).toBe('a spectator sees in open.used that seat 0 has answered')
    expect(complaint(windowed((_g, say) => say()))).toBe('a spectator hears that seat 0 has answered')
  })
})
