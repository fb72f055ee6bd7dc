/** What is studied: the unit whose possibilities are shown, and what is seen of the hex that is pointed at. */
import { useMemo } from 'react'
import type { Reach } from '../../../hex/index.ts'
import { subjectOf } from '../../../hex/ui/useHexTouch.ts'
import type { Hex } from '../data/hexes.ts'
import { wayTo } from '../rules/field/paths.ts'
import { unitAt, unitOf } from '../rules/field/units.ts'
import type { BoardWords } from '../texts/types.ts'
import type { Unit } from '../types.ts'
import { type Look, lookAt, type Outlook, outlookOf, reachNow } from './insight.ts'
import { movingUnit, type PlayerView, question, type Touch } from './moveTargets.ts'

type Selection = Pick<Touch, 'held' | 'looked' | 'pointed' | 'source'>

export interface Study {
  /** Whose reach, range and targets are drawn. */
  subject: Unit | null
  reach: Reach<Hex> | null
  outlook: Outlook | null
  /** How the subject sees the hex that is pointed at. */
  look: Look | null
  /** The way it would go there. */
  path: { from: Hex; hexes: readonly Hex[] } | null
  /** The unit whose card is shown. */
  shown: Unit | null
  /** What may be done at a hex, or seen of it, in words. */
  canAt(hex: Hex, words: BoardWords): (string | false | null)[]
}

/** The unit on its way; else as the hand has it. */
export function subjectIn(view: PlayerView, selection: Selection): Unit | null {
  const moving = question(view, 'moveUnit')
  if (moving) return unitOf(view.open, moving.unit) ?? null
  return subjectOf<Hex, Unit>(
    selection,
    hex => unitAt(view.open, hex),
    unit => unit.seat === view.seat,
  )
}

/** While units attack it does not matter where they could move. */
const isBattle = (view: PlayerView): boolean =>
  view.open.fights.length > 0 || question(view, 'attack') !== null || question(view, 'extraAttack') !== null

function pathTo(view: PlayerView, subject: Unit, reach: Reach<Hex>, pointed: Hex): Study['path'] {
  if (!reach.ends.has(pointed)) return null
  const step = question(view, 'moveUnit')
  const gone = step?.unit === subject.id ? step.path : []
  return { from: subject.hex, hexes: [...gone, ...wayTo(view.open, reach, pointed)] }
}

/** Units are looked at across the field; of empty hexes only the way there matters. */
function lookOf(view: PlayerView, subject: Unit, pointed: Hex | null): Look | null {
  const there = pointed && unitAt(view.open, pointed)
  return there && there.seat !== subject.seat ? lookAt(view.open, subject, pointed) : null
}

export function useStudy(view: PlayerView, touch: Touch): Study {
  const { pointed, looked, held, live } = touch
  const subject = subjectIn(view, touch)
  const reach = useMemo(() => (subject && !isBattle(view) ? reachNow(view, subject) : null), [view, subject])
  const outlook = useMemo(() => subject && outlookOf(view.open, subject), [view, subject])
  const isEnd = (hex: Hex) => live.get(hex) === 'end' || movingUnit(view) === null
  const look = subject && lookOf(view, subject, pointed)
  const [shown = null] = [pointed, looked, held].flatMap(hex => (hex && unitAt(view.open, hex)) ?? [])
  return {
    subject,
    reach,
    outlook,
    look,
    path: subject && reach && pointed && isEnd(pointed) ? pathTo(view, subject, reach, pointed) : null,
    shown,
    canAt: (hex, words) => [
      live.has(hex) && words.mayAct,
      reach?.ends.has(hex) ? words.mayEnd(reach.ends.get(hex)!) : null,
      outlook?.targets.includes(hex) ? words.target : null,
    ],
  }
}
