/** BW-P3 */
import { force, type Plan } from './plan.ts'

export const theWhisperingWood: Plan = {
  number: 3,
  side: 'A',
  rounds: 6,
  commandValue: 4,
  orderValue: 4,
  leadershipValue: 3,
  segments: { stark: 'rout', lannister: 'rout' },
  momentum: 'lannister',
  map: [
    '....^.....^....',
    '~~~~~x~~~x~~~~',
    '....f.....f....',
    '..ff....f..f..',
    '.fff...f...fff.',
    'ff..f.....ff..',
    'f...f.....f..ff',
    '.f..........f.',
    '..^.........^..',
    '..............',
    '...............',
  ],
  units: {
    stark: [
      force('winterfell-riders', 'blue', 'c8r9', 'robb-young-wolf'),
      force('war-host-of-the-north', 'blue', 'c3r7', 'greatjon-lord-of-last-hearth'),
      force('war-host-of-the-north', 'green', 'c13r7', 'maege-mormont'),
      force('winterfell-riders', 'blue', 'c7r9', 'rickard-karstark'),
      force('war-host-of-the-north', 'green', 'c2r7'),
      force('war-host-of-the-north', 'green', 'c14r7'),
      force('war-host-of-the-north', 'green', 'c5r8'),
      force('war-host-of-the-north', 'green', 'c10r8'),
      force('winterfell-riders', 'green', 'c6r9'),
      force('winterfell-riders', 'green', 'c10r9'),
      force('northmen-archers', 'green', 'c9r9'),
      force('northmen-archers', 'green', 'c4r9'),
      force('stark-kennelmasters', 'green', 'c2r6'),
      force('stark-kennelmasters', 'green', 'c12r6'),
    ],
    lannister: [
      force('lannisport-guards', 'red', 'c8r3', 'jaime-kingslayer'),
      force('casterly-rock-cavaliers', 'red', 'c5r3', 'addam-outrider-commander'),
      force('lannisport-guards', 'red', 'c11r3', 'kevan-trusted-captain'),
      force('casterly-rock-cavaliers', 'blue', 'c6r3'),
      force('casterly-rock-cavaliers', 'blue', 'c4r3'),
      force('casterly-rock-cavaliers', 'red', 'c7r4'),
      force('lannisport-guards', 'red', 'c9r3'),
      force('lannisport-guards', 'blue', 'c10r2'),
      force('lannisport-guards', 'red', 'c12r2'),
      force('lannisport-guards', 'red', 'c8r2'),
      force('lannister-heavy-infantry', 'red', 'c9r2'),
      force('lannister-heavy-infantry', 'red', 'c10r3'),
      force('westerlands-archers', 'blue', 'c7r2'),
      force('westerlands-archers', 'blue', 'c11r2'),
    ],
  },
  objectives: [],
  special: {
    archers: {
      hexes: ['c3r8', 'c4r7', 'c5r6', 'c8r7', 'c9r8', 'c11r6', 'c12r8', 'c12r7'],
      count: 3,
      dice: 3,
      range: 3,
    },
    catelyn: 'c8r11',
  },
  victory: {
    items: [
      { vp: 1, for: 'eachEnemyUnitEliminated', when: 'immediate', house: 'both' },
      { vp: 1, for: 'enemyMoraleZone', when: 'gameEnd', house: 'both' },
      { vp: 5, for: 'catelynCaptured', when: 'immediate', house: 'lannister' },
    ],
    atOnce: [
      {
        winner: 'stark',
        if: [
          { is: 'points', house: 'stark', least: 5 },
          { is: 'captured', commander: 'jaime-kingslayer' },
        ],
      },
      {
        winner: 'lannister',
        if: [
          { is: 'points', house: 'lannister', least: 5 },
          { is: 'captured', commander: 'robb-young-wolf' },
        ],
      },
    ],
  },
}
