/** IT-22: the ability of each leader. Those marked `house` are of our own making (RULINGS.md). */
import type { Ability } from './abilities.ts'
import type { Character } from './houses.ts'

export const leaderAbilities: Readonly<Record<Character, Ability>> = {
  // IT-22.1 Honorable
  'eddard-stark': {
    at: 'after-reveal',
    needs: { role: 'active', outcome: 'betrayal' },
    acts: [{ do: 'outcome', is: 'truce' }],
    from: 'printed',
  },
  // IT-22.2 Warlord
  'robb-stark': {
    at: 'before-turn',
    needs: { role: 'challenger' },
    acts: [
      { do: 'discard', least: 3, most: 3 },
      { do: 'draw', n: 2 },
    ],
    from: 'printed',
  },
  // IT-22.3 Mother
  'catelyn-stark': {
    at: 'before-turn',
    needs: { role: 'challenger', sheet: 1 },
    acts: [{ do: 'distribute', upTo: 2 }],
    from: 'printed',
  },
  // IT-22.4 Greensight
  'bran-stark': {
    at: 'before-cards',
    needs: { role: 'active' },
    acts: [{ do: 'pay', n: 1 }, { do: 'open-first' }],
    from: 'printed',
  },
  // IT-22.5 Vengeful
  'arya-stark': {
    at: 'after-resolution',
    needs: { role: 'participant', result: 'lost' },
    acts: [{ do: 'drain', whose: 'opposing-supporters', n: 2 }],
    from: 'printed',
  },
  // IT-22.6 Influence
  'cersei-lannister': {
    at: 'before-support',
    needs: { role: 'active', influence: 1 },
    acts: [{ do: 'force-support' }],
    from: 'printed',
  },
  // IT-22.7 Kingslayer
  'jaime-lannister': {
    at: 'after-resolution',
    needs: { role: 'active', result: 'won' },
    acts: [{ do: 'drain', whose: 'opposing-active', n: 2 }],
    from: 'house',
  },
  // IT-22.8 Silver Tongue
  'tyrion-lannister': {
    at: 'outcome-set',
    needs: { role: 'active', result: 'truce-failed' },
    acts: [{ do: 'no-punishment', whose: 'side' }],
    from: 'house',
  },
  // IT-22.9 Reserves of the Rock
  'tywin-lannister': {
    at: 'after-reveal',
    needs: { role: 'active', outcome: 'hostility' },
    acts: [{ do: 'reinforce', upTo: 2 }],
    from: 'house',
  },
  // IT-22.10 Cruel Whim
  'joffrey-baratheon': {
    at: 'torture',
    needs: {},
    acts: [{ do: 'instead', n: 2 }],
    from: 'house',
  },
  // IT-22.11 Rightful Heir
  'stannis-baratheon': {
    at: 'before-event',
    needs: { role: 'challenger' },
    acts: [{ do: 'choose-event', n: 3 }],
    from: 'house',
  },
  // IT-22.12 Blood Sacrifice
  melisandre: {
    at: 'after-reveal',
    needs: { role: 'active', outcome: 'hostility' },
    acts: [
      { do: 'sacrifice', n: 1 },
      { do: 'add', n: 3 },
    ],
    from: 'house',
  },
  // IT-22.13 Onion Knight
  'davos-seaworth': {
    at: 'after-resolution',
    needs: { role: 'participant', result: 'lost' },
    acts: [
      { do: 'draw', n: 1 },
      { do: 'distribute', upTo: 2 },
    ],
    from: 'house',
  },
  // IT-22.14 Denunciation
  'selyse-baratheon': {
    at: 'before-character',
    needs: { role: 'active', opponentLiving: 2 },
    acts: [{ do: 'discard', least: 1, most: 1 }, { do: 'forbid' }],
    from: 'house',
  },
  // IT-22.15 Kind-Hearted
  'shireen-baratheon': {
    at: 'release',
    needs: {},
    acts: [
      { do: 'instead', n: 0 },
      { do: 'draw', n: 2 },
      { do: 'distribute', upTo: 1 },
    ],
    from: 'house',
  },
  // IT-22.16 Mother of Dragons
  'daenerys-targaryen': {
    at: 'after-reveal',
    needs: { role: 'active', outcome: 'hostility' },
    acts: [{ do: 'turn-up' }],
    from: 'house',
  },
  // IT-22.17 Entitlement
  'viserys-targaryen': {
    at: 'before-event',
    needs: { role: 'challenger' },
    acts: [{ do: 'name-defender' }],
    from: 'house',
  },
  // IT-22.18 Spoils of the Khalasar
  'khal-drogo': {
    at: 'hostage-taking',
    needs: { role: 'active', result: 'won' },
    acts: [{ do: 'take-hostage' }],
    from: 'house',
  },
  // IT-22.19 Sworn Protector
  'jorah-mormont': {
    at: 'outcome-set',
    needs: { role: 'supporter', result: 'lost' },
    acts: [{ do: 'no-punishment', whose: 'own' }],
    from: 'house',
  },
  // IT-22.20 Champion
  'barristan-selmy': {
    at: 'before-support-phase',
    needs: { role: 'active' },
    acts: [{ do: 'pay', n: 1 }, { do: 'skip-support' }],
    from: 'house',
  },
  // IT-22.21 Courtly Grace
  'margaery-tyrell': {
    at: 'offer-refused',
    needs: {},
    acts: [
      { do: 'draw', n: 2 },
      { do: 'distribute', upTo: 2 },
    ],
    from: 'house',
  },
  // IT-22.22 Queen of Thorns
  'olenna-tyrell': {
    at: 'after-resolution',
    needs: { role: 'bystander' },
    acts: [{ do: 'pluck', n: 1, characters: 2 }],
    from: 'house',
  },
  // IT-22.23 Tourney Knight
  'loras-tyrell': {
    at: 'before-cards',
    needs: { role: 'active' },
    acts: [
      { do: 'discard', least: 1, most: 3 },
      { do: 'add', n: 1, per: 'discarded' },
    ],
    from: 'house',
  },
  // IT-22.24 Bounty of the Reach
  'mace-tyrell': {
    at: 'draw-up',
    needs: {},
    acts: [
      { do: 'discard', least: 0, most: 0 },
      { do: 'instead', n: 7 },
    ],
    from: 'house',
  },
  // IT-22.25 Beloved King
  'renly-baratheon': {
    at: 'after-support',
    needs: { role: 'active', supporters: 1 },
    acts: [
      { do: 'draw', n: 1, per: 'supporter' },
      { do: 'distribute', upTo: 2, per: 'supporter' },
    ],
    from: 'house',
  },
}
