/** Whether the reader is told nothing of a table. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Toggle } from '../../ui/Toggle.tsx'
import { noticesApi } from './api.ts'
import { useNoticeWords } from './words.ts'

export function MuteTable({ table }: { table: string }) {
  const words = useNoticeWords()
  const queries = useQueryClient()
  const key = ['muted', table]
  const is = useQuery({ queryKey: key, queryFn: () => noticesApi.isMuted(table) })
  const mute = useMutation({
    mutationFn: (muted: boolean) => noticesApi.mute(table, muted),
    onSuccess: changed => queries.setQueryData(key, changed),
  })
  if (!is.data) return null
  return (
    <Toggle checked={is.data.muted} onChange={muted => mute.mutate(muted)}>
      {words.mute}
    </Toggle>
  )
}
