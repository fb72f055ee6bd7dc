/** Any earlier position, by slider, by steps, and back to now. */
import './history.css'
import { Button } from '../../ui/Button.tsx'
import { Glyph } from '../../ui/Glyph.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import type { History } from './useHistory.ts'
import { useTableWords } from './words.ts'

export function HistoryBar({ history, moves }: { history: History; moves: number }) {
  const words = useTableWords().history
  const at = history.at ?? moves
  const step = (is: 'first' | 'back' | 'forward', label: string, to: number, disabled: boolean) => (
    <button
      type="button"
      className="button quiet small"
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={() => history.show(to)}
    >
      <Glyph is={is} />
    </button>
  )
  return (
    <section className={`history ${history.at === null ? '' : 'earlier'}`} aria-label={words.title}>
      {step('first', words.first, 0, at === 0)}
      {step('back', words.back, at - 1, at === 0)}
      <input
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={words.slider}
        aria-valuetext={words.at(at, moves)}
        onChange={event => history.show(Number(event.target.value))}
      />
      {step('forward', words.on, at + 1, at >= moves)}
      {history.at === null ? (
        <output>{moves}</output>
      ) : (
        <>
          <output>
            {at} / {moves}
          </output>
          <Button small kind="primary" onClick={() => history.show(null)}>
            {words.now}
          </Button>
        </>
      )}
      <ErrorLine error={history.error} />
    </section>
  )
}
