/** A moment for lore: a short, quiet prompt with what one holds; and the card that somebody has just shown. */
import type { BoardProps } from '../../../../ui/board.ts'
import { Card } from '../../../../ui/Card.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import { loreCardTable } from '../../data/loreCards.ts'
import type { BattleLore } from '../../types.ts'
import { loreFace } from '../cards.tsx'
import { question } from '../handles.ts'
import { LoreHand } from '../panels/HandPanel.tsx'
import { stageWordsIn } from '../stageWords.ts'
import { effectsIn, namesIn } from '../words.ts'
import { Moves } from './Moves.tsx'

type Props = BoardProps<BattleLore>

export function WindowStage(props: Props) {
  const { view, language } = props
  const words = stageWordsIn(language)
  return (
    <StagePanel title={words.window} words={words}>
      {view.options.some(({ do: what }) => what === 'lore') && <LoreHand {...props} playable />}
      <Moves {...props} />
    </StagePanel>
  )
}

/** The lore card that lies open until its effect is done. */
export function ShownStage(props: Props) {
  const { view, language } = props
  const words = stageWordsIn(language)
  const card = view.open.turn!.shown.at(-1)!
  const who = namesIn(language).factionTitles[loreCardTable[card].faction]
  const aims = question(view, 'aim') !== null && view.options.length > 0
  return (
    <StagePanel title={words.shows(who)} words={words} quiet={view.options.length === 0}>
      <div className="lore-shown">
        <Card {...loreFace(card, language)} />
        <div>
          <p>{effectsIn(language).loreCards[card]}</p>
          {aims && <p className="lore-note">{words.aimTip}</p>}
        </div>
      </div>
      {aims && <Moves {...props} />}
    </StagePanel>
  )
}
