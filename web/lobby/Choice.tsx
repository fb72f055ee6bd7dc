import { useId } from 'react'
import { useLobbyWords } from './words.ts'

interface Props {
  label: string
  /** null: any. */
  value: string | null
  choices: readonly (readonly [value: string, label: string])[]
  /** May any be chosen? */
  isOpen?: boolean
  onChange(value: string | null): void
}

/** One of several, or any. */
export function Choice({ label, value, choices, isOpen = true, onChange }: Props) {
  const id = useId()
  const { filters } = useLobbyWords()
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        {isOpen && <option value="">{filters.any}</option>}
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
