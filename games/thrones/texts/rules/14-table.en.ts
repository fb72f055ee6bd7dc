import { chapter } from './chapter.ts'

export const table = chapter('AG-14', 'At this table', {
  'AG-14.1':
    'You decide: your orders; the Raven; raids; marches and Power tokens; support, given and refused; House cards and their abilities; the Blade; casualties and losses; retreats; ports taken over; Power or mustering; units removed for Supply; bids; ties, if you hold the Iron Throne; choices of dominance tokens and of Wildling cards. Orders, bids, House cards and drawn cards stay secret until they are revealed.',
  'AG-14.2':
    'If you are away too long, the table can play safely for you: orders already placed stay and the rest are filled with quiet ones; marches move nothing, raids remove nothing, bids are 0; you support yourself and nobody else; the strongest House card is played, optional abilities are left; the weakest units are lost first, and the retreat is the one that costs least.',
  'AG-14.3':
    'Chance is in the shuffles alone: four decks at the setup, a Westeros deck when Winter is Coming is drawn, the Tides of Battle cards in each combat, and houses that are drawn. Nothing else is random.',
  'AG-14.4':
    'The table keeps secret from everybody whom it does not concern: orders that are face down or unused before the reveal, bids, chosen House cards, drawn Tides of Battle cards, the order of all decks, and the Wildling card seen with the Raven.',
})
