/** Setup and planning: where to begin, and which cards are wanted this round. */
import type { Seat } from '../../../kernel/index.ts'
import { type BaronCard, baronCards, mostPerStack, stackCount } from '../data/actionCards.ts'
import type { Area } from '../data/areas.ts'
import { wageOf } from '../data/troops.ts'
import { othersIn } from '../rules/armies.ts'
import { spareMarkers } from '../rules/seats.ts'
import { ownerOf } from '../rules/sites.ts'
import type { Move, Open } from '../types.ts'
import { type BotView, best, type Chooser, first, of } from './botView.ts'
import { couldBesiege, hasPrey, incomeOf, prizeIn, prospects, rival, siteValue, wagesOf } from './value.ts'

/** In the middle of what can be taken. */
export const placeStronghold: Chooser<'placeStronghold' | 'rebuild'> = ({ open, me }, _ask, legalMoves) => {
  const places = of(legalMoves, 'place')
  return places.length > 0 ? best(places, ({ area }) => prospects(open, me, area)) : first(legalMoves, 'decline')
}

/** Beside a neutral city that can be besieged, each Noble beside another one. */
export const placeNoble: Chooser<'placeNoble' | 'comeBack'> = ({ open, me }, { noble }, legalMoves) => {
  const places = of(legalMoves, 'place')
  if (places.length === 0 || noble === null) return first(legalMoves, 'noble')
  return best(places, ({ area }) => placeValue(open, me, area, noble))
}

export function placeValue(
  open: Open,
  me: Seat,
  area: Area,
  noble: Parameters<typeof couldBesiege>[1][number],
): number {
  const crowd = 4 * othersIn(open, me, area).length
  const site = prizeIn(open, me, area)
  if (site === null || !couldBesiege(open, [noble], site)) return prospects(open, me, area) / 10 - crowd
  const isTaken = Object.values(open.nobles).some(each => each.area === area)
  return (ownerOf(open, site) === null ? 10 : 5) + siteValue(open, site) - crowd - (isTaken ? 20 : 0)
}

/** Is there somebody on offer whom this Baron could pay? */
const isOfferGood = ({ open, me }: BotView): boolean =>
  open.offer.some(card => wageOf(card) >= 2 && wageOf(card) <= open.crowns[me])

/** The cards wanted this round, the most wanted first, whether there are as many or not. */
export function wishes(botView: BotView): BaronCard[] {
  const { open, me } = botView
  const crowns = open.crowns[me]
  const isPoor = crowns < wagesOf(open, me)
  const other = rival(open, me)
  const trailsInVotes = open.chairman !== me && other !== undefined && !open.banned.includes(me)
  const list: [BaronCard, boolean][] = [
    ['mobilize-forces', true],
    ['versatile-strategy', true],
    ['levy-taxes', isPoor],
    ['draft-soldiers', isOfferGood(botView) && spareMarkers(open, me) > 0 && incomeOf(open, me) + crowns > 8],
    ['mobilize-forces', hasPrey(open, me)],
    ['versatile-strategy', true],
    ['levy-taxes', crowns < 2 * wagesOf(open, me)],
    ['rally-support', trailsInVotes],
    ['serve-the-church', open.faith[me] < 4],
    ['rally-support', true],
    ['serve-the-church', true],
  ]
  return list.flatMap(([card, isWanted]) => (isWanted ? [card] : []))
}

/** What is wanted and not planned yet; what there is no card for is left. */
export function missing(botView: BotView): BaronCard[] {
  const planned = botView.own.stacked.flat()
  const list = wishes(botView).slice(0, mostPerStack * stackCount)
  return baronCards
    .flatMap(card => {
      const count = (cards: readonly BaronCard[]) => cards.filter(each => each === card).length
      const n = Math.min(count(list) - count(planned), count(botView.own.hand))
      return Array<BaronCard>(Math.max(0, n)).fill(card)
    })
    .toSorted((a, b) => list.indexOf(a) - list.indexOf(b))
}

/** One card after another, each on the stack with the fewest cards of this Baron. */
export const plan: Chooser<'plan'> = (botView, _ask, legalMoves) => {
  const [next] = missing(botView)
  const options = of(legalMoves, 'plan').filter(({ card }) => card === next)
  if (options.length === 0) return first(legalMoves, 'commit')
  return best<Extract<Move, { do: 'plan' }>>(options, ({ stack }) => -botView.own.stacked[stack].length)
}

/** Towards money for the poor, towards the Assembly for those who lead it. */
export const chooseArea: Chooser<'chooseArea'> = ({ open, me }, _ask, legalMoves) => {
  const isPoor = open.crowns[me] < wagesOf(open, me)
  const value = { taxation: 2, assembly: open.chairman === me ? 3 : 1, wages: isPoor ? 0 : 1 }
  return best(of(legalMoves, 'area'), ({ to }) => value[to] + (to === 'taxation' && isPoor ? 3 : 0))
}
