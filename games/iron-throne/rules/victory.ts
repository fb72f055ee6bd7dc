/** IT-12: the end of the game and its winners. */
import { auto, type Chapter, type Game, type Ledger, over, type Seat, type Standing } from '../../../kernel/index.ts'
import { influenceTokens, shortGameInfluence } from '../data/constants.ts'
import type { IronThrone, Open } from '../types.ts'
import { hasFallen, livingOf, spreadOf, totalPower } from './seats.ts'

/** IT-28.3 */
export const influenceToEnd = ({ options }: Open): number => (options.shortGame ? shortGameInfluence : influenceTokens)

const seatsOf = ({ houses }: Open): Seat[] => houses.map((_, seat) => seat)

/** The Houses whose characters are all dead. */
const fallen = (open: Open): Seat[] => seatsOf(open).filter(seat => hasFallen(open, seat))

export const victoryRules: Chapter<IronThrone, 'check'> = {
  // IT-12.1, IT-12.2, IT-28.4
  check: auto((g, _me, ctx) => {
    const { open } = g
    const best = Math.max(...seatsOf(open).map(seat => spreadOf(open, seat)))
    const byInfluence = best >= influenceToEnd(open)
    if (!byInfluence && fallen(open).length < (open.options.lastBlood ? 2 : 1)) return []
    const seats = standing(open)
      .filter(({ place }) => place === 1)
      .map(({ seat }) => seat)
    ctx.log({ is: 'won', seats, spread: best, by: byInfluence ? 'influence' : 'death', fallen: fallen(open) })
    return over
  }),
}

/** IT-27.4: the game goes on without the player; the House stays in it. */
export const settle: Game<IronThrone>['settle'] = {
  retire: ({ open }, seat, ctx) => {
    open.resigned = [...(open.resigned ?? []), seat]
    ctx.log({ is: 'resigned', seat })
  },
  retired: ({ resigned }) => resigned ?? [],
}

/** IT-12.6: what decides between two players, in order. */
const keysOf = (open: Open, seat: Seat): Ledger => [
  { why: 'influence', n: spreadOf(open, seat) },
  { why: 'characters', n: livingOf(open, seat).length },
  { why: 'power', n: totalPower(open, seat) },
]

/** The first key in which two players differ: above 0 when the second is ahead. */
const compare = (a: Ledger, b: Ledger): number => {
  const key = a.findIndex(({ n }, i) => n !== b[i].n)
  return key < 0 ? 0 : b[key].n - a[key].n
}

/** IT-12.3 to IT-12.6, IT-28.6: influence alone makes winners; the places behind them follow from all keys. */
function placesOfHouses(open: Open): Standing[] {
  const sorted = seatsOf(open)
    .map(seat => ({ seat, keys: keysOf(open, seat) }))
    .sort((a, b) => compare(a.keys, b.keys))
  const isShared = (a: Ledger, b: Ledger) =>
    compare(a, b) === 0 || (!open.options.soleVictory && a[0].n === sorted[0].keys[0].n && a[0].n === b[0].n)
  return sorted.map(({ seat, keys }) => ({
    seat,
    place: 1 + sorted.findIndex(each => isShared(each.keys, keys)),
    keys,
  }))
}

/** IT-27.4: who has resigned comes last; where only Houses of such players have won, the first place is nobody's. */
export function standing(open: Open): readonly Standing[] {
  const houses = placesOfHouses(open)
  const { resigned = [] } = open
  const stayed = houses.filter(({ seat }) => !resigned.includes(seat))
  const first = stayed.some(({ place }) => place === 1) ? 1 : 2
  const ahead = (of: number) => stayed.filter(({ place }) => place < of).length
  return [
    ...stayed.map(each => ({ ...each, place: first + ahead(each.place) })),
    ...houses.filter(({ seat }) => resigned.includes(seat)).map(each => ({ ...each, place: first + stayed.length })),
  ]
}
