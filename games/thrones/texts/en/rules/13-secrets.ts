import { chapter } from '../../../../../text/index.ts'

export const secrets = chapter('AG-13', 'Talk and secrets', {
  'AG-13.1': 'You may talk, openly or in private, make promises and alliances at any time. Nothing binds.',
  'AG-13.2': 'You can give nothing to another house: no Power, orders, cards or units.',
  'AG-13.3':
    'You can show nobody your orders before the reveal, a bid before the reveal, a House card you have chosen, a Wildling card seen with the Raven, or a Tides of Battle card you have drawn. You may say what they are, truly or not.',
  'AG-13.4':
    'Open to all, spectators too: the board with all units, tokens, garrisons and neutral forces; tracks, Supply and rounds; the available Power of all, during a bid that before it; hands and discards; who has placed, bid or chosen; used Westeros and Wildling cards. Known to you alone: your face-down and unused orders, your bid, the House card you have chosen, your Tides of Battle card, and a Wildling card you have seen. Known to nobody: the order of the decks.',
  'AG-13.5':
    'What a Raven holder has seen of the Wildling cards stays that house’s own knowledge until the card is revealed.',
  'AG-13.6':
    'Everybody may know which cards are left in a Westeros deck, for all used ones are open, but nobody knows their order.',
})
