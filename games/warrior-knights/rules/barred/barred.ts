/** The moves that a player may look for and that are not legal, each with its reason. */
import { type BarredMove, type Seat, same, type View } from '../../../../kernel/index.ts'
import { type AskedView, type BarsByQuestion, barredAt } from '../../../../kit/barred.ts'
import { type Area, kingdomAreaIds, kingdomAreas } from '../../data/areas.ts'
import type { NobleId } from '../../data/barons.ts'
import { borderBetween } from '../../data/borders.ts'
import { banIds, decreeIds } from '../../data/presets.ts'
import type { Move, Open, WarriorKnights } from '../../types.ts'
import { areaOf } from '../armies.ts'
import { sidesOf } from '../assembly/votes.ts'
import { readyIn, siegeStrengths } from '../battle/declaring.ts'
import { strongholdAreas } from '../placing.ts'
import { nobleAt, noblesOfSeat, seatsIn } from '../seats.ts'
import { isNobleBesieged, ownerOf, siteIn } from '../sites.ts'

/** The words are `barred` in the texts. `of`: a Noble, an area, two strengths, a Baron, or a preset motion. */
export type Bar =
  | 'exhausted'
  | 'besieged'
  | 'river'
  | 'mountain'
  | 'elsewhere'
  | 'too-weak'
  | 'besieged-now'
  | 'none-fresh'
  | 'outer'
  | 'taken'
  | 'heretic'
  | 'banned'
  | 'in-force'

interface Barred extends BarredMove<WarriorKnights> {
  why: Bar
}

/** Why a Noble cannot go to an area beside his; null: what bars it is not worth a word. */
function stepBar(open: Open, noble: NobleId, from: Area, to: Area): Omit<Barred, 'move'> | null {
  if (nobleAt(open, noble).exhausted || open.order?.moved.includes(noble)) {
    return { why: 'exhausted', of: noble, rule: 'WK-8.1' }
  }
  if (isNobleBesieged(open, noble)) return { why: 'besieged', of: noble, rule: 'WK-8.6' }
  const { kind } = borderBetween(from, to)!
  if (kind === 'river' || kind === 'mountain') return { why: kind, rule: 'WK-8.2' }
  const chosen = open.order?.area
  return chosen && chosen !== to ? { why: 'elsewhere', of: chosen, rule: 'WK-5.6.6' } : null
}

function barredSteps(open: Open, seat: Seat): Barred[] {
  return noblesOfSeat(open, seat).flatMap(noble => {
    const from = areaOf(open, noble)
    if (from === null) return []
    return kingdomAreaIds.flatMap((to): Barred[] => {
      const bar = borderBetween(from, to) && stepBar(open, noble, from, to)
      return bar ? [{ ...bar, move: { do: 'go', noble, path: [to] } }] : []
    })
  })
}

/** WK-9.1.1, WK-9.4: why a place where own Nobles stand cannot be attacked, or not be besieged. */
function barredAttacks(open: Open, seat: Seat): Barred[] {
  const areas = new Set(noblesOfSeat(open, seat).flatMap(noble => areaOf(open, noble) ?? []))
  return [...areas].flatMap((area): Barred[] => {
    const site = siteIn(open, area)
    if (site === null || ownerOf(open, site) === seat) return []
    const nobles = readyIn(open, seat, area)
    if (nobles.length === 0) return [{ move: { do: 'assault', site }, why: 'none-fresh', rule: 'WK-9.1.1' }]
    const { attack, defence } = siegeStrengths(open, nobles, site)
    const move: Move = { do: 'siege', site }
    if (attack <= defence) return [{ move, why: 'too-weak', of: `${attack} ${defence}`, rule: 'WK-9.4.1' }]
    const isNew = open.sieges.some(each => each.site === site && each.by === seat && each.round === open.round)
    return isNew ? [{ move, why: 'besieged-now', rule: 'WK-9.4.8' }] : []
  })
}

/** WK-3.9: why a stronghold cannot stand in an area. */
function barredFounding(open: Open): Barred[] {
  const able = strongholdAreas(open)
  return kingdomAreaIds.flatMap((area): Barred[] => {
    if (able.includes(area)) return []
    const why = siteIn(open, area) === null && kingdomAreas[area].outer ? 'outer' : 'taken'
    return [{ move: { do: 'place', area }, why, rule: 'WK-3.9' }]
  })
}

/** WK-7.3.5: whom a card excludes cannot be chosen. */
function barredSides(open: Open): Barred[] {
  const subject = open.assembly!.subject!
  const sides = sidesOf(open, subject)
  if (sides.includes('yes')) return []
  const why = 'agenda' in subject && subject.agenda === 'vote-of-no-confidence' ? 'banned' : 'heretic'
  return seatsIn(open)
    .filter(seat => !sides.includes(seat))
    .map(side => ({ move: { do: 'side', side }, why, of: open.barons[side], rule: 'WK-7.3.5' }))
}

/** WK-16.2: what is in force is not proposed again. */
function barredProposals({ options, laws, lasting }: Open): Barred[] {
  if (!options.openMotions) return []
  const inForce: readonly string[] = [...laws, ...lasting.map(({ card }) => card)]
  return [...banIds, ...decreeIds]
    .filter(preset => inForce.includes(preset))
    .map(preset => ({
      move: { do: 'propose', motion: { is: 'preset', preset } },
      why: 'in-force',
      of: preset,
      rule: 'WK-16.2',
    }))
}

const onTheMove = ({ open, seat }: AskedView<WarriorKnights>) => [
  ...barredSteps(open, seat),
  ...barredAttacks(open, seat),
]

const byQuestion: BarsByQuestion<WarriorKnights, Barred> = {
  mobilize: onTheMove,
  versatile: onTheMove,
  placeStronghold: ({ open }) => barredFounding(open),
  takeSide: ({ open }) => barredSides(open),
  propose: ({ open }) => barredProposals(open),
}

/** By what lies open alone. */
export const barred = (view: View<WarriorKnights>): readonly Barred[] =>
  barredAt(byQuestion, view).filter(({ move }) => !view.legalMoves.some(legal => same(legal, move)))
