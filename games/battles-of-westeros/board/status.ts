/** What is always in view: the facts of the round, of both sides and of the morale track. */
import type { Seat } from '../../../kernel/index.ts'
import { battleOf } from '../data/battles.ts'
import { signs, type Token } from '../data/dice.ts'
import type { House } from '../data/houses.ts'
import { lastSpace, type Zone, zoneAt } from '../data/morale.ts'
import { segmentOf } from '../rules/end/morale.ts'
import { controlledBy, objectivesOf } from '../rules/end/objectives.ts'
import { pointsDue } from '../rules/end/points.ts'
import { seatOf } from '../rules/field/units.ts'
import type { Open } from '../types.ts'

export interface SideStatus {
  seat: Seat
  house: House
  points: number
  /** BW-17.6: points that would be scored at the end of the round, and of the battle, as things stand; none when it is over. */
  atRoundEnd: number
  atGameEnd: number
  /** Order tokens in the pool, by kind. */
  tokens: readonly { readonly token: Token; readonly n: number }[]
  commandTokens: number
  hand: number
  isFirst: boolean
  hasMomentum: boolean
  isOnTurn: boolean
  hasPassed: boolean
  /** Objectives that it controls, and how many there are. */
  objectives: readonly [number, number]
}

export function sideStatus(open: Open, seat: Seat): SideStatus {
  const due = (when: 'roundEnd' | 'gameEnd') => (open.result ? 0 : pointsDue(open, seat, when))
  return {
    seat,
    house: open.houses[seat],
    points: open.points[seat],
    atRoundEnd: due('roundEnd'),
    atGameEnd: due('gameEnd'),
    tokens: signs.map(token => ({ token, n: open.pools[seat][token] })).filter(({ n }) => n > 0),
    commandTokens: open.commandTokens[seat],
    hand: open.hands[seat],
    isFirst: open.first === seat,
    hasMomentum: open.momentum === seat,
    isOnTurn: open.turn?.seat === seat,
    hasPassed: open.passed[seat],
    objectives: [controlledBy(open, seat), objectivesOf(open).length],
  }
}

/** BW-13.1: a space of the morale track. */
export interface MoraleSpace {
  /** 11 is Lannister's last, -11 Stark's. */
  n: number
  zone: Zone
  /** The House in whose half it lies; null: the middle. */
  house: House | null
  /** BW-13.3: who reaches it is routed. */
  isRout: boolean
  isHere: boolean
}

/** The track from the end of a House to that of the other. */
export const moraleTrack = (open: Open, near: House): readonly MoraleSpace[] =>
  Array.from({ length: 2 * lastSpace + 1 }, (_, i) => {
    const n = near === 'stark' ? i - lastSpace : lastSpace - i
    const house = n === 0 ? null : n < 0 ? 'stark' : 'lannister'
    const isEnd = Math.abs(n) === lastSpace
    return {
      n,
      zone: zoneAt(Math.abs(n)),
      house,
      isRout: isEnd && segmentOf(open, seatOf(open, house!)) === 'rout',
      isHere: n === open.morale,
    }
  })

export const roundsOf = (open: Open): number => battleOf(open.options.battle).rounds
