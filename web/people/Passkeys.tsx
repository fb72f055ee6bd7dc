/** Passkeys: on the reader's own page, and the button that signs in by one. Absent where no browser could keep one. */
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { PasskeyShown } from '../../table/sync/passkeys.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { useTimes } from '../times.ts'
import { peopleApi } from './api.ts'
import { usePeopleWords } from './words.ts'

/** Can this browser, and does the house? */
export function useHasPasskeys(): boolean {
  const ways = useQuery({ queryKey: ['ways'], queryFn: peopleApi.ways })
  const can = typeof PublicKeyCredential === 'function' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
  return can && ways.data?.passkeys === true
}

/** Lets the browser make a key, and the server keep its public half. */
async function makePasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await peopleApi.passkeyOptions())
  const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential
  await peopleApi.addPasskey(made.toJSON())
}

export async function signInByPasskey(): Promise<void> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await peopleApi.passkeyRequest())
  const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential
  await peopleApi.enterByPasskey(signed.toJSON())
}

/** Whoever closes the window of the browser has asked for nothing. */
export const unlessClosed = (error: unknown): Error | null =>
  error instanceof DOMException && ['NotAllowedError', 'AbortError'].includes(error.name)
    ? null
    : (error as Error | null)

export function Passkeys() {
  const { passkeys: words } = usePeopleWords()
  const queries = useQueryClient()
  const has = useHasPasskeys()
  const refresh = () => queries.invalidateQueries({ queryKey: ['me'] })
  const list = useQuery({ queryKey: ['me', 'passkeys'], queryFn: peopleApi.passkeys, enabled: has })
  const make = useMutation({ mutationFn: makePasskey, onSuccess: refresh })
  const remove = useMutation({ mutationFn: peopleApi.removePasskey, onSuccess: refresh })
  if (!has) return null
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      <ul className="browsers">
        {list.data?.map(each => (
          <Passkey key={each.id} passkey={each} onRemove={() => remove.mutate(each.id)} />
        ))}
      </ul>
      <Button disabled={make.isPending} onClick={() => make.mutate()}>
        {words.make}
      </Button>
      <ErrorLine error={unlessClosed(make.error) ?? remove.error} />
    </section>
  )
}

function Passkey({ passkey: { device, created }, onRemove }: { passkey: PasskeyShown; onRemove(): void }) {
  const { passkeys: words, browsers } = usePeopleWords()
  const { day } = useTimes()
  const name = device || browsers.unknown
  return (
    <li>
      <p>
        {name}
        <small> · {words.made(day(created))}</small>
      </p>
      <Button small kind="quiet" aria-label={words.removeOf(name)} onClick={onRemove}>
        {words.remove}
      </Button>
    </li>
  )
}
