/** What somebody is to the reader: nothing special, a friend, ignored, blocked. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { RelationKind, Who } from '../../table/sync/relations.ts'
import { Segments } from '../../ui/Segments.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { peaceApi } from './api.ts'
import { usePeaceWords } from './words.ts'

const kinds = ['none', 'friend', 'ignore', 'block'] as const

export function RelationChoice({ who }: { who: Who }) {
  const words = usePeaceWords().relation
  const queries = useQueryClient()
  const key = ['relation', who]
  const between = useQuery({ queryKey: key, queryFn: () => peaceApi.between(who), retry: false })
  const change = useMutation({
    mutationFn: (relation: RelationKind | null) => peaceApi.relate(who, relation),
    onSuccess: changed => {
      queries.setQueryData(key, changed)
      void queries.invalidateQueries({ queryKey: ['relations'] })
      void queries.invalidateQueries({ queryKey: ['unheard'] })
    },
  })
  if (!between.data) return null
  const { name, relation, isAsking } = between.data
  const value = relation ?? 'none'
  return (
    <section className="relation">
      {isAsking && <p>{words.isAsking(name)}</p>}
      <Segments
        label={words.label}
        value={value}
        choices={kinds.map(id => ({ id, label: words[id], disabled: change.isPending }))}
        onChange={kind => change.mutate(kind === 'none' ? null : kind)}
      />
      {value !== 'none' && <p className="quiet">{words.meaning[value]}</p>}
      <ErrorLine error={change.error} />
    </section>
  )
}
