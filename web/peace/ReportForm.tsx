/** Tells the moderators of somebody, with the lines of the chat that it concerns. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import type { NewReport } from '../../table/sync/moderation.ts'
import type { Who } from '../../table/sync/relations.ts'
import { Button } from '../../ui/Button.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { peaceApi } from './api.ts'
import { usePeaceWords } from './words.ts'

/** A line that may be reported; `at` is its moment. */
export interface Said {
  at: number
  text: string
}

export function ReportForm({ who, lines = [], chosen = [] }: { who: Who; lines?: readonly Said[]; chosen?: number[] }) {
  const words = usePeaceWords().report
  const id = useId()
  const [kind, setKind] = useState<NewReport['kind']>(chosen.length > 0 ? 'chat' : 'conduct')
  const send = useMutation({ mutationFn: peaceApi.report })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    send.mutate({ who, kind, words: String(form.get('words')), lines: form.getAll('line').map(Number) })
  }
  if (send.isSuccess) return <p role="status">{words.sent}</p>
  return (
    <details className="report">
      <summary>{words.open}</summary>
      <form onSubmit={submit}>
        <p className="quiet">{words.about}</p>
        <Segments<typeof kind>
          label={words.kind}
          value={kind}
          choices={(['chat', 'name', 'conduct'] as const).map(each => ({ id: each, label: words.kinds[each] }))}
          onChange={setKind}
        />
        {lines.length > 0 && (
          <fieldset>
            <legend>{words.lines}</legend>
            {lines.map(line => (
              <label key={line.at}>
                <input type="checkbox" name="line" value={line.at} defaultChecked={chosen.includes(line.at)} />{' '}
                {line.text}
              </label>
            ))}
          </fieldset>
        )}
        <label htmlFor={id}>{words.words}</label>
        <textarea id={id} name="words" maxLength={1000} rows={3} />
        <Button type="submit" disabled={send.isPending}>
          {words.send}
        </Button>
        <ErrorLine error={send.error} />
      </form>
    </details>
  )
}
