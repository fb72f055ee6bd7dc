import { Drawings } from './Drawings.tsx'

/** Drawings of the gallery. */
export const sheets = { drawings: <Drawings /> }
