import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const en: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'What you want',
    text: 'You are House Stark, in the north; bots play Lannister and Baratheon. The first house that controls seven castles and strongholds wins at once; otherwise whoever controls most of them after ten rounds.\nTwo are yours: Winterfell and White Harbor. They glow on the map.',
  },
  lands: {
    title: 'What you see',
    text: 'An area is yours while your units stand in it. In combat a Footman counts 1, a Knight 2, at sea a Ship 1. Power icons (crowns) bring Power, Supply icons (barrels) feed armies, castles and strongholds let you muster. The tabs show tracks, houses and cards.',
  },
  orders: {
    title: 'Give your orders',
    text: 'Each area with units of yours gets one order, face down, and everybody does so at the same time. March moves and attacks, Support and Defense help in combat, Raid takes orders away, Consolidate Power brings Power.\nChoose an area, then its order.',
  },
  confirm: {
    title: 'Confirm',
    text: 'Until you confirm you may change any order. Then all houses reveal theirs together.',
  },
  raven: {
    title: 'The orders lie open',
    text: 'Now everybody sees what the others want. Lannister holds the raven and may look at the wildlings or change an order. Raids come first, then marches, then Power, one order at a time in the order of the Iron Throne track. Baratheon and Lannister march before you.',
  },
  march: {
    title: 'March into two lands',
    text: 'A march moves the units of its area to areas next to it, together or apart. Send the Knight to Moat Cailin, which has a castle, and the Footman to the Stony Shore. Winterfell stays yours although it is empty: it is your home.',
  },
  ship: {
    title: 'March at sea',
    text: 'Ships go from sea to sea. In the Narrow Sea yours covers your coast, and your armies may march across it.',
  },
  power: {
    title: 'Power',
    text: 'The order in White Harbor brought one Power, and the round is over: all orders leave the board. You pay with Power when houses bid for the tracks or stand against the wildlings, and to keep lands that you march out of.\nThen the next round begins with three Westeros cards. This time everybody may muster.',
  },
  muster: {
    title: 'Muster',
    text: 'A stronghold gives two points for units, a castle one. A Footman or a Ship costs one, a Knight two; one point makes a Knight of a Footman. Supply limits how many units may stand together.',
  },
  sword: {
    title: 'A choice for you',
    text: 'The third card lets somebody decide what is forbidden this round, and this time it is you, for you hold the Valyrian steel blade. Forbid nothing: you want to march.',
  },
  battle: {
    title: 'If it comes to combat',
    text: 'March into an area with enemy units, and there is a combat. Add your units, your order and the support from areas beside it, and then the House card that each side chooses in secret. The higher sum wins; the loser retreats. The sum is told line by line.',
  },
  alone: {
    title: 'Your second round',
    text: 'You hold three castles and strongholds. Keep a Support order beside a land that you attack or fear for, and look at who may reach you before you choose.\nFrom here on you play by yourself against easy bots. Tips will help, and the Rules tab opens at the rule in force.',
  },
}
