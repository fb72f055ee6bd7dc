/** The encounter of the round: its two sides, and what became of it (IT-1.8 to IT-1.11, IT-7.6, IT-7.7, IT-8). */
import type { Context, Seat } from '../../../../kernel/index.ts'
import type { EffectId } from '../../data/abilities.ts'
import { cardTable, type HouseCard } from '../../data/cards.ts'
import type { Character } from '../../data/houses.ts'
import type { Encounter, Fighter, IronThrone, Open, Outcome, Side } from '../../types.ts'
import { fromChallenger, type G, isLiving } from '../seats.ts'

export const sides = ['challenger', 'defender'] as const satisfies readonly Side[]

export const otherSide = (side: Side): Side => (side === 'challenger' ? 'defender' : 'challenger')

/** Begins the encounter, as soon as its defender is known. */
export function openEncounter({ open }: G, defender: Seat): void {
  open.encounter = {
    defender,
    fighters: [],
    begun: false,
    refused: [],
    retreated: [],
    forbidden: null,
    supportSkipped: false,
    first: null,
    cards: { challenger: null, defender: null },
    revealed: false,
    played: [],
    outcomeSet: null,
    added: [],
    talks: null,
    ending: null,
    sums: null,
    noReward: [],
    noPunishment: [],
    noBetrayalHostages: false,
  }
}

export function setEncounter({ open }: G, part: Partial<Encounter>): void {
  open.encounter = { ...open.encounter!, ...part }
}

/** IT-1.8 */
export const activeOf = (open: Open, side: Side): Seat =>
  side === 'challenger' ? open.challenger : open.encounter!.defender

export const isActive = ({ challenger, encounter }: Open, seat: Seat): boolean =>
  seat === challenger || seat === encounter?.defender

export const fighterOf = ({ encounter }: Open, seat: Seat): Fighter | undefined =>
  encounter?.fighters.find(each => each.seat === seat)

/** The side a player is on: an active player from the start, others from the moment their character joins. */
export function sideOf(open: Open, seat: Seat): Side | null {
  if (seat === open.challenger) return 'challenger'
  if (seat === open.encounter?.defender) return 'defender'
  return fighterOf(open, seat)?.side ?? null
}

/** IT-1.11 */
export const isParticipant = (open: Open, seat: Seat): boolean =>
  open.encounter?.begun === true && fighterOf(open, seat) !== undefined

/** The participants clockwise from the challenger. */
export const participants = (open: Open): Seat[] => fromChallenger(open).filter(seat => isParticipant(open, seat))

/** All players on a side, clockwise from the challenger. */
export const playersOn = (open: Open, side: Side): Seat[] =>
  participants(open).filter(seat => sideOf(open, seat) === side)

/** IT-1.9 */
export const supportersOf = (open: Open, side: Side): Seat[] =>
  fromChallenger(open).filter(seat => !isActive(open, seat) && fighterOf(open, seat)?.side === side)

/** The participating characters that live, in order of joining. */
export const livingFighters = (open: Open): Fighter[] =>
  open.encounter!.fighters.filter(({ character }) => isLiving(open, character))

/** A player's participating character, if it lives. */
export const livingFighter = (open: Open, seat: Seat): Character | null => {
  const fighter = fighterOf(open, seat)
  return fighter && isLiving(open, fighter.character) ? fighter.character : null
}

/** IT-1.11, IT-6.8: a character joins a side. */
export function commit(g: G, ctx: Context<IronThrone>, fighter: Fighter, by: EffectId | null): void {
  setEncounter(g, { fighters: [...g.open.encounter!.fighters, fighter] })
  ctx.log({ is: 'committed', fighter, by })
}

/** IT-7.5: a character card, and a card that is missing (IT-7.3), count as hostility. */
export const isTruce = (card: HouseCard | null): boolean => card !== null && cardTable[card].type === 'truce'

/** IT-7.6 */
export function baseOutcome({ challenger, defender }: Encounter['cards']): Outcome {
  if (isTruce(challenger) !== isTruce(defender)) return 'betrayal'
  return isTruce(challenger) ? 'truce' : 'hostility'
}

/** IT-7.7: the type of outcome as it is now; null before the cards lie open. */
export function outcomeOf({ encounter }: Open): Outcome | null {
  if (!encounter?.revealed) return null
  return encounter.outcomeSet ?? baseOutcome(encounter.cards)
}

/** IT-8.5: how the encounter has gone for a player; after a deal it is neither. */
export function resultOf(open: Open, seat: Seat): 'won' | 'lost' | null {
  const ending = open.encounter?.ending
  if (!ending || ending.is === 'deal' || !isParticipant(open, seat)) return null
  return ending.winner === sideOf(open, seat) ? 'won' : 'lost'
}

/** The players who have lost, clockwise from the challenger (IT-8.2 to IT-8.4). */
export const losers = (open: Open): Seat[] => participants(open).filter(seat => resultOf(open, seat) === 'lost')

export const winners = (open: Open): Seat[] => participants(open).filter(seat => resultOf(open, seat) === 'won')
