/** The reader's own command and lore cards, each with its effect and whether it can be played now. */
import './panels.css'
import { Card } from '../../../../ui/Card.tsx'
import { Fan } from '../../../../ui/Fan.tsx'
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import { commandFace, loreFace, scenarioFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'

type Props = BoardProps

/** Copies of a card lie side by side, so a place in the hand is what tells them apart. */
const keyed = <Card extends string>(cards: readonly Card[]) =>
  cards.map((card, i) => ({ card, key: `${card} ${cards.slice(0, i).filter(each => each === card).length}` }))

/** `playable`: only what can be played now. */
export function LoreHand({ playable = false, ...props }: Props & { playable?: boolean }) {
  const { view, texts, busy, onMove } = props
  const words = texts.words
  const canPlay = (card: LoreCard) => view.options.some(option => option.do === 'lore' && option.card === card)
  const lores = (view.own?.lores ?? []).filter(card => !playable || canPlay(card))
  return (
    <Fan label={words.loreCards}>
      {keyed(lores).map(({ card, key }) => {
        const move = view.options.find(option => option.do === 'lore' && option.card === card)
        return (
          <Card
            key={key}
            {...loreFace(card, texts)}
            marks={move ? undefined : <WhyNot card={card} props={props} />}
            disabled={busy}
            onPick={move ? () => onMove(move) : undefined}
          />
        )
      })}
    </Fan>
  )
}

/** Why a lore card cannot be played now. */
function WhyNot({ card, props }: { card: LoreCard; props: Props }) {
  const { view, texts } = props
  const words = texts.words
  const lore = view.open.lore[view.seat!]
  return <small>{loreCardTable[card].cost > lore ? words.tooDear(lore) : words.notNow}</small>
}

export function HandPanel(props: Props) {
  const { view, texts } = props
  const words = texts.words
  if (view.seat === null || !view.own) return <p className="lore-panel">{words.spectating}</p>
  const { commands } = view.own
  const scenario = view.open.scenarios[view.seat]
  return (
    <div className="lore-panel">
      <h4>{words.commandCards}</h4>
      {commands.length === 0 && <p>{words.noCards}</p>}
      <Fan label={words.commandCards}>
        {keyed(commands).map(({ card, key }) => (
          <Card key={key} {...commandFace(card, texts)} />
        ))}
      </Fan>
      {!view.open.options.learning && (
        <>
          <h4>
            {words.loreCards} · {words.lore} {view.open.lore[view.seat]}
          </h4>
          {view.own.lores.length === 0 && <p>{words.noCards}</p>}
          <LoreHand {...props} />
        </>
      )}
      {scenario && <Card {...scenarioFace(scenario, texts)} />}
    </div>
  )
}
