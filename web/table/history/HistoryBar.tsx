/** Any earlier position, by slider, by steps, and back to now. */
import './history.css'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { ErrorLine } from '../../ErrorLine.tsx'
import { useTableWords } from '../words.ts'
import type { History } from './useHistory.ts'

export function HistoryBar({ history, moves }: { history: History; moves: number }) {
  const words = useTableWords().history
  const at = history.at ?? moves
  const { show } = history
  return (
    <section className={`history ${history.at === null ? '' : 'earlier'}`} aria-label={words.title}>
      <Step is="first" label={words.first} disabled={at === 0} onStep={() => show(0)} />
      <Step is="back" label={words.back} disabled={at === 0} onStep={() => show(at - 1)} />
      <input
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={words.slider}
        aria-valuetext={words.at(at, moves)}
        onChange={event => show(Number(event.target.value))}
      />
      <Step is="forward" label={words.on} disabled={at >= moves} onStep={() => show(at + 1)} />
      <output>{history.at === null ? moves : `${at} / ${moves}`}</output>
      {history.at !== null && (
        <Button small kind="primary" onClick={() => show(null)}>
          {words.now}
        </Button>
      )}
      <ErrorLine error={history.error} />
    </section>
  )
}

interface StepProps {
  is: 'first' | 'back' | 'forward'
  label: string
  disabled: boolean
  onStep(): void
}

function Step({ is, label, disabled, onStep }: StepProps) {
  return (
    <Button kind="quiet" small aria-label={label} title={label} disabled={disabled} onClick={onStep}>
      <Glyph is={is} />
    </Button>
  )
}
