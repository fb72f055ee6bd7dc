import { shelf } from 'virtual:shelf'
import { useId } from 'react'
import { paceKinds } from '../../table/sync/paceKind.ts'
import { languages } from '../../text/index.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words.ts'
import type { Filter } from './filter.ts'
import { useLobbyWords } from './words.ts'

/** What is looked for: by game, pace, language and free seats. */
export function Filters({ filter, onChange }: { filter: Filter; onChange(filter: Filter): void }) {
  const { pace } = useWords()
  const { filters, languages: names } = useLobbyWords()
  const { language } = useSettings()
  const change = (some: Partial<Filter>) => onChange({ ...filter, ...some })
  const most = Math.max(...shelf.map(({ seats }) => seats.max)) - 1
  const counts = Array.from({ length: most }, (_, i) => i + 1)
  return (
    <search className="lobby-filters" aria-label={filters.label}>
      <Choice
        label={filters.game}
        value={filter.game}
        choices={shelf.map(({ id, words }) => [id, words[language].title])}
        onChange={game => change({ game })}
      />
      <Choice
        label={filters.pace}
        value={filter.pace}
        choices={paceKinds.map(kind => [kind, pace.kinds[kind]])}
        onChange={kind => change({ pace: paceKinds.find(each => each === kind) ?? null })}
      />
      <Choice
        label={filters.language}
        value={filter.language}
        choices={languages.map(each => [each, names[each]])}
        onChange={chosen => change({ language: languages.find(each => each === chosen) ?? null })}
      />
      <Choice
        label={filters.free}
        value={filter.free === 0 ? null : String(filter.free)}
        choices={counts.map(n => [String(n), filters.atLeast(n)])}
        onChange={free => change({ free: Number(free ?? 0) })}
      />
    </search>
  )
}

interface ChoiceProps {
  label: string
  /** null: any. */
  value: string | null
  choices: readonly (readonly [value: string, label: string])[]
  onChange(value: string | null): void
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
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
        <option value="">{filters.any}</option>
        {choices.map(([each, words]) => (
          <option key={each} value={each}>
            {words}
          </option>
        ))}
      </select>
    </div>
  )
}
