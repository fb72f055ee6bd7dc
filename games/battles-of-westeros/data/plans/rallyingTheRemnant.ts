/** BW-P5 */
import { force, type Plan } from './plan.ts'

export const rallyingTheRemnant: Plan = {
  number: 5,
  side: 'A',
  rounds: 6,
  commandValue: 3,
  orderValue: 4,
  leadershipValue: 3,
  segments: { stark: 'rout', lannister: 'rout' },
  momentum: 'stark',
  map: [
    '....~..f.......',
    '....~....^....',
    '.^..~....^.....',
    '.^..~.........',
    '.....~....f....',
    '.....~~.......',
    '..f....~.......',
    '..f....~~.....',
    '....^....~.....',
    '.........~.f..',
    '...f......~....',
  ],
  units: {
    stark: [
      force('war-host-of-the-north', 'blue', 'c8r10', 'greatjon-lord-of-last-hearth'),
      force('war-host-of-the-north', 'blue', 'c4r10', 'maege-mormont'),
      force('war-host-of-the-north', 'blue', 'c6r10'),
      force('war-host-of-the-north', 'blue', 'c7r9'),
      force('war-host-of-the-north', 'red', 'c10r9'),
      force('stark-kennelmasters', 'blue', 'c3r9'),
      force('northmen-archers', 'blue', 'c6r11'),
      force('winterfell-riders', 'blue', 'c11r10'),
      force('winterfell-riders', 'blue', 'c9r10'),
      force('war-host-of-the-north', 'blue', 'c2r9'),
    ],
    lannister: [
      force('casterly-rock-cavaliers', 'blue', 'c8r2', 'addam-outrider-commander'),
      force('casterly-rock-cavaliers', 'blue', 'c5r2', 'tywin-lannister'),
      force('casterly-rock-cavaliers', 'green', 'c7r2'),
      force('casterly-rock-cavaliers', 'green', 'c11r3'),
      force('casterly-rock-cavaliers', 'green', 'c4r2'),
      force('lannisport-guards', 'blue', 'c6r1'),
      force('lannisport-guards', 'green', 'c9r1'),
      force('lannister-heavy-infantry', 'blue', 'c7r1'),
      force('westerlands-archers', 'blue', 'c6r2'),
    ],
  },
  objectives: [],
  special: {
    shallows: 'all',
    ground: {
      stark: [
        { row: 7, vp: 1 },
        { row: 5, vp: 2 },
        { row: 3, vp: 3 },
      ],
      lannister: [
        { row: 5, vp: 1 },
        { row: 7, vp: 2 },
        { row: 9, vp: 3 },
      ],
    },
  },
  victory: {
    items: [
      { vp: 1, for: 'eachEnemyUnitEliminated', when: 'immediate', house: 'both' },
      { vp: 1, for: 'takingGround', when: 'roundEnd', house: 'both' },
    ],
  },
}
