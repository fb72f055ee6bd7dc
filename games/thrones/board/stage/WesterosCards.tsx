/** The three Westeros cards of the round, the one that takes effect, and what it has done. */
import { listed, plain, waitOf } from '../../../../text/index.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import type { Event } from '../../types.ts'
import { Card, westerosFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { Told } from './Told.tsx'

/** So many of the last things that the card has done are told. */
const most = 5

interface Props {
  head: Extract<Event, { is: 'drawn' }>
  rest: readonly Event[]
  props: BoardProps
}

export function WesterosCards({ head, rest, props }: Props) {
  const { texts } = props
  const begun = rest.flatMap((event, i) => (event.is === 'westeros-card' ? [{ card: event.card, i }] : []))
  const now = begun.at(-1)
  const shown = (now ? rest.slice(now.i + 1) : rest).slice(-most)
  return (
    <>
      <div className="thrones-drawn">
        {head.cards.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one card of each deck
          <div key={i} className={i === begun.length - 1 ? 'now' : ''}>
            <Card {...westerosFace(card, texts)} />
          </div>
        ))}
      </div>
      {now && <p className="thrones-drawn-effect">{texts.effects.westerosCards[now.card]}</p>}
      {shown.map((event, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what was told does not change
        <Told key={i} event={event} props={props} />
      ))}
      {now && <Because card={texts.names.cards[now.card]} props={props} />}
    </>
  )
}

/** Who must answer now, and because of which card. */
function Because({ card, props: { view, texts } }: { card: string; props: BoardProps }) {
  const { asked, open } = view
  if (open.phase !== 'westeros' || asked.length === 0) return null
  const names = asked.map(seat => ({ text: texts.names.houses[open.houses[seat]], on: `seat:${seat}` }))
  return (
    <p className="thrones-drawn-asked" role="status">
      <RichText rich={[...listed(names, texts.language), ' ', plain(waitOf(texts, view)), texts.words.because(card)]} />
    </p>
  )
}
