/** The reader's own command and lore cards, each with its effect and whether it can be played now. */
import './panels.css'
import { useBars } from '../../../../ui/board/barred.ts'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { Card } from '../../../../ui/Card.tsx'
import type { LoreCard } from '../../data/loreCards.ts'
import { barred } from '../../rules/barred/index.ts'
import { commandFace, loreFace, scenarioFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'

type Props = BoardProps

/** While lore may be played, what cannot be is pale and says why. */
export function LoreHand({ className = '', withText, ...props }: Props & { className?: string; withText?: boolean }) {
  const { view, texts, highlighted, busy, onMove } = props
  const bars = useBars(props, barred)
  const barOf = (card: LoreCard) => bars.find(({ move }) => move.do === 'lore' && move.card === card)?.reason ?? null
  const moveOf = (card: LoreCard) => view.legalMoves.find(move => move.do === 'lore' && move.card === card)
  return (
    <Hand
      label={texts.words.loreCards}
      cards={view.own?.lores ?? []}
      faceOf={card => loreFace(card, texts)}
      barOf={barOf}
      moveOf={moveOf}
      withText={withText}
      highlighted={highlighted}
      busy={busy}
      className={className}
      onMove={onMove}
    />
  )
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
        withText
        highlighted={props.highlighted}
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
          <LoreHand {...props} className="lore-hand" withText />
        </>
      )}
      {scenario && <Card {...scenarioFace(scenario, texts)} />}
    </div>
  )
}
