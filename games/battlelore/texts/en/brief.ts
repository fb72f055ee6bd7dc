import type { BriefPart } from '../../../../text/index.ts'

/** The game in two pages. */
export const brief: readonly BriefPart[] = [
  {
    title: 'How to win',
    asks: 'win victory winner end goal aim points banner',
    text: 'Have 16 victory points, or destroy the last enemy unit. Points come from banners that your units hold at the end of your turn, and from what your scenario card asks for.',
  },
  {
    title: 'Before the battle',
    asks: 'setup muster army scenario deployment decoy start',
    text: 'Each side chooses a scenario card, which shapes its half of the field, and musters an army for 50 points in secret. Deployment cards are laid face down on the marked hexes, decoys among them; then all are revealed. The learning scenario leaves all this out.',
  },
  {
    title: 'A turn',
    asks: 'turn phases sequence order command card move round',
    text: 'Play a command card, which says how many units you may order, and where. Move the ordered units, then attack with them. Gain victory points, draw a command card, and gain lore. Then it is the other side’s turn.',
  },
  {
    title: 'Attacks and dice',
    asks: 'combat attack dice fight strike cleave pierce morale heroic counter retreat advance',
    text: 'Roll as many dice as your unit’s combat value says. Side by side, Strike hits, and Cleave unless your unit is weak (one figure left). From afar only Pierce hits. Morale makes the target retreat one hex, Lore brings a lore token, Heroic serves abilities. A target that survives beside the attacker, in its place, may counter. Whoever empties the hex beside it may advance.',
  },
  {
    title: 'Terrain and lore',
    asks: 'terrain forest hill water building ford lore cards magic',
    text: 'Terrain slows, hides and protects; point at a hex to read what it does. Lore tokens pay for lore cards, played at the moments that they name: the table asks you when one fits, and you may set when you want to be asked.',
  },
]
