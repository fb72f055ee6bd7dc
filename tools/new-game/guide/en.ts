import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const en: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'What you want',
    text: 'You want the cards with the highest values. Each round one is turned up, and everybody bids for it. Now it is the Forge.',
  },
  bid: {
    title: 'Bid in secret',
    text: 'You have five coins. All bids are revealed together, and the highest wins. Bid two.',
  },
  keep: {
    title: 'You have won it',
    text: 'Keep the card for its points, or sell it for coins. The Forge is worth keeping.',
  },
  alone: {
    title: 'On your own',
    text: 'The next card is turned up. From here on you play by yourself against an easy bot.',
  },
}
