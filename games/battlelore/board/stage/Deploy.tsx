/** BL-3.8: the tray with the cards still to be placed. */
import type { BoardProps } from '../../../../ui/board.ts'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import type { BattleLore, DeployCard } from '../../types.ts'
import { DeployCard as Drawn } from '../DeployCard.tsx'
import { stageWordsIn } from '../stageWords.ts'
import { namesIn } from '../words.ts'
import { Moves } from './Moves.tsx'
import { useDeploying } from './useDeploying.ts'

type Props = BoardProps<BattleLore>

const cardName = (card: DeployCard, { language }: Pick<Props, 'language'>): string => {
  if (card === 'decoy') return stageWordsIn(language).decoy
  return card === 'command-tent' ? stageWordsIn(language).tent : namesIn(language).units[card]
}

/** Whoever takes a card up by keys goes on among the hexes. */
const toTheField = () =>
  requestAnimationFrame(() => {
    const [hex] = document.querySelectorAll<SVGElement>('[data-hex].live')
    hex?.focus()
  })

export function DeployStage(props: Props) {
  const { view, language, busy } = props
  const words = stageWordsIn(language)
  const { pile } = view.own!
  const { picked, take, onPointerDown } = useDeploying(props)
  const canTake = (card: DeployCard) =>
    picked === null ? view.options.some(move => move.do === 'pick' && move.card === card) : picked !== card
  return (
    <StagePanel title={words.deploy} brief={pile.length} words={words}>
      <ul className="lore-pile" aria-label={words.left}>
        {[...new Set(pile)].map(card => (
          <li key={card}>
            <button
              type="button"
              aria-pressed={picked === card}
              title={cardName(card, props)}
              disabled={busy || (picked !== card && !canTake(card))}
              onPointerDown={onPointerDown(card)}
              onClick={event => {
                take(card)
                if (event.detail === 0) toTheField()
              }}
            >
              <svg viewBox="-36 -46 72 92" aria-hidden="true">
                <Drawn faction={view.open.factions[view.seat!]} face={card} />
              </svg>
              <b className="lore-pile-count">×{pile.filter(each => each === card).length}</b>
              <span>{cardName(card, props)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="lore-note lore-pile-tip">{picked ? words.inHand(cardName(picked, props)) : words.deployTip}</p>
      <Moves {...props} />
    </StagePanel>
  )
}
