import { chapter } from '../../../../../text/index.ts'

export const decks = chapter('WK-12', 'Fate and decks', {
  'WK-12.1':
    'A Fate card names a Baron, a shape, a city and a nationality; says whether there is a revolt and what each expedition brings; and has a result for battles.',
  'WK-12.2':
    'Cards are drawn until one fits. Each goes under the deck. A Noble of any Baron is named by Baron and shape of one card, a Noble of a given Baron by the shape alone.',
  'WK-12.3':
    'Cards of a battle stay out of the deck until it ends, except those laid aside. If the deck is empty, further draws are skipped.',
  'WK-12.4':
    'Fate is shuffled only in setup and by Uncertain Times. Other decks are made of their discards when they are empty. Mercenaries that leave are shuffled in at once.',
  'WK-12.5':
    'When fewer than three Agendas are left they are taken, and the discards are shuffled. Agendas in play are no discards.',
})

export const end = chapter('WK-13', 'The end', {
  'WK-13.1':
    'At the start of Upkeep whoever controls more than half of the unrazed cities of the Kingdom wins at once. With 2 Barons 5 cities win, those overseas too; if both have that many, the one with more wins, and on a tie the game goes on.',
  'WK-13.2': 'If the pool is empty at the end of Upkeep the game ends, and the most Influence wins.',
  'WK-13.3':
    'Ties are broken by the most cities; then by crowns, Faith and Votes together; then by troops on the board; else nobody wins.',
})

export const table = chapter('WK-15', 'Talk, secrets and absence', {
  'WK-15.1':
    'Any Baron may give crowns to another at any time. Nothing else is handed over. Promises are allowed and bind nobody.',
  'WK-15.2': 'Leave is asked when it is needed. It may be given or refused ahead; no answer is a refusal.',
  'WK-15.3':
    'Open to all: the board, armies with their cards, tokens and offices, crowns, Faith, Votes, Influence, the pool, areas, track and offer, Agendas, laws, charges, bans, discards, the colour of the top Event, sieges and stakes.',
  'WK-15.4':
    'Secret: planned cards until they are revealed, hands and discards of battles, committed Votes until they are revealed, the order of the decks, and the two neutral cards laid aside.',
  'WK-15.5':
    'Whoever is away plans no cards and declines those he has, refuses leave, pays for nothing but wages and revolts, hires nobody, commits no Votes, and obeys.',
})
