import './controls.css'
import { type ReactNode, useId } from 'react'

interface Props<T extends string> {
  label: string
  value: T
  choices: readonly { id: T; label: ReactNode; disabled?: boolean }[]
  onChange(value: T): void
}

/** A choice of a few, all in sight: radio buttons as one strip. */
export function Segments<T extends string>({ label, value, choices, onChange }: Props<T>) {
  const name = useId()
  return (
    <div className="segments" role="radiogroup" aria-label={label}>
      {choices.map(choice => (
        <label key={choice.id}>
          <input
            type="radio"
            name={name}
            checked={choice.id === value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.id)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}
