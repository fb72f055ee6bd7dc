/** On the reader's own page: what it may not do now, and what became of its reports. */
import { useQuery } from '@tanstack/react-query'
import { useTimes } from '../times.ts'
import { peaceApi } from './api.ts'
import { usePeaceWords } from './words.ts'

export function OwnSanctions() {
  const { sanctions: words } = usePeaceWords()
  const { moment } = useTimes()
  const { data } = useQuery({ queryKey: ['sanctions'], queryFn: peaceApi.sanctions })
  if (!data || data.length === 0) return null
  return (
    <section className="sanctions">
      <h2>{words.title}</h2>
      {data.map(({ id, kind, reason, until }) => (
        <p key={id}>
          {words[kind]} {until === null ? words.forGood : words.until(moment(until))} {words.reason(reason)}
        </p>
      ))}
    </section>
  )
}

export function OwnReports() {
  const { report: words, desk } = usePeaceWords()
  const { data } = useQuery({ queryKey: ['reports', 'own'], queryFn: peaceApi.ownReports })
  if (!data || data.length === 0) return null
  return (
    <section>
      <h2>{words.own}</h2>
      <ul>
        {data.map(({ id, aboutName, kind, closed, answer }) => (
          <li key={id}>
            {aboutName ?? desk.gone}, {words.kinds[kind]}:{' '}
            {closed === null ? words.isOpen : words.answered(answer ?? '')}
          </li>
        ))}
      </ul>
    </section>
  )
}
