/** What a bot that searches tries out: single moves, and at a truce whole proposals. */
import { type Move as KernelMove, pick, type Rng, same, type View } from '../../../kernel/index.ts'
import { activeOf, otherSide, sideOf } from '../rules/encounter/encounter.ts'
import { isValid, sameOffer } from '../rules/negotiation/offers.ts'
import { spreadOf } from '../rules/seats.ts'
import { influenceToEnd } from '../rules/victory.ts'
import type { Gift, IronThrone, Move, Offer, Open, Side } from '../types.ts'
import { of } from './botView.ts'
import { byTemper } from './easy.ts'
import { asksAgain } from './effects.ts'
import { personalities } from './personality.ts'

type Plans = readonly (readonly KernelMove<IronThrone>[])[]

/** The plans of a seat that is asked, what the rules of thumb would do first. */
export function candidates(view: View<IronThrone>, rng: Rng): Plans {
  if (view.stack.at(-1)?.do === 'negotiate') return talkPlans(view)
  const usual = byTemper(view, rng, pick(rng, personalities))
  const others = view.legalMoves.filter(
    move => move.do !== 'take-back' && move !== usual && !asksAgain(view.open, view.seat!, move as Move),
  )
  return [usual, ...others].map(move => [move])
}

/** So many proposals are made at a truce by both sides together: then it is agreed or broken off. */
const mostProposals = 6

/** IT-9.5: agree, break off, or propose something that is not proposed yet. */
function talkPlans({ open, own, seat, legalMoves }: View<IronThrone>): Plans {
  const side = sideOf(open, seat!)!
  const { standing, version } = open.encounter!.talks!
  const theirs = standing[otherSide(side)]
  const said = [standing[side], theirs].flatMap(each => (each ? [each.offer] : []))
  const isNew = (offer: Offer) => isValid(open, offer) && !said.some(each => sameOffer(each, offer))
  const agree = theirs && !crowns(open, side, theirs.offer) ? of(legalMoves as readonly Move[], 'agree') : []
  return [
    ...agree.map(move => [move]),
    ...(version < mostProposals ? offersOf(side) : [])
      .filter(offer => isNew(offer) && !crowns(open, side, offer))
      .map(offer => [...redrafting(own!.draft, offer), { do: 'propose' } as const]),
    [{ do: 'break-off' }],
  ]
}

/** IT-12.1: does the other side win by this deal, and the own side does not? Nobody gives the game away. */
function crowns(open: Open, side: Side, offer: Offer): boolean {
  const ends = (gains: Side) =>
    spreadOf(open, activeOf(open, gains)) + offer[otherSide(gains)].influence >= influenceToEnd(open)
  return ends(otherSide(side)) && !ends(side)
}

const nothing: Gift = { influence: 0, power: 0, hostages: [] }
const any: Gift['hostages'] = [{ from: 'any' }]

/** What is worth proposing, as what the own side gives and gets. */
const bargains: readonly (readonly [gives: Partial<Gift>, gets: Partial<Gift>])[] = [
  [{ influence: 1 }, { influence: 1 }],
  [{ influence: 1 }, { influence: 1, power: 1 }],
  [{ influence: 1 }, { influence: 1, power: 3 }],
  [{ influence: 1 }, { influence: 1, hostages: any }],
  [{ influence: 1, power: 1 }, { influence: 1 }],
  [{ power: 1 }, { influence: 1 }],
  [{ power: 2 }, { influence: 1 }],
  [{ power: 3 }, { influence: 1 }],
  [{ power: 3, hostages: any }, { influence: 1 }],
  [{}, { influence: 1 }],
  [{}, { power: 1 }],
  [{}, { power: 3 }],
  [{}, { hostages: any }],
  [{ power: 1 }, { power: 1 }],
]

const offersOf = (side: Side): Offer[] => {
  const offer = (gives: Partial<Gift>, gets: Partial<Gift>): Offer =>
    ({ [side]: { ...nothing, ...gives }, [otherSide(side)]: { ...nothing, ...gets } }) as Offer
  return bargains.map(([gives, gets]) => offer(gives, gets))
}

/** The moves that make one draft of another. */
function redrafting(draft: Offer, goal: Offer): Move[] {
  const moves: Move[] = []
  for (const by of ['challenger', 'defender'] as const) {
    const [from, to] = [draft[by], goal[by]]
    if (from.influence !== to.influence) moves.push({ do: 'influence', by, n: to.influence })
    if (from.power !== to.power) moves.push({ do: 'power', by, n: to.power })
    if (same(from.hostages, to.hostages)) continue
    from.hostages.forEach((_, i) => {
      moves.push({ do: 'unhostage', by, index: from.hostages.length - 1 - i })
    })
    for (const place of to.hostages) moves.push({ do: 'hostage', by, place })
  }
  return moves
}
