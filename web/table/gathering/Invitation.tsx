import { lazy, Suspense, useState } from 'react'
import type { TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { InviteButton } from '../seats/Sharing.tsx'
import { useTableWords } from '../words.ts'
import { CopyLink } from './CopyLink.tsx'

const QrCode = lazy(() => import('../../people/QrCode.tsx'))

/** The link for players, also as a picture, and the one for those who watch. */
export function Invitation({ tableView: { id, locked } }: { tableView: TableView }) {
  const { gather } = useTableWords()
  const [isShown, setIsShown] = useState(false)
  const address = `${location.origin}/table/${id}`
  return (
    <aside>
      <h2>{gather.inviteTitle}</h2>
      <p>{locked ? gather.inviteWord : gather.inviteAbout}</p>
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
