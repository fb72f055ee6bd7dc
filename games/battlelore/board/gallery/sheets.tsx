import { Drawings } from './Drawings.tsx'
import { Terrains } from './Terrains.tsx'

/** Drawings of the gallery. */
export const sheets = {
  drawings: <Drawings />,
  terrain: <Terrains faction="daqan" />,
  'terrain-uthuk': <Terrains faction="uthuk" />,
}
