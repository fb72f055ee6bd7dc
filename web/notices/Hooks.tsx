/** The programs that are told, each with what came of the last word to it; and a new one. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId } from 'react'
import { type HookShown, type HookWish, hookKinds } from '../../table/sync/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { useTimes } from '../times.ts'
import { noticesApi } from './api.ts'
import { useNoticeWords } from './words.ts'

interface Props {
  hooks: readonly HookShown[]
  /** How soon they are told. */
  children: ReactNode
}

export function Hooks({ hooks, children }: Props) {
  const { hooks: words } = useNoticeWords()
  return (
    <details className="hooks-box" open={hooks.length > 0}>
      <summary>{words.title}</summary>
      <div className="ways">
        <p className="quiet">{words.about}</p>
        {hooks.length > 0 && children}
        <ul className="hooks">
          {hooks.map(hook => (
            <Hook key={hook.id} {...hook} />
          ))}
        </ul>
        <NewHook />
      </div>
    </details>
  )
}

const useRefresh = () => {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: ['me', 'notices'] })
}

function Hook({ id, kind, host, isOff, failure, failed }: HookShown) {
  const { hooks: words } = useNoticeWords()
  const { moment } = useTimes()
  const onSuccess = useRefresh()
  const remove = useMutation({ mutationFn: () => noticesApi.removeHook(id), onSuccess })
  const mend = useMutation({ mutationFn: () => noticesApi.mendHook(id), onSuccess })
  return (
    <li>
      <p>
        {words.kinds[kind]}: {host}
        {failure && (
          <small>
            {words.last(moment(failed!))} {words.failures[failure]} {isOff && words.off}
          </small>
        )}
      </p>
      {isOff && (
        <Button small disabled={mend.isPending} onClick={() => mend.mutate()}>
          {words.again}
        </Button>
      )}
      <Button
        small
        kind="quiet"
        aria-label={words.removeOf(host)}
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
      >
        {words.remove}
      </Button>
      <ErrorLine error={remove.error ?? mend.error} />
    </li>
  )
}

function NewHook() {
  const [kind, url] = [useId(), useId()]
  const { hooks: words } = useNoticeWords()
  const add = useMutation({ mutationFn: noticesApi.addHook, onSuccess: useRefresh() })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    const hook = { kind: entered.get('kind'), url: String(entered.get('url')).trim() } as HookWish
    add.mutate(hook, { onSuccess: () => form.reset() })
  }
  return (
    <form className="ways" onSubmit={submit}>
      <div className="field">
        <label htmlFor={kind}>{words.kind}</label>
        <select id={kind} name="kind">
          {hookKinds.map(each => (
            <option key={each} value={each}>
              {words.kinds[each]}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor={url}>{words.url}</label>
        <div className="name-row">
          <input id={url} name="url" type="url" required maxLength={500} placeholder="https://" autoComplete="off" />
          <Button type="submit" disabled={add.isPending}>
            {words.add}
          </Button>
        </div>
      </div>
      {add.data?.kind === 'json' && (
        <p role="status" className="hook-secret">
          {words.secret} <code>{add.data.secret}</code>
        </p>
      )}
      <ErrorLine error={add.error} />
    </form>
  )
}
