/** BW-6: playing a leadership card. */
import { ask, auto, type Seat } from '../../../../kernel/index.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import { type Card, cardTable } from '../../data/cards.ts'
import { type Commander, commanderTable } from '../../data/commanders.ts'
import type { CardPlay, MoveOf, Open, Turn } from '../../types.ts'
import { type BattleContext, type G, leaderUnit, type Rules, type Steps, unitAt } from '../field/units.ts'
import { carryOut, giveOrder, plainOrder, type Terms } from '../orders/order.ts'
import { canCarryOut, isDue, isOrder, mostOf, orderable, playOf } from './commands.ts'
import { offer } from './commit.ts'
import { discard, leaveHand } from './decks.ts'
import { canUseTactic, countTokens } from './tactics.ts'
import { commandersOf, controlledAtPlay } from './zone.ts'

/** BW-6.2: the sets of commands of a card: each alone, and both. */
function choicesOf(card: Card): readonly (readonly number[])[] {
  return cardTable[card].commands.length === 1 ? [[0]] : [[0], [1], [0, 1]]
}

/** BW-6.2: can a commander take so many command tokens more? */
export function canPay(open: Open, seat: Seat, commander: Commander, n: number): boolean {
  const { tokens } = open.commanders[commander]!
  return open.commandTokens[seat] >= n && tokens + n <= commanderTable[commander].limit
}

function pay(g: G, seat: Seat, commander: Commander, n: number): void {
  const card = g.open.commanders[commander]!
  g.open.commandTokens = g.open.commandTokens.map((tokens, each) => (each === seat ? tokens - n : tokens))
  g.open.commanders = { ...g.open.commanders, [commander]: { ...card, tokens: card.tokens + n } }
}

/** BW-6.1, BW-6.2, BW-6.5, BW-6.9: every legal play of a hand. */
export const plays = (open: Open, seat: Seat, hand: readonly Card[]): MoveOf<'play'>[] =>
  hand.flatMap(card =>
    commandersOf(open, seat).flatMap(commander =>
      choicesOf(card)
        .filter(commands => canPay(open, seat, commander, commands.length))
        .filter(commands => {
          const play = playOf(open, card, commander, commands)
          return commands.every(n => canCarryOut(open, play, n))
        })
        .map((commands): MoveOf<'play'> => ({ do: 'play', card, commander, commands })),
    ),
  )

/** BW-21.2: any card may order one unit of a commander's zone. */
export const anyCardPlays = (open: Open, seat: Seat, hand: readonly Card[]): MoveOf<'any-card'>[] =>
  commandersOf(open, seat)
    .filter(commander => canPay(open, seat, commander, 1))
    .filter(commander => controlledAtPlay(open, playOf(open, hand[0], commander, [])).some(({ active }) => active))
    .flatMap(commander => hand.map((card): MoveOf<'any-card'> => ({ do: 'any-card', card, commander })))

/** BW-6.4: reveals the card, and says what follows. */
export function playCard(g: G, seat: Seat, move: MoveOf<'play'>, ctx: BattleContext): Steps {
  const { card, commander, commands } = move
  const leader = leaderUnit(g.open, commander)
  g.open.turn = { ...g.open.turn!, play: playOf(g.open, card, commander, commands) }
  leaveHand(g, seat, card)
  pay(g, seat, commander, commands.length)
  ctx.log({ is: 'card', seat, card, commander, commands })
  return [
    ...offer(leader, 'card-played'),
    { do: 'tactics', at: 'before' },
    { do: 'commands', left: commands },
    { do: 'tactics', at: 'after' },
    { do: 'discardCard' },
    { do: 'endTurn' },
  ]
}

/** BW-21.2 */
export function playAnyCard(g: G, seat: Seat, move: MoveOf<'any-card'>, ctx: BattleContext): Steps {
  const { card, commander } = move
  g.open.turn = { ...g.open.turn!, play: playOf(g.open, card, commander, []) }
  leaveHand(g, seat, card)
  pay(g, seat, commander, 1)
  ctx.log({ is: 'any-card', seat, card, commander })
  return [{ do: 'chooseOrders', seat, n: -1, ordered: [] }, ...carryOut, { do: 'discardCard' }, { do: 'endTurn' }]
}

/** BW-21.2: what such a card orders. */
const oneUnit = { do: 'order', max: 1 } as const

function orderActOf({ card }: CardPlay, n: number) {
  const act = n < 0 ? oneUnit : cardTable[card].commands[n]
  if (!isOrder(act)) throw new Error(`command ${n} of ${card} orders nobody`)
  return act
}

function termsOf(play: CardPlay, n: number): Terms {
  const act = orderActOf(play, n)
  if (act.do !== 'order') return { ...plainOrder, command: n }
  return { command: Math.max(0, n), bonus: act.move ?? 0, noAttack: act.noAttack ?? false }
}

const playing = (open: Open): Turn & { play: CardPlay } => open.turn as Turn & { play: CardPlay }

export const playRules: Rules<
  'tactics' | 'tactic' | 'commands' | 'chooseCommand' | 'command' | 'chooseOrders' | 'discardCard'
> = {
  // BW-6.4, BW-6.7
  tactics: auto((g, { at }): Steps => {
    const { seat, play } = playing(g.open)
    return canUseTactic(g.open, play, at) ? [{ do: 'tactic', seat, at }] : []
  }),

  tactic: ask({
    rule: 'BW-6.7',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('tactic'),
    take: (g, { seat }, _seat, move, ctx): Steps => {
      if (!move.yes) return []
      const turn = playing(g.open)
      const { card } = turn.play
      const { acts, needs } = cardTable[card].tactic!
      g.open.turn = { ...turn, play: { ...turn.play, tacticUsed: true }, chosen: [] }
      countTokens(g, seat, needs)
      ctx.log({ is: 'tactic', seat, card })
      return acts.map((_, i) => ({ do: 'act', source: { of: 'tactic', card }, seat, i }))
    },
  }),

  // BW-6.4, BW-6.5: in the order that the player likes
  commands: auto((g, { left }, ctx): Steps => {
    const { play, seat } = playing(g.open)
    const due = left.filter(n => isDue(g.open, play, n))
    if (due.length === 0) {
      for (const n of left) ctx.log({ is: 'command-lost', seat, card: play.card, n })
      // R-24 by the switch: one attack part for all commands
      return g.open.options.allMovesOfCardFirst ? carryOut.slice(1) : []
    }
    if (left.length > 1) return [{ do: 'chooseCommand', seat, left }]
    return [
      { do: 'command', n: left[0] },
      { do: 'commands', left: [] },
    ]
  }),

  chooseCommand: ask({
    rule: 'BW-6.4',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { left }) =>
      left.filter(n => isDue(g.open, playing(g.open).play, n)).map(n => ({ do: 'command', n })),
    take: (_g, { left }, _seat, { n }): Steps => [
      { do: 'command', n },
      { do: 'commands', left: left.filter(each => each !== n) },
    ],
  }),

  command: auto((g, { n }): Steps => {
    const { seat, play } = playing(g.open)
    const act = cardTable[play.card].commands[n]
    if (!isOrder(act)) return [{ do: 'act', source: { of: 'command', card: play.card, n }, seat, i: 0 }]
    const after = g.open.options.allMovesOfCardFirst ? carryOut.slice(0, 1) : carryOut
    return [{ do: 'chooseOrders', seat, n, ordered: [] }, ...after]
  }),

  chooseOrders: ask({
    rule: 'BW-6.5',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { n, ordered }) => {
      const { play } = playing(g.open)
      const units = orderable(g.open, play, orderActOf(play, n), ordered)
      const orders = units.map(({ hex }): MoveOf<'order'> => ({ do: 'order', hex }))
      return ordered.length > 0 ? [...orders, { do: 'done' }] : orders
    },
    take: (g, me, _seat, move, ctx): Steps => {
      if (move.do === 'done') return []
      const { play } = playing(g.open)
      const unit = unitAt(g.open, move.hex)!
      const ordered = [...me.ordered, unit.id]
      const more = ordered.length < mostOf(orderActOf(play, me.n))
      return [
        ...giveOrder(g, unit, termsOf(play, me.n), ctx),
        ...(more ? [{ ...me, do: 'chooseOrders', ordered } as const] : []),
      ]
    },
  }),

  discardCard: auto(g => {
    const { seat, play } = playing(g.open)
    discard(g, seat, [play.card])
    g.open.turn = { ...g.open.turn!, play: { ...play, discarded: true } }
    return []
  }),
}
