/** A moment for lore: a short, quiet prompt with what one holds; and the card that somebody has just shown. */

import { StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { loreCardTable } from '../../data/loreCards.ts'
import { loreFace } from '../cards.tsx'
import { question } from '../moveTargets.ts'
import { LoreHand } from '../panels/HandPanel.tsx'
import type { BoardProps } from '../props.ts'
import { Moves } from './Moves.tsx'

type Props = BoardProps

export function WindowStage(props: Props) {
  const { view, texts } = props
  const words = texts.words
  return (
    <StripPanel title={words.window} words={words}>
      {view.legalMoves.some(({ do: what }) => what === 'lore') && <LoreHand {...props} className="stage-cards" />}
      <Moves {...props} />
    </StripPanel>
  )
}

/** The lore card that lies open until its effect is done. */
export function ShownStage(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const card = view.open.turn!.shown.at(-1)!
  const who = texts.names.factionTitles[loreCardTable[card].faction]
  const aims = question(view, 'aim') !== null && view.legalMoves.length > 0
  return (
    <StripPanel title={words.shows(who)} words={words} quiet={view.legalMoves.length === 0}>
      <div className="lore-shown">
        <Card {...loreFace(card, texts)} />
        <div>
          <p>{texts.effects.loreCards[card]}</p>
          {aims && <p className="stage-note">{words.aimTip}</p>}
        </div>
      </div>
      {aims && <Moves {...props} />}
    </StripPanel>
  )
}
