import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../api.ts'

/** The reader's name, which may be changed before sitting down. */
export function useGuestName() {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['me'], queryFn: api.me })
  const [typed, setName] = useState<string | null>(null)
  /** Throws what the server says against it. */
  const keepName = async (): Promise<void> => {
    const wanted = typed?.trim()
    if (wanted && wanted !== data?.name) queries.setQueryData(['me'], await api.rename(wanted))
  }
  return { name: typed ?? data?.name ?? '', setName, keepName }
}
