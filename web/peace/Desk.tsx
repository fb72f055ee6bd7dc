/** The page of the moderators: reports, and what was done. To all others it says that it is not theirs. */
import '../pages/lists.css'
import '../people/people.css'
import './peace.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Link } from 'wouter'
import type { ReportShown } from '../../table/sync/moderation.ts'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { useTimes } from '../times.ts'
import { Waiting } from '../Waiting.tsx'
import { peaceApi } from './api.ts'
import { usePeaceWords } from './words.ts'

export default function Desk() {
  const { desk: words } = usePeaceWords()
  const [which, setWhich] = useState<'open' | 'closed'>('open')
  const reports = useQuery({
    queryKey: ['moderation', 'reports', which],
    queryFn: () => peaceApi.reports(which === 'open'),
    retry: false,
  })
  if (reports.isPending) return <Waiting />
  if (!reports.data) return <p className="page empty">{words.only}</p>
  return (
    <div className="page me desk">
      <h1>{words.title}</h1>
      <Segments<typeof which>
        label={words.title}
        value={which}
        choices={[
          { id: 'open', label: words.open },
          { id: 'closed', label: words.closed },
        ]}
        onChange={setWhich}
      />
      {reports.data.length === 0 && <p className="quiet">{words.none}</p>}
      {reports.data.map(each => (
        <ReportBox key={each.id} {...each} />
      ))}
      <Audit />
    </div>
  )
}

export function ReportBox({
  id,
  about,
  aboutName,
  byName,
  table,
  kind,
  words: text,
  lines,
  created,
  closed,
  answer,
}: ReportShown) {
  const { desk: words, report } = usePeaceWords()
  const { moment } = useTimes()
  const field = useId()
  const queries = useQueryClient()
  const close = useMutation({
    mutationFn: (answer: string) => peaceApi.closeReport(id, answer),
    onSettled: () => queries.invalidateQueries({ queryKey: ['moderation'] }),
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    close.mutate(String(new FormData(event.currentTarget).get('answer')))
  }
  return (
    <article className="report-box">
      <h2>
        {aboutName ?? words.gone}: {report.kinds[kind]}
      </h2>
      <p className="quiet">
        {words.by(byName ?? words.gone)}, {moment(created)}
      </p>
      {text !== '' && <p>{text}</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(line => (
            <li key={line.at}>
              <strong>{line.name}</strong>: {line.text}
            </li>
          ))}
        </ul>
      )}
      <p>
        <Link href={`/moderation/${about}`}>{words.person}</Link>
        {table !== null && (
          <>
            {' · '}
            <Link href={`/table/${table}`}>{words.table}</Link>
          </>
        )}
      </p>
      {closed === null ? (
        <form className="name-row" onSubmit={submit}>
          <label htmlFor={field}>{words.answer}</label>
          <input id={field} name="answer" maxLength={1000} />
          <Button type="submit" disabled={close.isPending}>
            {words.close}
          </Button>
        </form>
      ) : (
        <p className="quiet">{report.answered(answer ?? '')}</p>
      )}
      <ErrorLine error={close.error} />
    </article>
  )
}

function Audit() {
  const { desk: words } = usePeaceWords()
  const { moment } = useTimes()
  const { data = [] } = useQuery({ queryKey: ['moderation', 'audit'], queryFn: peaceApi.audit })
  return (
    <section>
      <h2>{words.audit}</h2>
      {data.length === 0 && <p className="quiet">{words.none}</p>}
      <ul>
        {data.map(({ by, about, action, words: text, at }) => (
          <li key={`${at} ${by.id} ${about.id} ${action}`}>
            {words.entry(by.name || words.gone, words.actions[action], about.name || words.gone)} ({moment(at)}) {text}
          </li>
        ))}
      </ul>
    </section>
  )
}
