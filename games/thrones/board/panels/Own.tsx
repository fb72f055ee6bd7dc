/** What the reader has at hand, in a few signs beside the question. */
import { Figure } from '../../../../ui/board/Counts.tsx'
import { castles } from '../../rules/position/control.ts'
import { Icon } from '../Icon.tsx'
import type { BoardProps } from '../props.ts'

export function Own({ view: { open, seat }, texts: { words } }: BoardProps) {
  if (seat === null) return null
  const [power, count] = [open.power[seat], castles(open, seat)]
  return (
    <>
      <Figure sign={<Icon name="consolidate" label={words.power(power)} />} n={power} tip={words.power(power)} />
      <Figure sign={<Icon name="castle" label={words.victory} />} n={count} tip={words.victoryTip(count)} />
    </>
  )
}
