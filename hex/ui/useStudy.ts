/** What is studied on a field: the unit whose possibilities are shown, and what it sees and could reach where one points. */
import { useMemo } from 'react'
import type { Board, Reach } from '../index.ts'
import type { Part } from './inWords.ts'
import type { FieldTouch } from './useHexTouch.ts'

/** Whom a unit could attack from where it stands. */
export interface Outlook<Hex> {
  /** The hexes within its range. */
  inRange: readonly Hex[]
  /** The enemies it could attack, and those within range that it could not. */
  targets: readonly Hex[]
  hidden: readonly Hex[]
}

/** `range`: the least and the greatest distance. `canAttack` judges what else may hinder: sight, a condition. */
export function outlookFrom<Hex extends string>(
  board: Board<Hex>,
  from: Hex,
  [least, most]: readonly [number, number],
  enemies: readonly Hex[],
  canAttack: (hex: Hex) => boolean,
): Outlook<Hex> {
  const inRange = board.within(from, most).filter(hex => board.distance(from, hex) >= least)
  const near = enemies.filter(hex => inRange.includes(hex))
  return { inRange, targets: near.filter(canAttack), hidden: near.filter(hex => !canAttack(hex)) }
}

/** How a unit looks at a hex. */
export interface Look<Hex> {
  from: Hex
  at: Hex
  /** The hexes that the line crosses. */
  crossed: readonly Hex[]
  isBlocked: boolean
  /** The hex that blocks the line. */
  blockedAt: Hex | null
}

export interface Study<Hex, Unit, Seen extends Look<Hex> = Look<Hex>> {
  /** Whose reach, range and targets are drawn. */
  subject: Unit | null
  reach: Reach<Hex> | null
  outlook: Outlook<Hex> | null
  /** How the subject sees the hex that is pointed at. */
  look: Seen | null
  /** The way it would go there. */
  path: { from: Hex; hexes: readonly Hex[] } | null
  /** The unit whose card is shown. */
  shown: Unit | null
}

/** What a game knows of a position; made anew with each. */
export interface StudyFacts<Hex extends string, Unit extends { hex: Hex }, Seen extends Look<Hex>> {
  unitAt(hex: Hex): Unit | undefined
  /** Does it belong to the reader? */
  isOwn(unit: Unit): boolean
  /** The unit that is on its way: nothing else is studied meanwhile. */
  moving: Unit | null
  /** Where it could go; null: nowhere, or it is no time for that. */
  reachOf(unit: Unit): Reach<Hex> | null
  outlookOf(unit: Unit): Outlook<Hex> | null
  /** How it sees what stands in a hex; null: there is nothing to see. */
  lookAt(unit: Unit, hex: Hex): Seen | null
  /** The way to an end of its reach, from the hex in which it began. */
  pathTo(unit: Unit, reach: Reach<Hex>, hex: Hex): readonly Hex[]
}

type Hand<Hex extends string> = Pick<FieldTouch<Hex, never>, 'held' | 'looked' | 'pointed' | 'source'>

/**
 * Whose possibilities are shown: the unit on its way; what stands where the hand holds or looks; an own one that is pointed
 * at; the one that acts; any that is pointed at.
 */
export function subjectOf<Hex extends string, Unit extends { hex: Hex }>(
  { held, looked, pointed, source }: Hand<Hex>,
  { moving, unitAt, isOwn }: Pick<StudyFacts<Hex, Unit, Look<Hex>>, 'moving' | 'unitAt' | 'isOwn'>,
): Unit | null {
  const at = (hex: Hex | null) => (hex === null ? null : (unitAt(hex) ?? null))
  const aimed = at(pointed)
  const own = aimed !== null && isOwn(aimed) ? aimed : null
  return moving ?? at(held) ?? at(looked) ?? own ?? at(source) ?? aimed
}

/** `facts`: the same object as long as the position is the same. */
export function useStudy<Hex extends string, Unit extends { hex: Hex }, Seen extends Look<Hex>>(
  touch: Hand<Hex> & Pick<FieldTouch<Hex, never>, 'live'>,
  facts: StudyFacts<Hex, Unit, Seen>,
): Study<Hex, Unit, Seen> {
  const { pointed, looked, held, live } = touch
  const subject = subjectOf<Hex, Unit>(touch, facts)
  const reach = useMemo(() => subject && facts.reachOf(subject), [facts, subject])
  const outlook = useMemo(() => subject && facts.outlookOf(subject), [facts, subject])
  const [shown = null] = [pointed, looked, held].flatMap(hex => (hex && facts.unitAt(hex)) ?? [])
  const isEnd = pointed !== null && reach?.ends.has(pointed) && (live.get(pointed) === 'end' || facts.moving === null)
  return {
    subject,
    reach,
    outlook,
    look: subject && pointed && facts.lookAt(subject, pointed),
    path: subject && isEnd ? { from: subject.hex, hexes: facts.pathTo(subject, reach!, pointed!) } : null,
    shown,
  }
}

/** What is said of a hex while a unit is studied. */
export interface StudyWords {
  mayAct: string
  mayEnd(steps: number): string
  target: string
}

/** What may be done at a hex, or seen of it, in words. */
export const studiedAt = <Hex extends string>(
  { reach, outlook }: Pick<Study<Hex, unknown>, 'reach' | 'outlook'>,
  live: ReadonlyMap<Hex, unknown>,
  hex: Hex,
  words: StudyWords,
): Part[] => [
  live.has(hex) && words.mayAct,
  reach?.ends.has(hex) && words.mayEnd(reach.ends.get(hex)!),
  outlook?.targets.includes(hex) && words.target,
]
