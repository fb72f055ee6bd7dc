/** What is chosen before the first round: commanders and units of a skirmish, hidden tokens, discs, dice against palisades. */
import { useState } from 'react'
import { StageCards, StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Card, type CardFaceProps } from '../../../../ui/Card.tsx'
import { useMoveMarks } from '../../../../ui/wanted.ts'
import { planOf, skirmishOf } from '../../data/battles.ts'
import { signs } from '../../data/dice.ts'
import { type Hex, hexName } from '../../data/hexes.ts'
import { entries } from '../../data/plans/plan.ts'
import { type SetupCard, setupTable } from '../../data/setupCards.ts'
import type { Move, Recruit } from '../../types.ts'
import { CommanderEmblem, commanderFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { OrderTokens } from '../Token.tsx'
import { UnitLine } from '../UnitName.tsx'
import { lights } from './lights.ts'
import { Moves } from './Moves.tsx'

type LegalMove = BoardProps['view']['legalMoves'][number]
type Of<Name extends Move['do']> = Extract<LegalMove, { do: Name }>

const of = <Name extends Move['do']>({ view }: BoardProps, name: Name): Of<Name>[] =>
  view.legalMoves.filter((move): move is Of<Name> => move.do === name)

const isSameSet = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every(each => b.includes(each))

const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter(each => each !== one) : [...list, one]

/** The one thing to do, where there is a legal move for what has been chosen. */
function Commit({ move, props }: { move: LegalMove | undefined; props: BoardProps }) {
  const markOf = useMoveMarks()
  if (!move) return null
  return (
    <div className="stage-moves">
      <Button small kind="primary" disabled={props.busy} {...markOf(move)} onClick={() => props.onMove(move)}>
        {labelled(move, props)}
      </Button>
    </div>
  )
}

/** BW-20.2: up to two commanders whose values fit, in secret. */
export function CommandersStage(props: BoardProps) {
  const { view, texts, busy } = props
  const { scenes, words } = texts
  const { maxCommanders, maxTotalValue } = skirmishOf(view.open.options.battle)!
  const answered = view.answer?.do === 'commanders' ? view.answer.cards : []
  const [picked, pick] = useState<readonly SetupCard[]>(answered)
  const box = view.open.musters[view.seat!].box.filter(card => setupTable[card].commander)
  const total = picked.reduce((sum, card) => sum + setupTable[card].value!, 0)
  return (
    <StripPanel title={scenes.commanders} note={scenes.commandersTip(maxCommanders, maxTotalValue)} words={words}>
      <StageCards>
        {box.map(card => (
          <li key={card}>
            <Card
              {...setupFace(card, texts)}
              chosen={picked.includes(card)}
              disabled={busy}
              onPick={() => pick(toggled(picked, card))}
            />
          </li>
        ))}
      </StageCards>
      <p className="stage-note">{scenes.valueSoFar(total, maxTotalValue)}</p>
      <Commit move={of(props, 'commanders').find(({ cards }) => isSameSet(cards, picked))} props={props} />
    </StripPanel>
  )
}

/** A setup card: who leads, with which rank, at which value. */
function setupFace(card: SetupCard, texts: BoardProps['texts']): CardFaceProps {
  const { commander, rank, value } = setupTable[card]
  const face = commanderFace(commander!, texts)
  return {
    ...face,
    numbers: [{ value: value!, label: texts.scenes.value }],
    kind: `${face.kind} · ${texts.names.ranks[rank!]}`,
  }
}

/** BW-20.8, BW-20.9: what is still to be placed, and what is being placed. */
export function RecruitStage(props: BoardProps) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const { scenes, words } = texts
  const moves = of(props, 'recruit')
  const held = (view.stack.at(-1) as unknown as { recruit?: Recruit }).recruit
  const countOf = (recruit: Recruit) =>
    view.open.musters[view.seat!].recruits.filter(
      ({ type, rank, commander }) => type === recruit.type && rank === recruit.rank && commander === recruit.commander,
    ).length
  return (
    <StripPanel title={scenes.placing} note={held ? scenes.placeTip : scenes.recruitTip} words={words}>
      {held && (
        <p className="bw-held">
          <UnitLine unit={held} texts={texts} />
        </p>
      )}
      <ul className="bw-choices">
        {moves.map(move => (
          <li key={JSON.stringify(move)}>
            <Button kind="quiet" disabled={busy} {...markOf(move)} onClick={() => onMove(move)}>
              <UnitLine unit={move} texts={texts} />
              <b>×{countOf(move)}</b>
            </Button>
          </li>
        ))}
      </ul>
      <Moves {...props} />
    </StripPanel>
  )
}

/** BW-20.7: the terrain that is still to be laid. */
export function TileStage(props: BoardProps) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const { scenes, words, names, effects } = texts
  const laying = view.legalMoves.some(({ do: what }) => what === 'lay')
  const tiles = view.open.musters[view.seat!].tiles
  return (
    <StripPanel title={scenes.terrain} note={laying ? scenes.layTip : scenes.tileTip} words={words}>
      <ul className="bw-choices">
        {of(props, 'tile').map(move => (
          <li key={JSON.stringify(move)}>
            <Button
              kind="quiet"
              disabled={busy}
              title={effects.terrain[move.terrain]}
              {...markOf(move)}
              onClick={() => onMove(move)}
            >
              {names.terrain[move.terrain]} · {scenes.hexes(move.hexes)}
              <b>×{tiles.filter(each => each.terrain === move.terrain && each.hexes === move.hexes).length}</b>
            </Button>
          </li>
        ))}
      </ul>
      <Moves {...props} />
    </StripPanel>
  )
}

/** BW-3.10: the hexes of a list in which what counts is hidden; nobody else learns which. */
export function HideStage(props: BoardProps) {
  const { view, texts, busy } = props
  const { scenes, words } = texts
  const moves = of(props, 'hide')
  const answered = view.answer?.do === 'hide' ? view.answer.at : []
  const [picked, pick] = useState<readonly Hex[]>(answered)
  const hexes = [...new Set(moves.flatMap(({ at }) => at))]
  const n = moves[0]?.at.length ?? 0
  return (
    <StripPanel title={scenes.hide} note={scenes.hideTip(n, picked.length)} words={words}>
      <ul className="bw-hexes">
        {hexes.map(hex => (
          <li key={hex}>
            <Button
              small
              disabled={busy}
              aria-pressed={picked.includes(hex)}
              onClick={() => pick(toggled(picked, hex))}
              {...lights(props, `hex:${hex}`)}
            >
              {hexName(hex)}
            </Button>
          </li>
        ))}
      </ul>
      <Commit move={moves.find(({ at }) => isSameSet(at, picked))} props={props} />
    </StripPanel>
  )
}

/** BW-P10.1: which commander comes where, and which disc is the decoy. */
export function DiscsStage(props: BoardProps) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const { scenes, words, names } = texts
  const decoy = planOf(view.open.options.battle)!.special.columns!.decoys[view.open.houses[view.seat!]]
  return (
    <StripPanel title={scenes.discs} note={scenes.discsTip} words={words}>
      <ul className="bw-choices">
        {of(props, 'discs').map(move => (
          <li key={JSON.stringify(move)}>
            <Button
              kind="quiet"
              disabled={busy}
              aria-pressed={view.answer !== null && JSON.stringify(view.answer) === JSON.stringify(move)}
              {...markOf(move)}
              onClick={() => onMove(move)}
            >
              {entries.map(entry => (
                <span key={entry} className="bw-disc">
                  <small>{names.entries[entry]}</small>
                  <CommanderEmblem commander={move[entry]} size={30} />
                  {names.commanders[move[entry]]}
                  {move[entry] === decoy && <em>{scenes.recaps.decoy}</em>}
                </span>
              ))}
            </Button>
          </li>
        ))}
      </ul>
    </StripPanel>
  )
}

/** BW-P4.2, BW-P4.3: what is still to be laid on palisades. */
export function StockStage(props: BoardProps) {
  const { view, texts } = props
  const { stock } = view.open
  const left = signs.flatMap(sign => Array.from({ length: stock[sign] ?? 0 }, () => sign))
  return (
    <StripPanel title={texts.scenes.stock} note={texts.scenes.stockTip} words={texts.words}>
      <div className="bw-token-in-use">
        <OrderTokens tokens={left} names={texts.names} size={18} />
      </div>
    </StripPanel>
  )
}
