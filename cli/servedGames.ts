/** The games as the threads of the server load them: with the cards of the group that owns a game. */
import { takeOwnCards } from './ownCards.ts'

export { games } from '../games/index.ts'

await takeOwnCards(process.env.OWN_CARDS)
