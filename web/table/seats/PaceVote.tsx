/** Asking the others for another pace: the game becomes one by mail, or one at one sitting. */
import { useState } from 'react'
import { type Seat, same } from '../../../kernel/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { PaceChoice } from '../../PaceChoice.tsx'
import { type Pace, paceOf } from '../../pace.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

export function PaceVote({ seat }: { seat: Seat }) {
  const { scene, ask } = useTable()
  const { vote: words } = useTableWords()
  const now = paceOf(scene.tableView.setup)
  const [wish, setWish] = useState<Pace | null>(null)
  if (!wish) {
    return (
      <Button small onClick={() => setWish(now)}>
        {words.pace}
      </Button>
    )
  }
  const call = () => {
    ask({ do: 'call-vote', seat, on: { do: 'pace', ...wish } })
    setWish(null)
  }
  const isSame = same(wish, now)
  return (
    <Dialog title={words.pace} onClose={() => setWish(null)} close={words.paceNo}>
      <PaceChoice pace={wish} onChange={setWish} />
      <Button kind="primary" disabled={isSame} onClick={call}>
        {words.paceCall}
      </Button>
    </Dialog>
  )
}
