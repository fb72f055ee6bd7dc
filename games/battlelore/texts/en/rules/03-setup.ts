import { chapter } from '../../../../../text/index.ts'

export const setup = chapter('BL-3', 'Setup', {
  'BL-3.1': 'Choose the factions, or let chance decide. Both factions are always in play.',
  'BL-3.2':
    'Each player draws 3 of their 7 scenario cards and chooses 1 in secret. The others stay secret and out of the game. With the option “free choice of scenario” you choose among all seven.',
  'BL-3.3':
    'Both chosen cards are revealed together. The initiative printed on them decides who is the first player for the whole game: the earlier letter, then the lower number; if both are alike, chance.',
  'BL-3.4':
    'Terrain, bridges and banners of both cards are put on the board. A card describes the half of its owner, and of the middle row only the six hexes on the owner’s left, so two cards never overlap.',
  'BL-3.5':
    'Beginning with the first player, each player places a ford on a water hex of their own scenario card that holds neither ford nor bridge. Whose card shows no such hex places none.',
  'BL-3.6': ['Muster', 'Both players muster their armies in secret, at the same time.'],
  'BL-3.6.1':
    'You have 50 muster points. Each unit costs its muster cost, and you cannot buy more of a kind than there are cards. You must buy at least one unit.',
  'BL-3.6.2': 'You may take your command tent: then you have 5 muster points more.',
  'BL-3.6.3':
    'Instead of mustering you may take one of the three army cards of your faction, without a tent. Its cost is reckoned with the changes of your scenario card.',
  'BL-3.6.4': 'You may leave points unspent, but never spend more than you have.',
  'BL-3.7': 'Each unspent muster point gives you 1 lore token, 5 at most.',
  'BL-3.8': ['Deployment', 'Armies are deployed face down, with decoys among them.'],
  'BL-3.8.1':
    'You take a card for each unit, the tent if you have it, and 0 to 11 decoys, but no more cards than you have deployment hexes. Everybody sees how many cards you have, nobody what they are.',
  'BL-3.8.2':
    'By turns, beginning with the first player, each player places one card face down on a free deployment hex of their own scenario card; who has none left is passed over. With the option “simultaneous deployment” both place everything at once, without decoys.',
  'BL-3.8.3':
    'A unit is only deployed where it can stand: not on water without a ford or a bridge unless it flies, and not in a building if it is massive. A decoy goes on any deployment hex that is not impassable.',
  'BL-3.8.4':
    'The tent needs a hex without terrain; a banner does not matter. No unit may be deployed in a row farther from your edge than your tent. Decoys are exempt.',
  'BL-3.8.5':
    'Each placement must leave room for all your other cards: the tent on some hex that fits, all units no farther from your edge than it, decoys on what is left. The same limits the number of decoys and of units. Only you learn what is refused.',
  'BL-3.9':
    'When all cards lie on the board they are revealed. Decoys go, units arrive with all their figures, and the tent becomes a terrain hex.',
  'BL-3.10':
    'Each player draws 6 command cards and discards 2, and draws 3 lore cards and discards 1, in secret. The discards are shown when both have chosen. With the option “random opening hand” you draw 4 and 2 and choose nothing.',
  'BL-3.11':
    'During the setup your opponent learns your scenario card, through the lore tokens how many points you left (up to 5), how many deployment cards you have, and at the reveal your whole army.',
})
