/** WK-1.5, WK-10.2 to WK-10.4: deserters, losses, deaths, and Nobles who leave the board. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { type ArmyId, isStronghold, type NobleId } from '../../data/barons.ts'
import { tokenStrength } from '../../data/constants.ts'
import { type Mercenary, type Nationality, nationalityOf } from '../../data/troops.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import {
  allArmies,
  armyOf,
  dismiss,
  isDestroyed,
  liftSieges,
  mercenariesIn,
  moveNoble,
  seatOfArmy,
  setArmy,
  setNoble,
  strengthOfCards,
  troopsOf,
} from '../armies.ts'
import { endLasting } from '../effects/decks.ts'
import { drawFate } from '../fate.ts'
import { type G, isOffBoard, type KnightsContext, nobleAt, type Steps } from '../seats.ts'
import { nextLosses } from './losses.ts'

/** An army of a Noble on the board or at sea who has neither troops nor tokens (WK-10.4). */
function isDeserted(open: Open, army: ArmyId): boolean {
  if (isStronghold(army)) return false
  return !isOffBoard(nobleAt(open, army)) && troopsOf(open, army) === 0 && armyOf(open, army).tokens === 0
}

/** WK-10.4: off the board, not dead; he keeps his office. */
export function leaveBoard(g: G, ctx: KnightsContext, noble: NobleId, why: 'no-troops' | 'recall'): void {
  moveNoble(g, ctx, noble, 'off')
  setNoble(g, noble, { exhausted: false })
  ctx.log({ is: 'left', noble, why })
}

/** WK-10.2.1: a card of the nationality drawn deserts. */
function desertersOf(g: G, ctx: KnightsContext, army: ArmyId): Steps {
  const card = drawFate(g, ctx, 'deserters')
  const nationality = card?.nationality
  const able = mercenariesIn(g.open, army).filter(each => nationalityOf(each) === nationality)
  if (able.length === 0) return []
  return [{ do: 'deserter', seat: seatOfArmy(g.open, army), army, nationality: nationality! }]
}

const deserting = (open: Open, army: ArmyId, nationality: Nationality): Mercenary[] =>
  mercenariesIn(open, army).filter(card => nationalityOf(card) === nationality)

/** WK-10.2.2: these are lost, and all tokens with them. */
function loseCards(g: G, ctx: KnightsContext, army: ArmyId, cards: readonly Mercenary[]): void {
  dismiss(g, ctx, army, cards)
  if (cards.length > 0) ctx.log({ is: 'lost', army, cards })
  setArmy(g, army, { tokens: 0 })
}

/** WK-7.5.4: the office is laid down. */
export function dropOffice(g: G, ctx: KnightsContext, noble: NobleId): void {
  const { office } = nobleAt(g.open, noble)
  if (office === null) return
  setNoble(g, noble, { office: null })
  g.open.agendaDiscards = [...g.open.agendaDiscards, office]
  ctx.log({ is: 'discardedCard', card: office })
}

/** A Noble leaves the game for good: his Regulars with him (WK-10.2.4). */
export function goForGood(g: G, ctx: KnightsContext, noble: NobleId): void {
  dropOffice(g, ctx, noble)
  setNoble(g, noble, { at: 'gone', area: null, exhausted: false, heir: null })
  dismiss(g, ctx, noble, mercenariesIn(g.open, noble))
  setArmy(g, noble, { cards: [], tokens: 0 })
  endLasting(g, ctx, each => each.noble === noble)
}

/** WK-10.2.4, WK-16.3, WK-16.7: where is he after his death? An abandoned Noble is not dead, and needs no heir. */
function afterDeath({ options }: Open, heir: Seat | null, deserted: boolean): 'off' | 'dead' | 'gone' {
  if (deserted && options.abandonedNobles) return 'off'
  if (heir === null) return 'gone'
  return options.exchangingHeirs ? 'dead' : 'off'
}

export const deathRules: Chapter<
  WarriorKnights,
  'checkArmies' | 'deserters' | 'deserter' | 'losses' | 'lose' | 'death' | 'buried'
> = {
  checkArmies: auto((g, me, ctx) => {
    for (const army of allArmies(g.open)) {
      if (isDestroyed(g.open, army)) {
        const steps: Steps = isStronghold(army)
          ? [
              { do: 'deserters', army },
              { do: 'losses', army },
            ] // C11
          : [{ do: 'death', noble: army, deserted: me.deserted }]
        return [...steps, { do: 'checkArmies', ...me }]
      }
      if (isDeserted(g.open, army)) leaveBoard(g, ctx, army as NobleId, 'no-troops')
    }
    return []
  }),
  deserters: auto((g, { army }, ctx) => desertersOf(g, ctx, army)),
  deserter: ask({
    rule: 'WK-10.1.1',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { army, nationality }) =>
      deserting(open, army, nationality).map(card => ({ do: 'desert', card })),
    take: (g, { army }, _seat, { card }, ctx) => {
      dismiss(g, ctx, army, [card])
      ctx.log({ is: 'deserted', army, cards: [card], why: 'deserters' })
      return []
    },
  }),
  losses: auto((g, { army }, ctx) => {
    const due = tokenStrength * armyOf(g.open, army).tokens
    const cards = mercenariesIn(g.open, army)
    if (due > 0 && strengthOfCards(cards) > due) {
      return [{ do: 'lose', seat: seatOfArmy(g.open, army), army, due, chosen: [] }]
    }
    if (due > 0) loseCards(g, ctx, army, cards)
    return []
  }),
  lose: ask({
    rule: 'WK-10.2.2',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { army, due, chosen }) =>
      nextLosses(mercenariesIn(open, army), chosen, due).map(card => ({ do: 'lose', card })),
    take: (g, me, _seat, { card }, ctx) => {
      const chosen = [...me.chosen, card]
      if (strengthOfCards(chosen) < me.due) return [{ ...me, do: 'lose', chosen }]
      loseCards(g, ctx, me.army, chosen)
      return []
    },
  }),
  death: auto(({ open }, { noble, deserted }) =>
    nobleAt(open, noble).at === 'gone'
      ? []
      : [
          { do: 'deserters', army: noble },
          { do: 'losses', army: noble },
          { do: 'buried', noble, deserted },
        ],
  ),
  // WK-10.2.3, WK-10.2.4
  buried: auto((g, { noble, deserted }, ctx) => {
    dropOffice(g, ctx, noble)
    const at = afterDeath(g.open, nobleAt(g.open, noble).heir, deserted)
    ctx.log({ is: 'died', noble, gone: at === 'gone' })
    if (at === 'gone') goForGood(g, ctx, noble)
    else setNoble(g, noble, { at, area: null, exhausted: false })
    liftSieges(g, ctx)
    return []
  }),
}
