/** The weights that `interregnum tune warrior-knights` changes. */
export { weights } from '../bot/worthWeights.ts'
