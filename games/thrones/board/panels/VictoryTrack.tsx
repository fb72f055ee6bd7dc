/** How near each house is to victory, and what its supply feeds. */

import { memo } from 'react'
import { same } from '../../../../kernel/index.ts'
import { Figure, Pips } from '../../../../ui/board/Counts.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { places } from '../../data/areas.ts'
import { supplyTable, type Track, victoryAreas } from '../../data/constants.ts'
import type { House } from '../../data/houses.ts'
import { castles } from '../../rules/position/control.ts'
import type { ThronesTexts } from '../../texts/common/types.ts'
import type { Open } from '../../types.ts'
import { Icon } from '../Icon.tsx'
import type { Pictogram } from '../pictograms.ts'
import type { BoardProps } from '../props.ts'

/** What stands for each influence track. */
export const trackIcons: Record<Track, Pictogram> = {
  'iron-throne': 'throne',
  fiefdoms: 'sword',
  'kings-court': 'raven',
}

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
function Supply({ level, armies: own, isBrief, texts }: Pick<RowProps, 'level' | 'armies' | 'isBrief' | 'texts'>) {
  const words = texts.words
  const sizes = supplyTable[level]
  return (
    <Figure
      sign={<Icon name="barrel" label={words.supplyLevel(level)} />}
      n={level}
      tip={words.supplyTip(sizes.join(', '), own.join(', '))}
    >
      {!isBrief && (
        <span className="thrones-armies">
          {sizes.map((size, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the row of a level is fixed
            <Pips key={i} n={own[i] ?? 0} of={size} className="thrones-army" />
          ))}
        </span>
      )}
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
  power: number
  isBrief: boolean
  isMine: boolean
  isHighlighted: boolean
  texts: ThronesTexts
}

const Row = memo(function Row({
  seat,
  house,
  isMine,
  isHighlighted,
  texts,
  count,
  level,
  armies,
  power,
  isBrief,
}: RowProps) {
  return (
    <li data-on={`seat:${seat}`} className={`${isMine ? 'mine' : ''}${isHighlighted ? ' lit' : ''}`}>
      <Emblem role={house} size={22} />
      <span className="thrones-name">{texts.names.houses[house]}</span>
      <Victory count={count} texts={texts} />
      <Supply level={level} armies={armies} isBrief={isBrief} texts={texts} />
      <Figure
        sign={<Icon name="consolidate" label={texts.words.power(power)} />}
        n={power}
        tip={texts.words.power(power)}
        className="thrones-power"
      />
    </li>
  )
}, same)

/** Houses by castles and strongholds, the leader first. `isBrief`: without the rule. */
export function VictoryTrack({ view, texts, highlighted, isBrief = false }: BoardProps & { isBrief?: boolean }) {
  const { open } = view
  const words = texts.words
  const order = open.tracks['iron-throne'].toSorted((a, b) => castles(open, b) - castles(open, a))
  return (
    <section className={`thrones-victory-track${isBrief ? ' brief' : ''}`}>
      <h3>{words.victory}</h3>
      {!isBrief && <p className="thrones-note">{texts.aim}</p>}
      <ul className="thrones-standing">
        {order.map(seat => (
          <Row
            key={seat}
            seat={seat}
            house={open.houses[seat]}
            count={castles(open, seat)}
            level={open.supply[seat]}
            armies={armiesOf(open, seat)}
            power={open.power[seat]}
            isBrief={isBrief}
            isMine={seat === view.seat}
            isHighlighted={highlighted.includes(`seat:${seat}`)}
            texts={texts}
          />
        ))}
      </ul>
    </section>
  )
}
