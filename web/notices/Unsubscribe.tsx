/** Where the link in an e-mail leads that ends them: a click here does it, for mail programs open links by themselves. */
import { useMutation } from '@tanstack/react-query'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { noticesApi } from './api.ts'
import { useNoticeWords } from './words.ts'

export default function Unsubscribe() {
  const { unsubscribe: words } = useNoticeWords()
  const end = useMutation({ mutationFn: () => noticesApi.unsubscribe(location.hash.slice(1)) })
  return (
    <div className="notice">
      <h1>{words.title}</h1>
      {end.isSuccess ? (
        <>
          <p role="status">{words.done}</p>
          <Link href="/me">{words.page}</Link>
        </>
      ) : (
        <>
          <p>{words.about}</p>
          <Button kind="primary" disabled={end.isPending} onClick={() => end.mutate()}>
            {words.go}
          </Button>
        </>
      )}
      <ErrorLine error={end.error} />
    </div>
  )
}
