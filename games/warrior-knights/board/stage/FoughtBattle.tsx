/** A battle that is over, from what was told of it: the cards shown, the sums of hits and Victories, the outcome. */

import type { Ledger } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import type { FateCard } from '../../data/fate.ts'
import { battleSides } from '../../rules/battle/battle.ts'
import type { BattleSide, Event } from '../../types.ts'
import { FateStamps, tintOf } from '../cards.tsx'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'
import { Sum } from './Sum.tsx'

type Of<Name extends Event['is']> = Extract<Event, { is: Name }>

interface Props {
  head: Of<'attacked'>
  rest: readonly Event[]
  props: BoardProps
}

interface ToldSide {
  cards: readonly FateCard[]
  hits: Ledger
}

/** What has been told of a side so far. */
function toldOf(rest: readonly Event[], side: BattleSide): ToldSide {
  const showed = rest.find((event): event is Of<'showed'> => event.is === 'showed' && event.side === side)
  const hits = rest.find((event): event is Of<'hits'> => event.is === 'hits' && event.side === side)
  return { cards: showed ? [...showed.cards, ...showed.more] : [], hits: hits?.hits ?? [] }
}

export function FoughtBattle({ head, rest, props }: Props) {
  const { view, texts } = props
  const { stage, names } = texts
  const victories = rest.find((event): event is Of<'victories'> => event.is === 'victories')
  const baronOf = (side: BattleSide) => {
    const seat = side === 'attacker' ? head.seat : head.defender
    return seat === null ? null : view.open.barons[seat]
  }
  const nameOf = (side: BattleSide): string => {
    const baron = baronOf(side)
    return baron === null ? stage.garrison : names.barons[baron]
  }
  return (
    <>
      <div className="knights-sides">
        {battleSides.map(side => {
          const baron = baronOf(side)
          const { cards, hits } = toldOf(rest, side)
          return (
            <section
              key={side}
              className={`knights-side ${victories?.winner === side ? 'won' : ''}`}
              style={{ borderTopColor: tintOf(baron) }}
            >
              <header>
                {baron && <Emblem role={baron} size={26} />}
                <h4>
                  {nameOf(side)}
                  <small>{names.sides[side]}</small>
                </h4>
              </header>
              <div className="knights-fate">
                <FateStamps cards={cards} texts={texts} label={stage.shown} />
              </div>
              <Sum title={stage.hitsTaken} lines={hits} props={props} least={0} />
              {victories && <Sum title={stage.victoriesOf} lines={victories[side]} props={props} />}
            </section>
          )
        })}
      </div>
      {victories && <Verdict {...props} victories={victories} nameOf={nameOf} />}
    </>
  )
}

interface VerdictProps extends BoardProps {
  victories: Of<'victories'>
  nameOf(side: BattleSide): string
}

function Verdict({ texts, victories, nameOf }: VerdictProps) {
  const { stage } = texts
  const { winner, full, attacker, defender } = victories
  const margin = Math.abs(totalOf(attacker) - totalOf(defender))
  if (winner === null) return <p className="knights-verdict">{stage.stalemate}</p>
  const name = nameOf(winner)
  return <p className="knights-verdict">{full ? stage.fullVictory(name, margin) : stage.partialVictory(name)}</p>
}
