/** Troop cards that an army loses: deserters (WK-10.1.1), and losses of the dead (WK-10.2.2). */
import { Hand } from '../../../../ui/board/Hand.tsx'
import { isMercenary, nationalityOf, type Troop } from '../../data/troops.ts'
import { armyOf, strengthOfCards } from '../../rules/armies.ts'
import { asking } from '../../texts/common/position.ts'
import { troopFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { armyName } from './Armies.tsx'
import { Frame, movesOf } from './Frame.tsx'

type Props = BoardProps

/** Why a card of the army stays. */
function barOf(card: Troop, { view, texts }: Props): string | null {
  const { stage, names } = texts
  if (!isMercenary(card)) return stage.regularsStay
  const deserter = asking(view, 'deserter')
  if (deserter && nationalityOf(card) !== deserter.nationality) {
    return stage.onlyDesert(names.nationalities[deserter.nationality])
  }
  return asking(view, 'lose')?.chosen.includes(card) ? stage.lostAlready : stage.tooMuch
}

export function Losing(props: Props) {
  const { view, texts, busy, onMove } = props
  const [deserter, lose] = [asking(view, 'deserter'), asking(view, 'lose')]
  const step = deserter ?? lose
  if (!step) return null
  const { stage, names } = texts
  const note = deserter
    ? stage.onlyDesert(names.nationalities[deserter.nationality])
    : stage.lossesDue(lose!.due, strengthOfCards(lose!.chosen))
  return (
    <Frame title={armyName(step.army, props)} props={props}>
      <p className="knights-note">{note}</p>
      <div className="knights-part">
        <Hand
          label={stage.yourTroops}
          cards={armyOf(view.open, step.army).cards}
          faceOf={card => troopFace(card, texts)}
          moveOf={card =>
            movesOf(props).find(move => (move.do === 'desert' || move.do === 'lose') && move.card === card)
          }
          barOf={card => (view.legalMoves.length > 0 ? barOf(card, props) : null)}
          className="knights-hand"
          {...{ busy, onMove }}
        />
      </div>
    </Frame>
  )
}
