/** BL-3.8: the cards still to be placed: take one up, then choose its hex on the field. */
import type { BoardProps } from '../../../../ui/board.ts'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import type { BattleLore, DeployCard } from '../../types.ts'
import { DeployCard as Drawn } from '../DeployCard.tsx'
import { stageWordsIn } from '../stageWords.ts'
import { namesIn } from '../words.ts'
import { Moves } from './Moves.tsx'

type Props = BoardProps<BattleLore>

export const cardName = (card: DeployCard, { language }: Pick<Props, 'language'>): string => {
  if (card === 'decoy') return stageWordsIn(language).decoy
  return card === 'command-tent' ? stageWordsIn(language).tent : namesIn(language).units[card]
}

export function DeployStage(props: Props) {
  const { view, language, busy, onMove } = props
  const words = stageWordsIn(language)
  const { pile, picked } = view.own!
  const kinds = [...new Set(pile)]
  return (
    <StagePanel title={words.deploy} brief={pile.length} words={words}>
      <p className="lore-note">{picked ? words.inHand(cardName(picked, props)) : words.deployTip}</p>
      <ul className="lore-pile" aria-label={words.left}>
        {kinds.map(card => {
          const move = view.options.find(option => option.do === 'pick' && option.card === card)
          const n = pile.filter(each => each === card).length
          return (
            <li key={card}>
              <button
                type="button"
                aria-pressed={picked === card}
                disabled={busy || !move}
                onClick={() => move && onMove(move)}
              >
                <svg viewBox="-36 -44 72 88" width="40" height="49" aria-hidden="true">
                  <Drawn face={card} faction={view.open.factions[view.seat!]} />
                </svg>
                <span>{cardName(card, props)}</span>
                <b>×{n}</b>
              </button>
            </li>
          )
        })}
      </ul>
      <Moves {...props} />
    </StagePanel>
  )
}
