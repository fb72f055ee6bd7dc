import { CardSheet } from './CardSheet.tsx'
import { PlanSheet } from './PlanSheet.tsx'

/** Drawings of the gallery. */
export const sheets = {
  faces: <CardSheet />,
  'faces-hu': <CardSheet language="hu" />,
  plans: <PlanSheet />,
}
