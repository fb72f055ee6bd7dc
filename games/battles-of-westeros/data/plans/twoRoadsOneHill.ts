/** BW-P10 */
import { force, type Plan } from './plan.ts'

export const twoRoadsOneHill: Plan = {
  number: 10,
  side: 'A',
  rounds: 6,
  commandValue: 3,
  orderValue: 4,
  leadershipValue: 3,
  segments: { stark: 'rout', lannister: 'rout' },
  momentum: 'lannister',
  map: [
    '..-............',
    '..-....f....f.',
    '...-..f.....f..',
    '..f-.....^...f',
    '.B..-..^..f....',
    '....-.^^.-....',
    '....f..^..-..B.',
    'f...^.....-f..',
    '..f.....f..-...',
    '.f....f....-..',
    '............-..',
  ],
  units: {
    stark: [
      force('war-host-of-the-north', 'blue', 'c8r7', 'maege-mormont'),
      force('war-host-of-the-north', 'blue', 'c7r6'),
      force('war-host-of-the-north', 'green', 'c8r6'),
      force('northmen-archers', 'blue', 'c7r7'),
      force('stark-kennelmasters', 'green', 'c9r7'),
    ],
    lannister: [
      force('lannisport-guards', 'blue', 'c8r3', 'kevan-trusted-captain'),
      force('lannisport-guards', 'blue', 'c7r4'),
      force('lannisport-guards', 'blue', 'c8r4'),
      force('westerlands-archers', 'blue', 'c8r2'),
      force('lannister-heavy-infantry', 'blue', 'c7r3'),
      force('lannisport-guards', 'red', 'c9r3'),
      force('casterly-rock-cavaliers', 'blue', 'c6r3'),
    ],
  },
  objectives: [
    { id: 'crown-north', hex: 'c8r7', whileOccupied: true },
    { id: 'crown-west', hex: 'c7r6', whileOccupied: true },
    { id: 'crown-east', hex: 'c8r6', whileOccupied: true },
    { id: 'crown-south', hex: 'c8r5', whileOccupied: true },
  ],
  special: {
    columns: {
      of: {
        stark: [
          {
            commander: 'robb-king-in-the-north',
            units: [
              { type: 'winterfell-riders', rank: 'blue', commander: 'robb-king-in-the-north' },
              { type: 'winterfell-riders', rank: 'green', commander: null },
              { type: 'winterfell-riders', rank: 'green', commander: null },
            ],
          },
          {
            commander: 'greatjon-lord-of-last-hearth',
            units: [
              { type: 'war-host-of-the-north', rank: 'blue', commander: 'greatjon-lord-of-last-hearth' },
              { type: 'war-host-of-the-north', rank: 'blue', commander: null },
              { type: 'northmen-archers', rank: 'green', commander: null },
            ],
          },
        ],
        lannister: [
          {
            commander: 'addam-outrider-commander',
            units: [
              { type: 'casterly-rock-cavaliers', rank: 'blue', commander: 'addam-outrider-commander' },
              { type: 'casterly-rock-cavaliers', rank: 'blue', commander: null },
              { type: 'casterly-rock-cavaliers', rank: 'blue', commander: null },
            ],
          },
          {
            commander: 'jaime-kingslayer',
            units: [
              { type: 'lannisport-guards', rank: 'blue', commander: 'jaime-kingslayer' },
              { type: 'lannisport-guards', rank: 'blue', commander: null },
              { type: 'lannister-heavy-infantry', rank: 'blue', commander: null },
            ],
          },
        ],
      },
      decoys: { stark: 'rickard-karstark', lannister: 'tywin-lannister' },
      entries: {
        stark: {
          west: ['c2r11', 'c3r11', 'c4r11'],
          centre: ['c7r11', 'c8r11', 'c9r11'],
          east: ['c12r11', 'c13r11', 'c14r11'],
        },
        lannister: {
          west: ['c2r1', 'c3r1', 'c4r1'],
          centre: ['c7r1', 'c8r1', 'c9r1'],
          east: ['c12r1', 'c13r1', 'c14r1'],
        },
      },
      rounds: [2, 3],
    },
  },
  victory: {
    items: [
      { vp: 1, for: 'moreObjectivesControlled', when: 'roundEnd', house: 'both' },
      { vp: 1, for: 'eachEnemyUnitEliminated', when: 'immediate', house: 'both' },
      { vp: 1, for: 'eachEnemyCommanderCaptured', when: 'immediate', house: 'both' },
    ],
  },
}
