/** On the reader's own page: friends, who would be one, and whom it does not read. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { RelatedShown, RelationKind } from '../../table/sync/relations.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { Emblem } from '../people/Emblem.tsx'
import { peaceApi } from './api.ts'
import { usePeaceWords } from './words.ts'

export function Friends() {
  const { friends: words, relation } = usePeaceWords()
  const queries = useQueryClient()
  const all = useQuery({ queryKey: ['relations'], queryFn: peaceApi.relations })
  const change = useMutation({
    mutationFn: ({ id, to }: { id: string; to: RelationKind | null }) => peaceApi.relate({ person: id }, to),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['relations'] }),
  })
  const rows = all.data ?? []
  const friends = rows.filter(({ relation, isAsking }) => relation === 'friend' || (relation === null && isAsking))
  const unheard = rows.filter(({ relation }) => relation === 'ignore' || relation === 'block')
  const letGo = ({ id, name }: RelatedShown) => (
    <Button small kind="quiet" aria-label={words.let(name)} onClick={() => change.mutate({ id, to: null })}>
      {words.letGo}
    </Button>
  )
  return (
    <section className="friends">
      <h2>{words.title}</h2>
      {all.isSuccess && friends.length === 0 && <p className="quiet">{words.none}</p>}
      <People people={friends}>
        {each =>
          each.relation === null ? (
            <>
              <span className="quiet">{words.asking}</span>
              <Button small onClick={() => change.mutate({ id: each.id, to: 'friend' })}>
                {words.accept}
              </Button>
            </>
          ) : (
            <>
              {!each.isAsking && <span className="quiet">{words.asked}</span>}
              {letGo(each)}
            </>
          )
        }
      </People>
      {unheard.length > 0 && <h3>{words.unheard}</h3>}
      <People people={unheard}>
        {each => (
          <>
            <span className="quiet">{relation[each.relation!]}</span>
            {letGo(each)}
          </>
        )}
      </People>
      <ErrorLine error={all.error ?? change.error} />
    </section>
  )
}

function People({ people, children }: { people: readonly RelatedShown[]; children(each: RelatedShown): ReactNode }) {
  if (people.length === 0) return null
  return (
    <ul>
      {people.map(each => (
        <li key={each.id}>
          <Emblem picture={each.picture} name={each.name} size={28} />
          <Link href={`/people/${each.id}`}>{each.name}</Link>
          {children(each)}
        </li>
      ))}
    </ul>
  )
}
