/** The weights that `interregnum tune battlelore` changes. */
export { weights } from '../bot/worthWeights.ts'
