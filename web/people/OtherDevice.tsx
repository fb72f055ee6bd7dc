/** A one-time code, to type or to photograph, that makes another device the reader. */
import { useMutation } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { peopleApi } from './api.ts'
import { leadingOn, useGoal } from './goal.ts'
import { usePeopleWords } from './words.ts'

const QrCode = lazy(() => import('./QrCode.tsx'))

export function OtherDevice() {
  const { device: words } = usePeopleWords()
  const goal = useGoal()
  const show = useMutation({ mutationFn: peopleApi.code })
  const code = show.data?.code
  return (
    <section>
      <h2>{words.title}</h2>
      <p className="quiet">{words.about}</p>
      {code && (
        <div className="code">
          <Suspense fallback={null}>
            <QrCode text={`${location.origin}${leadingOn('/enter', goal)}#${code}`} label={words.picture} />
          </Suspense>
          <p>{words.how(`${location.host}/enter`)}</p>
          <output>{code}</output>
        </div>
      )}
      <Button disabled={show.isPending} onClick={() => show.mutate()}>
        {code ? words.again : words.show}
      </Button>
      <ErrorLine error={show.error} />
    </section>
  )
}
