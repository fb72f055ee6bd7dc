import { Pips } from '../../../../ui/board/Counts.tsx'

/** Command tokens on a commander's card, of as many as it may hold (BW-6.2). */
export const CommandPips = ({ n, of, label }: { n: number; of: number; label: string }) => (
  <Pips n={n} of={of} label={label} className="bw-pips" />
)
