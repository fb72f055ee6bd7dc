/** What has just been decided, beat by beat: it stays a while after the stage has closed. */
import { capital, plain, sentenceOf } from '../../../../text/index.ts'
import { useRecaps } from '../../../../ui/board/useRecaps.ts'
import type { HouseCard } from '../../data/houseCards.ts'
import type { Event } from '../../types.ts'
import { Card, houseFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { Frame } from './Frame.tsx'
import { Orders } from './Orders.tsx'
import { beatOf, type Head, type Recap, tell } from './recaps.ts'
import { Told } from './Told.tsx'
import { WesterosCards } from './WesterosCards.tsx'

type Props = BoardProps

/** The recap of the last news, until it is closed or old. */
export const useRecentEvents = (props: Props) => useRecaps<Event, Head>({ props, beat: beatOf, tell })

type Of<Name extends Event['is']> = Extract<Event, { is: Name }>

/** Both House cards, as far as one stands: what an ability brings in their place is told in words. */
function CombatCards({ head, texts }: { head: Of<'cards'>; texts: Props['texts'] }) {
  return (
    <div className="thrones-both-cards">
      {[head.attacker, head.defender].map(card => (
        <Card key={card} {...houseFace(card as HouseCard, texts)} />
      ))}
    </div>
  )
}

function titleOf({ head, rest }: Recap, { texts, view }: Props): string {
  const { words, names } = texts
  const titles: { [Name in Head['is']]?: (head: Of<Name>) => string } = {
    drawn: () => names.phases.westeros,
    bids: ({ on }) => (on === 'wildlings' ? wildlings : words.bidsWere(names.tracks[on])),
    outcome: ({ at }) => words.battle(names.places[at]),
    revealed: event => plain(sentenceOf(texts, event, view)),
  }
  const wildlings = plain(capital([names.terms.wildlings]))
  const outcome = rest.find(event => event.is === 'outcome')
  if (head.is === 'cards') return outcome ? words.battle(names.places[outcome.at]) : words.houseCards
  const title = titles[head.is] as ((head: Event) => string) | undefined
  return title?.(head) ?? wildlings
}

export function RecentEvents({ recap, onClose, ...props }: Props & { recap: Recap; onClose(): void }) {
  const { head, rest } = recap
  return (
    <Frame title={titleOf(recap, props)} texts={props.texts} onClose={onClose}>
      <div className="thrones-recap" data-recap={head.is}>
        {head.is === 'drawn' && <WesterosCards head={head} rest={rest} props={props} />}
        {head.is === 'revealed' && <Orders head={head} props={props} />}
        {head.is === 'cards' && <CombatCards head={head} texts={props.texts} />}
        {head.is !== 'drawn' && head.is !== 'revealed' && head.is !== 'cards' && <Told event={head} props={props} />}
        {head.is !== 'drawn' &&
          rest.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
            <Told key={i} event={event} props={props} />
          ))}
      </div>
    </Frame>
  )
}
