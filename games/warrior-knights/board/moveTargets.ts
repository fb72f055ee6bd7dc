/**
 * Where every legal move can be touched: the board offers what `view.legalMoves` lists, and nothing else.
 * A target is one move with the area where the hand begins and the area where it ends.
 */
import type { Move as KernelMove } from '../../../kernel/index.ts'
import type { MoveEnds } from '../../../ui/moveTargets.ts'
import type { Area } from '../data/areas.ts'
import { type ArmyId, isStronghold, type NobleId } from '../data/barons.ts'
import { areaOf } from '../rules/armies.ts'
import { areaOfSite } from '../rules/sites.ts'
import { asking, type PlayerView } from '../texts/common/position.ts'
import type { Mark, Open, Site, WarriorKnights } from '../types.ts'

export { livePlaces, offersAt, sourceOf } from '../../../ui/moveTargets.ts'

export type Move = KernelMove<WarriorKnights>

export interface MoveTarget extends MoveEnds<Area> {
  move: Move
  /** The Noble that it speaks of. */
  noble: NobleId | null
}

type Spot = Pick<MoveTarget, 'at' | 'to' | 'noble'>

const nowhere: Spot = { at: null, to: null, noble: null }
const at = (area: Area | null, noble: NobleId | null = null): Spot => ({ at: area, to: null, noble })

const ofArmy = (open: Open, army: ArmyId): Spot => at(areaOf(open, army), isStronghold(army) ? null : army)
const ofSite = (open: Open, site: Site): Spot => at(areaOfSite(open, site))

/** Also of a Noble at sea: the port he is bound for. */
const ofNoble = ({ nobles }: Open, noble: NobleId): Spot => at(nobles[noble]?.area ?? null, noble)

const along = (open: Open, noble: NobleId, to: Area): Spot => ({ at: areaOf(open, noble), to, noble })

function ofMark(open: Open, mark: Mark): Spot {
  if ('noble' in mark) return ofNoble(open, mark.noble)
  if ('army' in mark) return ofArmy(open, mark.army)
  if ('site' in mark) return ofSite(open, mark.site)
  if ('fortify' in mark) return ofSite(open, mark.fortify)
  return 'mend' in mark ? ofSite(open, mark.mend) : nowhere
}

function shift(open: Open, from: ArmyId, to: ArmyId): Spot {
  const [begin, end] = [areaOf(open, from), areaOf(open, to)]
  return begin !== null && end !== null && begin !== end ? { at: begin, to: end, noble: null } : at(begin ?? end)
}

/** Moves whose place is not in them, but in the question. */
function spotInQuestion(move: Move, view: PlayerView): Spot {
  const { open } = view
  const permission = asking(view, 'permission')
  if (permission) return at(permission.area)
  const city = (asking(view, 'raze') ?? asking(view, 'revolt'))?.city
  if (city && move.do !== 'done') return ofSite(open, city)
  const saved = asking(view, 'saveNoble')
  return saved ? ofNoble(open, saved.noble) : nowhere
}

function spotOf(move: Move, view: PlayerView): Spot {
  const { open } = view
  switch (move.do) {
    case 'place':
    case 'attack':
      return at(move.area)
    case 'noble':
    case 'bench':
    case 'unbench':
      return ofNoble(open, move.noble)
    case 'go':
      return along(open, move.noble, move.path.at(-1)!)
    case 'sail':
      return along(open, move.noble, move.to)
    case 'take':
    case 'take-all':
      return ofArmy(open, move.from)
    case 'assault':
    case 'siege':
    case 'repair':
      return ofSite(open, move.site)
    case 'city':
    case 'fortify':
    case 'test':
      return ofSite(open, move.city)
    case 'hit':
      return move.army === null ? at(open.battle?.area ?? null) : ofArmy(open, move.army)
    case 'heal':
      return ofArmy(open, move.army)
    case 'aim':
      return ofMark(open, move.at)
    case 'shift':
    case 'shift-all':
      return shift(open, move.from, move.to)
    default:
      return spotInQuestion(move, view)
  }
}

/** All targets of a view, in the order of its moves. */
export const moveTargetsOf = (view: PlayerView): MoveTarget[] =>
  view.legalMoves.map(move => ({ move, ...spotOf(move, view) }))
