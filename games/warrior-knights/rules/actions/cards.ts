/** WK-5.1 to WK-5.5: the cards of the three stacks, one after the other. */
import { auto, type Chapter, hold, less, put, putAt } from '../../../../kernel/index.ts'
import type { BaronCard, NeutralCard, SpecialArea } from '../../data/actionCards.ts'
import type { PlayedCard, Stack, WarriorKnights } from '../../types.ts'
import { inOrder } from '../planning.ts'
import { baronCount, type G, type KnightsContext, type Steps, seatsIn } from '../seats.ts'
import { inTurn } from './neutral.ts'

export const sizeOf = ({ counts, neutral }: Stack): number => counts.reduce((sum, n) => sum + n, neutral)

/** The top card of a stack is turned up: it is nobody's secret any more. */
function reveal(g: G, ctx: KnightsContext, stack: number): PlayedCard {
  const { open, hidden } = g
  const [top, ...rest] = hidden.stacks[stack]
  hidden.stacks = putAt(hidden.stacks, stack, rest)
  const { counts, neutral } = open.stacks[stack]
  const { seat, card } = top
  open.stacks = putAt(
    open.stacks,
    stack,
    seat === null ? { counts, neutral: neutral - 1 } : { counts: putAt(counts, seat, counts[seat] - 1), neutral },
  )
  if (seat !== null) {
    const { stacked } = g.held[seat]
    hold(g, seat, { stacked: putAt(stacked, stack, less(stacked[stack], card as BaronCard)) })
  }
  open.card = { seat, card, stack }
  ctx.log({ is: 'revealed', stack, seat, card })
  return top
}

/** What comes of a card (WK-5.6, WK-5.7). */
function resolve(g: G, { seat, card }: PlayedCard): Steps {
  if (seat === null)
    return [
      { do: 'neutral', card: card as NeutralCard },
      { do: 'allocate', to: 'neutral' },
    ]
  switch (card) {
    case 'draft-soldiers':
      return [{ do: 'draftSoldiers', seat }]
    case 'mobilize-forces':
    case 'versatile-strategy':
      g.open.order = { seat, card, area: null, moved: [], fought: [], attacked: false, refused: [] }
      return [{ do: 'order' }]
    default:
      return [{ do: 'useCard', seat, card: card as BaronCard }]
  }
}

/** Cards come back to a Baron's hand, for all to see. */
function backToHand(g: G, { seat, card }: { seat: number; card: BaronCard }): void {
  hold(g, seat, { hand: inOrder([...g.held[seat].hand, card]) })
  g.open.returned = putAt(g.open.returned, seat, inOrder([...g.open.returned[seat], card]))
}

/** WK-5.4: so many cards in its area bring a phase about. */
export const cardsToTrigger = (open: G['open']): number => 2 * baronCount(open)

const isFull = ({ open }: G, area: SpecialArea): boolean => open.areas[area].length >= cardsToTrigger(open)
const phaseOf: Readonly<Record<SpecialArea, Steps[number]>> = {
  taxation: { do: 'taxation' },
  wages: { do: 'wages' },
  assembly: { do: 'assembly' },
}
const isTrackFull = ({ open }: G): boolean => open.track.every(seat => seat !== null)

export const cardRules: Chapter<
  WarriorKnights,
  'actions' | 'nextCard' | 'turnUp' | 'allocate' | 'triggers' | 'returnCards' | 'checkDraft' | 'neutral' | 'chooseArea'
> = {
  actions: auto(({ open }) => {
    open.phase = 'actions'
    return [{ do: 'nextCard' }]
  }),
  // WK-5.1
  nextCard: auto(({ open }) => {
    open.phase = 'actions'
    const stack = open.stacks.findIndex(each => sizeOf(each) > 0)
    return stack < 0 ? [{ do: 'upkeep' }] : [{ do: 'turnUp', stack }, { do: 'nextCard' }]
  }),
  turnUp: auto((g, { stack }, ctx) => resolve(g, reveal(g, ctx, stack))),
  neutral: auto((g, { card }, ctx) => inTurn(g, ctx, card)),
  chooseArea: {
    kind: 'ask',
    rule: 'WK-5.3',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { among }) => among.map(to => ({ do: 'area', to })),
    take: (_g, _me, _seat, { to }) => [{ do: 'allocate', to }],
  },
  // WK-5.3
  allocate: auto((g, { to }, ctx) => {
    const { seat, card } = g.open.card!
    g.open.card = null
    if (seat === null) {
      g.open.neutralUsed = [...g.open.neutralUsed, card as NeutralCard]
      return [{ do: 'checkDraft' }]
    }
    // WK-16.5: the cards of a Baron who has just fallen out have left the game
    if (!seatsIn(g.open).includes(seat)) return [{ do: 'checkDraft' }]
    const played = { seat, card: card as BaronCard }
    if (to === 'hand' || to === 'neutral') {
      backToHand(g, played)
      ctx.log({ is: 'allocated', card, seat, to: 'hand' })
      return [{ do: 'checkDraft' }]
    }
    g.open.areas = put(g.open.areas, to, [...g.open.areas[to], played])
    ctx.log({ is: 'allocated', card, seat, to })
    return [{ do: 'triggers', area: to }]
  }),
  // WK-5.4: the phase of the area first, then the Draft
  triggers: auto((g, { area }) =>
    isFull(g, area) ? [phaseOf[area], { do: 'returnCards', area }, { do: 'checkDraft' }] : [{ do: 'checkDraft' }],
  ),
  returnCards: auto((g, { area }, ctx) => {
    for (const played of g.open.areas[area]) backToHand(g, played)
    g.open.areas = put(g.open.areas, area, [])
    ctx.log({ is: 'returned', area })
    return []
  }),
  checkDraft: auto(g => (isTrackFull(g) ? [{ do: 'draft', served: [] }] : [])),
}
