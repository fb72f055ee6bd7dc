/** The reader's name, as others see it, to change. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId } from 'react'
import { Button } from '../ui/Button.tsx'
import { api } from './api.ts'
import { ErrorLine } from './ErrorLine.tsx'

interface Props {
  name: string
  label: string
  /** What stands on the button. */
  save: string
  small?: boolean
  children: ReactNode
}

export function NameForm({ name, label, save, small, children }: Props) {
  const id = useId()
  const queries = useQueryClient()
  const rename = useMutation({
    mutationFn: api.rename,
    onSuccess: renamed => {
      queries.setQueryData(['me'], renamed)
      return queries.invalidateQueries({ queryKey: ['me', 'profile'] })
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = String(new FormData(event.currentTarget).get('name')).trim()
    if (wanted !== '') rename.mutate(wanted)
  }
  return (
    <form className="field" onSubmit={submit}>
      <label htmlFor={id}>{label}</label>
      <div className="name-row">
        <input id={id} key={name} name="name" defaultValue={name} maxLength={40} autoComplete="nickname" />
        <Button type="submit" small={small} disabled={rename.isPending}>
          {save}
        </Button>
      </div>
      {children}
      <ErrorLine error={rename.error} />
    </form>
  )
}
