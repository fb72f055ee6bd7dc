/** A button for what cannot be undone. */
import './seats.css'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useTableWords } from '../words.ts'

interface SureProps {
  label: string
  /** What the button is called for those who do not see where it stands. */
  name?: string
  sure: string
  /** What the two answers are called, where it is not leaving. */
  yes?: string
  no?: string
  onSure(): void
}

/** Asks once more before what cannot be undone, in the middle of the page: where nothing was clicked a moment ago. */
export function SureButton({ label, name, sure, yes, no, onSure }: SureProps) {
  const words = useTableWords().seats
  const [isAsking, setIsAsking] = useState(false)
  if (!isAsking) {
    return (
      <Button small kind="danger" aria-label={name} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
    )
  }
  return (
    <Dialog title={sure} onClose={() => setIsAsking(false)} close={no ?? words.no}>
      <div className="seats-sure">
        <Button onClick={() => setIsAsking(false)}>{no ?? words.no}</Button>
        <Button kind="danger" onClick={onSure}>
          {yes ?? words.yes}
        </Button>
      </div>
    </Dialog>
  )
}
