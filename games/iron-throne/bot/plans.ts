/** What a bot that searches tries out: single moves, and at a truce whole proposals. */
import { type Move as KernelMove, same, type View } from '../../../kernel/index.ts'
import { activeOf, otherSide, sideOf } from '../rules/encounter/encounter.ts'
import { isValid, sameOffer } from '../rules/negotiation/offers.ts'
import { spreadOf } from '../rules/seats.ts'
import { influenceToEnd } from '../rules/victory.ts'
import type { Gift, IronThrone, Move, Offer, Open, Side } from '../types.ts'
import { of } from './botView.ts'

type Plans = readonly (readonly KernelMove<IronThrone>[])[]

/** The plans of a seat that is asked. */
export function plansOf(view: View<IronThrone>): Plans {
  const isTalk = view.stack.at(-1)?.do === 'negotiate'
  return isTalk ? talkPlans(view) : view.legalMoves.filter(move => move.do !== 'take-back').map(move => [move])
}

/** IT-9.5: agree, break off, or propose something that is not proposed yet. */
function talkPlans({ open, own, seat, legalMoves }: View<IronThrone>): Plans {
  const side = sideOf(open, seat!)!
  const { standing } = open.encounter!.talks!
  const theirs = standing[otherSide(side)]
  const said = [standing[side], theirs].flatMap(each => (each ? [each.offer] : []))
  const isNew = (offer: Offer) => isValid(open, offer) && !said.some(each => sameOffer(each, offer))
  const agree = theirs && !crowns(open, side, theirs.offer) ? of(legalMoves as readonly Move[], 'agree') : []
  return [
    ...agree.map(move => [move]),
    ...offersOf(side)
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
