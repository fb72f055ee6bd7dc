/** Somebody as moderators see it: reports, mutes and bans, and the form that imposes one. */
import '../pages/lists.css'
import '../people/people.css'
import './peace.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'wouter'
import type { NewSanction, SanctionShown } from '../../table/sync/moderation.ts'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { useTimes } from '../times.ts'
import { Waiting } from '../Waiting.tsx'
import { peaceApi } from './api.ts'
import { ReportBox } from './Desk.tsx'
import { usePeaceWords } from './words.ts'

export default function SuspectPage({ id }: { id: string }) {
  const { desk: words } = usePeaceWords()
  const suspect = useQuery({
    queryKey: ['moderation', 'person', id],
    queryFn: () => peaceApi.suspect(id),
    retry: false,
  })
  if (suspect.isPending) return <Waiting />
  if (!suspect.data) return <p className="page empty">{words.only}</p>
  const { name, sanctions, reports } = suspect.data
  return (
    <div className="page me desk">
      <p>
        <Link href="/moderation">{words.title}</Link>
      </p>
      <h1>{name}</h1>
      <section>
        <h2>{words.sanctions}</h2>
        {sanctions.length === 0 && <p className="quiet">{words.none}</p>}
        {sanctions.map(each => (
          <Sanction key={each.id} {...each} />
        ))}
        <Impose person={id} />
      </section>
      {reports.map(each => (
        <ReportBox key={each.id} {...each} />
      ))}
    </div>
  )
}

function Sanction({ id, kind, reason, until, lifted }: SanctionShown) {
  const { desk: words, sanctions } = usePeaceWords()
  const { moment } = useTimes()
  const queries = useQueryClient()
  const lift = useMutation({
    mutationFn: () => peaceApi.lift(id),
    onSettled: () => queries.invalidateQueries({ queryKey: ['moderation'] }),
  })
  const isOver = until !== null && until <= Date.now()
  return (
    <p className="name-row">
      <strong>{words.kinds[kind]}</strong>
      {until === null ? sanctions.forGood : sanctions.until(moment(until))} {sanctions.reason(reason)}
      {lifted !== null && <em>{words.lifted}</em>}
      {lifted === null && isOver && <em>{words.over}</em>}
      {lifted === null && !isOver && (
        <Button small disabled={lift.isPending} onClick={() => lift.mutate()}>
          {words.lift}
        </Button>
      )}
      <ErrorLine error={lift.error} />
    </p>
  )
}

function Impose({ person }: { person: string }) {
  const { desk: words } = usePeaceWords()
  const field = useId()
  const queries = useQueryClient()
  const [kind, setKind] = useState<NewSanction['kind']>('mute')
  const [hours, setHours] = useState<keyof typeof words.hours>('24')
  const impose = useMutation({
    mutationFn: peaceApi.sanction,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['moderation'] }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = String(new FormData(event.currentTarget).get('reason'))
    impose.mutate({ person, kind, reason, hours: hours === '' ? null : Number(hours) })
  }
  return (
    <form className="impose" onSubmit={submit}>
      <Segments<typeof kind>
        label={words.sanctions}
        value={kind}
        choices={(['mute', 'ban'] as const).map(id => ({ id, label: words.kinds[id] }))}
        onChange={setKind}
      />
      <Segments<typeof hours>
        label={words.howLong}
        value={hours}
        choices={(['24', '168', '720', ''] as const).map(id => ({ id, label: words.hours[id] }))}
        onChange={setHours}
      />
      <label htmlFor={field}>{words.reason}</label>
      <input id={field} name="reason" required maxLength={1000} />
      <Button type="submit" kind="danger" disabled={impose.isPending}>
        {words.impose}
      </Button>
      <ErrorLine error={impose.error} />
    </form>
  )
}
