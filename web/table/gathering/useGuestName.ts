import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiError, api } from '../../api.ts'

/** The reader's name, which may be changed before sitting down. */
export function useGuestName() {
  const queries = useQueryClient()
  const { data } = useQuery({ queryKey: ['me'], queryFn: api.me })
  const [typed, setName] = useState<string | null>(null)
  /** null, or the code of the refusal. */
  const keepName = async (): Promise<string | null> => {
    const wanted = typed?.trim()
    if (!wanted || wanted === data?.name) return null
    try {
      queries.setQueryData(['me'], await api.rename(wanted))
      return null
    } catch (error) {
      return (error as ApiError).code
    }
  }
  return { name: typed ?? data?.name ?? '', setName, keepName }
}
