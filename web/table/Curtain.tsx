/** Between two people at one screen: nothing but what is public can be seen until the next one says so. */
import './curtain.css'
import type { Seat } from '../../kernel/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { Kept } from '../link/kept.ts'
import { useTableWords } from './words.ts'

export function Curtain({ seat, kept, onOpen }: { seat: Seat; kept: Kept; onOpen(): void }) {
  const { curtain } = useTableWords()
  const sitter = kept.seats[seat]
  const name = sitter.kind === 'person' ? sitter.name : ''
  return (
    <Dialog title={curtain.title(name)} className="curtain">
      <p>{curtain.lead}</p>
      <Button kind="primary" onClick={onOpen} autoFocus>
        {curtain.open(name)}
      </Button>
    </Dialog>
  )
}
