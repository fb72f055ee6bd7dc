/** The reader's own command and lore cards, each with its effect and whether it can be played now. */
import './panels.css'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import { commandFace, loreFace, scenarioFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'

type Props = BoardProps

interface HandProps extends Props {
  playable?: boolean
  className?: string
}

/** `playable`: only what can be played now. */
export function LoreHand({ playable = false, className = '', ...props }: HandProps) {
  const { view, texts, busy, onMove } = props
  const moveOf = (card: LoreCard) => view.legalMoves.find(move => move.do === 'lore' && move.card === card)
  const lores = view.own?.lores ?? []
  return (
    <Hand
      label={texts.words.loreCards}
      cards={playable ? lores.filter(moveOf) : lores}
      faceOf={(card, move) => ({
        ...loreFace(card, texts),
        marks: move ? undefined : <WhyNot card={card} props={props} />,
      })}
      moveOf={moveOf}
      busy={busy}
      className={className}
      onMove={onMove}
    />
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
      <Hand
        label={words.commandCards}
        cards={commands}
        faceOf={card => commandFace(card, texts)}
        moveOf={() => undefined}
        busy={props.busy}
        className="lore-hand"
        onMove={() => {}}
      />
      {!view.open.options.learning && (
        <>
          <h4>
            {words.loreCards} · {words.lore} {view.open.lore[view.seat]}
          </h4>
          {view.own.lores.length === 0 && <p>{words.noCards}</p>}
          <LoreHand {...props} className="lore-hand" />
        </>
      )}
      {scenario && <Card {...scenarioFace(scenario, texts)} />}
    </div>
  )
}
