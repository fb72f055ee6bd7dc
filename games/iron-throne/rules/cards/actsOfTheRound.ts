/** Acts that change the course of the round and its outcome. */
import { type Context, hold, type Seat } from '../../../../kernel/index.ts'
import { amountOf } from '../../../../kit/amounts.ts'
import type { ActOf } from '../../data/abilities.ts'
import { cardTable } from '../../data/cards.ts'
import type { IronThrone } from '../../types.ts'
import {
  activeOf,
  commit,
  fighterOf,
  isActive,
  isParticipant,
  isTruce,
  openEncounter,
  otherSide,
  playersOn,
  setEncounter,
  sides,
  supportersOf,
  winners,
} from '../encounter/encounter.ts'
import { leaveEvents } from '../memory.ts'
import { clockwise, fromChallenger, type G, livingOf, type Steps, takesPart } from '../seats.ts'
import { countFor, ownSide, type Self } from './abilities.ts'
import { type ActRule, atCharacter, atSeat } from './act.ts'
import { hasDeck, layDown, takeTop } from './decks.ts'
import { shuffleEventsUnder } from './events.ts'

/** The living characters of the player whom the moment is about, as those are where this matters. */
const livingOfChooser = ({ open, of }: Self) => livingOf(open, of!)

/** IT-22.11: with too few cards in the deck the used ones are shuffled under it. */
export const chooseEvent: ActRule<ActOf<'choose-event'>> = {
  possible: ({ open }) => open.event === null && open.events + open.eventsUsed.length > 1,
  run: (g, { seat }, { n }, ctx) => {
    if (g.open.events < n) shuffleEventsUnder(g, ctx)
    const foreseen = g.hidden.events.slice(0, n)
    g.hidden.events = g.hidden.events.slice(n)
    g.open.events = g.hidden.events.length
    leaveEvents(g, foreseen.length)
    hold(g, seat, { foreseen })
    g.open.aside = { seat, of: 'events', n: foreseen.length }
    ctx.log({ is: 'looked', seat, what: 'events', of: null, n: foreseen.length })
    ctx.log({ is: 'foresaw', seat, cards: foreseen }, seat)
    return [{ do: 'foresee', seat }]
  },
}

/** IT-22.17: no event card is drawn. */
export const nameDefender: ActRule<ActOf<'name-defender'>> = atSeat(
  ({ open, seat }) => clockwise(open, seat).filter(each => each !== seat && takesPart(open, each)),
  (g, { by }, _act, ctx, defender) => {
    openEncounter(g, defender)
    ctx.log({ is: 'defender', seat: defender, by, chosen: true })
    return []
  },
)

/** IT-22.14: somebody must be left to choose. */
export const forbid: ActRule<ActOf<'forbid'>> = atCharacter(
  self => (livingOfChooser(self).length > 1 ? livingOfChooser(self) : []),
  (g, { by }, _act, ctx, [character]) => {
    setEncounter(g, { forbidden: character })
    ctx.log({ is: 'forbidden', character, by })
    return []
  },
)

/** IT-22.20, IT-6.1 */
export const skipSupport: ActRule<ActOf<'skip-support'>> = {
  run: (g, { by }, _act, ctx) => {
    setEncounter(g, { supportSkipped: true })
    ctx.log({ is: 'support-skipped', by })
    return []
  },
}

/** IT-22.6, IT-19.2, IT-6.8 */
export const forceSupport: ActRule<ActOf<'force-support'>> = atCharacter(
  self => (fighterOf(self.open, self.of!) ? [] : livingOfChooser(self)),
  (g, self, _act, ctx, [character]) => {
    commit(g, ctx, { seat: self.of!, character, side: ownSide(self), how: 'forced' }, self.by)
    return []
  },
)

/** IT-23.25, IT-19.3 */
export const rally: ActRule<ActOf<'rally'>> = atSeat(
  ({ open }) =>
    fromChallenger(open).filter(
      seat =>
        !isParticipant(open, seat) && !open.encounter!.retreated.includes(seat) && livingOf(open, seat).length > 0,
    ),
  (_g, self, _act, _kit, seat) => [{ do: 'lateSupport', seat, by: self.seat, side: ownSide(self) }],
)

/** IT-19.1 */
export const retreat: ActRule<ActOf<'retreat'>> = atSeat(
  self => supportersOf(self.open, otherSide(ownSide(self))),
  (g, { by }, _act, ctx, seat) => {
    leave(g, ctx, seat)
    const { character } = fighterOf(g.open, seat)!
    const { fighters, retreated } = g.open.encounter!
    setEncounter(g, { fighters: fighters.filter(each => each.seat !== seat), retreated: [...retreated, seat] })
    ctx.log({ is: 'retreated', seat, character, by })
    return []
  },
)

/** The cards that a player has played for their text go to the discard pile. */
function leave(g: G, ctx: Context<IronThrone>, seat: Seat): void {
  const { played } = g.open.encounter!
  const own = played.filter(each => each.seat === seat).map(({ card }) => card)
  if (own.length === 0) return
  layDown(g, seat, ...own)
  setEncounter(g, { played: played.filter(each => each.seat !== seat) })
  ctx.log({ is: 'discarded', seat, cards: own, why: g.open.working!.by })
}

/** IT-23.21, IT-19.4 */
export const switchSide: ActRule<ActOf<'switch-side'>> = {
  possible: ({ open, seat }) => !isActive(open, seat),
  run: (g, self, _act, ctx) => {
    const { seat, by } = self
    const side = otherSide(ownSide(self))
    const { fighters } = g.open.encounter!
    setEncounter(g, { fighters: fighters.map(each => (each.seat === seat ? { ...each, side } : each)) })
    ctx.log({ is: 'switched', seat, character: fighterOf(g.open, seat)!.character, side, by })
    return []
  },
}

/** IT-22.4, IT-7.2.1 */
export const openFirst: ActRule<ActOf<'open-first'>> = {
  run: (g, self, _act, ctx) => {
    const first = otherSide(ownSide(self))
    setEncounter(g, { first })
    ctx.log({ is: 'open-first', seat: activeOf(g.open, first), by: self.by })
    return []
  },
}

/** IT-7.7 */
export const outcome: ActRule<ActOf<'outcome'>> = {
  run: (g, { by }, { is }, ctx) => {
    setEncounter(g, { outcomeSet: is })
    ctx.log({ is: 'outcome', outcome: is, by })
    return []
  },
}

function addTotal(g: G, self: Self, ctx: Context<IronThrone>, n: number): Steps {
  const side = ownSide(self)
  setEncounter(g, { added: [...g.open.encounter!.added, { side, by: self.by, n }] })
  ctx.log({ is: 'added', side, n, by: self.by })
  return []
}

export const add: ActRule<ActOf<'add'>> = {
  run: (g, self, act, ctx) => addTotal(g, self, ctx, amountOf(act, countFor(self))),
}

/** IT-23.16: half the value, rounded up. */
export const addHalfDiscarded: ActRule<ActOf<'add-half-discarded'>> = {
  run: (g, self, _act, ctx) => {
    const value = g.open.working!.discarded.reduce((sum, card) => sum + cardTable[card].value, 0)
    return addTotal(g, self, ctx, Math.ceil(value / 2))
  },
}

/** IT-22.16 */
export const turnUp: ActRule<ActOf<'turn-up'>> = {
  possible: ({ open, seat }) => hasDeck(open, seat),
  run: (g, self, _act, ctx) => {
    const { seat, by } = self
    const card = takeTop(g, ctx, seat)!
    ctx.log({ is: 'turned-up', seat, card, by })
    layDown(g, seat, card)
    return addTotal(g, self, ctx, cardTable[card].value)
  },
}

/** IT-23.8, IT-25.8: whoever has a hand is asked, whatever is in it. */
export const replaceCard: ActRule<ActOf<'replace-card'>> = atSeat(
  ({ open }) => {
    const { cards } = open.encounter!
    return sides.filter(side => cards[side] !== null && !isTruce(cards[side])).map(side => activeOf(open, side))
  },
  (g, { by }, _act, ctx, seat) => {
    const side = seat === g.open.challenger ? 'challenger' : 'defender'
    if (g.open.hands[seat] > 0) return [{ do: 'replaceCard', seat, side }]
    ctx.log({ is: 'replaced', seat, old: g.open.encounter!.cards[side]!, card: null, by })
    return []
  },
)

/** IT-23.1 */
export const noReward: ActRule<ActOf<'no-reward'>> = {
  run: (g, { by }, _act, ctx) => {
    const seats = winners(g.open)
    setEncounter(g, { noReward: [...g.open.encounter!.noReward, ...seats] })
    ctx.log({ is: 'no-reward', seats, by })
    return []
  },
}

/** IT-22.8, IT-22.19, IT-23.14 */
export const noPunishment: ActRule<ActOf<'no-punishment'>> = {
  run: (g, self, { whose }, ctx) => {
    const seats = whose === 'own' ? [self.seat] : playersOn(g.open, ownSide(self))
    setEncounter(g, { noPunishment: [...g.open.encounter!.noPunishment, ...seats] })
    ctx.log({ is: 'no-punishment', seats, by: self.by })
    return []
  },
}

/** IT-23.6 */
export const noBetrayalHostages: ActRule<ActOf<'no-betrayal-hostages'>> = {
  run: (g, { by }, _act, ctx) => {
    setEncounter(g, { noBetrayalHostages: true })
    ctx.log({ is: 'no-betrayal-hostages', by })
    return []
  },
}

/** IT-22.10, IT-22.15, IT-22.24 */
export const instead: ActRule<ActOf<'instead'>> = {
  run: (g, _self, { n }) => {
    g.open.instead = n
    return []
  },
}
