import type { Entries } from '../../../../../text/index.ts'

/** AG-8.5 to AG-8.9: abilities of House cards, the Blade, and who wins. */
export const abilities: Entries = {
  'AG-8.5': ['Abilities in detail', 'What the words on the cards leave open.'],
  'AG-8.5.0':
    'An ability does nothing if its condition is not met or if it finds no target. A card of strength 0 whose ability you do not use is still the card you played.',
  'AG-8.5.1':
    'Tyrion Lannister: the card goes back to hand without its ability and cannot be chosen again in this combat. The opponent chooses another one, which is open at once and whose ability works as usual. Without another card the opponent has strength 0 from cards, no icons and no ability, and discards nothing.',
  'AG-8.5.2':
    'Aeron Damphair: he is discarded at once and 2 Power go to the pool. The new card is chosen in view of the opponent’s, and its ability works as usual. Tyrion cannot send that card back; but Tyrion played against Aeron sends Aeron back before he acts.',
  'AG-8.5.3':
    'Mace Tyrell: the Footman may be standing or routed; Mace’s owner chooses. The Blackfish protects from it. The combat goes on even if that was the last unit: garrison, card and support still count.',
  'AG-8.5.4':
    'Queen of Thorns: she must remove an order if there is one to remove, from an adjacent place only, never from the embattled area and never the March order of this attack. Ports of the embattled area are adjacent. A Support order she removes no longer counts in this combat.',
  'AG-8.5.5':
    'Doran Martell: he must be used, and his owner chooses the track. It takes effect at once: Fiefdoms can decide a tie of this combat and move the Blade in time, the Iron Throne changes the order of what follows. If the opponent is last there already, nothing changes.',
  'AG-8.5.6':
    'Balon Greyjoy: only the printed number becomes 0. What Stannis, Davos or Theon add still counts, and icons stay.',
  'AG-8.5.7': 'Salladhor Saan against Victarion Greyjoy: the Ships count 0. What makes strength 0 comes last.',
  'AG-8.5.8':
    'Stannis, Davos and Doran are judged at the moment when strength is worked out. Davos looks at the discards as they are then.',
  'AG-8.5.9':
    'Catelyn Stark: +1 becomes +2, and +2 becomes +4, only when you defend with your own Defense order there.',
  'AG-8.5.10': 'Robb Stark: he works when Stark defends, too. See AG-8.11.6.',
  'AG-8.5.11':
    'Arianne Martell: see AG-8.12.3. The winner has still won, casualties happen, and the garrison is destroyed.',
  'AG-8.5.12':
    'Renly Baratheon: the Footman must have attacked, defended or, in a place of yours, supported this combat, and a Knight must be left. A routed Footman of the defending army may be chosen; the Knight is then routed. The size of armies does not change.',
  'AG-8.5.13':
    'Roose Bolton: he counts as discarded already and comes back with the others. If he was your last card you have all seven, and AG-8.13.2 does not apply.',
  'AG-8.5.14':
    'Cersei Lannister: any order of the loser, except in the embattled area and the March order of this combat, which go anyway. She works when you defend, too.',
  'AG-8.5.15':
    'Patchface: he acts after hands have been refilled (AG-8.13.2). If he discards the last card of a hand, its owner takes back all the others.',
  'AG-8.5.16':
    'Loras Tyrell: only if an attacker really moved in, so not against Arianne Martell. The order keeps its value and is resolved when your turn comes round.',
  'AG-8.5.17':
    'The Blackfish does not save Siege Engines and routed units in a defeat, nor those who are lost in the retreat.',
  'AG-8.5.18':
    'Kevan Lannister and Victarion Greyjoy: each of your standing Footmen, or Ships, on the attacker’s side counts 2.',
  'AG-8.6': [
    'Valyrian Steel Blade',
    'After the immediate abilities, the holder may use the Blade for +1 strength, if they attack or defend and it is not used yet. It does not help supporters, nor against neutral forces. With Tides of Battle see AG-11.',
  ],
  'AG-8.7': [
    'Final strength',
    'Initial strength as it is now, the House card with all changes, the Blade and the Tides of Battle card. It is never less than 0.',
  ],
  'AG-8.8': [
    'Winner',
    'The higher final strength wins. If both are equal, the house that stands higher on the Fiefdoms track wins, attacker or defender.',
  ],
  'AG-8.9': [
    'Abilities of victory and defeat',
    'Abilities that depend on the result now happen in turn order (AG-8.4.2).',
  ],
}
