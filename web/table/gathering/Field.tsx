import { useId } from 'react'

interface Props {
  label: string
  value: string
  hint?: string
  autoComplete?: string
  onChange(value: string): void
}

/** A line to be filled in before one sits down. */
export function Field({ label, value, hint, autoComplete = 'off', onChange }: Props) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        value={value}
        maxLength={40}
        autoComplete={autoComplete}
        aria-describedby={hint && `${id}-hint`}
        onChange={event => onChange(event.target.value)}
      />
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
