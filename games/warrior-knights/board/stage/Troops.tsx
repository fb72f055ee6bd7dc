/** Troop cards that go from one army to another: on the way (WK-8.7), and in Upkeep (WK-11.6). */
import type { ArmyId } from '../../data/barons.ts'
import type { Troop } from '../../data/troops.ts'
import { armiesOf, armyOf, armyStrength } from '../../rules/armies.ts'
import { asking } from '../../texts/common/position.ts'
import type { Move } from '../../types.ts'
import { troopFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { armyName } from './Armies.tsx'
import { type Bin, Bins } from './Bins.tsx'
import { Frame, Moves, movesOf } from './Frame.tsx'

type Props = BoardProps

/** A move of one card, with the army it goes to. */
interface Shift {
  move: Move
  card: Troop
  from: ArmyId
  to: ArmyId
}

function shiftsOf(props: Props): Shift[] {
  const taker = asking(props.view, 'takeTroops')?.noble
  return movesOf(props).flatMap((move): Shift[] => {
    if (move.do === 'shift') return [{ ...move, move }]
    return move.do === 'take' && taker !== undefined ? [{ move, card: move.card, from: move.from, to: taker }] : []
  })
}

function binOf(army: ArmyId, props: Props): Bin {
  const { view, texts } = props
  const { cards, tokens } = armyOf(view.open, army)
  const { words } = texts
  const strength = words.strength(armyStrength(view.open, army))
  return {
    id: army,
    title: armyName(army, props),
    about: tokens > 0 ? `${strength}, ${words.casualties(tokens)}` : strength,
    items: cards.map(card => ({ id: card, face: troopFace(card, texts), n: 1 })),
  }
}

const isWhole = ({ do: name }: Move) => name === 'take-all' || name === 'shift-all' || name === 'done'

/** The armies concerned, and what may go where. Nothing for those who are not asked. */
export function Troops(props: Props) {
  const { view, texts, busy, onMove } = props
  const shifts = shiftsOf(props)
  const named = movesOf(props).flatMap(move => ('from' in move ? [move.from, 'to' in move ? move.to : null] : []))
  const armies = view.seat === null ? [] : armiesOf(view.open, view.seat)
  const shown = armies.filter(army => named.includes(army) || shifts.some(({ to }) => to === army))
  if (shown.length === 0) return null
  const find = (id: string, to: string, from: string | null) =>
    shifts.find(each => each.card === id && each.to === to && each.from === from)
  return (
    <Frame title={texts.stage.movingTroops} props={props}>
      <Bins
        label={texts.stage.yourTroops}
        bins={shown.map(army => binOf(army, props))}
        words={{ ...texts.stage, dragHere: '' }}
        isLocked={busy}
        mayPut={(id, to, from) => find(id, to, from) !== undefined}
        onPut={(id, to, from) => onMove(find(id, to, from)!.move)}
      />
      <Moves props={props} which={isWhole} />
    </Frame>
  )
}
