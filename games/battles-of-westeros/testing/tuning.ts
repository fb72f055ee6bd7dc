/** The weights that `interregnum tune battles-of-westeros` changes. */
export { weights } from '../bot/worthWeights.ts'
