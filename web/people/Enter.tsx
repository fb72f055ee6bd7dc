/** Becoming somebody in this browser: by what stands behind # in a link, by a code, or by asking for a link. */
import '../pages/lists.css'
import './people.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { api } from '../api.ts'
import { ErrorLine } from '../ErrorLine.tsx'
import { LinkByMail } from './Account.tsx'
import { peopleApi } from './api.ts'
import { landing, useGoal } from './goal.ts'
import { signInByPasskey, unlessClosed, useHasPasskeys } from './Passkeys.tsx'
import { usePeopleWords } from './words.ts'

/** What stands behind # in the link that was opened. It leaves the address at once, and stays in no history. */
function useTicket(): string {
  const [ticket, setTicket] = useState('')
  useEffect(() => {
    const take = () => {
      const held = location.hash.slice(1)
      if (held === '') return
      setTicket(held)
      history.replaceState(history.state, '', location.pathname + location.search)
    }
    take()
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return ticket
}

export default function Enter() {
  const id = useId()
  const { enter: words } = usePeopleWords()
  const ticket = useTicket()
  const goal = useGoal()
  const [, go] = useLocation()
  const queries = useQueryClient()
  const me = useQuery({ queryKey: ['me'], queryFn: api.me })
  const ways = useQuery({ queryKey: ['ways'], queryFn: peopleApi.ways })
  const onSuccess = async () => {
    const to = await landing(goal)
    queries.clear()
    go(to)
  }
  const enter = useMutation({ mutationFn: peopleApi.enter, onSuccess })
  const hasPasskeys = useHasPasskeys()
  const byPasskey = useMutation({ mutationFn: signInByPasskey, onSuccess })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    enter.mutate(ticket || String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <div className="page me">
      <h1>{words.title}</h1>
      <p>{ticket === '' ? words.about : words.ready}</p>
      <form className="field" onSubmit={submit}>
        {ticket === '' && (
          <>
            <label htmlFor={id}>{words.code}</label>
            <input id={id} name="code" required maxLength={100} autoComplete="one-time-code" spellCheck={false} />
          </>
        )}
        {me.data && <p className="hint">{words.leaves(me.data.name)}</p>}
        <Button type="submit" kind="primary" disabled={enter.isPending}>
          {words.go}
        </Button>
        <ErrorLine error={enter.error} />
      </form>
      {ticket === '' && hasPasskeys && (
        <section>
          <Button disabled={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            {words.passkey}
          </Button>
          <ErrorLine error={unlessClosed(byPasskey.error)} />
        </section>
      )}
      {ticket === '' && ways.data?.mail && <LinkByMail />}
    </div>
  )
}
