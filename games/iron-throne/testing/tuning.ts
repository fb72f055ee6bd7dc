/** The weights that `interregnum tune iron-throne` changes. */
export { weights } from '../bot/worthWeights.ts'
