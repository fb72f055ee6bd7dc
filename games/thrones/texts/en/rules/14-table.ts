import { chapter } from '../../../../../text/index.ts'

export const table = chapter('AG-14', 'At this table', {
  'AG-14.1':
    'You decide: your orders; the Raven; raids; marches and Power tokens; support, given and refused; House cards and their abilities; the Blade; casualties and losses; retreats; ports taken over; Power or mustering; units removed for Supply; bids; ties, if you hold the Iron Throne; choices of dominance tokens and of Wildling cards. Orders, bids, House cards and drawn cards stay secret until they are revealed.',
  'AG-14.2':
    'If you are away longer than the table allows, a bot plays for you, knowing no more than you do, until you come back.',
  'AG-14.3':
    'Chance is in the shuffles alone: four decks at the setup, a Westeros deck when Winter is Coming is drawn, the Tides of Battle cards in each combat, and houses that are drawn. Nothing else is random.',
  'AG-14.4':
    'The table keeps secret from everybody whom it does not concern: orders that are face down or unused before the reveal, bids, chosen House cards, drawn Tides of Battle cards, the order of all decks, and the Wildling card seen with the Raven.',
})
