import { chapter } from '../../../../../text/index.ts'
import { abilities } from './08-combat-abilities.ts'
import { aftermath } from './08-combat-aftermath.ts'

export const combat = chapter('AG-8', 'Combat', {
  'AG-8.1': ['Who fights', 'A combat begins when units march where an enemy stands.'],
  'AG-8.1.1':
    'The attacker is the house that marches, the defender the house whose units or garrison are in the embattled area. The attacking army is what marched there with this order; the defending army is everything the defender has there, routed units included with strength 0. Until the combat is over the attackers count as standing where they came from.',
  'AG-8.1.2': 'All other houses can only support.',
  'AG-8.1.3':
    'A garrison without units is attacked like a single unit: its house calls for support, plays a House card and may use the Blade. A garrison never attacks and never supports.',
  'AG-8.1.4': 'If only routed units defend, it is a full combat all the same.',
  'AG-8.1.5': 'Once the march is settled, the attack cannot be called off.',
  'AG-8.1.6':
    'If the attackers left an area other than their home area completely and without a Power token, control of it is already lost. If it is nobody’s home, the Ships in its port are lost before the combat; beaten attackers may come back and control it again, but those Ships stay lost. If it is the home area of another house, that house has it back: beaten attackers cannot return, and its port changes hands at the end of the march. If Arianne Martell sends the attackers back, they hold the area as before, in that case with its port. When seven castles and strongholds win at once, the area counts as left (AG-10.1).',
  'AG-8.2': ['Support', 'Neighbors can tip the scales.'],
  'AG-8.2.1':
    'A Support order can help if it lies next to the embattled area and its units can fight there: Ships at sea and on land, land units on land only, Ships in a port only in its sea area.',
  'AG-8.2.2':
    'In turn order each house says for each of its fitting orders whom it supports: attacker, defender or nobody. A place supports with all its units or not at all. Attacker and defender can support only themselves, and any other house only one side of a combat.',
  'AG-8.2.3':
    'After that attacker and defender, in turn order, may refuse what another house offers them, house by house. Your own support needs no consent.',
  'AG-8.2.4':
    'Support is worth the strength of the standing units there, and 1 more with Support +1. Siege Engines count 4 only for the attacker of an area with a castle or stronghold, otherwise 0.',
  'AG-8.2.5': 'Support orders stay. In a round one order can support any number of combats, on different sides.',
  'AG-8.2.6': 'A Support order in the embattled area itself gives nothing there.',
  'AG-8.2.7':
    'For card abilities a side is supported if at least one place, its own or another’s, supports it, even with strength 0.',
  'AG-8.2.8': 'Supporting units are never casualties and never retreat.',
  'AG-8.2.9':
    'Support counts as the board is when strength is needed, so units that joined a Support order in the same march help too. An order removed in the middle of the combat gives nothing any more. Nobody can change sides.',
  'AG-8.3': [
    'Initial strength',
    'Attacker: units, March order and support. Defender: units, the Defense order in the embattled area, garrison and support. Everybody sees it. Cards may still change it.',
  ],
  'AG-8.4': ['House cards', 'Each side plays one card.'],
  'AG-8.4.1':
    'Both choose a card from hand in secret and reveal it together. You must play one. Hands and discards are open to all, but once you have chosen, the rest of your hand is not shown until the reveal.',
  'AG-8.4.2':
    'Abilities happen in groups, in each group in turn order, each completely before the next. First Tyrion Lannister cancels. Then the immediate ones: Aeron, Mace, the Queen of Thorns, Doran. Then those that simply hold: Stannis, Davos, Salladhor, Balon, Theon, Asha, Victarion, Kevan, Catelyn, Nymeria, the Blackfish. When the winner is known: Tywin, Cersei, Renly, Roose, Arianne. At the retreat: Robb. After combat, when the cards are discarded: Patchface, Loras.',
  'AG-8.4.3': 'An ability happens once per combat at most.',
  'AG-8.4.4': 'If an immediate ability changes something, everything that follows is worked out from the new position.',
  'AG-8.4.5':
    'Every hand holds at least one card when a combat begins. Only Tyrion Lannister can leave a side without a card.',
  ...abilities,
  ...aftermath,
})
