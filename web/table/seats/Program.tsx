/** Lets a program of one's own play: a key that nobody else knows, and the command that uses it. */
import { useState } from 'react'
import type { Seat } from '../../../kernel/index.ts'
import { hashOf } from '../../../table/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { useCopy } from '../../useCopy.ts'
import { useWords } from '../../words.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

/** The key to a seat: the server is told its hash alone. Random numbers are there on a page without https, too. */
function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}

export function Program({ seat, isOn }: { seat: Seat; isOn: boolean }) {
  const { ask } = useTable()
  const words = useTableWords().seats
  const [key, setKey] = useState<string | null>(null)
  const begin = () => {
    const fresh = freshKey()
    ask({ do: 'let-program', seat, key: hashOf(fresh) })
    setKey(fresh)
  }
  return (
    <>
      <Button small kind="quiet" onClick={isOn ? () => ask({ do: 'let-program', seat, key: null }) : begin}>
        {isOn ? words.endProgram : words.letProgram}
      </Button>
      {key !== null && <Command secret={key} onClose={() => setKey(null)} />}
    </>
  )
}

function Command({ secret, onClose }: { secret: string; onClose(): void }) {
  const { scene } = useTable()
  const { close } = useWords()
  const words = useTableWords().seats
  const { isCopied, copy } = useCopy()
  const url = `${location.origin}/table/${scene.tableView.id}`
  const command = `npx interregnum bot --table ${url} --token ${secret} --cmd "python3 mybot.py"`
  return (
    <Dialog title={words.programTitle} onClose={onClose} close={close}>
      <div className="seats-program">
        <p>{words.programAbout}</p>
        <code>{command}</code>
        <Button onClick={() => copy(command)}>{isCopied ? words.copied : words.copyCommand}</Button>
      </div>
    </Dialog>
  )
}
