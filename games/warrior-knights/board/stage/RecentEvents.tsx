/** What has just been decided, beat by beat: it stays a while after its scene is over, for bots answer at once. */
import { plain, sentenceOf } from '../../../../text/index.ts'
import { useRecaps } from '../../../../ui/board/useRecaps.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import type { Event } from '../../types.ts'
import { actionFace, eventFace, faceOf } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { ArmyLine, siteName } from './Armies.tsx'
import { Ballots, SideName, subjectTitle } from './Ballots.tsx'
import { battleTitle } from './Battle.tsx'
import { FoughtBattle } from './FoughtBattle.tsx'
import { CardBeside, Frame } from './Frame.tsx'
import { Incomes } from './Incomes.tsx'
import { beatOf, type Head, type Recap, tell } from './recaps.ts'
import { StackCounts } from './StackCounts.tsx'

type Props = BoardProps

/** The recap of the last news, until it is closed or old. */
export const useRecentEvents = (props: Props) => useRecaps<Event, Head>({ props, beat: beatOf, tell })

function titleOf({ head }: Recap, props: Props): string {
  const { names, words, stage } = props.texts
  switch (head.is) {
    case 'revealed':
      return `${words.stack(head.stack + 1)}: ${names.actions[head.card]}`
    case 'drawn':
      return names.events[head.card]
    case 'attacked':
      return battleTitle(props, head)
    case 'voted':
      return `${words.assembly}: ${subjectTitle(head.subject, props)}`
    case 'phase':
      return names.phases[head.phase]
    case 'planned':
      return stage.planning
    case 'revolt':
      return stage.revoltIn(names.cities[head.city])
    case 'besieged':
      return stage.siegeOf(siteName(head.site, props))
    case 'captured':
      return head.how === 'siege' ? stage.siegeOf(siteName(head.site, props)) : siteName(head.site, props)
    case 'news':
      return names.expeditions[head.expedition]
    case 'cameBack':
    case 'heir':
      return names.nobles[head.noble]
    case 'gave':
      return stage.gift
    default:
      return stage.whatHappened
  }
}

export function RecentEvents({ recap, onClose, ...props }: Props & { recap: Recap; onClose(): void }) {
  return (
    <Frame title={titleOf(recap, props)} onClose={onClose} props={props}>
      <div className="knights-recap" data-recap={recap.head.is} role="status">
        <Shown recap={recap} props={props} />
        <Lines recap={recap} props={props} />
      </div>
    </Frame>
  )
}

/** The card, the votes, the battle that is told of. */
function Shown({ recap: { head, rest }, props }: { recap: Recap; props: Props }) {
  const { texts, view } = props
  switch (head.is) {
    case 'planned':
      return <StackCounts counts={head.counts} props={props} />
    case 'revealed': {
      const baron = head.seat === null ? null : view.open.barons[head.seat]
      return <CardBeside face={actionFace(head.card, texts, baron)} />
    }
    case 'drawn':
      return <CardBeside face={eventFace(head.card, texts)} />
    case 'attacked':
      return <FoughtBattle rest={rest} head={head} props={props} />
    case 'voted':
      return <VoteTold head={head} rest={rest} props={props} />
    case 'phase':
      return head.phase === 'taxation' ? <Incomes rest={rest} props={props} /> : null
    case 'cameBack':
    case 'heir':
      return <OfNoble event={head} props={props} />
    default:
      return <Line event={head} props={props} />
  }
}

/** A Noble with his army, and what has become of him or of his heir. */
const OfNoble = ({ event, props }: { event: Of<'cameBack' | 'heir'>; props: Props }) => (
  <>
    <ul className="knights-armies knights-of-noble">
      <ArmyLine army={event.noble} props={props} />
    </ul>
    <Line event={event} props={props} />
  </>
)

type Of<Name extends Event['is']> = Extract<Event, { is: Name }>

/** The Votes turned over, the sides taken so far, and who has won. */
function VoteTold({ head, rest, props }: { head: Of<'voted'>; rest: readonly Event[]; props: Props }) {
  const { texts } = props
  const { subject } = head
  const sides = rest.filter((event): event is Of<'side'> => event.is === 'side')
  const ballots = head.ballots.map((ballot, seat) => {
    const side = sides.find(each => each.seat === seat)?.side
    return ballot && side !== undefined ? { ...ballot, side } : ballot
  })
  const outcome = rest.find((event): event is Of<'outcome'> => event.is === 'outcome')
  return (
    <>
      {'agenda' in subject && <CardBeside face={faceOf(subject.agenda, texts)} />}
      <Ballots subject={subject} ballots={ballots} winner={outcome?.winner} props={props} />
      {outcome && (
        <p className={`knights-verdict ${outcome.winner === 'no' ? 'no' : ''}`}>
          {outcome.winner === 'yes' ? (
            texts.stage.passed
          ) : outcome.winner === 'no' ? (
            texts.stage.failed
          ) : (
            <>
              {texts.stage.goesToBaron} <SideName side={outcome.winner} props={props} />
            </>
          )}
        </p>
      )}
    </>
  )
}

/** What is told by what is shown above. */
const shownBy: Partial<Record<Recap['head']['is'], readonly Event['is'][]>> = {
  attacked: ['commands', 'drew', 'discarded', 'showed', 'hits', 'victories', 'casualties', 'breaches', 'exhausted'],
  voted: ['side', 'outcome'],
}

/** So many of the last things are told in words. */
const most = 8

function Lines({ recap: { head, rest }, props }: { recap: Recap; props: Props }) {
  const spent = (event: Event) => head.is === 'voted' && event.is === 'changed' && event.why === 'voting'
  const taxed = (event: Event) => head.is === 'phase' && head.phase === 'taxation' && event.is === 'changed'
  const lines = rest
    .map((event, i) => ({ event, i }))
    .filter(({ event }) => !shownBy[head.is]?.includes(event.is) && !spent(event) && !taxed(event))
    .slice(-most)
  if (lines.length === 0) return null
  return (
    <ol className="knights-lines">
      {lines.map(({ event, i }) => (
        <li key={i}>
          <Line event={event} props={props} />
        </li>
      ))}
    </ol>
  )
}

const isGrave = ({ is }: Event): boolean => is === 'died' || is === 'refused' || is === 'deserted' || is === 'revolt'

function Line({ event, props }: { event: Event; props: Props }) {
  const sentence = sentenceOf(props.texts, event, props.view)
  if (plain(sentence) === '') return null
  return (
    <p className={isGrave(event) ? 'knights-grave' : ''}>
      <RichText rich={sentence} />
    </p>
  )
}
