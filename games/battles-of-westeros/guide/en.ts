import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const en: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'What you want',
    text: 'You lead Stark, at the foot of the field; a bot leads Lannister. This battle is about two river banks, which glow. After five rounds Lannister wins if it controls both, otherwise you do.\nFallen units cost morale. Whose morale runs out is routed, and loses at once.',
  },
  field: {
    title: 'What you see',
    text: 'A unit is up to four figures in one hex. Hurt, it loses figures, but it fights on with all its dice. The shield at its foot tells its rank: green, blue or red roll 2, 3 or 4 dice.\nWhere a banner flies, the unit is active and may be ordered. A star marks a commander. Point at him: you see his zone of control, two hexes around.',
  },
  above: {
    title: 'Above the field',
    text: 'There you see the round, the morale track, and for each side its points, its order tokens, its command tokens and its cards. Point at any of it to read what it says.\nIn your turn you use an order token, or play a leadership card, or pass.',
  },
  token: {
    title: 'Use an order token',
    text: 'Each round both sides roll dice for their tokens. A blue token orders one blue unit.',
  },
  order: {
    title: 'Order your archers',
    text: 'Choose the archers in L8, then let them stay in place: archers who have moved shoot with one die less.',
  },
  shoot: {
    title: 'Shoot',
    text: 'Archers reach four hexes. Point at the guards in L4 before you shoot: the field tells you how many dice you roll and what they may do. Shields in the colour of the target are hits. Archers never hit with valor.',
  },
  card: {
    title: 'Play a leadership card',
    text: 'Two figures less. Then Lannister took a turn: its riders stand before your line in D7. Maege Mormont is near. Play Call the Banners I with her: it costs one command token and orders up to three units in her zone of control.',
  },
  units: {
    title: 'Three units',
    text: 'Choose the units that shall act: Maege herself in D8, the War Host of the North in C8 and the riders in E8.',
  },
  riders: {
    title: 'First the moves',
    text: 'All units move before the first attack. Lead your riders from E8 to E7, beside the enemy. The others stand well: move no more.',
  },
  engage: {
    title: 'Engage',
    text: 'Attack with Maege first. A melee attack engages: a token lies between the two units, and who leaves suffers a parting blow.',
  },
  flank: {
    title: 'Attack the flank',
    text: 'One hit; valor of those on foot does nothing to cavalry. The enemy is engaged with Maege now, so your riders attack the flank, and may roll all dice of one symbol again. Re-roll the red shield.',
  },
  pursue: {
    title: 'Pursue',
    text: 'Two shields in the green of the enemy: his riders are gone. Cavalry that has emptied the hex beside it may pursue. Take it.',
  },
  fallen: {
    title: 'Morale',
    text: 'A green unit lost costs its side one morale, a red one three: look at the track. Then Lannister used a token. Units that have acted have rolled up their banners; all become active again when the next round begins.',
  },
  alone: {
    title: 'Your turn',
    text: 'From here on you play alone. Two tokens alike order any unit. Units with two friends beside them stand firm and strike back: keep your line together. The battle plan tells the goal, and the table explains each choice.',
  },
}
