/** BW-4.4.4: one card and one token at most go into the next round. */
import { useState } from 'react'
import { StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { useMoveMarks } from '../../../../ui/wanted.ts'
import type { Card } from '../../data/cards.ts'
import type { Token } from '../../data/dice.ts'
import { cardFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { OrderToken } from '../Token.tsx'

export function KeepStage(props: BoardProps) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const { scenes, words, names } = texts
  const [card, keepCard] = useState<Card | null>(null)
  const [token, keepToken] = useState<Token | null>(null)
  const moves = view.legalMoves.filter(move => move.do === 'keep')
  const cards = [...new Set(moves.flatMap(move => move.card ?? []))]
  const tokens = [...new Set(moves.flatMap(move => move.token ?? []))]
  const move = moves.find(each => each.card === card && each.token === token)
  return (
    <StripPanel title={scenes.keep} note={scenes.keepTip} words={words}>
      {cards.length > 0 && (
        <Hand
          label={words.hand}
          cards={cards}
          faceOf={each => cardFace(each, texts)}
          moveOf={each => each}
          isChosen={each => each === card}
          busy={busy}
          className="stage-cards bw-hand"
          onMove={each => keepCard(each === card ? null : each)}
        />
      )}
      {tokens.length > 0 && (
        <ul className="bw-pool" aria-label={words.orderTokens}>
          {tokens.map(each => (
            <li key={each}>
              <Button
                kind="quiet"
                disabled={busy}
                aria-pressed={each === token}
                aria-label={names.signs[each]}
                onClick={() => keepToken(each === token ? null : each)}
              >
                <OrderToken token={each} size={26} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {move && (
        <div className="stage-moves">
          <Button small kind="primary" disabled={busy} {...markOf(move)} onClick={() => onMove(move)}>
            {labelled(move, props)}
          </Button>
        </div>
      )}
    </StripPanel>
  )
}
