/** BL-2.4, BL-17: the windows for lore cards, and how a card is played. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { nextToAsk } from '../../../../kit/passing.ts'
import { type LoreCard, loreCardTable, windowCards } from '../../data/loreCards.ts'
import type { Role, Window } from '../../data/windows.ts'
import type { Asks } from '../../steps.ts'
import type { BattleLore, MoveOf, Open } from '../../types.ts'
import { combatLore } from '../combat/combatLore.ts'
import type { Steps } from '../combat/fight.ts'
import { rollerSeat } from '../combat/fight.ts'
import { gainLore, other } from '../field/units.ts'
import { cure, cureMoves } from '../turn/orders.ts'
import { layLore, showLore } from './decks.ts'
import { fieldLore } from './fieldLore.ts'
import type { LorePlay } from './lorePlay.ts'

const plays: Readonly<Record<LoreCard, LorePlay>> = { ...fieldLore, ...combatLore }

export const loreRules: Chapter<BattleLore, 'window' | 'react' | 'aim' | 'loreShown' | 'loreEffect' | 'loreDiscard'> = {
  // BL-17.3: one after the other, until both have passed in a row
  window: auto((g, me): Steps => {
    const round = { turn: me.seat, passed: me.passed ? [other(me.seat)] : [] }
    const seat = nextToAsk(2, round, each => mayReact(g.open, { ...me, seat: each }))
    return seat === undefined ? [] : [{ ...me, seat, passed: me.passed || seat !== me.seat, do: 'react' }]
  }),

  react: ask({
    rule: 'BL-17.3',
    who: (_g, { seat }) => seat,
    pass: () => pass,
    legalMoves: (g, me) => [...loreMoves(g.open, g.held[me.seat].lores, me), ...curesIn(g.open, me), pass],
    take: (g, me, _seat, move, ctx): Steps => {
      const next = { ...me, seat: other(me.seat) }
      if (move.do === 'pass') return me.passed ? [] : [{ ...next, passed: true, do: 'window' }]
      if (move.do === 'cure') {
        cure(g, me.seat, move, ctx)
        return [{ ...me, passed: false, do: 'window' }]
      }
      const { card } = move
      showLore(g, me.seat, card)
      return [
        { do: 'aim', seat: me.seat, card, window: me.window, at: [], unit: me.unit },
        { ...next, passed: false, do: 'window' },
      ]
    },
  }),

  // BL-17.2: every target is named before the card can be answered
  aim: ask({
    rule: 'BL-17.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, me) => aimMoves(g.open, me),
    take: (_g, me, _seat, move): Steps => {
      const { seat, card, window, unit } = me
      if (move.do === 'aim') return [{ ...me, at: [...me.at, move.hex], do: 'aim' }]
      return [{ do: 'loreShown', seat, card, window, unit, at: me.at }]
    },
  }),

  // BL-17.6.2: only now Runic Barrier
  loreShown: auto((_g, me, ctx): Steps => {
    ctx.log({ is: 'lore-card', seat: me.seat, card: me.card, at: me.at })
    return [
      { do: 'window', window: 'lore.opponentPlayed', seat: other(me.seat), passed: true, unit: null },
      { ...me, do: 'loreEffect' },
    ]
  }),

  // BL-17.2: paid after the answer; a cancelled card costs nothing
  loreEffect: auto((g, { seat, card, at, unit }, ctx): Steps => {
    const discard = { do: 'loreDiscard', seat, card } as const
    if (g.open.turn!.silenced === seat) {
      ctx.log({ is: 'lore-cancelled', seat, card })
      return [discard]
    }
    gainLore(g, seat, -loreCardTable[card].cost, card, ctx)
    return [...plays[card].effect(g, { seat, at, unit }, ctx), discard]
  }),

  // BL-17.2: the discard comes last, so no card is drawn by its own effect
  loreDiscard: auto((g, { seat, card }) => {
    layLore(g, seat, card)
    return []
  }),
}

const pass: MoveOf<'pass'> = { do: 'pass' }

/** Whose part a seat has in a window (BL-17.7). */
function roleIn(open: Open, seat: Seat, window: Window): Role {
  const fight = open.fights.at(-1)
  const rolls = fight !== undefined && rollerSeat(open, fight) === seat
  switch (window) {
    case 'lore.opponentPlayed':
      return 'answering'
    case 'combat.afterTargetDeclared':
      return rolls ? 'attacker' : 'target'
    case 'combat.beforeCounterRoll':
      return rolls ? 'countering' : 'target'
    case 'combat.step3':
    case 'combat.step5':
    case 'combat.step7':
    case 'combat.beforeTargetDestroyed':
      return rolls ? 'roller' : 'target'
    case 'combat.afterEnemyDestroyed':
      return rolls ? 'destroyer' : 'target'
    default:
      return open.turn!.seat === seat ? 'active' : 'inactive'
  }
}

/**
 * BL-2.4, BL-17.7: is the seat asked? Only what everybody sees decides: it holds a lore card, and there is a card of its
 * faction that could be played; or it can pay for a cure.
 */
function mayReact(open: Open, me: Asks['react']): boolean {
  if (curesIn(open, me).length > 0) return true
  return open.loreHands[me.seat] > 0 && cardsIn(open, me).some(card => isPlayable(open, me, card))
}

/** The cards of the seat's faction that belong to this window, whoever holds them. */
export const cardsIn = (open: Open, { seat, window }: Asks['react']): readonly LoreCard[] =>
  windowCards(window, open.factions[seat], roleIn(open, seat, window))

/** Could the seat play this card now, if it held it (BL-0.8, BL-17.2)? */
const isPlayable = (open: Open, { seat, unit }: Asks['react'], card: LoreCard): boolean =>
  open.turn!.silenced !== seat && loreCardTable[card].cost <= open.lore[seat] && plays[card].can(open, seat, unit)

const loreMoves = (open: Open, hand: readonly LoreCard[], me: Asks['react']): MoveOf<'lore'>[] =>
  cardsIn(open, me)
    .filter(card => hand.includes(card) && isPlayable(open, me, card))
    .map(card => ({ do: 'lore', card }))

const curesIn = (open: Open, { seat, window }: Asks['react']): MoveOf<'cure'>[] =>
  window === 'orderStep.end' ? cureMoves(open, seat) : []

/** The next hex to name; one option of being done is taken by itself. */
function aimMoves(open: Open, { seat, card, at, unit }: Asks['aim']): MoveOf<'aim' | 'done'>[] {
  const { aims, upTo } = plays[card]
  const hexes = aims?.(open, { seat, at, unit }) ?? []
  const done = hexes.length === 0 || (upTo && at.length > 0)
  return [...hexes.map((hex): MoveOf<'aim'> => ({ do: 'aim', hex })), ...(done ? [{ do: 'done' } as const] : [])]
}
