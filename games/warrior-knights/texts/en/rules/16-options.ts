import { chapter } from '../../../../../text/index.ts'

export const options = chapter('WK-16', 'Options', {
  'WK-16.1': 'Length: the pool holds 8, 10, 12 or 15 Influence for each Baron.',
  'WK-16.2':
    'Open Private Motions: they may also forbid sieges, road moves, sea moves, assaults on neutral cities or razing; double or halve the next wages; give everybody 1 to 5 crowns; or propose anything in words. What they forbid acts as a law.',
  'WK-16.3':
    'Exchanging heirs: each Noble has an heir, held by his own Baron at first. That Baron may hand him to another, who may send him back or kill him at any time. A dead Noble comes back only when his heir is at home. Where the heir is dead too, the Noble is gone.',
  'WK-16.4': 'Might is right: only cities win; the pool ends nothing.',
  'WK-16.5':
    'Elimination: whoever loses his stronghold is out once the plunder is paid. All that is his leaves the game, and his cities become neutral. The last Baron left wins.',
  'WK-16.6': 'All these may be combined.',
  'WK-16.7':
    'Abandoned Nobles: a Noble lost because his troops desert is not dead, so it does not matter whether he has an heir.',
  'WK-16.8':
    'Miracles can happen: a lasting Event may be cancelled later for 1 Faith more than its price: a red one by its victim, a blue one by anybody.',
})

export const details = chapter('WK-17', 'Cards in detail', {
  'WK-17.1': 'Arson kills the Nobles in the city, those of its owner; others in the area are not harmed.',
  'WK-17.2': 'Cards that change a fee never bring it below 1.',
  'WK-17.3':
    'When a card makes a city change hands it is not captured: it cannot be razed. A city that becomes neutral loses its fortification.',
  'WK-17.4': 'Uprising and Crumbling Walls draw a city of their Baron by the city on the Fate card.',
  'WK-17.5': 'Whoever is Ambassador Overseas may still be Chairman, and then names who presides.',
  'WK-17.6':
    'The extra card of the Lord Constable counts within the limit of 10. Champion of the Cross works only while he lives and is unexhausted.',
  'WK-17.7': 'Right of Sanctuary is paid before deaths are carried out. It cannot be used overseas.',
  'WK-17.8': 'Whoever is hired by Free Lances is assigned as in the Draft.',
  'WK-17.9':
    'Laws on Taxation act after all income. Income Tax looks at this income alone, Property Tax at all crowns then held.',
  'WK-17.10':
    'Road Toll and Harbor Dues are announced with the path. Whoever neither pays nor refuses cannot make that move; whoever refuses moves free and is banned.',
  'WK-17.11': 'If the winner of a Vote of No Confidence is banned before the Assembly ends nothing happens.',
  'WK-17.12':
    'Whoever has nothing that City Charter or Recall of a Noble could take is not concerned and need not refuse.',
  'WK-17.13': 'Truce of God forbids to declare any battle against a Baron until the round ends. Sieges stay.',
  'WK-17.14': 'Several cards that change the same value add up.',
  'WK-17.15':
    'A city taken by Open Gates comes without fortification and with its breaches; sieges of other Barons stay.',
  'WK-17.16': 'The Noble who is Lord Admiral lands at once, and so counts there for revolts.',
  'WK-17.17': 'Ambassador Overseas pays at the start of every Assembly, also of one that is postponed.',
  'WK-17.18':
    'Whoever is Grand Inquisitor pays 1 Faith less to cancel, but at least 1, when he alone has pledged. With anybody else’s pledge the full price is needed.',
  'WK-17.19': 'Peasants’ Revolt heeds Burghers’ Right but not Lord Justice. The revolts of Upkeep follow as usual.',
  'WK-17.20': 'Camp Fever kills nobody: a Noble whom its token would kill is spared.',
  'WK-17.21':
    'Free Lances, Second Wind, Field Surgeons, Master Builders and Open Gates may be declined. Field Surgeons heal armies off the board, at sea and under siege too.',
  'WK-17.22': 'Famine, Loyal Retainers and Truce of God lie open until the phase or round they act on is over.',
  'WK-17.23': 'Recall of a Noble may take besiegers and besieged alike. A Noble at sea is not on the board.',
  'WK-17.24': 'Great Storms put back every expedition on spot 2 or 3. Blessings and stakes stay.',
  'WK-17.25':
    'A card that changes a value changes only that one: an income, a fee, a draw, a price, or whether something is allowed.',
})
