/** Whether this browser is told also while no page of ours is open; it asks the reader first. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '../../ui/Button.tsx'
import { worker } from '../worker/register.ts'
import { noticesApi } from './api.ts'
import { useNoticeWords } from './words.ts'

const canPush = 'PushManager' in globalThis && 'serviceWorker' in navigator

async function subscribe(pushKey: string): Promise<void> {
  const registration = await worker()
  if (!registration) throw new Error('There is no service worker.')
  const options = { userVisibleOnly: true, applicationServerKey: pushKey }
  const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON()
  await noticesApi.push({ endpoint: endpoint!, keys: { p256dh: keys!.p256dh, auth: keys!.auth } })
}

async function unsubscribe(): Promise<void> {
  await noticesApi.pushNoMore()
  const registration = await navigator.serviceWorker.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

export function PushHere({ pushKey, isPushedHere }: { pushKey: string; isPushedHere: boolean }) {
  const { push: words } = useNoticeWords()
  const queries = useQueryClient()
  const change = useMutation({
    mutationFn: () => (isPushedHere ? unsubscribe() : subscribe(pushKey)),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['me', 'notices'] }),
  })
  if (!canPush) return <p className="quiet">{words.unknown}</p>
  return (
    <div>
      {isPushedHere && <p role="status">{words.is}</p>}
      <Button disabled={change.isPending} onClick={() => change.mutate()}>
        {isPushedHere ? words.end : words.begin}
      </Button>
      {change.error && (
        <p className="error-line" role="alert">
          {words.failed}
        </p>
      )}
    </div>
  )
}
