/** WK-3.8: every Troop card goes to a Noble or to the stronghold, in secret. */
import { type ArmyId, strongholdOf } from '../../data/barons.ts'
import { strengthOf, type Troop } from '../../data/troops.ts'
import { armiesOf, armyOf } from '../../rules/armies.ts'
import { troopFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { armyName } from './Armies.tsx'
import { Awaited } from './Barons.tsx'
import { type Bin, Bins } from './Bins.tsx'
import { Frame, Moves } from './Frame.tsx'

type Props = BoardProps

function armyBins(props: Props): Bin[] {
  const { view, texts } = props
  const { assigned } = view.own!
  return armiesOf(view.open, view.seat!).map(army => {
    const cards = assigned.filter(({ to }) => to === army).map(({ card }) => card)
    return {
      id: army,
      title: armyName(army, props),
      about: texts.words.strength(cards.reduce((sum, card) => sum + strengthOf(card), 0)),
      items: cards.map(card => ({ id: card, face: troopFace(card, texts), n: 1 })),
    }
  })
}

const putMove = (card: string, army: string) => ({ do: 'assign', card: card as Troop, to: army as ArmyId }) as const

export function Assigning(props: Props) {
  const { view, texts, busy, onMove, onMoves } = props
  const { stage } = texts
  const isMine = view.seat !== null && view.own !== null
  const dealt = isMine ? armyOf(view.open, strongholdOf(view.open.barons[view.seat!])).cards : []
  const left = dealt.filter(card => !view.own!.assigned.some(each => each.card === card))
  const isLocked = busy || !view.legalMoves.some(move => move.do === 'assign' || move.do === 'unassign')
  return (
    <Frame title={stage.assigning} brief={left.length || undefined} wide props={props}>
      <p className="knights-note knights-how">{isMine ? stage.assigningTip : stage.planningWatch}</p>
      {isMine && (
        <Bins
          label={stage.yourTroops}
          loose={left.map(card => ({ id: card, face: troopFace(card, texts), n: 1 }))}
          bins={armyBins(props)}
          words={{ ...stage, dragHere: texts.words.dragHere }}
          isLocked={isLocked}
          mayPut={() => true}
          moveOf={putMove}
          onPut={(card, army, from) => {
            const put = putMove(card, army)
            if (from === null) onMove(put)
            else onMoves([{ do: 'unassign', card: card as Troop }, put])
          }}
          onTakeBack={card => onMove({ do: 'unassign', card: card as Troop })}
        />
      )}
      <Moves props={props} which={move => move.do === 'commit'} primary="commit" />
      <Awaited props={props} />
    </Frame>
  )
}
