/** WK-6.2: Wages. Whom the Baron pays, whom he may lose, in sums; and the same for Mercenaries unpaid by an Event. */
import { labelled } from '../../../../text/index.ts'
import { MoveButton } from '../../../../ui/board/MoveButtons.tsx'
import type { Mercenary } from '../../data/troops.ts'
import { armiesOf, armyOf } from '../../rules/armies.ts'
import { wageDue } from '../../rules/economy/wages.ts'
import { asking } from '../../texts/common/position.ts'
import type { WarriorKnights } from '../../types.ts'
import { Named, troopFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { ArmyLine } from './Armies.tsx'
import { BaronName } from './Barons.tsx'
import { Frame, Moves, movesOf } from './Frame.tsx'

type Props = BoardProps
type Paying = WarriorKnights['asks']['payUnpaid']

export function Wages(props: Props) {
  const { view, texts } = props
  const step = asking(view, 'payUnpaid')
  if (!step) return null
  const { seat, due, why } = step
  const title = why === 'wages' ? texts.names.phases.wages : texts.names.events['unpaid-companies']
  const armies = armiesOf(view.open, seat).filter(army => cardsDue(step, armyOf(view.open, army).cards).length > 0)
  const owed = due.reduce((sum, card) => sum + wageDue(view.open, card, why), 0)
  return (
    <Frame title={title} brief={owed} props={props}>
      <p className="knights-owed">
        <BaronName seat={seat} props={props} />
        <span>{texts.stage.owes(owed, view.open.crowns[seat])}</span>
      </p>
      <ul className="knights-wages">
        {armies.map(army => (
          <li key={army}>
            <ul className="knights-armies">
              <ArmyLine army={army} props={props} />
            </ul>
            <ul>
              {cardsDue(step, armyOf(view.open, army).cards).map(card => (
                <Due key={card} card={card} step={step} props={props} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className={owed > view.open.crowns[seat] ? 'knights-danger' : 'knights-note'}>
        {owed > view.open.crowns[seat]
          ? texts.stage.someDesert(owed - view.open.crowns[seat])
          : texts.stage.unpaidDesert}
      </p>
      <Moves props={props} which={move => move.do !== 'pay'} primary="pay-all" />
    </Frame>
  )
}

const cardsDue = ({ due }: Paying, cards: readonly string[]): Mercenary[] => due.filter(card => cards.includes(card))

/** One Mercenary with its wage; who is asked pays by a click. */
function Due({ card, step, props }: { card: Mercenary; step: Paying; props: Props }) {
  const { view, texts, busy, onMove } = props
  const wage = wageDue(view.open, card, step.why)
  const move = movesOf(props).find(each => each.do === 'pay' && each.card === card)
  const face = troopFace(card, texts)
  return (
    <li className="knights-due">
      <Named face={{ ...face, title: `${face.title} ${face.numbers![0].value}` }} />
      {move ? (
        <MoveButton
          move={move}
          label={labelled(move, props)}
          short={texts.stage.payShort(wage)}
          {...{ busy, onMove }}
        />
      ) : (
        <small>
          {view.legalMoves.length > 0 ? texts.stage.tooDear(wage, view.open.crowns[step.seat]) : texts.words.wage(wage)}
        </small>
      )}
    </li>
  )
}
