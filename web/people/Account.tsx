/** How the reader signs in elsewhere: by links to an e-mail address. Absent where no e-mail is sent. */
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { peopleApi } from './api.ts'
import { useGoal } from './goal.ts'
import { usePeopleWords } from './words.ts'

export function Account({ email }: { email: string | null }) {
  const { account: words } = usePeopleWords()
  const ways = useQuery({ queryKey: ['ways'], queryFn: peopleApi.ways })
  if (!ways.data?.mail && email === null) return null
  return (
    <section>
      <h2>{words.title}</h2>
      {email === null ? (
        <>
          <p className="quiet">{words.about}</p>
          <LinkByMail />
        </>
      ) : (
        <p>{words.is(email)}</p>
      )}
    </section>
  )
}

export function LinkByMail() {
  const id = useId()
  const goal = useGoal()
  const { account: words } = usePeopleWords()
  const send = useMutation({ mutationFn: peopleApi.sendLink })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    send.mutate({ email, ...(goal !== null && { to: goal }) })
  }
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor={id}>{words.email}</label>
      <div className="name-row">
        <input id={id} name="email" type="email" required maxLength={200} autoComplete="email" />
        <Button type="submit" disabled={send.isPending}>
          {words.send}
        </Button>
      </div>
      {send.isSuccess && <p role="status">{words.sent(send.variables.email)}</p>}
      <ErrorLine error={send.error} />
    </form>
  )
}
