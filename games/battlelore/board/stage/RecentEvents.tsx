/** What has just been decided: it stays a while after the stage has closed, for combats of bots are over at once. */

import { FallenDice, SmallDice } from '../../../../hex/ui/combat/Dice.tsx'
import { sentenceOf } from '../../../../text/index.ts'
import { useRecaps } from '../../../../ui/board/useRecaps.ts'
import { Card } from '../../../../ui/Card.tsx'
import { RichText } from '../../../../ui/RichText.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import type { BattleLoreTexts } from '../../texts/common/types.ts'
import type { Event } from '../../types.ts'
import { commandFace, loreFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { dieFace } from './dieFaces.ts'
import { beatOf, type Head, type Recap, tell } from './recaps.ts'

type Props = BoardProps

/** The recaps of the last news, beat by beat, until they are closed or old. */
export const useRecentEvents = (props: Props) =>
  useRecaps<Event, Head>({
    props,
    beat: beatOf,
    tell: (before, events) => tell(before, events, props.view.seat),
  })

function titleOf({ head }: Recap, { texts }: Props): string {
  const [words, names] = [texts.words, texts.names]
  if (head.is === 'attack') return words.attack(names.units[head.roller], names.units[head.target])
  if (head.is === 'overran') return names.units[head.unit]
  return head.is === 'points' ? words.victoryPoints : names.cards[head.card]
}

interface RolledProps {
  event: Extract<Event, { is: 'rolled' | 'rerolled' }>
  isNewest: boolean
  props: Props
}

/** Dice as they fell: the newest roll is large, and rolls. */
function Rolled({ event, isNewest, props }: RolledProps) {
  const { view, texts } = props
  const dice = event.is === 'rolled' ? event.dice : [...event.aside, ...event.dice]
  const faces = dice.map(face => dieFace(face, texts.names))
  const Row = isNewest ? FallenDice : SmallDice
  return <Row faces={faces} className={`lore-${view.open.factions[event.seat]}`} />
}

function Line({ event, isNewest, props }: { event: Event; isNewest: boolean; props: Props }) {
  const { texts, view } = props
  const isRoll = (event.is === 'rolled' || event.is === 'rerolled') && event.dice.length > 0
  if (isRoll) return <Rolled event={event} isNewest={isNewest} props={props} />
  return (
    <p>
      <RichText rich={sentenceOf(texts, event, view)} />
    </p>
  )
}

function Played({ head, texts }: { head: Recap['head']; texts: BattleLoreTexts }) {
  if (head.is === 'command') return <Card {...commandFace(head.card, texts)} />
  return head.is === 'lore-card' ? <Card {...loreFace(head.card, texts)} /> : null
}

/** The last thing that came of an attack is a roll of dice. */
const isVain = ({ head, rest }: Recap): boolean =>
  head.is === 'attack' && (rest.at(-1)?.is === 'rolled' || rest.at(-1)?.is === 'rerolled')

function One({ recap, isTelling, props }: { recap: Recap; isTelling: boolean; props: Props }) {
  const { head, rest } = recap
  const newest = rest.findLastIndex(({ is }) => is === 'rolled' || is === 'rerolled')
  return (
    <div className="lore-recap">
      <Played head={head} texts={props.texts} />
      <div>
        {head.is !== 'attack' && <Line event={head} isNewest props={props} />}
        {rest.map((event, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
          <Line key={i} event={event} isNewest={i === newest} props={props} />
        ))}
        {isVain(recap) && !isTelling && <p>{props.texts.words.noEffect}</p>}
      </div>
    </div>
  )
}

interface RecentEventsProps {
  recaps: readonly Recap[]
  /** More of it waits to be told. */
  isTelling: boolean
  onClose(): void
  props: Props
}

export function RecentEvents({ recaps, isTelling, onClose, props }: RecentEventsProps) {
  const last = recaps.at(-1)!
  return (
    <StagePanel title={titleOf(last, props)} words={props.texts.words} onClose={onClose}>
      <div className="stage-recap" role="status">
        <One recap={last} isTelling={isTelling} props={props} />
      </div>
    </StagePanel>
  )
}
