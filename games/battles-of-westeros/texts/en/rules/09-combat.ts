import { chapter } from '../../../../../text/index.ts'

export const combat = chapter('BW-9', 'Combat', {
  'BW-9.1': ['The target', 'Attacker and target are named first.'],
  'BW-9.1.1':
    'A melee attack goes against an adjacent enemy, a ranged one against an enemy within range and in sight. Archers may shoot at adjacent and at engaged enemies.',
  'BW-9.1.2':
    'Engaged archers may attack only the enemy they are engaged with, unless they have moved away. An engaged melee unit that attacks somebody else leaves its engagement first (BW-10.7).',
  'BW-9.2': ['Line of sight', 'Archers must see their target; adjacent units always see each other.'],
  'BW-9.2.1':
    'The line runs from the middle of one hex to the middle of the other. It is blocked where it crosses a hex between them with a unit or with terrain that blocks. A touch at a corner does not block.',
  'BW-9.2.2': 'A line along the edges of hexes is blocked only if it is blocked on both sides.',
  'BW-9.2.3': 'The hexes of attacker and target never block: one can shoot into a forest and out of it.',
  'BW-9.2.4': 'Archers on a hill see over units, not over terrain.',
  'BW-9.2.5': 'Range is counted in hexes, the target’s included, the attacker’s not.',
  'BW-9.2.6': 'The page works the line out exactly, and shows what blocks it.',
  'BW-9.3': ['The number of dice', 'Rank first, then caps, then changes.'],
  'BW-9.3.1': 'A green unit rolls 2 dice, a blue one 3, a red one 4.',
  'BW-9.3.2':
    'Terrain caps the dice, the lowest cap counts: 3 against a target on a hill, unless the attacker is on one; 2 against a target in a forest; 2 for an attacker in a forest, for archers in a building, and for who counterattacks from a ford.',
  'BW-9.3.3':
    'After that dice are added and taken away by Off-balance, cards and abilities. With no die left an attack does nothing, but it is still one.',
  'BW-9.4': ['The roll', 'Dice fall, and some may be rolled again.'],
  'BW-9.4.1': 'All dice are rolled together; extra dice of abilities come next.',
  'BW-9.4.2':
    'In a flank attack the attacker may once name a symbol and roll all dice that show it again. The new result stands.',
  'BW-9.5': ['What the dice do', 'Hits first, then retreats.'],
  'BW-9.5.1': 'The target defends with its rank, or one rank higher with Heavy Armor.',
  'BW-9.5.2': 'Each shield of the colour of that rank is a hit. Other colours do nothing.',
  'BW-9.5.3':
    'Each valor is a hit, except in attacks of archers, against cavalry that is not attacked by cavalry, and against red units with Heavy Armor.',
  'BW-9.5.4': 'Cover and Toughness together cancel so many hits of the attack.',
  'BW-9.5.5': 'For each hit left the target loses a figure, the banner bearer last. For commanders see BW-12.3.',
  'BW-9.5.6':
    'A target that survives retreats 1 hex for each morale result (BW-11). The attacker cannot do without it.',
  'BW-9.5.7': 'If the target is eliminated, morale results do nothing.',
  'BW-9.6': ['Counterattack', 'Who has stood his ground may strike back.'],
  'BW-9.6.1':
    'After a melee attack the target may counterattack, if it can (Stalwart units can) and still stands in its hex. Its owner decides. There is none after ranged attacks, War Dogs, parting blows and counterattacks.',
  'BW-9.6.2':
    'It is rolled like an attack on the attacker, with the usual dice and caps. What helps only attacks does not help it, and there is no re-roll.',
  'BW-9.6.3':
    'It changes no engagement, causes no parting blow, and gives no advance and no pursuit. The attacker may lose figures or retreat by it, and may ignore one retreat if it is Stalwart.',
  'BW-9.7': [
    'An attack in order',
    'Leaving an engagement and the parting blow; the engagement token; abilities and the number of dice; the roll and re-rolls; hits, Cover and figures; retreats; then advance or pursuit if the hex is left, otherwise the counterattack; last, abilities after the attack, and the attacker becomes inactive.',
  ],
})
