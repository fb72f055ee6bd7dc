/** How near each house is to victory, and what its supply feeds. */

import { memo } from 'react'
import { same } from '../../../../kernel/index.ts'
import { Figure, Pips } from '../../../../ui/board/Counts.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { places } from '../../data/areas.ts'
import { supplyTable, victoryAreas } from '../../data/constants.ts'
import type { House } from '../../data/houses.ts'
import { castles } from '../../rules/position/control.ts'
import type { ThronesTexts } from '../../texts/shared/types.ts'
import type { Open } from '../../types.ts'
import { Icon } from '../Icon.tsx'
import type { BoardProps } from '../props.ts'

/** The sizes of a seat's armies on the board, the largest first. */
function armiesOf(open: Open, seat: number): number[] {
  return places
    .flatMap(place => {
      const army = open.armies[place]
      return army?.seat === seat ? [army.units.length + army.routed.length] : []
    })
    .filter(size => size > 1)
    .sort((a, b) => b - a)
}

/** The armies allowed, each with what stands on the board: a full pip for every unit. */
function Supply({ level, armies: own, texts }: Pick<RowProps, 'level' | 'armies' | 'texts'>) {
  const words = texts.words
  const sizes = supplyTable[level]
  return (
    <Figure
      sign={<Icon name="barrel" label={words.supplyLevel(level)} />}
      n={level}
      tip={words.supplyTip(sizes.join(', '), own.join(', '))}
    >
      <span className="thrones-armies">
        {sizes.map((size, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the row of a level is fixed
          <Pips key={i} n={own[i] ?? 0} of={size} className="thrones-army" />
        ))}
      </span>
    </Figure>
  )
}

const Victory = ({ count, texts: { words } }: Pick<RowProps, 'count' | 'texts'>) => (
  <Figure sign={<Icon name="castle" label={words.victory} />} n={count} tip={words.victoryTip(count)}>
    <Pips n={count} of={victoryAreas} />
  </Figure>
)

interface RowProps {
  seat: number
  house: House
  /** Castles and strongholds. */
  count: number
  /** On the supply track. */
  level: number
  /** The sizes of armies, the largest first. */
  armies: readonly number[]
  isMine: boolean
  isHighlighted: boolean
  texts: ThronesTexts
}

const Row = memo(function Row({ seat, house, isMine, isHighlighted, texts, count, level, armies }: RowProps) {
  return (
    <li data-on={`seat:${seat}`} className={`${isMine ? 'mine' : ''}${isHighlighted ? ' lit' : ''}`}>
      <Emblem role={house} size={22} />
      <span className="thrones-name">{texts.names.houses[house]}</span>
      <Victory count={count} texts={texts} />
      <Supply level={level} armies={armies} texts={texts} />
    </li>
  )
}, same)

/** Houses by castles and strongholds, the leader first. */
export function VictoryTrack({ view, texts, highlighted }: BoardProps) {
  const { open } = view
  const words = texts.words
  const order = open.tracks['iron-throne'].toSorted((a, b) => castles(open, b) - castles(open, a))
  return (
    <section className="thrones-victory-track">
      <h3>{words.victory}</h3>
      <p className="thrones-note">{texts.aim}</p>
      <ul className="thrones-standing">
        {order.map(seat => (
          <Row
            key={seat}
            seat={seat}
            house={open.houses[seat]}
            count={castles(open, seat)}
            level={open.supply[seat]}
            armies={armiesOf(open, seat)}
            isMine={seat === view.seat}
            isHighlighted={highlighted.includes(`seat:${seat}`)}
            texts={texts}
          />
        ))}
      </ul>
    </section>
  )
}
