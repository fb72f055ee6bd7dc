/** The step of a guided game: what one sees, and what is to be done now. */
import './guide.css'
import { useEffect, useRef } from 'react'
import { capital, labelOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { change, useSettings } from '../../settings.ts'
import { useTable } from '../context.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { showStep } from './showStep.ts'
import { useWanted } from './useWanted.ts'

export function GuideBox() {
  const { link, scene, texts, view } = useTable()
  const { language } = useSettings()
  const words = useTableWords().guide
  const wanted = useWanted()
  const box = useRef<HTMLElement>(null)
  const now = scene.guide
  const at = now?.at
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is what comes next that is brought into sight
  useEffect(() => {
    // After the focus, which follows the next question (Ask.tsx) with a frame of its own.
    const timer = setTimeout(() => box.current && showStep(box.current), 50)
    return () => clearTimeout(timer)
  }, [at, view.moved])
  if (!link.guide || !now) return null
  const { guide, goOn, stop } = link.guide
  const { id, moves } = guide.steps[now.at]
  const { title, text } = guide.words[language][id]
  const isLast = now.at === guide.steps.length - 1
  const finish = () => {
    change({ hints: true })
    goOn()
  }
  return (
    <section className="guide" aria-label={words.title} ref={box}>
      <div className="guide-head">
        <p className="guide-step">{words.step(now.at + 1, guide.steps.length)}</p>
        {!isLast && (
          <Button small kind="quiet" onClick={stop}>
            {words.stop}
          </Button>
        )}
      </div>
      <div aria-live="polite">
        <h3>{title}</h3>
        {text.split('\n').map(each => (
          <p key={each}>{each}</p>
        ))}
        {wanted !== null && (
          <p className={`guide-now ${now.isRefused ? 'refused' : ''}`}>
            {now.isRefused ? words.notYet : words.now} <Say rich={capital(labelOf(texts, wanted, view))} />
          </p>
        )}
        {wanted === null && moves.length > 0 && <p className="guide-now">{words.others}</p>}
        {moves.length === 0 && now.isRefused && <p className="guide-now refused">{words.readFirst}</p>}
      </div>
      {moves.length === 0 && (
        <Button kind="primary" onClick={isLast ? finish : goOn}>
          {isLast ? words.playOn : words.next}
        </Button>
      )}
    </section>
  )
}
