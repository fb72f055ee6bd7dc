/** A law that binds somebody now: what it says, what keeping it costs, what refusing it brings (WK-6.1.2, WK-7.6.3). */
import { CardFace } from '../../../../ui/Card.tsx'
import { asking } from '../../texts/common/position.ts'
import { faceOf } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'
import { Frame, Moves } from './Frame.tsx'

export function LawScene(props: BoardProps) {
  const { view, texts } = props
  const tax = asking(view, 'tax')
  const obey = asking(view, 'obey')
  const step = tax ?? obey
  if (!step) return null
  const face = faceOf(step.law, texts)
  const price = tax ? tax.crowns : obey!.price
  const to = obey?.to ?? null
  return (
    <Frame title={face.title} brief={price || undefined} props={props}>
      <div className="knights-voted">
        <CardFace {...face} />
        <div>
          <p>
            <BaronName seat={step.seat} props={props} />{' '}
            {price === 0 ? texts.stage.forbidden : texts.stage.owes(price, view.open.crowns[step.seat])}
          </p>
          {to !== null && (
            <p>
              {texts.stage.paidTo} <BaronName seat={to} props={props} />
            </p>
          )}
          {tax && <p className="knights-note">{texts.stage.incomeWas(view.open.income[step.seat])}</p>}
          <p className="knights-note">{texts.stage.refusing}</p>
        </div>
      </div>
      <Moves props={props} primary="comply" />
    </Frame>
  )
}
