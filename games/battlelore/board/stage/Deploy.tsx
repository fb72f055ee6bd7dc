/** BL-3.8: the tray with the cards still to be placed. */

import { useEffect, useRef } from 'react'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import type { DeployCard } from '../../types.ts'
import { DeployCard as Drawn } from '../DeployCard.tsx'
import type { BoardProps } from '../props.ts'
import { Moves } from './Moves.tsx'
import { useDeploying } from './useDeploying.ts'

type Props = BoardProps

const cardName = (card: DeployCard, { texts }: Pick<Props, 'texts'>): string => {
  if (card === 'decoy') return texts.words.decoy
  return card === 'command-tent' ? texts.words.tent : texts.names.units[card]
}

/** Whoever takes a card up by keys goes on among the hexes where it may lie. */
function useToTheField(picked: DeployCard | null) {
  const byKeys = useRef(false)
  useEffect(() => {
    if (picked === null || !byKeys.current) return
    byKeys.current = false
    document.querySelector<SVGElement>('[data-hex].live')?.focus()
  }, [picked])
  return byKeys
}

export function DeployStage(props: Props) {
  const { view, texts, busy } = props
  const words = texts.words
  const { pile } = view.own!
  const { picked, take, onPointerDown } = useDeploying(props)
  const byKeys = useToTheField(picked)
  const canTake = (card: DeployCard) =>
    picked === null ? view.options.some(move => move.do === 'pick' && move.card === card) : picked !== card
  return (
    <StagePanel title={words.deploy} brief={pile.length} words={words}>
      <ul className="lore-pile" aria-label={words.stillToPlace}>
        {[...new Set(pile)].map(card => (
          <li key={card}>
            <button
              type="button"
              aria-pressed={picked === card}
              title={cardName(card, props)}
              disabled={busy || (picked !== card && !canTake(card))}
              onPointerDown={onPointerDown(card)}
              onClick={event => {
                byKeys.current = event.detail === 0
                take(card)
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
      <p className="stage-note lore-pile-tip">{picked ? words.inHand(cardName(picked, props)) : words.deployTip}</p>
      <Moves {...props} />
    </StagePanel>
  )
}
