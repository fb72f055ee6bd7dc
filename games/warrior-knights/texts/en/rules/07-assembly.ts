import { chapter } from '../../../../../text/index.ts'

export const assembly = chapter('WK-7', 'The Assembly', {
  'WK-7.1.1': 'Every Baron attends unless he is banned or kept away by a charge.',
  'WK-7.1.2':
    'If the Chairman is away without being banned he names somebody attending who presides in his place. If nobody attends, only new Agendas are revealed.',
  'WK-7.2.1':
    'Everybody attending receives 1 Vote, and 1 more for each city of the Kingdom he controls, also under siege.',
  'WK-7.2.2': 'The acting Chairman is named if one is needed.',
  'WK-7.2.3': 'Private Motions among the Current Agendas come first.',
  'WK-7.2.4': 'Whoever presides puts the other Current Agendas in order.',
  'WK-7.2.5': 'Each is voted on and carried out before the next.',
  'WK-7.2.6': 'Three new Current Agendas are revealed.',
  'WK-7.2.7': 'The cards of the area return to hands. Votes not spent are kept.',
  'WK-7.3.1': 'Everybody attending commits in secret any number of his Votes, also none. All are revealed together.',
  'WK-7.3.2':
    'Then, beginning with whoever presides and going clockwise, each takes one side for all the Votes he has committed: yes or no, or one Baron.',
  'WK-7.3.3': 'All committed Votes are spent, whatever the result.',
  'WK-7.3.4':
    'More yes than no passes the Agenda, more no fails it. On a tie, also of none to none, whoever presides decides.',
  'WK-7.3.5':
    'Where a Baron is chosen the most Votes win. All Barons in the game can be chosen, absent and banned ones too, unless the card excludes them. Whoever presides decides ties.',
  'WK-7.3.6': 'An Agenda that fails is discarded without effect.',
  'WK-7.4.1': 'Fate names the Baron who may make the Private Motion; he may be absent or banned. He makes one or none.',
  'WK-7.4.2':
    'He may move to lift a ban; to discard a law, charge or office in effect; to postpone the Assembly; or to vote on an Agenda from the discard pile that is no Private Motion.',
  'WK-7.4.3':
    'The first three are votes of yes or no. The last is voted on and carried out as its own kind. Then the Private Motion is discarded.',
  'WK-7.4.4':
    'When it is postponed the Assembly ends at once. Agendas not voted on stay, emptied places are filled from the deck, and the cards of the area return to hands.',
  'WK-7.4.5': 'Whoever is freed of a ban attends from the next Assembly on.',
  'WK-7.5.1': 'A Motion acts at once and is discarded.',
  'WK-7.5.2': 'A Law stays and acts on everybody.',
  'WK-7.5.3':
    'A Charge goes to the Baron chosen. Nobody holds more than three: for a fourth he discards one of those. Concessions are Charges that pay at Taxation.',
  'WK-7.5.4':
    'An Office is given by the Baron chosen to one of his Nobles who is not gone. A Noble holds one Office; a new one replaces the old. It is lost when he dies or by a motion. Its maintained troops count as his troops.',
  'WK-7.5.5': 'A Noble whose only troops are maintained troops has troops, and is placed on the board like any other.',
  'WK-7.6.1':
    'Whoever is the target of a Charge, an Office or a Motion may refuse it at once. It is then discarded without effect; a Motion on everybody only skips him.',
  'WK-7.6.2':
    'He is banned at once: he leaves the Assembly and keeps his tokens, but votes no more and receives no Votes at later Assemblies.',
  'WK-7.6.3': 'A Law is refused when it would bind the Baron. It does not bind him that time, and he is banned.',
  'WK-7.6.4': 'The withdrawal of a Charge or an Office cannot be refused.',
  'WK-7.6.5':
    'A Baron who is banned already may refuse each time without further penalty. Bans last to the end of the game unless lifted.',
  'WK-7.6.6':
    'If the Chairman is banned, the Baron with the most Votes who is not banned becomes Chairman at once; Fate decides ties. A banned Baron never becomes Chairman. If all are banned nobody is.',
  'WK-7.6.7': 'A ban has no other effect.',
  'WK-7.7.1':
    'Two Barons write in secret, once the order is declared, a side and Votes for each Agenda, no more in all than they have. All is revealed, and the Agendas are carried out in order. All Votes written are spent. Those of a Baron banned meanwhile are ignored.',
  'WK-7.7.2': 'Private Motions come before that, each with its own secret vote.',
})
