/** IT-23: the text of each character card. Those marked `house` are of our own making (RULINGS.md). */
import type { Ability } from './abilities.ts'
import type { Character } from './houses.ts'

export const cardAbilities: Readonly<Record<Character, Ability>> = {
  // IT-23.1 The Man Who Passes the Sentence
  'eddard-stark': {
    at: 'outcome-set',
    needs: { outcome: 'betrayal' },
    acts: [{ do: 'no-reward' }],
    from: 'house',
  },
  // IT-23.2 Family, Duty, Honor
  'catelyn-stark': {
    at: 'before-cards',
    needs: {},
    acts: [{ do: 'gather', upTo: 2 }],
    from: 'house',
  },
  // IT-23.3 Tactical Maneuver
  'robb-stark': {
    at: 'after-resolution',
    needs: {},
    acts: [{ do: 'reshuffle' }, { do: 'draw', n: 1 }],
    from: 'printed',
  },
  // IT-23.4 Warg
  'bran-stark': {
    at: 'before-cards',
    needs: {},
    acts: [{ do: 'look-hand' }],
    from: 'house',
  },
  // IT-23.5 List of Names
  'arya-stark': {
    at: 'after-resolution',
    needs: { result: 'lost' },
    acts: [{ do: 'drain', whose: 'opposing-active', n: 'all but 1' }],
    from: 'printed',
  },
  // IT-23.6 Power Is Power
  'cersei-lannister': {
    at: 'outcome-set',
    needs: { outcome: 'betrayal', result: 'won' },
    acts: [{ do: 'no-betrayal-hostages' }],
    from: 'house',
  },
  // IT-23.7 The Lion's Blade
  'jaime-lannister': {
    at: 'after-reveal',
    needs: { outcome: 'hostility' },
    acts: [{ do: 'add', n: 4 }],
    from: 'house',
  },
  // IT-23.8 Political Instinct
  'tyrion-lannister': {
    at: 'after-reveal',
    needs: {},
    acts: [{ do: 'replace-card' }],
    from: 'printed',
  },
  // IT-23.9 Debts Repaid
  'tywin-lannister': {
    at: 'after-resolution',
    needs: { result: 'won' },
    acts: [{ do: 'take-hostage' }],
    from: 'house',
  },
  // IT-23.10 Royal Command
  'joffrey-baratheon': {
    at: 'before-cards',
    needs: {},
    acts: [{ do: 'retreat' }],
    from: 'house',
  },
  // IT-23.11 No Compromise
  'stannis-baratheon': {
    at: 'after-reveal',
    needs: { outcome: 'truce' },
    acts: [{ do: 'outcome', is: 'hostility' }],
    from: 'house',
  },
  // IT-23.12 Shadow
  melisandre: {
    at: 'after-resolution',
    needs: {},
    acts: [{ do: 'strike', whose: 'opposing', n: 2 }],
    from: 'house',
  },
  // IT-23.13 Smuggler's Route
  'davos-seaworth': {
    at: 'before-cards',
    needs: {},
    acts: [
      { do: 'draw', n: 2 },
      { do: 'bury', n: 1 },
    ],
    from: 'house',
  },
  // IT-23.14 Trial of Faith
  'selyse-baratheon': {
    at: 'outcome-set',
    needs: { result: 'lost' },
    acts: [{ do: 'no-punishment', whose: 'own' }],
    from: 'house',
  },
  // IT-23.15 Compassion
  'shireen-baratheon': {
    at: 'after-resolution',
    needs: {},
    acts: [{ do: 'share', n: 2 }],
    from: 'house',
  },
  // IT-23.16 Dracarys
  'daenerys-targaryen': {
    at: 'after-reveal',
    needs: { outcome: 'hostility' },
    acts: [{ do: 'discard', least: 1, most: 1, type: 'hostility' }, { do: 'add-half-discarded' }],
    from: 'house',
  },
  // IT-23.17 You Woke the Dragon
  'viserys-targaryen': {
    at: 'before-cards',
    needs: {},
    acts: [{ do: 'ransom', n: 2 }],
    from: 'house',
  },
  // IT-23.18 Arakh
  'khal-drogo': {
    at: 'after-resolution',
    needs: { result: 'won' },
    acts: [{ do: 'drain', whose: 'losers', n: 1 }],
    from: 'house',
  },
  // IT-23.19 Wise Counsel
  'jorah-mormont': {
    at: 'before-cards',
    needs: {},
    acts: [{ do: 'peek', n: 3 }],
    from: 'house',
  },
  // IT-23.20 Bold Defense
  'barristan-selmy': {
    at: 'after-reveal',
    needs: { outcome: 'hostility', side: 'defender' },
    acts: [{ do: 'add', n: 5 }],
    from: 'house',
  },
  // IT-23.21 Change of Allegiance
  'margaery-tyrell': {
    at: 'before-cards',
    needs: { role: 'supporter' },
    acts: [{ do: 'switch-side' }],
    from: 'house',
  },
  // IT-23.22 Poisoned Cup
  'olenna-tyrell': {
    at: 'before-cards',
    needs: {},
    acts: [{ do: 'strike', whose: 'any', n: 2 }],
    from: 'house',
  },
  // IT-23.23 Flower of Chivalry
  'loras-tyrell': {
    at: 'after-reveal',
    needs: { outcome: 'hostility' },
    acts: [{ do: 'add', n: 2, per: 'fighter' }],
    from: 'house',
  },
  // IT-23.24 Stores of Highgarden
  'mace-tyrell': {
    at: 'after-resolution',
    needs: {},
    acts: [
      { do: 'draw', n: 3 },
      { do: 'distribute', upTo: 2, if: 'lost' },
    ],
    from: 'house',
  },
  // IT-23.25 Rally the Banners
  'renly-baratheon': {
    at: 'before-cards',
    needs: {},
    acts: [{ do: 'rally' }],
    from: 'house',
  },
}
