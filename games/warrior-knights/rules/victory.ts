/** WK-13: the end of the game, and who has won. */
import type { Ledger, Seat, Standing } from '../../../kernel/index.ts'
import { isStronghold } from '../data/barons.ts'
import { twoBaronWin } from '../data/constants.ts'
import type { Open } from '../types.ts'
import { armiesOf, troopsOf } from './armies.ts'
import { citiesOf, type G, type KnightsContext, kingdomCitiesOf, nobleAt, seatsIn } from './seats.ts'
import { unrazedKingdomCities } from './sites.ts'

/** WK-13.1: how many cities win now. */
export const citiesToWin = (open: Open): number =>
  open.barons.length === 2 ? twoBaronWin : Math.floor(unrazedKingdomCities(open).length / 2) + 1

/** The cities that count for it: with two Barons those overseas, too (C9). */
export const citiesThatCount = (open: Open, seat: Seat): number =>
  (open.barons.length === 2 ? citiesOf(open, seat) : kingdomCitiesOf(open, seat)).length

/** WK-13.1; nobody, if two have equally many (C15). */
export function cityWinner(open: Open): Seat | null {
  const able = seatsIn(open).filter(seat => citiesThatCount(open, seat) >= citiesToWin(open))
  const most = Math.max(...able.map(seat => citiesThatCount(open, seat)))
  const best = able.filter(seat => citiesThatCount(open, seat) === most)
  return best.length === 1 ? best[0] : null
}

/** WK-13.3: troops with Nobles on the board or at sea, and with strongholds on the board; tokens are ignored. */
function troopsOnBoard(open: Open, seat: Seat): number {
  const armies = armiesOf(open, seat).filter(army =>
    isStronghold(army) ? open.strongholds[seat].area !== null : ['board', 'sea'].includes(nobleAt(open, army).at),
  )
  return armies.reduce((sum, army) => sum + troopsOf(open, army), 0)
}

/** What decides between two Barons, in order (WK-13.2, WK-13.3; WK-16.4 leaves Influence out). */
function keysOf(open: Open, seat: Seat): Ledger {
  const keys = [
    { why: 'influence', n: open.influence[seat] },
    { why: 'cities', n: citiesOf(open, seat).length },
    { why: 'wealth', n: open.crowns[seat] + open.faith[seat] + open.votes[seat] },
    { why: 'troops', n: troopsOnBoard(open, seat) },
  ]
  return open.options.mightIsRight ? keys.slice(1) : keys
}

/** Above 0 when the second is ahead. */
const compare = (a: Ledger, b: Ledger): number => {
  const key = a.findIndex(({ n }, i) => n !== b[i].n)
  return key < 0 ? 0 : b[key].n - a[key].n
}

/** Those in the game by what decides, then those who fell out, the last one first. */
function ranked(open: Open): Standing[] {
  const inGame = seatsIn(open)
    .map(seat => ({ seat, keys: keysOf(open, seat) }))
    .sort((a, b) => compare(a.keys, b.keys))
  const placed = inGame.map(each => ({
    ...each,
    place: 1 + inGame.findIndex(other => compare(other.keys, each.keys) === 0),
  }))
  const fallen = open.out.toReversed().map((seat, i) => ({
    seat,
    place: placed.length + 1 + i,
    keys: keysOf(open, seat),
  }))
  return [...placed, ...fallen]
}

/** WK-13: whoever has won comes first; where nobody has, the first place is nobody's. */
export function standing(open: Open): readonly Standing[] {
  const all = ranked(open)
  if (open.ended === null) return all
  const [winner] = open.ended.winners
  if (winner === undefined) return all.map(each => ({ ...each, place: each.place + 1 }))
  const rest = all.filter(({ seat }) => seat !== winner)
  return [
    { ...all.find(({ seat }) => seat === winner)!, place: 1 },
    ...rest.map(each => ({
      ...each,
      place: 2 + rest.findIndex(other => other.place === each.place),
    })),
  ]
}

/** WK-13.3: the one who is ahead of all others; nobody, if two are equal in everything. */
export function leaders(open: Open): Seat[] {
  const best = ranked(open).filter(({ place }) => place === 1)
  return best.length === 1 ? [best[0].seat] : []
}

export function finish(
  g: G,
  ctx: KnightsContext,
  winners: readonly Seat[],
  by: NonNullable<Open['ended']>['by'],
): void {
  g.open.ended = { winners, by }
  ctx.log({ is: 'over', winners, by })
}
