import './controls.css'
import { Glyph } from './Glyph.tsx'

interface Props {
  label: string
  value: string
  onChange(value: string): void
  id?: string
}

/** A search that works while one types. */
export function SearchField({ label, value, onChange, id }: Props) {
  return (
    <label className="search-field">
      <Glyph is="search" />
      <span className="visually-hidden">{label}</span>
      <input id={id} type="search" value={value} placeholder={label} onChange={event => onChange(event.target.value)} />
    </label>
  )
}
