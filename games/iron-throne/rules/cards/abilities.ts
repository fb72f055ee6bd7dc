/** IT-16, IT-17, IT-21.3: what an effect needs, and whether it can be used now. */
import type { Seat } from '../../../../kernel/index.ts'
import { needsHold as allHold, type Conditions, type EffectKinds } from '../../../../kit/effects.ts'
import type { Ability, Act, EffectId, Needs } from '../../data/abilities.ts'
import { cardAbilities } from '../../data/characterCards.ts'
import { type Character, characters } from '../../data/houses.ts'
import { leaderAbilities } from '../../data/leaders.ts'
import type { Moment } from '../../data/moments.ts'
import type { IronThrone, Open, Side } from '../../types.ts'
import {
  fighterOf,
  isActive,
  isParticipant,
  livingFighter,
  livingFighters,
  outcomeOf,
  resultOf,
  sideOf,
  supportersOf,
} from '../encounter/encounter.ts'
import { influenceOver, livingOf } from '../seats.ts'

/** Who uses which effect, and whom the moment is about. */
export interface Self {
  readonly open: Open
  readonly seat: Seat
  readonly by: EffectId
  readonly of: Seat | null
}

/** The effects of this game. */
export interface Effects extends EffectKinds {
  kinds: IronThrone
  self: Self
  needs: Needs
  act: Act
  target: Character | Seat
}

/** The names are made once: they are looked up in every window. */
const effectNames = Object.fromEntries(
  characters.map(each => [each, { leader: `leader-${each}`, card: `card-${each}` }]),
) as Readonly<Record<Character, { readonly leader: EffectId; readonly card: EffectId }>>

export const leaderEffect = (character: Character): EffectId => effectNames[character].leader
export const cardEffect = (character: Character): EffectId => effectNames[character].card

interface Ours {
  readonly kind: 'leader' | 'card'
  readonly ability: Ability
}

const ours = Object.fromEntries(
  characters.flatMap((each): [EffectId, Ours][] => [
    [leaderEffect(each), { kind: 'leader', ability: leaderAbilities[each] }],
    [cardEffect(each), { kind: 'card', ability: cardAbilities[each] }],
  ]),
) as Readonly<Record<EffectId, Ours>>

/** IT-17.4: what an effect is: the table's own data, or ours. */
export const abilityOf = ({ local }: Open, by: EffectId): Ability => local[by]?.ability ?? ours[by].ability

/** Cards in hand besides the one that is about to be played. */
export const sparesOf = ({ open, seat, by }: Self): number =>
  open.hands[seat] - (open.working === null && ours[by].kind === 'card' ? 1 : 0)

/** The own side: for whoever uses an effect that speaks of a side it is always known. */
export const ownSide = ({ open, seat }: Self): Side => sideOf(open, seat)!

/** How many there are of what an amount of an effect is counted by. */
export const countFor =
  (self: Self) =>
  (per: 'supporter' | 'discarded' | 'fighter'): number => {
    const side = ownSide(self)
    if (per === 'supporter') return supportersOf(self.open, side).length
    if (per === 'discarded') return self.open.working!.discarded.length
    return livingFighters(self.open).filter(each => each.side === side).length
  }

function hasRole(open: Open, seat: Seat, role: NonNullable<Needs['role']>): boolean {
  if (role === 'challenger') return seat === open.challenger
  if (role === 'active') return isActive(open, seat)
  if (role === 'participant') return isParticipant(open, seat)
  if (role === 'bystander') return !isParticipant(open, seat)
  return isParticipant(open, seat) && !isActive(open, seat)
}

function hasResult(open: Open, seat: Seat, result: NonNullable<Needs['result']>): boolean {
  if (result === 'truce-failed') return open.encounter?.ending?.is === 'failure' && resultOf(open, seat) === 'lost'
  return resultOf(open, seat) === result
}

/** IT-22.14: the moment is about the opposing active player, who has something to choose from. */
const facesChooser = ({ open, seat, of }: Self, least: number): boolean =>
  of !== null && of !== seat && isActive(open, of) && livingOf(open, of).length >= least

/** IT-21.3: all of it is open to everybody. */
const conditions: Conditions<Effects> = {
  role: ({ open, seat }, role) => hasRole(open, seat, role),
  side: ({ open, seat }, side) => sideOf(open, seat) === side,
  outcome: ({ open }, outcome) => outcomeOf(open) === outcome,
  result: ({ open, seat }, result) => hasResult(open, seat, result),
  sheet: ({ open, seat }, least) => open.sheets[seat] >= least,
  supporters: (self, least) => supportersOf(self.open, ownSide(self)).length >= least,
  influence: ({ open, seat, of }, least) => of !== null && influenceOver(open, seat, of) >= least,
  opponentLiving: facesChooser,
}

/** IT-21.3: do all the conditions hold? */
export const needsHold = (self: Self, needs: Needs): boolean => allHold<Effects>(conditions, self, needs)

/** IT-20.3: whose leader can act at this moment. */
export function leaderEntitled(open: Open, seat: Seat, at: Moment, of: Seat | null): boolean {
  switch (at) {
    case 'before-turn':
    case 'before-event':
      return seat === open.challenger
    case 'torture':
    case 'release':
    case 'offer-refused':
    case 'draw-up':
      return seat === of
    case 'before-cards':
    case 'after-reveal':
    case 'outcome-set':
      return isParticipant(open, seat)
    case 'after-resolution':
      return true
    default:
      return isActive(open, seat)
  }
}

/** IT-16.2, IT-16.3: the character on the card participates and lives; for the leader's card any own one does. */
export function cardApplies(open: Open, seat: Seat, card: Character): boolean {
  if (!isParticipant(open, seat) || livingFighter(open, seat) === null) return false
  return fighterOf(open, seat)!.character === card || open.leaders[seat] === card
}
