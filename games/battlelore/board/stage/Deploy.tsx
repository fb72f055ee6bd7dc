/** BL-3.8: the cards still to be placed. */
import { useMemo } from 'react'
import { Pile } from '../../../../hex/ui/placing/Pile.tsx'
import type { PlacingMoves } from '../../../../hex/ui/placing/usePlacing.ts'
import { StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import type { BattleLoreTexts } from '../../texts/common/types.ts'
import type { DeployCard } from '../../types.ts'
import { DeployCard as Drawn } from '../DeployCard.tsx'
import type { Move } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'
import { Moves } from './Moves.tsx'

const cardName = (card: DeployCard, { words, names }: BattleLoreTexts): string => {
  if (card === 'decoy') return words.decoy
  return card === 'command-tent' ? words.tent : names.units[card]
}

/** The moves of placing among those that are legal. */
export const placingMoves = (legal: readonly Move[]): PlacingMoves<DeployCard, string, Move> => ({
  takeUp: card => legal.find(move => move.do === 'pick' && move.card === card),
  layBack: () => legal.find(move => move.do === 'unpick'),
  layDown: hex => legal.find(move => move.do === 'deploy' && move.hex === hex),
})

export function DeployStage(props: BoardProps) {
  const { view, texts, busy, onMove } = props
  const { words } = texts
  const { pile, picked } = view.own!
  const faction = view.open.factions[view.seat!]
  const moves = useMemo(() => placingMoves(view.legalMoves), [view])
  return (
    <StripPanel title={words.deploy} brief={pile.length} words={words}>
      <Pile
        label={words.left}
        pieces={pile}
        nameOf={card => cardName(card, texts)}
        draw={card => (
          <svg viewBox="-36 -46 72 92" aria-hidden="true">
            <Drawn faction={faction} face={card} />
          </svg>
        )}
        held={picked}
        moves={moves}
        tip={picked ? words.inHand(cardName(picked, texts)) : words.deployTip}
        busy={busy}
        onMove={onMove}
      />
      <Moves {...props} />
    </StripPanel>
  )
}
