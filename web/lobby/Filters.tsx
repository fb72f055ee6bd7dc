import { shelf } from 'virtual:shelf'
import { paceKinds } from '../../table/sync/paceKind.ts'
import { languages } from '../../text/index.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words.ts'
import { Choice } from './Choice.tsx'
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
