/** A field whose units are studied while one plays: what is touched, whose possibilities are shown, what hexes are called. */
import { useMemo } from 'react'
import type { BarredMove, Kinds, Move, View } from '../../kernel/index.ts'
import { type GameTexts, labelled } from '../../text/index.ts'
import { useBars } from '../../ui/board/barred.ts'
import { useSame } from '../../ui/board/useSame.ts'
import type { BoardProps } from '../../ui/board.ts'
import { hexInWords } from './inWords.ts'
import type { HexChange, HexMove } from './Overlays.tsx'
import type { HexMoveTarget } from './touch.ts'
import { type FieldTouch, useHexTouch } from './useHexTouch.ts'
import { type Look, type Study, type StudyFacts, type StudyWords, studiedAt, useStudy } from './useStudy.ts'

export type FieldTexts<K extends Kinds> = GameTexts<K> & { words: StudyWords }

/** What a game knows of its field. Always the same object. */
export interface FieldRules<
  K extends Kinds,
  Texts extends FieldTexts<K>,
  Hex extends string,
  Unit extends { hex: Hex },
  Seen extends Look<Hex>,
> {
  /** Where legal moves can be touched. */
  targetsOf(view: View<K>): readonly HexMoveTarget<Hex, Move<K>>[]
  /** Where some of the moves at a hex are, the others are not asked about. */
  isMeant(move: Move<K>): boolean
  /** Nothing brings it back: a finger is shown it first. */
  isIrrevocable(move: Move<K>): boolean
  factsOf(view: View<K>): StudyFacts<Hex, Unit, Seen>
  /** The classes of hexes that are marked. */
  marksOf(
    view: View<K>,
    hand: Pick<FieldTouch<Hex, Move<K>>, 'live' | 'source' | 'looked'>,
    highlighted: readonly string[],
  ): ReadonlyMap<Hex, string>
  /** All hexes in words. */
  inWords(view: View<K>, texts: Texts): ReadonlyMap<Hex, string>
  /** The attack that a move is; null: it is none. */
  attackOf(move: Move<K>): { from: Hex; at: Hex } | null
  /** What an attack of a unit would bring, in words; null: it could make none there. */
  oddsInWords(unit: Unit, at: Hex, props: Pick<BoardProps<K, Texts>, 'view' | 'texts'>): string | null
  /** What may be looked for and may not be done; the same function as the game's. */
  barred(view: View<K>): readonly BarredMove<K>[]
  /** Is a barred move looked for at this hex? */
  isBarredAt(move: Move<K>, hex: Hex): boolean
  /** What an event leaves on the field until the next move. */
  movesOf(event: K['event']): readonly HexMove<Hex>[]
  /** What an event leaves over a hex for a moment; null: nothing. */
  changeOf(event: K['event']): HexChange<Hex> | null
}

export interface StudiedFieldNow<K extends Kinds, Hex extends string, Unit, Seen extends Look<Hex>> {
  touch: FieldTouch<Hex, Move<K>>
  study: Study<Hex, Unit, Seen>
  marks: ReadonlyMap<Hex, string>
  /** Why what is looked for at a hex may not be done; null: there is nothing, or something may be. */
  reasonAt(hex: Hex): string | null
  /** A hex in words, with what may be done there or seen of it. */
  nameOf(hex: Hex): string
  /** An attack is named with what it would bring. */
  labelOf(move: Move<K>): string
}

export function useStudiedField<
  K extends Kinds,
  Texts extends FieldTexts<K>,
  Hex extends string,
  Unit extends { hex: Hex },
  Seen extends Look<Hex>,
>(props: BoardProps<K, Texts>, rules: FieldRules<K, Texts, Hex, Unit, Seen>): StudiedFieldNow<K, Hex, Unit, Seen> {
  const { view, texts, busy, highlighted, onMove, onHighlight } = props
  const touch = useHexTouch<Hex, Move<K>>({
    targets: useSame(useMemo(() => rules.targetsOf(view), [rules, view])),
    busy,
    isMeant: rules.isMeant,
    isIrrevocable: rules.isIrrevocable,
    onMove,
    onPoint: hex => onHighlight(hex === null ? [] : [`hex:${hex}`]),
  })
  const { live, source, looked } = touch
  const facts = useMemo(() => rules.factsOf(view), [rules, view])
  const study = useStudy(touch, facts)
  const named = useMemo(() => rules.inWords(view, texts), [rules, view, texts])
  const marks = useMemo(
    () => rules.marksOf(view, { live, source, looked }, highlighted),
    [rules, view, live, source, looked, highlighted],
  )
  const bars = useBars<K>(props, rules.barred)
  const reasonAt = (hex: Hex) =>
    live.has(hex) ? null : (bars.find(({ move }) => rules.isBarredAt(move, hex))?.reason ?? null)
  const { subject, outlook } = study
  const oddsAt = (hex: Hex) =>
    subject && outlook?.targets.includes(hex) ? rules.oddsInWords(subject, hex, props) : null
  return {
    touch,
    study,
    marks,
    reasonAt,
    nameOf: hex => hexInWords(named, hex, [...studiedAt(study, live, hex, texts.words), oddsAt(hex), reasonAt(hex)]),
    labelOf(move) {
      const attack = rules.attackOf(move)
      const attacker = attack && facts.unitAt(attack.from)
      const odds = attacker ? rules.oddsInWords(attacker, attack.at, props) : null
      return odds ? `${labelled(move, props)} (${odds})` : labelled(move, props)
    },
  }
}
