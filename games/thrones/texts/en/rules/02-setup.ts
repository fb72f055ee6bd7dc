import { chapter } from '../../../../../text/index.ts'

export const setup = chapter('AG-2', 'Setup', {
  'AG-2.1': 'Agree on the number of players, 3 to 6, and on the options of the table.',
  'AG-2.2':
    'With three players Baratheon, Lannister and Stark play. Greyjoy joins with four, Tyrell with five, Martell with six. Every player leads one house, by agreement or by lot.',
  'AG-2.3':
    'Shuffle the nine Wildling cards face down. The strength of the wildlings begins at 2 on the track 0-2-4-6-8-10-12.',
  'AG-2.4':
    'Sort the Westeros cards into decks I, II and III with ten cards each and shuffle each face down. The round marker begins on 1.',
  'AG-2.5':
    'Every house begins with 1 Knight and 1 Footman in its home area, and with these besides. Stark: a Footman in White Harbor, a Ship in the Shivering Sea. Greyjoy: a Footman in Greywater Watch, Ships in the Port of Pyke and in Ironman’s Bay. Lannister: a Footman in Stoney Sept, Ships in the Golden Sound and, with four or more players, in the Port of Lannisport. Martell: a Footman in Salt Shore, a Ship in the Sea of Dorne. Tyrell: a Footman in the Dornish Marches, a Ship in the Redwyne Straights. Baratheon: a Footman in Kingswood, 2 Ships in Shipbreaker Bay. A garrison of strength 2 holds every home area.',
  'AG-2.6':
    'The order on the tracks with six players. Iron Throne: Baratheon, Lannister, Stark, Martell, Greyjoy, Tyrell. Fiefdoms: Greyjoy, Tyrell, Martell, Stark, Baratheon, Lannister. King’s Court: Lannister, Stark, Martell, Baratheon, Tyrell, Greyjoy. With fewer players leave the missing houses out and close the gaps.',
  'AG-2.7':
    'Who stands first on a track takes its dominance token: Iron Throne, Valyrian Steel Blade, Messenger Raven.',
  'AG-2.8':
    'The King’s Court says how many special orders you may place in a round, by your position. With five or six players: 3, 3, 2, 1, 0, 0. With three or four players: 3, 2, 1, 0.',
  'AG-2.9': 'Stark begins at Supply 1 and with 2 castles and strongholds, every other house at Supply 2 and with 1.',
  'AG-2.10': 'Every house begins with 5 Power, its 7 House cards in hand, and its 15 order tokens.',
  'AG-2.11':
    'Neutral forces hold King’s Landing (5) and the Eyrie (6) in every game. With five players also Sunspear (5) and, with 3 each, the Boneway, Prince’s Pass, Salt Shore, Starfall, Three Towers and Yronwood. With four players, besides these, Dornish Marches (3), Oldtown (3) and Storm’s End (4). With three players nobody may enter the Boneway, Dornish Marches, Highgarden, Oldtown, Prince’s Pass, Pyke, Salt Shore, Starfall, Storm’s End, Sunspear, Three Towers and Yronwood; their ports are closed, all sea areas are open.',
  'AG-2.12':
    'The shield of a house that does not play means nothing: its home area belongs to nobody, has no garrison, and has a neutral force only where AG-2.11 says so. With four players Highgarden is an ordinary empty area.',
})
