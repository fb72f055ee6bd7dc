/** Between two people at one screen: nothing but what is public can be seen until the next one says so. */
import './curtain.css'
import type { Seat } from '../../kernel/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useTable } from './context.ts'
import { Say, SeatEmblem } from './seats/Say.tsx'
import { useTableWords } from './words.ts'

export function Curtain({ seat, onOpen }: { seat: Seat; onOpen(): void }) {
  const { scene, texts, view } = useTable()
  const { curtain } = useTableWords()
  const sitter = scene.tableView.seats[seat]
  const name = sitter.kind === 'person' ? sitter.name : ''
  return (
    <Dialog title={curtain.title(name)} className="curtain">
      <p className="curtain-part">
        <SeatEmblem seat={seat} size={56} />
        <strong>
          <Say rich={texts.seat(seat, view)} plainly />
        </strong>
      </p>
      <p>{curtain.lead}</p>
      <Button kind="primary" onClick={onOpen} autoFocus>
        {curtain.open(name)}
      </Button>
    </Dialog>
  )
}
