/** A law that binds somebody now: what it says, what keeping it costs, what refusing it brings (WK-6.1.2, WK-7.6.3). */
import { asking } from '../../texts/common/position.ts'
import { faceOf } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'
import { CardBeside, Frame, Moves } from './Frame.tsx'

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
      <CardBeside face={face}>
        <p>
          <BaronName seat={step.seat} props={props} />{' '}
          {price === 0 ? texts.stage.forbidden : texts.stage.owes(price, view.open.crowns[step.seat])}
        </p>
        {to !== null && (
          <p>
            {texts.stage.paidTo} <BaronName seat={to} props={props} />
          </p>
        )}
        {tax && <p>{texts.stage.incomeWas(view.open.income[step.seat])}</p>}
        <p>{texts.stage.refusing}</p>
      </CardBeside>
      <Moves props={props} primary="comply" />
    </Frame>
  )
}
