import { chapter } from '../../../../../text/index.ts'

export const commands = chapter('BL-18', 'Command cards', {
  'BL-18.1': 'There are 60 command cards of 24 kinds in one common deck, from which both players draw.',
  'BL-18.2': 'Orders “anywhere” are not limited by sections.',
  'BL-18.3': 'Whether a unit fits the card (infantry, not weak, ranged and so on) is judged when it is named.',
  'BL-18.4':
    'Onslaught: at the start of the Attack step, before all attacks, each unit it ordered may move up to 1 hex by the usual rules. That does not stop Double Shot, and the unit need not attack.',
  'BL-18.5': 'Darken the Sky and Double Shot: only the first of the two attacks has the additional die.',
  'BL-18.6': 'Forced March: the units it ordered cannot attack this turn in any way, but they may counter.',
  'BL-18.7':
    'What a command card gives or forbids belongs to the units it named (BL-17.6.14). Where they stand is judged when they are named, not later.',
  'BL-18.8': 'A card may be played for its text even if it lets you order nobody.',
})

export const upkeep = chapter('BL-19', 'VP, Draw and Lore steps', {
  'BL-19.1':
    'VP step: the active player gains 1 victory point for each banner hex with a unit of theirs, anywhere, then what their own scenario card gives. The other player gains nothing. Offers of a card are taken or not, once each.',
  'BL-19.2': 'Victory points of a scenario card for destroyed units are gained at once, in the turn of either player.',
  'BL-19.3': 'Draw step: draw 1 command card, or what a card says. You hold 4 again.',
  'BL-19.4':
    'Lore step: choose one. Gain 2 lore tokens; or gain 1 and draw 1 lore card; or draw 2 lore cards and then discard 1 lore card from your hand, new or old. You may choose what you can only do in part.',
  'BL-19.5': 'A stunned or poisoned unit still holds a banner.',
})
