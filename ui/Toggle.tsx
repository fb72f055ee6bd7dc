import './controls.css'
import type { ReactNode } from 'react'

interface Props {
  checked: boolean
  onChange(checked: boolean): void
  describedBy?: string
  children: ReactNode
}

/** A switch with its words. */
export function Toggle({ checked, onChange, describedBy, children }: Props) {
  return (
    <label className="toggle">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-describedby={describedBy}
        onChange={event => onChange(event.target.checked)}
      />
      <span>{children}</span>
    </label>
  )
}
