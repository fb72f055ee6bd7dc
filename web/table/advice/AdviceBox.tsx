/** What the strong bot would do now, and why: its move is marked among the choices and on the board. */
import './advice.css'
import { useEffect, useRef } from 'react'
import type { Reason } from '../../../kernel/index.ts'
import { capital, labelOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../context.ts'
import { hundredths } from '../course/hundredths.ts'
import { showStep } from '../guide/showStep.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { areEven, sidesOf } from './sides.ts'

export function AdviceBox() {
  const { advice, texts, view, isEarlier } = useTable()
  const words = useTableWords().advice
  const { given, isThinking, drop } = advice
  const box = useRef<HTMLElement>(null)
  const next = given?.next
  useEffect(() => {
    if (next === undefined) return
    // After the focus, which follows the next question (Ask.tsx) with a frame of its own.
    const timer = setTimeout(() => box.current && showStep(box.current), 50)
    return () => clearTimeout(timer)
  }, [next])
  if (isThinking) {
    return (
      <p className="advice" role="status">
        {words.thinking}
      </p>
    )
  }
  if (given === null || isEarlier) return null
  return (
    <section className="advice" aria-label={words.title} ref={box}>
      <div aria-live="polite">
        <p className="advice-move">
          <strong>{given.isBegun ? words.afterwards : words.title}:</strong>{' '}
          <Say rich={capital(labelOf(texts, given.next, view))} />
        </p>
        {!given.isBegun && <Why />}
      </div>
      <Button small kind="quiet" onClick={drop}>
        {words.close}
      </Button>
    </section>
  )
}

function Why() {
  const { advice, texts, view } = useTable()
  const words = useTableWords().advice
  const { instead, values, reasons } = advice.given!
  if (instead === null || values === null) return <p>{words.usual}</p>
  const label = <Say rich={capital(labelOf(texts, instead, view))} />
  if (reasons.length === 0 || areEven(values)) {
    return (
      <p>
        {words.even} <q>{label}</q>.
      </p>
    )
  }
  const { good, bad } = sidesOf(reasons)
  return (
    <>
      <p>
        {words.compared} <q>{label}</q>: {words.values(hundredths(values[0]), hundredths(values[1]))}
      </p>
      <p>
        {words.inFavour} <Reasons reasons={good} />
      </p>
      {bad.length > 0 && (
        <p>
          {words.against} <Reasons reasons={bad} />
        </p>
      )}
    </>
  )
}

/** 'you have more castles and a stronger army; the others have fewer areas.' */
function Reasons({ reasons }: { reasons: readonly Reason[] }) {
  const { texts, scene } = useTable()
  const { advice: words } = useTableWords()
  const isDuel = scene.tableView.seats.length === 2
  const said = ({ concern, by }: Reason) => {
    const { better, worse } = concern === 'end' ? words.end : texts.concerns![concern]
    return by > 0 ? better : worse
  }
  const of = (whose: Reason['whose']) => reasons.filter(each => each.whose === whose).map(said)
  const parts = [
    ...(of('own').length > 0 ? [words.own(of('own'))] : []),
    ...(of('others').length > 0 ? [isDuel ? words.enemy(of('others')) : words.others(of('others'))] : []),
  ]
  return <>{parts.join('; ')}.</>
}
