/** One direction of the offer that is being put together: steppers for influence and power, hostages with their places. */
import { OptionButton } from '../../../../ui/board/MoveButtons.tsx'
import { Stepper } from '../../../../ui/board/Stepper.tsx'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { activeOf } from '../../rules/encounter/encounter.ts'
import type { Side } from '../../types.ts'
import type { BoardProps } from '../props.ts'
import type { Move } from '../spots.ts'
import { placeWords } from './offerWords.ts'
import { MoveButton } from './Panel.tsx'

type Props = BoardProps

interface SideProps {
  by: Side
  props: Props
}

export function Giving({ by, title, props }: SideProps & { title: string }) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const house = open.houses[activeOf(open, by)]
  const { influence, power } = view.own!.draft[by]
  return (
    <section className={`iron-column house-${house}`}>
      <h4>
        <Emblem role={house} size={22} /> {title}
      </h4>
      <Count
        what={words.influence}
        means={words.influenceMeans}
        n={influence}
        to={n => ({ do: 'influence', by, n: n as 0 | 1 })}
        props={props}
      />
      <Count
        what={words.power}
        means={words.powerMeans(open.sheets[activeOf(open, by)])}
        n={power}
        to={n => ({ do: 'power', by, n: n as 0 | 1 | 2 | 3 })}
        props={props}
      />
      <Hostages by={by} props={props} />
    </section>
  )
}

interface CountProps {
  what: string
  means: string
  n: number
  /** The move that makes the number this. */
  to(n: number): Move
  props: Props
}

/** What can be made more or less, as far as an option says so. */
function Count({ what, means, n, to, props }: CountProps) {
  const { view, busy, texts, onMove } = props
  const words = texts.words
  return (
    <Stepper
      label={what}
      about={means}
      value={n}
      less={{ move: to(n - 1), label: words.less(what) }}
      more={{ move: to(n + 1), label: words.more(what) }}
      legalMoves={view.legalMoves}
      {...{ busy, onMove }}
    />
  )
}

/** Those in the offer, each to be taken out; and what can be added. */
function Hostages({ by, props }: SideProps) {
  const { view, texts, busy, onMove } = props
  const { open } = view
  const words = texts.words
  const { hostages } = view.own!.draft[by]
  return (
    <div className="iron-giving-hostages">
      <ul>
        {hostages.map((place, index) => {
          const said = placeWords(place, by, open, texts)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: places in an offer have no other name
            <li key={index}>
              {words.hostageCount(1, said)}
              <OptionButton
                move={{ do: 'unhostage', by, index }}
                legalMoves={view.legalMoves}
                label={words.remove(said)}
                {...{ busy, onMove }}
              >
                ×
              </OptionButton>
            </li>
          )
        })}
      </ul>
      <Places key={hostages.length} by={by} props={props} />
    </div>
  )
}

/** The places from which another hostage could come: folded again once one has been added. */
function Places({ by, props }: SideProps) {
  const { view, texts } = props
  const moves = view.legalMoves.filter(move => move.do === 'hostage').filter(move => move.by === by)
  if (moves.length === 0) return null
  return (
    <details onToggle={event => event.currentTarget.scrollIntoView({ block: 'nearest' })}>
      <summary>{texts.words.addHostage}</summary>
      <div className="iron-buttons">
        {moves.map(move => (
          <MoveButton key={JSON.stringify(move.place)} move={move} props={props}>
            {placeWords(move.place, by, view.open, texts)}
          </MoveButton>
        ))}
      </div>
    </details>
  )
}
