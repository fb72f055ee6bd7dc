import { useState } from 'react'
import { aboutOf, capital, plain } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Slider } from '../../../ui/board/AmountPicker.tsx'
import { useTable } from '../context.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { ChoiceButton } from './ChoiceButton.tsx'
import type { Choice } from './groups.ts'

interface Props {
  /** In ascending order; there is one at least. */
  amounts: readonly { n: number; entry: Choice }[]
}

/** Many choices that differ in one number: the number is chosen with a slider, and the button says what it comes to. */
export function AmountChoice({ amounts }: Props) {
  const { texts, view } = useTable()
  const words = useTableWords()
  const [wanted, setWanted] = useState(0)
  const last = amounts.length - 1
  const at = Math.min(wanted, last)
  const { entry } = amounts[at]
  const label = capital(entry.label)
  const step = (by: number, sign: string, name: string) => (
    <Button
      small
      isSquare
      aria-label={name}
      disabled={at + by < 0 || at + by > last}
      onClick={() => setWanted(at + by)}
    >
      {sign}
    </Button>
  )
  return (
    <>
      {step(-1, '−', words.less)}
      <Slider label={words.amount} amounts={amounts} at={at} text={plain(label)} onChange={setWanted} />
      {step(1, '+', words.more)}
      <ChoiceButton choice={entry} about={aboutOf(texts, entry.move, view)}>
        <Say rich={label} />
      </ChoiceButton>
    </>
  )
}
