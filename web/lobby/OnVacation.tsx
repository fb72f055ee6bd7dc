/** Who of a table is on vacation: what waits for them waits longer. */
import type { TableRow } from '../../table/sync/http.ts'
import { listed, plain } from '../../text/index.ts'
import { useSettings } from '../settings.ts'
import { useLobbyWords } from './words.ts'

export function OnVacation({ row: { off = [], seats } }: { row: Pick<TableRow, 'off' | 'seats'> }) {
  const { mine } = useLobbyWords()
  const { language } = useSettings()
  const names = off.flatMap(seat => seats[seat]?.name ?? [])
  return names.length > 0 ? <> · {mine.off(plain(listed(names, language)))}</> : null
}
