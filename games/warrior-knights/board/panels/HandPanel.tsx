/** The reader's own cards: in hand, in the stacks, in the areas; and those that are the reader's secret now. */
import './panels.css'
import { withCopies } from '../../../../ui/board/Hand.tsx'
import { type BaronCard, specialAreas } from '../../data/actionCards.ts'
import { actionFace, Card, FateStamps } from '../cards.tsx'
import type { BoardProps } from '../props.ts'

type Props = BoardProps

export function HandPanel(props: Props) {
  const { view, texts } = props
  const { words, stage, names } = texts
  if (view.seat === null || view.own === null) return <p className="knights-panel">{words.spectating}</p>
  const { hand, stacked, fateHand } = view.own
  return (
    <div className="knights-panel">
      {hand.length === 0 && <p className="knights-quiet">{stage.handEmpty}</p>}
      <Row title={words.hand} cards={hand} props={props} withText />
      {stacked.map((cards, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stacks are numbered
        <Row key={i} title={`${words.stack(i + 1)} · ${stage.secret}`} cards={cards} props={props} />
      ))}
      {specialAreas.map(area => (
        <Row
          key={area}
          title={names.specialAreas[area]}
          cards={view.open.areas[area].filter(({ seat }) => seat === view.seat).map(({ card }) => card)}
          props={props}
        />
      ))}
      {fateHand.length > 0 && (
        <section>
          <h4>{stage.yourFate}</h4>
          <FateStamps cards={fateHand} texts={texts} label={stage.yourFate} />
        </section>
      )}
    </div>
  )
}

interface RowProps {
  title: string
  cards: readonly BaronCard[]
  props: Props
  /** With what each card does. */
  withText?: boolean
}

function Row({ title, cards, props, withText = false }: RowProps) {
  const { view, texts } = props
  if (cards.length === 0) return null
  const baron = view.open.barons[view.seat!]
  return (
    <section>
      <h4>
        {title} <small>{texts.stage.cardCount(cards.length)}</small>
      </h4>
      <ul className={withText ? 'knights-read' : 'knights-row'}>
        {withCopies(cards)
          .filter(({ copy }) => !withText || copy === 0)
          .map(({ card, key }) => (
            <li key={key}>
              <Card {...actionFace(card, texts, baron)} />
              {withText && (
                <p>
                  <b>
                    {texts.names.actions[card]} {copies(cards, card)}
                  </b>{' '}
                  {texts.effects.actions[card]}
                </p>
              )}
            </li>
          ))}
      </ul>
    </section>
  )
}

const copies = (cards: readonly BaronCard[], card: BaronCard): string => {
  const n = cards.filter(each => each === card).length
  return n > 1 ? `×${n}` : ''
}
