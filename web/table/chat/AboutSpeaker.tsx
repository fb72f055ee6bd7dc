/** Beside a line of the chat: what its speaker is to the reader, and a report. */
import '../../peace/peace.css'
import { useState } from 'react'
import type { ChatLine } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { RelationChoice } from '../../peace/RelationChoice.tsx'
import { ReportForm } from '../../peace/ReportForm.tsx'
import { usePeaceWords } from '../../peace/words.ts'
import { useWords } from '../../words.ts'
import { useTalk } from './talk.ts'

/** So many lines of the speaker are offered with a report, the last ones. */
const offered = 12

export function AboutSpeaker({ line }: { line: ChatLine }) {
  const { table, chat } = useTalk()
  const words = usePeaceWords()
  const { close } = useWords()
  const [isOpen, setIsOpen] = useState(false)
  const who = { table, line: line.at }
  const lines = chat.filter(({ from, name, note }) => !note && from === line.from && name === line.name)
  return (
    <>
      <Button small isSquare kind="quiet" aria-label={words.more(line.name)} onClick={() => setIsOpen(true)}>
        ⋯
      </Button>
      {isOpen && (
        <Dialog title={words.about(line.name)} close={close} onClose={() => setIsOpen(false)}>
          <RelationChoice who={who} />
          <ReportForm who={who} lines={lines.slice(-offered)} chosen={[line.at]} />
        </Dialog>
      )}
    </>
  )
}
