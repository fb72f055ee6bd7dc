import { lazy, Suspense, useState } from 'react'
import type { TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { InviteButton } from '../seats/Sharing.tsx'
import { useTableWords } from '../words.ts'
import { CopyLink } from './CopyLink.tsx'
import { isFull } from './isFull.ts'

const QrCode = lazy(() => import('../../people/QrCode.tsx'))

/** The link for players, also as a picture, and the one for those who watch. */
export function Invitation({ tableView }: { tableView: TableView }) {
  const { gather } = useTableWords()
  const { id, locked } = tableView
  const [isShown, setIsShown] = useState(false)
  const toSit = locked ? gather.inviteWord : gather.inviteAbout
  const about = isFull(tableView) ? gather.inviteFull : toSit
  const address = `${location.origin}/table/${id}`
  return (
    <aside>
      <h2>{gather.inviteTitle}</h2>
      <p>{about}</p>
      <input readOnly value={address} aria-label={gather.inviteTitle} />
      <InviteButton id={id} />
      <div className="gathering-ways">
        <Button small kind="quiet" aria-expanded={isShown} onClick={() => setIsShown(!isShown)}>
          {isShown ? gather.qrHide : gather.qr}
        </Button>
        <CopyLink path={`/table/${id}?watch`} label={gather.watchLink} />
      </div>
      {isShown && (
        <div className="gathering-qr">
          <Suspense fallback={null}>
            <QrCode text={address} label={gather.qrLabel} />
          </Suspense>
        </div>
      )}
    </aside>
  )
}
