import { chapter } from '../../../../../text/index.ts'

export const terms = chapter('WK-1', 'Terms', {
  'WK-1.1':
    'Every player is a Baron with a seat. Clockwise means in the order of the seats. Where all Barons do something one after another, the Chairman begins and it goes clockwise, unless a rule says otherwise.',
  'WK-1.2':
    'Each Baron has 4 Nobles, one of each shape: square, star, triangle, circle. A Noble is on the board, at sea, off the board, or gone for good; and he is unexhausted or exhausted. An exhausted Noble may not move, attack, or hand over troops to one who moves; he defends normally.',
  'WK-1.3':
    'An army is a Noble with his Troop cards and the maintained troops of his office, or the Troop cards of a stronghold. Its troops are the sum of all these strengths. The 200 that a Noble is worth are never part of the troops.',
  'WK-1.4':
    'Casualty tokens lie on armies. Each lowers the strength of the army by 100, not below 0, but never its troops.',
  'WK-1.5':
    'An army that has at least one casualty token and tokens worth as much as its troops loses its Noble at once: he dies. In a battle his death is carried out at the end. A stronghold army in the same state only draws for deserters, loses its casualties and is rid of its tokens.',
  'WK-1.6':
    'A city has a strength and an income. It is neutral, controlled by one Baron, or razed. Being fortified adds 100 strength and 1 income; each breach token takes 100 strength, not below 0. A razed city is no city any more, but its port keeps working.',
  'WK-1.7':
    'A stronghold has strength 400 and stands in an area of the Kingdom, or is off the board. It is no city: no income, Influence or Votes, and it cannot be fortified. It can be breached, repaired, assaulted and besieged.',
  'WK-1.8':
    'A Noble on the board in the area of a city or stronghold of his own Baron is in the city or in the stronghold. Nobody else ever is.',
  'WK-1.9':
    'There are 63 areas in the Kingdom and 6 overseas. Those overseas have no neighbours. A Noble at sea is in no area.',
  'WK-1.10':
    'Mercenaries have a nationality, a strength and a wage. Regular Troops have a strength and a wage; they never desert and are never discarded as casualties. Maintained troops have a strength, but neither wage nor card.',
  'WK-1.11':
    'Crowns, Votes, Faith, Influence and tokens never run out. What does run out: 8 markers of each Baron, 3 expedition markers, and the decks.',
  'WK-1.12': 'N is the number of Barons who are still in the game.',
  'WK-1.13': 'Fractions are rounded as the rule says, and down where it says nothing.',
})

export const course = chapter('WK-2', 'The course of the game', {
  'WK-2.1': 'A special phase is carried out completely before the next Action card is revealed.',
  'WK-2.2':
    'Deaths, retreats, the fall of strongholds and draws of Fate may interrupt anything. They are completed before what they interrupt goes on.',
  'WK-2.3': 'You may negotiate and give crowns between any two steps.',
  'WK-2.4':
    'The order of a round of the table is fixed when it starts, even if the Chairman changes meanwhile. His decisions and ties belong to whoever is Chairman at that moment.',
})
