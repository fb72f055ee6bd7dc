/** A card that leaves a choice to somebody: a Westeros card, or the Wildling card that the raven brought. */
import type { BoardProps } from '../../../../ui/board.ts'
import type { Thrones } from '../../types.ts'
import { CardFace, westerosFace, wildlingFace } from '../cards.tsx'
import { question } from '../handles.ts'
import { namesIn } from '../words.ts'
import { Choices, Frame } from './Frame.tsx'

export function CardAsks(props: BoardProps<Thrones>) {
  const { view, language } = props
  const names = namesIn(language)
  const choose = question(view, 'choose')
  const seen = question(view, 'ravenCard') ? view.own?.seen.at(-1) : undefined
  const face = choose ? westerosFace(choose.card, language) : seen ? wildlingFace(seen.card, language) : null
  return (
    <Frame title={choose ? names.cards[choose.card] : names.terms.wildlingCard} language={language}>
      <div className="thrones-asking">
        {face && <CardFace {...face} />}
        <Choices {...props} />
      </div>
    </Frame>
  )
}
