/** What has just been decided, step by step: it stays a while after the question is over, for bots rush by. */
import { totalOf } from '../../../../kit/amounts.ts'
import './recap.css'
import type { CSSProperties } from 'react'
import { capitalized, sentenceOf } from '../../../../text/index.ts'
import { useRecaps } from '../../../../ui/board/useRecaps.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { Ledgers } from '../../../../ui/Ledgers.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import { Emblem, inkOf } from '../../../../worlds/westeros/ui/Arms.tsx'
import { sides } from '../../rules/encounter/encounter.ts'
import type { Event, Open, Side } from '../../types.ts'
import { houseFace } from '../cards.tsx'
import { outcomeSigns, reasonIn } from '../Encounter.tsx'
import type { BoardProps } from '../props.ts'
import { Betrayal } from './Betrayal.tsx'
import { Deal } from './Deal.tsx'
import { beatOf, type Head, lastsOf, type Recap, tell } from './recaps.ts'

type Props = BoardProps
type Ended = Extract<Event, { is: 'ending' }>

/** The recap of the last news, beat by beat, until it is closed or old. */
export const useRecentEvents = (props: Props) => useRecaps<Event, Head>({ props, beat: beatOf, tell, lasts: lastsOf })

/** Whether the table still shows the encounter that is told of, with its cards and sums. */
export const liesOnTable = ({ head }: Recap, { encounter }: Open): boolean =>
  head.is === 'revealed' && encounter !== null && encounter.revealed

const endingOf = ({ rest }: Recap): Ended | undefined => rest.find((event): event is Ended => event.is === 'ending')

/** The two who meet, as the cards tell it: the seats of the round may have moved on. */
function activesOf(recap: Recap, open: Open): Record<Side, number> {
  const ended = endingOf(recap)
  return {
    challenger: ended?.challenger ?? open.challenger,
    defender: ended?.defender ?? open.encounter?.defender ?? open.challenger,
  }
}

interface RecentEventsProps {
  recap: Recap
  /** An encounter in one line: its verdict. */
  isBrief: boolean
  onClose(): void
  props: Props
}

export function RecentEvents({ recap, isBrief, onClose, props }: RecentEventsProps) {
  const { view, texts } = props
  const words = texts.words
  const isEncounter = recap.head.is === 'revealed'
  const actives = activesOf(recap, view.open)
  const name = (side: Side) => texts.names.houses[view.open.houses[actives[side]]]
  const ended = endingOf(recap)
  if (isBrief && ended) {
    return (
      <StagePanel
        className="iron-asking"
        title={<span role="status">{verdict(ended, actives, props)}</span>}
        words={words}
        onClose={onClose}
      >
        {null}
      </StagePanel>
    )
  }
  const title = isEncounter ? words.versus(name('challenger'), name('defender')) : words.whatHappened
  return (
    <StagePanel className="iron-asking" title={title} words={words} onClose={onClose}>
      <div className="iron-recap" role="status">
        {recap.head.is === 'revealed' ? (
          <Revealed recap={recap} head={recap.head} actives={actives} props={props} />
        ) : (
          <Line event={recap.head} delay={0} props={props} />
        )}
        <Lines recap={recap} props={props} />
      </div>
    </StagePanel>
  )
}

interface RevealedProps {
  recap: Recap
  head: Extract<Head, { is: 'revealed' }>
  actives: Record<Side, number>
  props: Props
}

/** The cards turn; then what they make of the encounter. */
function Revealed({ recap, head, actives, props }: RevealedProps) {
  const { view, texts } = props
  const { open } = view
  const ended = endingOf(recap)
  const deal = recap.rest.find(event => event.is === 'agreed')
  const replaced = recap.rest.filter(event => event.is === 'replaced' || event.is === 'turned-up')
  return (
    <>
      <div className="iron-turned">
        {sides.map(side => {
          const seat = actives[side]
          const last = replaced.filter(event => event.seat === seat).at(-1)
          const card = last?.card ?? head.cards[side]
          return (
            <div key={side} className={`house-${open.houses[seat]} ${ended?.winner === side ? 'won' : ''}`}>
              <Emblem role={open.houses[seat]} size={24} />
              <span className="iron-turn" key={card}>
                {card && <Card {...houseFace(card, texts, open)} />}
              </span>
            </div>
          )
        })}
      </div>
      {deal && <Deal deal={deal} actives={actives} props={props} />}
      <Outcome recap={recap} head={head} actives={actives} props={props} />
    </>
  )
}

function Outcome({ recap, head, actives, props }: RevealedProps) {
  const { view, texts } = props
  const { open } = view
  const names = texts.names
  const ended = endingOf(recap)
  const house = (side: Side) => open.houses[actives[side]]
  if (!ended) {
    const set = recap.rest.filter(event => event.is === 'outcome').at(-1)
    const outcome = set?.outcome ?? head.outcome
    return (
      <p className={`iron-verdict ${outcome}`}>
        <Icon d={outcomeSigns[outcome]} size={24} /> {capitalized(names.outcomes[outcome])}
      </p>
    )
  }
  const { ending, winner, sums } = ended
  const loser: Side = winner === 'challenger' ? 'defender' : 'challenger'
  return (
    <>
      {ending === 'betrayal' && winner && <Betrayal by={house(winner)} of={house(loser)} />}
      <p className={`iron-verdict ${ending}`}>{verdict(ended, actives, props)}</p>
      {sums && !liesOnTable(recap, open) && <Sums sums={sums} winner={winner} actives={actives} props={props} />}
    </>
  )
}

function verdict({ ending, winner, sums }: Ended, actives: Record<Side, number>, props: Props): string {
  const words = props.texts.words
  const { houses } = props.texts.names
  const name = (side: Side) => houses[props.view.open.houses[actives[side]]]
  const loser: Side = winner === 'challenger' ? 'defender' : 'challenger'
  if (ending === 'deal') return words.dealt
  if (ending === 'failure') return words.failed
  if (ending === 'betrayal' && winner) return words.betrays(name(winner), name(loser))
  if (!winner || !sums) return words.tie(sums ? totalOf(sums.challenger) : 0)
  return words.won(name(winner), totalOf(sums[winner]), totalOf(sums[loser]))
}

interface SumsProps {
  sums: NonNullable<Ended['sums']>
  winner: Side | null
  actives: Record<Side, number>
  props: Props
}

function Sums({ sums, winner, actives, props }: SumsProps) {
  const { view, texts } = props
  const { houses } = view.open
  return (
    <Ledgers
      layout="compact"
      className="iron-sums"
      label={texts.words.encounter}
      sides={sides.map(side => ({
        id: side,
        title: texts.names.houses[houses[actives[side]]],
        as: texts.words[side],
        colorToken: `var(${inkOf(houses[actives[side]])})`,
        lines: sums[side].map(({ why, of, n }) => ({ why: reasonIn({ why, of }, texts, view.open), n })),
        total: totalOf(sums[side]),
        won: winner === side,
      }))}
    />
  )
}

/** What is told by the cards, the sums and the verdict. */
const shownAbove: readonly Event['is'][] = ['ending', 'talks', 'agreed', 'won']

/** One after the other, those of the last news with a delay each. */
function Lines({ recap, props }: { recap: Recap; props: Props }) {
  const lines = recap.rest.map((event, i) => ({ event, i })).filter(({ event }) => !shownAbove.includes(event.is))
  if (lines.length === 0) return null
  return (
    <ol className="iron-lines">
      {lines.map(({ event, i }) => (
        <li key={i}>
          <Line event={event} delay={Math.max(0, i - recap.told)} props={props} />
        </li>
      ))}
    </ol>
  )
}

function Line({ event, delay, props }: { event: Event; delay: number; props: Props }) {
  const isDeath = event.is === 'died'
  return (
    <p className={`iron-line${isDeath ? ' death' : ''}`} style={{ '--delay': delay } as CSSProperties}>
      <RichText rich={sentenceOf(props.texts, event, props.view)} />
    </p>
  )
}
