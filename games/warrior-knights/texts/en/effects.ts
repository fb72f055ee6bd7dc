/** What cards and abilities do, in our own words. */
import type { Effects } from '../common/effects.ts'

const motion = 'Fate names a Baron; he may make one Private Motion.'

export const effects: Effects = {
  actions: {
    'levy-taxes': 'Take 1 crown for each area where you have a Noble. Those at sea do not count.',
    'draft-soldiers': 'Put a marker on an empty spot of the Mercenary Track, free of charge.',
    'rally-support':
      'Gain 2 Votes. If you then have more Votes than anybody else and are not banned, you become Chairman.',
    'serve-the-church':
      'Gain 1 Faith. If you then have more Faith than anybody else, you become Head of the Church. You choose the area of this card.',
    'mobilize-forces':
      'Choose one area: move any number of your unexhausted Nobles into it, start a battle there, or both.',
    'versatile-strategy':
      'Choose one: 2 crowns; 1 Vote; move one Noble; start one battle; put a marker on the Mercenary Track and pay the fee of its spot. The card returns to your hand.',
    'important-event': 'The Head of the Church decides who draws the top Event and resolves it.',
    'fund-expeditions': 'Expeditions are started, funded and blessed, advance, and bring what they bring.',
    'upgrade-defenses':
      'Everybody may repair one place (2 crowns for each breach token) or fortify one city (4 crowns), unless it is under siege.',
    'muster-troops': 'Everybody may remove casualty tokens from one army for 2 crowns each.',
    'uncertain-times': 'The Fate deck is shuffled.',
  },
  events: {
    heretic:
      'You may never be Head of the Church again. If you are, the token goes to the Baron with the most Faith who is no heretic.',
    assassin: 'One of your Nobles on the board, drawn by Fate, gains 2 casualty tokens; that can kill him.',
    'no-heir': 'One of your Nobles, drawn by Fate, has no heir: if he dies he is gone for good.',
    'broken-line': 'Choose one of your Nobles who has an heir: he has none any more.',
    'empty-coffers': 'You lose half of your crowns, rounded down.',
    mutiny: 'A nationality is drawn by Fate: all your Mercenaries of it desert.',
    'broken-contract': 'Choose one of your Mercenaries: it deserts.',
    uprising: 'One of your cities without a Noble of yours, drawn by Fate, becomes neutral.',
    'crumbling-walls':
      'One of your cities, drawn by Fate, gains 2 breach tokens; if you have none, your stronghold does.',
    excommunication: 'You lose all your Faith.',
    scandal:
      'You lose half of your Votes, rounded up. If you are Chairman, the token goes to the other Baron with the most Votes who is not banned.',
    'camp-fever':
      'Each of your Nobles on the board outside the areas of your cities and your stronghold gains 1 casualty token, unless that would kill him.',
    'rich-harvest': 'Gain 1 crown for each city you control, and at least 3.',
    'papal-legate': 'Gain 2 Faith. If you then have more than anybody else, you become Head of the Church.',
    'great-orator': 'Gain 3 Votes. If you then have more than anybody else and are not banned, you become Chairman.',
    'holy-relic': 'Gain 3 Faith.',
    'hidden-treasure': 'Gain 8 crowns.',
    'free-lances': 'Turn up the top Mercenary. You may hire it without a fee; otherwise it is shuffled back.',
    'field-surgeons': 'Remove all casualty tokens from one of your armies.',
    'master-builders':
      'Fortify one of your cities, or remove all breach tokens from one of your cities or your stronghold, unless it is under siege. It costs nothing.',
    'royal-blood': 'Gain 1 Influence from the pool.',
    'second-wind': 'Up to two of your exhausted Nobles on the board are fresh again.',
    'open-gates':
      'Take control of a neutral city in whose area you have a Noble and nobody else has. If there is none, gain 3 crowns.',
    'loyal-retainers': 'At the next Wages you owe nothing for your Regular Troops.',
    arson: 'A city drawn by Fate is razed, and all Nobles in the city die.',
    plague: 'Every Noble in the area of a city drawn by Fate gains 2 casualty tokens.',
    famine: 'At the next Taxation every city of the Kingdom pays 1 crown less.',
    'duel-of-honor': 'A Noble on the board, drawn by Fate, is exhausted and gains 1 casualty token.',
    earthquake: 'A city drawn by Fate gains 2 breach tokens.',
    'great-storms': 'Every expedition on spot 2 or 3 goes back one spot.',
    pirates: 'Every Noble at sea gains 1 casualty token.',
    'unpaid-companies':
      'A nationality is drawn by Fate: each Mercenary of it is paid at once by its Baron, or deserts. The circle ability does not help.',
    'tithe-collectors': 'Whoever has the most crowns pays 5; if several have the most, each of them does.',
    'peasants-revolt': 'Revolts are drawn for at once, in cities of the Kingdom alone.',
    pilgrimage: 'Everybody with a city or a Noble overseas gains 1 Faith.',
    'truce-of-god':
      'Until the end of this round nobody may attack another Baron, his cities or his stronghold. Neutral cities may be attacked.',
  },
  agendas: {
    'royal-subsidy': 'The Baron chosen gains 6 crowns.',
    'war-levy': 'Everybody pays 1 crown for each city he controls.',
    'peters-pence': 'Everybody gives 1 Faith or 3 crowns, as he chooses.',
    confiscation: 'The Baron chosen loses half of his crowns, rounded down.',
    'recall-of-a-noble':
      'The Baron chosen takes one of his Nobles off the board. The Noble is not dead and keeps his troops and tokens.',
    'city-charter': 'The Baron chosen makes one of his cities of the Kingdom neutral.',
    'royal-masons': 'All breach tokens are removed from cities and strongholds that are not under siege.',
    'recognition-of-claim': 'The Baron chosen gains 1 Influence from the pool.',
    'election-of-the-patriarch': 'The Baron chosen becomes Head of the Church. Heretics cannot be chosen.',
    'vote-of-no-confidence':
      'The Baron chosen becomes Chairman when this Assembly ends. Banned Barons cannot be chosen.',
    'property-tax': 'After each Taxation whoever has more than 10 crowns pays 2.',
    'income-tax': 'After each Taxation everybody pays 1 crown for every full 4 crowns of his income in it.',
    'road-toll': 'To move more than one area along a road costs 1 crown.',
    'harbor-dues':
      'To move by sea costs 2 crowns, paid to the Baron who controls the city of the port; if nobody or the mover himself does, to the treasury.',
    'protection-of-cities': 'Whoever captures a city may not raze it.',
    'mercenary-charter': 'Every hiring fee in the Mercenary Draft is 1 crown higher.',
    'right-of-sanctuary':
      'When a full victory would kill a Noble, his Baron may pay 2 Faith: the Noble retreats instead.',
    'burghers-right': 'No revolt is drawn for in fortified cities.',
    'lord-steward': 'Versatile Strategy brings you 3 crowns instead of 2.',
    'lord-constable': 'When you attack in an open-field battle you draw 1 Fate card more, up to the limit of 10.',
    'ambassador-overseas':
      'You do not attend the Assembly. When it begins you gain 3 crowns and 1 Faith instead of Votes.',
    'grand-inquisitor': 'When you alone pay to cancel an Event it costs you 1 Faith less, but at least 1.',
    'keeper-of-the-seal': 'You receive 2 Votes more at the start of each Assembly you attend.',
    'captain-general': 'Your hiring fees in the Mercenary Draft are 1 crown lower, but at least 1.',
    'lord-justice': 'In each Upkeep the first revolt in your cities has no effect.',
    'salt-monopoly': 'Gain 3 crowns at every Taxation.',
    'wool-staple': 'Gain 2 crowns at every Taxation.',
    'wine-tithes': 'Gain 3 crowns at every Taxation.',
    'silver-mines': 'Gain 4 crowns at every Taxation.',
    'royal-forests': 'Gain 2 crowns at every Taxation.',
    'customs-house':
      'At every Taxation gain 1 crown, and 1 more for each port city you control that is not under siege.',
    'market-tolls':
      'At every Taxation gain 1 crown for each city of the Kingdom you control that is not under siege, at most 4.',
    'lord-high-marshal': 'Its Noble has maintained troops of 200.',
    'captain-of-the-royal-guard': 'Its Noble has maintained troops of 150.',
    'warden-of-the-north': 'Its Noble has maintained troops of 100.',
    'warden-of-the-south': 'Its Noble has maintained troops of 100.',
    'lord-admiral':
      'Its Noble has maintained troops of 100. When he moves by sea he lands at once; he is exhausted all the same.',
    'master-of-sieges': 'Its Noble has maintained troops of 50. When he commands a siege his side counts 200 more.',
    'champion-of-the-cross':
      'Its Noble has maintained troops of 100. When he commands overseas his side has 1 Victory more.',
    'royal-standard-bearer': 'Its Noble has maintained troops of 50. When he retreats nobody deserts.',
    'private-motion-1': motion,
    'private-motion-2': motion,
    'private-motion-3': motion,
    'private-motion-4': motion,
  },
  presets: {
    'ban-sieges': 'Nobody may lay siege.',
    'ban-roads': 'Nobody may move more than one area along a road.',
    'ban-sea': 'Nobody may move by sea.',
    'ban-neutral-assaults': 'Nobody may assault a neutral city.',
    'ban-razing': 'Nobody may raze a city.',
    'double-wages': 'The next wages are twice as high.',
    'half-wages': 'The next wages are halved, rounded up.',
  },
  shapes: {
    square: 'When he commands and is not exhausted, his side may prevent 100 casualties more.',
    star: 'When he commands and is not exhausted, his side may deal 100 casualties more.',
    triangle: 'When he commands, lives and is not exhausted, his side may count 1 Victory more.',
    circle: 'His army is owed no wages while its troops are at most 400.',
  },
  battleResults: {
    casualty: 'The other side takes 1 hit.',
    prevent: 'Your side takes 1 hit less.',
    victory: 'Counts 1 when the battle is decided.',
    draw: 'Another card is drawn for it.',
  },
}
