/** Cards to choose from: scenario cards, the opening hand, a command card, cards just drawn, lore to lay aside. */

import { useState } from 'react'
import { StageCards, StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { Button } from '../../../../ui/Button.tsx'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { MoveButtons } from '../../../../ui/board/MoveButtons.tsx'
import { CardFace } from '../../../../ui/Card.tsx'
import { useIsWanted, useMoveMarks } from '../../../../ui/wanted.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import { openingHand } from '../../data/constants.ts'
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import { commandFace, loreFace, scenarioFace } from '../cards.tsx'
import type { Move } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'

type Props = BoardProps

const isLore = (card: CommandCard | LoreCard): card is LoreCard => card in loreCardTable

const faceOf = (card: CommandCard | LoreCard, props: Props) =>
  isLore(card) ? loreFace(card, props.texts) : commandFace(card, props.texts)

/** BL-3.2: the cards whole, for they are read before one is chosen. */
export function ScenarioStage(props: Props) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const words = texts.words
  const chosen = view.answer?.do === 'scenario' ? view.answer.scenario : null
  return (
    <StripPanel words={words} title={words.scenario} note={words.scenarioTip} wide>
      <StageCards isLarge>
        {(view.own?.scenarios ?? []).map(scenario => {
          const move = view.legalMoves.find(option => option.do === 'scenario' && option.scenario === scenario)
          return (
            <li key={scenario}>
              <button
                type="button"
                className="card-button"
                aria-pressed={chosen === scenario}
                disabled={busy || !move}
                {...markOf(move)}
                onClick={() => move && onMove(move)}
              >
                <CardFace {...scenarioFace(scenario, texts)} />
              </button>
            </li>
          )
        })}
      </StageCards>
    </StripPanel>
  )
}

/** BL-3.10: cards are marked, then laid aside together. */
export function OpeningStage(props: Props) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const words = texts.words
  const { commands, lores, marked } = view.own!
  const todo = [
    Math.max(0, commands.length - openingHand.command.keep) - marked.commands.length,
    Math.max(0, lores.length - openingHand.lore.keep) - marked.lores.length,
  ] as const
  const finish = view.legalMoves.find(({ do: what }) => what === 'discard-marked')
  return (
    <StripPanel words={words} title={words.opening} note={finish ? undefined : words.openingTip(...todo)} wide>
      <Markable label={words.commandCards} cards={commands} marks={marked.commands} props={props} />
      <Markable label={words.loreCards} cards={lores} marks={marked.lores} props={props} />
      {finish && (
        <div className="stage-moves">
          <Button kind="primary" disabled={busy} {...markOf(finish)} onClick={() => onMove(finish)}>
            {words.openingDone}
          </Button>
        </div>
      )}
    </StripPanel>
  )
}

interface MarkableProps {
  label: string
  cards: readonly (CommandCard | LoreCard)[]
  marks: readonly (CommandCard | LoreCard)[]
  props: Props
}

function Markable({ label, cards, marks, props }: MarkableProps) {
  const { view, highlighted, busy, onMove } = props
  const isMarked = (card: CommandCard | LoreCard, copy: number) => copy < marks.filter(each => each === card).length
  const moveOf = (card: CommandCard | LoreCard, copy: number) => {
    const wanted = isMarked(card, copy) ? 'unmark' : 'mark'
    return view.legalMoves.find(option => option.do === wanted && option.card === card)
  }
  return (
    <Hand
      label={label}
      cards={cards}
      faceOf={(card, move) => ({ ...faceOf(card, props), spent: move?.do === 'unmark' })}
      moveOf={moveOf}
      isChosen={isMarked}
      highlighted={highlighted}
      busy={busy}
      className="stage-cards"
      onMove={onMove}
    />
  )
}

const isText = (move: Move) => move.do === 'command' && move.mode === 'text'

/** BL-5.1, BL-5.3: first the card, then how it is played. */
export function CommandStage(props: Props) {
  const { view, texts, highlighted, busy, onMove } = props
  const words = texts.words
  const [card, choose] = useState<CommandCard | null>(null)
  const isWanted = useIsWanted()
  const kinds = [...new Set(view.own?.commands ?? [])]
  const wanted = kinds.find(each =>
    view.legalMoves.some(move => move.do === 'command' && move.card === each && isWanted(move)),
  )
  const modes = view.legalMoves.filter(option => option.do === 'command' && option.card === card)
  return (
    <StripPanel words={words} title={words.playCard} note={card ? texts.effects.commandCards[card] : words.chooseCard}>
      <Hand
        label={words.commandCards}
        cards={kinds}
        faceOf={each => commandFace(each, texts)}
        moveOf={each => each}
        isChosen={each => each === card}
        wanted={wanted !== card ? wanted : undefined}
        highlighted={highlighted}
        busy={busy}
        className="stage-cards"
        onMove={choose}
      />
      <MoveButtons
        className="stage-moves"
        moves={modes}
        labelOf={move => (isText(move) ? words.asText : words.asSingle)}
        isPrimary={isText}
        busy={busy}
        onMove={onMove}
      />
    </StripPanel>
  )
}

/** BL-17.6.13, BL-19.4: one of the cards drawn is kept; one lore card goes. */
export function KeepStage(props: Props) {
  const { view, highlighted, busy, onMove } = props
  const words = props.texts.words
  const discards = view.legalMoves.some(({ do: what }) => what === 'discard')
  const moves = view.legalMoves.flatMap(move => (move.do === 'keep' || move.do === 'discard' ? [move] : []))
  const title = discards ? words.discardOne : words.keep
  return (
    <StripPanel title={title} words={words}>
      <Hand
        label={title}
        cards={moves.map(({ card }) => card)}
        faceOf={card => faceOf(card, props)}
        moveOf={card => moves.find(move => move.card === card)}
        highlighted={highlighted}
        busy={busy}
        className="stage-cards"
        onMove={onMove}
      />
    </StripPanel>
  )
}
