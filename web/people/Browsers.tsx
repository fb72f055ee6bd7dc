/** The browsers that are the reader, each with its end. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SessionShown } from '../../table/sync/people.ts'
import { Button } from '../../ui/Button.tsx'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { useTimes } from '../times.ts'
import { peopleApi } from './api.ts'
import { usePeopleWords } from './words.ts'

export function Browsers({ isGuest }: { isGuest: boolean }) {
  const { browsers: words } = usePeopleWords()
  const queries = useQueryClient()
  const list = useQuery({ queryKey: ['me', 'sessions'], queryFn: peopleApi.sessions })
  const refresh = () => queries.invalidateQueries({ queryKey: ['me'] })
  const end = useMutation({ mutationFn: peopleApi.endSession, onSuccess: refresh })
  const others = useMutation({ mutationFn: api.renew, onSuccess: refresh })
  const all = list.data ?? []
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      <ul className="browsers">
        {all.map(each => (
          <Browser key={each.id} session={each} isGuest={isGuest} onEnd={() => end.mutate(each.id)} />
        ))}
      </ul>
      {all.length > 1 && (
        <Button small disabled={others.isPending} onClick={() => others.mutate()}>
          {words.others}
        </Button>
      )}
      <ErrorLine error={list.error ?? end.error ?? others.error} />
    </section>
  )
}

/** A guest who signs out its only browser is warned once: the second click does it. */
function Browser({ session, isGuest, onEnd }: { session: SessionShown; isGuest: boolean; onEnd(): void }) {
  const { browsers: words } = usePeopleWords()
  const { day } = useTimes()
  const [isWarned, setIsWarned] = useState(false)
  const { device, seen, isThis } = session
  const name = device || words.unknown
  const click = () => (isThis && isGuest && !isWarned ? setIsWarned(true) : onEnd())
  return (
    <li>
      <p>
        {name}
        {isThis && <strong> · {words.isThis}</strong>}
        <small> · {words.seen(day(seen))}</small>
        {isWarned && <span role="alert">{words.endThisGuest}</span>}
      </p>
      <Button small kind={isWarned ? 'danger' : 'quiet'} aria-label={words.endOf(name)} onClick={click}>
        {words.end}
      </Button>
    </li>
  )
}
