/** Events: who draws them, what is paid against them, whom they strike. */

import { isStronghold } from '../data/barons.ts'
import { strengthOf } from '../data/troops.ts'
import { armyOf, seatOfArmy, troopsOf } from '../rules/armies.ts'
import { seatOfNoble } from '../rules/seats.ts'
import { cityIncome, isCity, ownerOf } from '../rules/sites.ts'
import type { Mark, Open, Target } from '../types.ts'
import { type BotView, best, type Chooser, first, of } from './botView.ts'
import { rival } from './value.ts'

/** What is good is drawn for a Faith, what is bad goes to the one who is ahead. */
export const importantEvent: Chooser<'importantEvent'> = ({ open, me }, _ask, legalMoves) => {
  const draw = legalMoves.find(move => move.do === 'draw')
  const names = of(legalMoves, 'name').filter(({ seat }) => seat !== me)
  const ahead = rival(
    open,
    me,
    names.map(({ seat }) => seat),
  )
  const toRival = names.find(({ seat }) => seat === ahead)
  const others = names.filter(({ seat }) => seat !== ahead)
  const hasFaith = open.faith[me] > 2
  if (open.eventTop === 'red') return (hasFaith ? toRival : draw) ?? draw ?? toRival ?? legalMoves[0]
  if (open.eventTop === 'green') return (hasFaith ? draw : others[0]) ?? others[0] ?? toRival ?? legalMoves[0]
  return legalMoves[0]
}

const isMine = ({ open, me }: BotView, target: Target | null): boolean => {
  if (target === null) return false
  if ('noble' in target) return seatOfNoble(open, target.noble) === me
  return 'site' in target && ownerOf(open, target.site) === me
}

/** Faith against what strikes this Baron. */
export const pledge: Chooser<'pledge'> = (botView, { due, most }, legalMoves) => {
  const { open, me } = botView
  const { event } = open
  const strikes = event !== null && (event.seat === me || isMine(botView, event.target))
  const faith = strikes && most >= due ? due : 0
  return best(of(legalMoves, 'pledge'), each => -Math.abs(each.faith - faith))
}

/** Effects that help whoever they work on; the others take what is worth least. */
const helpful: readonly string[] = ['field-surgeons', 'master-builders', 'second-wind', 'open-gates']

/** What a thing on the table is worth to its Baron. */
function markValue(open: Open, at: Mark): number {
  if ('troop' in at) return strengthOf(at.troop)
  if ('army' in at) return 100 * armyOf(open, at.army).tokens
  if ('noble' in at) return troopsOf(open, at.noble)
  if ('fortify' in at) return 1 + cityIncome(open, at.fortify)
  const place = 'mend' in at ? at.mend : 'site' in at ? at.site : null
  return place !== null && isCity(place) ? cityIncome(open, place) : 1
}

export const aim: Chooser<'aim' | 'dropCharge'> = ({ open }, ask, legalMoves) => {
  const aims = of(legalMoves, 'aim')
  if (aims.length === 0) return first(legalMoves, 'done')
  const isHelpful = 'by' in ask && helpful.includes(ask.by)
  return best(aims, ({ at }) => (isHelpful ? markValue(open, at) : -markValue(open, at)))
}

/** New troops of the stronghold join a Noble who is there, or one who waits off the board. */
export const regroup: Chooser<'regroup'> = ({ open, me }, _ask, legalMoves) => {
  const joins = [...of(legalMoves, 'shift-all'), ...of(legalMoves, 'shift')].filter(
    ({ from, to }) => isStronghold(from) && !isStronghold(to) && seatOfArmy(open, to) === me,
  )
  return joins.length > 0 ? best(joins, ({ to }) => -troopsOf(open, to)) : first(legalMoves, 'done')
}
