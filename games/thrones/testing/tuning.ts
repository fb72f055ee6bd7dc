/** The weights that `interregnum tune thrones` changes. */
export { weights } from '../bot/worthWeights.ts'
