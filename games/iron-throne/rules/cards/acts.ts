/** IT-21.5: the acts by name, and how an effect carries them out one after the other. */
import { auto, type Chapter, type Context, less, type Seat } from '../../../../kernel/index.ts'
import { isPossible, runAct, runOnChosen } from '../../../../kit/effects.ts'
import type { Act, ActName, ActOf } from '../../data/abilities.ts'
import type { HouseCard } from '../../data/cards.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone, Open } from '../../types.ts'
import type { G, Steps } from '../seats.ts'
import { abilityOf, type Effects, type Self } from './abilities.ts'
import type { ActRule } from './act.ts'
import * as cards from './actsOfCards.ts'
import * as power from './actsOfPower.ts'
import * as round from './actsOfTheRound.ts'

const actRules: { readonly [Name in ActName]: ActRule<ActOf<Name>> } = {
  draw: cards.draw,
  discard: cards.discard,
  reshuffle: cards.reshuffle,
  bury: cards.bury,
  peek: cards.peek,
  'look-hand': cards.lookHand,
  share: cards.share,
  ransom: cards.ransom,
  'take-hostage': cards.takeHostage,
  pay: power.pay,
  distribute: power.distribute,
  reinforce: power.reinforce,
  gather: power.gather,
  sacrifice: power.sacrifice,
  drain: power.drain,
  strike: power.strike,
  pluck: power.pluck,
  'choose-event': round.chooseEvent,
  'name-defender': round.nameDefender,
  forbid: round.forbid,
  'skip-support': round.skipSupport,
  'force-support': round.forceSupport,
  rally: round.rally,
  retreat: round.retreat,
  'switch-side': round.switchSide,
  'open-first': round.openFirst,
  outcome: round.outcome,
  add: round.add,
  'add-half-discarded': round.addHalfDiscarded,
  'turn-up': round.turnUp,
  'replace-card': round.replaceCard,
  'no-reward': round.noReward,
  'no-punishment': round.noPunishment,
  'no-betrayal-hostages': round.noBetrayalHostages,
  instead: round.instead,
}

/** IT-16.6: has this part of an effect something to work on, as far as all know? */
export const possible = (self: Self, act: Act): boolean => isPossible<Effects>(actRules, self, act)

/** Does the hand, less the card played, allow it? */
export const allows = (hand: readonly HouseCard[], card: HouseCard, act: Act): boolean =>
  (actRules[act.do] as ActRule<Act>).allows?.(less(hand, card), act) ?? true

/** Carries the part number `i` of the effect that is being carried out out on what was chosen for it. */
export const actOn = (g: G, ctx: Context<IronThrone>, i: number, chosen: readonly (Character | Seat)[]): Steps =>
  runOnChosen<Effects>(actRules, g, workingSelf(g.open), actAt(g.open, i), ctx, chosen)

/** Whoever uses the effect that is being carried out. */
export const workingSelf = (open: Open): Self => ({ open, ...open.working! })

/** Part number `i` of the effect that is being carried out. */
export const actAt = (open: Open, i: number): Act => abilityOf(open, open.working!.by).acts[i]

export const effectRules: Chapter<IronThrone, 'effect' | 'act' | 'effectDone'> = {
  // IT-20.5: carried out at once and completely
  effect: auto((g, { seat, by, of }) => {
    g.open.working = { seat, by, of, discarded: [] }
    const { acts } = abilityOf(g.open, by)
    return [...acts.map((_, i) => ({ do: 'act', i }) as const), { do: 'effectDone' }]
  }),
  act: auto((g, { i }, ctx) => runAct<Effects>(actRules, g, workingSelf(g.open), actAt(g.open, i), ctx, i)),
  effectDone: auto(g => {
    g.open.working = null
    return [{ do: 'check' }]
  }),
}
