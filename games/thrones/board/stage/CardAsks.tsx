/** A card that leaves a choice to somebody: a Westeros card, or the Wildling card that the raven brought. */

import { CardFace, westerosFace, wildlingFace } from '../cards.tsx'
import { question } from '../moveTargets.ts'
import type { BoardProps } from '../props.ts'
import { Choices, Frame } from './Frame.tsx'

export function CardAsks(props: BoardProps) {
  const { view, texts } = props
  const names = texts.names
  const choose = question(view, 'choose')
  const seen = question(view, 'ravenCard') ? view.own?.seen.at(-1) : undefined
  // Who looks at the top card is seen; what it is, and that it may be put away, only by its own seat.
  if (!choose && !seen) return null
  const face = choose ? westerosFace(choose.card, texts) : seen ? wildlingFace(seen.card, texts) : null
  return (
    <Frame title={choose ? names.cards[choose.card] : names.terms.wildlingCard} texts={texts}>
      <div className="thrones-asking">
        {face && <CardFace {...face} />}
        <Choices {...props} className="thrones-asking-moves" />
      </div>
    </Frame>
  )
}
