/** Who sits where, which characters live, who has influence: questions that every chapter asks. */
import type { Drawers, Seat, Step } from '../../../kernel/index.ts'
import { type Character, charactersOf, houseOf } from '../data/houses.ts'
import type { IronThrone, Open } from '../types.ts'

export type G = Drawers<IronThrone>
export type Steps = readonly Step<IronThrone>[]

/** IT-1.12: all seats clockwise, beginning with this one. */
export const clockwise = ({ houses }: Open, from: Seat): Seat[] => houses.map((_, i) => (from + i) % houses.length)

export const fromChallenger = (open: Open): Seat[] => clockwise(open, open.challenger)

export const nextSeat = ({ houses }: Open, seat: Seat): Seat => (seat + 1) % houses.length

/** The seat of a character's House. */
export const seatOf = ({ houses }: Open, character: Character): Seat => houses.indexOf(houseOf(character))

export const isLiving = ({ power }: Open, character: Character): boolean => (power[character] ?? 0) > 0

/** IT-1.3: the four characters of a seat that have tokens. */
export const tokensOf = ({ houses, leaders }: Open, seat: Seat): Character[] =>
  charactersOf[houses[seat]].filter(each => each !== leaders[seat])

/** A leader has no token, and so no power. */
export const livingOf = (open: Open, seat: Seat): Character[] =>
  charactersOf[open.houses[seat]].filter(each => isLiving(open, each))

/** Are all characters of a seat dead? */
export const hasFallen = (open: Open, seat: Seat): boolean =>
  !charactersOf[open.houses[seat]].some(each => isLiving(open, each))

/** IT-1.5: how many tokens a seat has on other boards, and on one of them. */
export function spreadOf(open: Open, seat: Seat): number {
  let spread = 0
  for (let over = 0; over < open.influence.length; over++) spread += influenceOver(open, seat, over)
  return spread
}

export function influenceOver({ influence }: Open, seat: Seat, over: Seat): number {
  let tokens = 0
  for (const owner of influence[over]) if (owner === seat) tokens++
  return tokens
}

/** Power on characters and leader sheet together. */
export const totalPower = (open: Open, seat: Seat): number =>
  open.sheets[seat] + tokensOf(open, seat).reduce((sum, each) => sum + (open.power[each] ?? 0), 0)

/** IT-28.4: under "last blood" a House without living characters stays in the game, but is left alone. */
export const takesPart = (open: Open, seat: Seat): boolean => !open.options.lastBlood || !hasFallen(open, seat)
