/** All that is kept of the reader: to save, or to remove. */
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { peopleApi } from './api.ts'
import { usePeopleWords } from './words.ts'

export function Everything({ name }: { name: string }) {
  const { everything: words } = usePeopleWords()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      <div className="name-row">
        <a className="button plain" href="/api/me/export" download>
          {words.save}
        </a>
        <Button kind="danger" onClick={() => setIsLeaving(true)}>
          {words.remove}
        </Button>
      </div>
      {isLeaving && <Leaving name={name} onStay={() => setIsLeaving(false)} />}
    </section>
  )
}

function Leaving({ name, onStay }: { name: string; onStay(): void }) {
  const id = useId()
  const { everything: words } = usePeopleWords()
  // What is kept in the page goes, too: it begins anew.
  const remove = useMutation({ mutationFn: peopleApi.remove, onSuccess: () => location.assign('/') })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    remove.mutate(String(new FormData(event.currentTarget).get('name')).trim())
  }
  return (
    <Dialog title={words.removeTitle} close={words.cancel} onClose={onStay}>
      <form className="field" onSubmit={submit}>
        <p>{words.removeAbout}</p>
        <label htmlFor={id}>{words.type(name)}</label>
        <input id={id} name="name" required autoComplete="off" />
        <div className="name-row">
          <Button onClick={onStay}>{words.cancel}</Button>
          <Button type="submit" kind="danger" disabled={remove.isPending}>
            {words.removeYes}
          </Button>
        </div>
        <ErrorLine error={remove.error} />
      </form>
    </Dialog>
  )
}
