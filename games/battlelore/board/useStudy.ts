/** What is studied: the unit whose possibilities are shown, and what is seen of the hex that is pointed at. */
import { useMemo } from 'react'
import type { Reach } from '../../../hex/index.ts'
import type { Hex } from '../data/hexes.ts'
import { board } from '../data/hexes.ts'
import { wayTo } from '../rules/paths.ts'
import { unitAt } from '../rules/units.ts'
import type { Unit } from '../types.ts'
import { type Eyes, question, wayfarer } from './handles.ts'
import { type Look, lookAt, type Outlook, outlookOf, reachNow } from './insight.ts'
import type { Touch } from './useTouch.ts'
import type { BoardWords } from './words.en.ts'

export interface Study {
  /** Whose reach, range and targets are drawn. */
  subject: Unit | null
  reach: Reach<Hex> | null
  outlook: Outlook | null
  /** How the subject sees the hex that is pointed at. */
  look: Look | null
  /** The way it would go there. */
  path: { from: Hex; hexes: readonly Hex[] } | null
  /** The unit whose card is shown, and the corner away from it. */
  shown: Unit | null
  away: 'left' | 'right'
  /** What may be done at a hex, or seen of it, in words. */
  canAt(hex: Hex, words: BoardWords): (string | false | null)[]
}

/** The unit held or on its way; else the one looked at; else the one pointed at. */
function subjectOf(view: Eyes, { source, looked, pointed }: Touch): Unit | null {
  const moving = question(view, 'moveUnit')
  if (moving) return view.open.units.find(({ id }) => id === moving.unit) ?? null
  for (const hex of [source, looked, pointed]) {
    const unit = hex && unitAt(view.open, hex)
    if (unit) return unit
  }
  return null
}

function pathTo(view: Eyes, subject: Unit, reach: Reach<Hex>, pointed: Hex): Study['path'] {
  if (!reach.ends.has(pointed)) return null
  const step = question(view, 'moveUnit')
  const gone = step?.unit === subject.id ? step.path : []
  return { from: subject.hex, hexes: [...gone, ...wayTo(view.open, reach, pointed)] }
}

/** Units are looked at across the field; of empty hexes only the way there matters. */
function lookOf(view: Eyes, subject: Unit, pointed: Hex | null): Look | null {
  const there = pointed && unitAt(view.open, pointed)
  return there && there.seat !== subject.seat ? lookAt(view.open, subject, pointed) : null
}

export function useStudy(view: Eyes, touch: Touch): Study {
  const { pointed, looked, live } = touch
  const subject = subjectOf(view, touch)
  const reach = useMemo(() => subject && reachNow(view, subject), [view, subject])
  const outlook = useMemo(() => subject && outlookOf(view.open, subject), [view, subject])
  const isEnd = (hex: Hex) => live.get(hex) === 'end' || wayfarer(view) === null
  const look = subject && lookOf(view, subject, pointed)
  const shown = (pointed && unitAt(view.open, pointed)) || (looked && unitAt(view.open, looked)) || subject
  return {
    subject,
    reach,
    outlook,
    look,
    path: subject && reach && pointed && isEnd(pointed) ? pathTo(view, subject, reach, pointed) : null,
    shown,
    away: shown && isLeft(view, shown.hex) ? 'right' : 'left',
    canAt: (hex, words) => [
      live.has(hex) && words.mayAct,
      reach?.ends.has(hex) ? words.mayEnd(reach.ends.get(hex)!) : null,
      outlook?.targets.includes(hex) ? words.target : null,
    ],
  }
}

/** Does a hex lie on the left as one sits? */
function isLeft({ open, seat }: Eyes, hex: Hex): boolean {
  const west = board.cell(hex).x <= 12
  return seat !== null && open.factions[seat] === 'uthuk' ? !west : west
}
