import type { Effects } from '../common/effects.ts'

/** The goal of each battle. */
export const battles: Effects['battles'] = {
  'clash-on-the-kingsroad':
    'Five rounds. Lannister wins at the end with control of both river banks, otherwise Stark. Rout wins at once.',
  'battle-of-the-green-fork':
    'Five rounds. Lannister hides six real locations among nine tokens. Stark wins at the end with control of four of them and morale in the green zone or better, otherwise Lannister.',
  'the-whispering-wood':
    'Six rounds. 1 victory point for each enemy unit eliminated, up to 3 at the end for the enemy’s low morale, 5 for Lannister for the capture of Catelyn Stark. With 5 points and the enemy’s Jaime or Robb captured a side wins at once. Stark hides archers.',
  'wolf-raiders':
    'Four rounds. Stark scores 1 for each tent taken and each enemy unit eliminated; Lannister at the end 1 for each tent standing and each three units in the camp. Palisades and catapults are set up first.',
  'rallying-the-remnant':
    'Six rounds. 1 victory point for each enemy unit eliminated, and in every round up to 3 for the row that three own units have reached. All river is ford.',
  'breaking-the-siege':
    'Five rounds. Stark scores 2 for each siege tower destroyed and 4 at the end if a unit is with Edmure Tully; Lannister 1 for each enemy unit eliminated and 2 more for a commander.',
  'razing-the-red-fork':
    'Five rounds. Lannister burns: at the end 5 for each devastated building, 1 for each level of fire in others, 4 for the wood bridge destroyed. Stark scores 1 in every round for each building and the wood bridge that it controls. The stone bridge is worth 2 at the end.',
  'harassment-to-harrenhal':
    'Five rounds. At the end 2 for each of three objectives; 1 for each enemy unit eliminated, 2 more for a commander.',
  'break-for-the-south-road':
    'Six rounds. Stark leads units off the southern edge: 2, 3 or 4 by rank, 1 more with a commander. Lannister scores 1 for each unit eliminated, and 1 at the end for each left on the board.',
  'two-roads-one-hill':
    'Six rounds. In every round 1 for the side with more units on the four crown hexes; 1 for each enemy unit eliminated, 1 more for a commander. Columns arrive in rounds 2 and 3.',
  'raiding-the-riverlands':
    'A skirmish of six rounds: choose up to two commanders, draw your army and lay terrain. 1 victory point for each enemy unit eliminated.',
  'uprising-in-the-west':
    'A skirmish of five rounds: choose up to two commanders, draw your army and lay terrain. 1 for each enemy unit eliminated, 2 more for a commander, up to 3 at the end for the enemy’s low morale.',
}
