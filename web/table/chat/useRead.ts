/** The lines of the chat that the reader wants to read. */
import { useQuery } from '@tanstack/react-query'
import type { ChatLine } from '../../../table/types.ts'
import { peaceApi } from '../../peace/api.ts'
import { useTalk } from './talk.ts'

const voice = ({ from, name }: Pick<ChatLine, 'from' | 'name'>) => JSON.stringify([from, name])

/** All but those of people whom the reader ignores or has blocked. Asked anew with each new voice. */
export function useRead(chat: readonly ChatLine[]): readonly ChatLine[] {
  const { table } = useTalk()
  const voices = new Set(chat.filter(({ note }) => !note).map(voice))
  const { data = [] } = useQuery({
    queryKey: ['unheard', table, voices.size],
    queryFn: () => peaceApi.unheard(table),
    enabled: voices.size > 0,
    placeholderData: before => before,
    retry: false,
  })
  const unheard = new Set(data.map(voice))
  return unheard.size === 0 ? chat : chat.filter(line => line.note || !unheard.has(voice(line)))
}
