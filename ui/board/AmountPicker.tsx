/** An amount to choose: a row of numbers while they are few, else a slider with a button that says what it comes to. */

import { useState } from 'react'
import { Button } from '../Button.tsx'
import { useMoveMarks } from '../wanted.ts'
import styles from './amounts.module.css'

interface Props<M> {
  /** What is counted. */
  label: string
  /** In ascending order. */
  amounts: readonly { n: number; move: M }[]
  /** The move in words, as the list of choices has it. */
  labelOf(move: M): string
  busy: boolean
  onMove(move: M): void
}

/** So many numbers stand side by side. */
const most = 21

export const AmountPicker = <M,>(props: Props<M>) =>
  props.amounts.length > most ? <AmountSlider {...props} /> : <AmountRow {...props} />

function AmountRow<M>({ label, amounts, labelOf, busy, onMove }: Props<M>) {
  const markOf = useMoveMarks()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name each button twice
    <div className={styles.row} role="group" aria-label={label}>
      {amounts.map(({ n, move }) => (
        <button
          key={n}
          type="button"
          {...markOf(move)}
          disabled={busy}
          aria-label={labelOf(move).includes(String(n)) ? labelOf(move) : `${n}: ${labelOf(move)}`}
          onClick={() => onMove(move)}
        >
          {n}
        </button>
      ))}
    </div>
  )
}

function AmountSlider<M>({ label, amounts, labelOf, busy, onMove }: Props<M>) {
  const markOf = useMoveMarks()
  const [at, setAt] = useState(0)
  const { n, move } = amounts[Math.min(at, amounts.length - 1)]
  return (
    <div className={styles.picker}>
      <Slider label={label} amounts={amounts} at={at} text={labelOf(move)} onChange={setAt} />
      <output>{n}</output>
      <Button small {...markOf(move)} disabled={busy} onClick={() => onMove(move)}>
        {labelOf(move)}
      </Button>
    </div>
  )
}

interface SliderProps {
  label: string
  amounts: readonly { n: number }[]
  /** The place of the amount in the list. */
  at: number
  /** What the amount means, for those who hear it. */
  text: string
  onChange(at: number): void
}

/** A slider over amounts, which need not follow each other. */
export function Slider({ label, amounts, at, text, onChange }: SliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={amounts.length - 1}
      value={Math.min(at, amounts.length - 1)}
      onChange={event => onChange(Number(event.target.value))}
    />
  )
}
