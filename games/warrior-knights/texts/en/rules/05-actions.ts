import { chapter } from '../../../../../text/index.ts'

export const actions = chapter('WK-5', 'Actions', {
  'WK-5.1':
    'The top card of stack 1 is revealed, resolved and put into its area; then what it triggers is carried out. So it goes on card by card, then with stack 2 and stack 3.',
  'WK-5.2':
    'Only the owner decides about his card. He may decline it; it goes to its area all the same. What is possible only in part is done as far as possible.',
  'WK-5.3':
    'Levy Taxes goes to Taxation, Draft Soldiers to Wages, Rally Support to the Assembly. Serve the Church goes where its owner wishes. Mobilize Forces goes to Wages if Nobles only moved, to the Assembly if there was only a battle, else to either as its owner wishes. Versatile Strategy returns to hand, neutral cards to their pile.',
  'WK-5.4':
    'When the area that received the card holds 2N cards or more, its phase is carried out, and all its cards return to hands. Then, if the Mercenary Track holds N + 1 markers, there is a Mercenary Draft. If one card triggers both, Wages come before the Draft.',
  'WK-5.5': 'Cards in the areas lie open and stay from round to round.',
  'WK-5.6.1':
    'Levy Taxes: gain 1 crown for each area, of the Kingdom or overseas, where you have a Noble on the board. Several in one area count once, those at sea do not count.',
  'WK-5.6.2':
    'Draft Soldiers: put one of your markers on an empty spot of the Mercenary Track, free of charge. With N Barons N + 1 spots are in use.',
  'WK-5.6.3':
    'Rally Support: gain 2 Votes. If you then have more Votes than every other Baron and are not banned, you become Chairman.',
  'WK-5.6.4':
    'Serve the Church: gain 1 Faith. If you then have more Faith than every other Baron and nothing bars you, you become Head of the Church. Then choose the area of the card.',
  'WK-5.6.5':
    'The two tokens change hands only by these two cards, by cards that say so, and by a ban. Losing Faith or Votes moves no token, and a tie takes none. Where nobody may receive a token, nobody holds it until somebody earns it by his card.',
  'WK-5.6.6':
    'Mobilize Forces: choose one area. Move any number of your unexhausted Nobles into it, each by a legal move; then start at most one battle there with unexhausted Nobles of yours. Either alone is allowed. Those who moved or fought are exhausted when the card is finished. Whoever moves there by sea cannot fight.',
  'WK-5.6.7':
    'Versatile Strategy: choose one of 2 crowns; 1 Vote, which makes nobody Chairman; a move of one Noble; one battle; or a marker on the Mercenary Track for the fee of its spot, from left to right 8, 7, 6, 5, 4, 3, 2.',
  'WK-5.6.8':
    'Those who fought are exhausted also when the battle was lost, was a siege, or the place fell without a fight.',
  'WK-5.7.1':
    'Important Event: everybody sees the colour of the top Event. The Head of the Church draws a red one himself, or names an opponent for 1 Faith; names an opponent for a green one, or draws it himself for 1 Faith; and names anybody for a blue one. Without a Head of the Church Fate names who draws.',
  'WK-5.7.2': 'Fund Expeditions: see the rules of expeditions.',
  'WK-5.7.3':
    'Upgrade Defenses: Chairman first, clockwise, each Baron may do one thing: remove breach tokens from one city of his or his stronghold for 2 crowns each, or fortify one city of his for 4 crowns. Not in a place under siege.',
  'WK-5.7.4':
    'Muster Troops: Chairman first, clockwise, each Baron may remove casualty tokens from one of his armies, wherever it is, for 2 crowns each.',
  'WK-5.7.5': 'Uncertain Times: the whole Fate deck is shuffled.',
  'WK-5.8.1': 'Red Events harm whoever draws them, green ones help him, blue ones say whom they concern.',
  'WK-5.8.2':
    'The Event is revealed; Fate draws what it asks for; it may be cancelled; if it is not, its choices are made and it takes effect; it is discarded. A lasting one stays open with its victim or beside the board.',
  'WK-5.8.3':
    'A red Event with a price in Faith may be cancelled by whoever drew it. A blue one may be cancelled by all together: Chairman first, clockwise, each pledges once, up to what is missing. If all is pledged the pledges are paid and the Event is cancelled; otherwise nobody pays.',
  'WK-5.8.4':
    'A cancelled Event has no effect and is discarded. Once in effect, a lasting Event cannot be cancelled any more.',
  'WK-5.8.5': 'Without a legal target an Event has no effect, and no Fate card is drawn for it.',
  'WK-5.8.6': 'Casualties of Events may kill. Breaches go no further than strength 0.',
  'WK-5.8.7': 'When the deck of Events is empty its discards are shuffled; lasting ones in play stay out.',
  'WK-5.9.1':
    'The Chairman may start one of the expeditions to Ceylon, the Spice Islands and China that is not underway, or none.',
  'WK-5.9.2':
    'Chairman first, clockwise, each Baron with a marker to spare may invest 1 to 5 crowns in it. If nobody does it does not start.',
  'WK-5.9.3': 'If it starts the Head of the Church may bless it for 1 Faith.',
  'WK-5.9.4': 'The other expeditions on spot 1 or 2 advance one spot. The new one begins on spot 1.',
  'WK-5.9.5':
    'In the order Ceylon, Spice Islands, China a Fate card is drawn for each expedition on spot 3, two if it is blessed: the better counts. It brings each investor 1, 2, 3 or 4 times his crowns and is over; or there is no news and it stays; or it is lost with all investments.',
  'WK-5.9.6':
    'Expeditions advance and are resolved also when none is started. One that is over now can be started at the next such card.',
})
