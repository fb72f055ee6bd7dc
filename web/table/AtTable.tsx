/** Follows a link: shows what it is doing while there is no table to see, else the table. */
import { type ReactNode, Suspense, useSyncExternalStore } from 'react'
import { Link } from 'wouter'
import { PaceContext } from '../../ui/board/pace.ts'
import type { TableLink } from '../link/link.ts'
import { Shell } from '../Shell.tsx'
import { useSettings } from '../settings.ts'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { Frame } from './Frame.tsx'
import { Gathering } from './gathering/Gathering.tsx'
import { useTableWords } from './words.ts'

interface Props {
  link: TableLink
  isLocal?: boolean
  /** What lies over the table. */
  children?: ReactNode
}

export function AtTable({ link, isLocal = false, children }: Props) {
  const { pace } = useSettings()
  const { state, scene } = useSyncExternalStore(link.subscribe, link.read)
  if (state === 'gone') return <Gone />
  if (!scene) return state === 'broken' ? <Broken /> : <Waiting />
  return (
    <PaceContext value={pace}>
      <Suspense fallback={<Waiting />}>
        {scene.tableView.view === null ? (
          <Gathering link={link} scene={scene} isLost={state === 'lost' || state === 'broken'} />
        ) : (
          <Frame key={scene.tableView.id} link={link} scene={scene} state={state} isLocal={isLocal}>
            {children}
          </Frame>
        )}
      </Suspense>
    </PaceContext>
  )
}

/** It is tried again all the time. */
function Broken() {
  const { link } = useTableWords()
  return (
    <Shell>
      <div className="notice" role="alert">
        <h1>{link.broken}</h1>
        <p>{link.brokenDo}</p>
      </div>
    </Shell>
  )
}

function Gone() {
  const { link } = useTableWords()
  const { errors } = useWords()
  return (
    <Shell>
      <div className="notice">
        <h1>{link.gone}</h1>
        <p>{errors.codes['no-such-table']}</p>
        <Link href="/" className="button primary">
          {errors.missingDo}
        </Link>
      </div>
    </Shell>
  )
}
