import { Icon as GameIcon } from '../../../ui/Icon.tsx'
import { type Pictogram, pictograms } from './pictograms.ts'

/** One of the board's pictograms in running text. */
export const Icon = ({ name, size, label }: { name: Pictogram; size?: number; label?: string }) => (
  <GameIcon d={pictograms[name]} size={size} label={label} />
)
