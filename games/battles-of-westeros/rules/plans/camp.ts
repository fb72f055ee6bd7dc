/** BW-P4.2, BW-P4.3: the palisades of the camp, and the markers of the catapults. */
import { ask, auto, put, type Seat, stay, without } from '../../../../kernel/index.ts'
import { planOf } from '../../data/battles.ts'
import type { Face, Token } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import { type Rank, ranks } from '../../data/ranks.ts'
import type { MoveOf, Open } from '../../types.ts'
import { rollDie } from '../field/chance.ts'
import { type BattleContext, boardOf, type G, type Rules, type Steps } from '../field/units.ts'

const palisades = (open: Open): readonly Hex[] =>
  (Object.keys(open.pieces) as Hex[]).filter(hex => open.pieces[hex] === 'palisade')

const sizeOf = (tokens: Readonly<Partial<Record<Token, number>>> = {}): number =>
  Object.values(tokens).reduce((sum, n) => sum + n, 0)

const kindsIn = (tokens: Readonly<Partial<Record<Token, number>>> = {}): Token[] =>
  (Object.keys(tokens) as Token[]).filter(token => tokens[token]! > 0)

const added = (tokens: Readonly<Partial<Record<Token, number>>> = {}, token: Token, n: number) =>
  put(tokens, token, (tokens[token] ?? 0) + n)

/** BW-P4.2: at least one on each palisade. */
function stakes(open: Open): MoveOf<'stake'>[] {
  const empty = palisades(open).filter(hex => sizeOf(open.stakes[hex]) === 0)
  const hexes = sizeOf(open.stock) > empty.length ? palisades(open) : empty
  return hexes.flatMap(hex => kindsIn(open.stock).map((token): MoveOf<'stake'> => ({ do: 'stake', hex, token })))
}

/** A die, or two together, in the order of the faces: each choice once. */
function diceChoices(dice: readonly Face[]): Face[][] {
  const singles = [...new Set(dice)].map(face => [face])
  const pairs = dice.flatMap((a, i) => dice.slice(i + 1).map(b => [a, b].toSorted()))
  return [...singles, ...new Map(pairs.map(pair => [pair.join(), pair])).values()]
}

/** BW-P4.2: what dice take away: a shield a token of its colour, valor any, two dice any. */
const takes = (dice: readonly Face[]): readonly Token[] =>
  dice.length === 2 || dice[0] === 'valor' ? ['green', 'blue', 'red'] : [dice[0]]

const breaches = (open: Open, tokens: readonly Token[]): MoveOf<'breach'>[] =>
  (Object.keys(open.stakes) as Hex[]).flatMap(hex =>
    kindsIn(open.stakes[hex])
      .filter(token => tokens.includes(token))
      .map((token): MoveOf<'breach'> => ({ do: 'breach', hex, token })),
  )

/** BW-P4.2: a palisade without tokens is gone. */
function breach(g: G, seat: Seat, { hex, token }: MoveOf<'breach'>, dice: readonly Face[], ctx: BattleContext): void {
  const left = added(g.open.stakes[hex], token, -1)
  const isGone = sizeOf(left) === 0
  g.open.stakes = isGone ? without(g.open.stakes, hex) : put(g.open.stakes, hex, left)
  if (isGone) g.open.pieces = without(g.open.pieces, hex)
  ctx.log({ is: 'breached', seat, hex, token, with: dice })
}

const targetHexes = (open: Open): readonly Hex[] => planOf(open.options.battle)!.special.targets!.hexes

/** BW-P4.3: every marker lies beside markers of both other colours. */
function isGoodLayout(open: Open, targets: Open['targets']): boolean {
  return targetHexes(open).every(hex => {
    const near = boardOf(open)
      .neighbours(hex)
      .map(each => targets[each])
    return ranks.every(rank => rank === targets[hex] || near.includes(rank))
  })
}

/** Can markers be laid so that all of them lie as they must? */
function canComplete(open: Open, targets: Open['targets']): boolean {
  const hex = targetHexes(open).find(each => targets[each] === undefined)
  if (hex === undefined) return isGoodLayout(open, targets)
  return ranksLeft(open, targets).some(rank => canComplete(open, { ...targets, [hex]: rank }))
}

function ranksLeft(open: Open, targets: Open['targets']): Rank[] {
  const { ofEach } = planOf(open.options.battle)!.special.targets!
  return ranks.filter(rank => Object.values(targets).filter(each => each === rank).length < ofEach)
}

const targetMoves = (open: Open): MoveOf<'target'>[] =>
  targetHexes(open)
    .filter(hex => open.targets[hex] === undefined)
    .flatMap(hex =>
      ranksLeft(open, open.targets)
        .filter(rank => canComplete(open, { ...open.targets, [hex]: rank }))
        .map((rank): MoveOf<'target'> => ({ do: 'target', hex, rank })),
    )

/** A die that shows no morale: it is rolled again until then. */
function rollUntilUsable(ctx: BattleContext): Face {
  let face: Face = 'morale'
  while (face === 'morale') face = rollDie(ctx)
  return face
}

export const campRules: Rules<'stake' | 'rollBreach' | 'breach' | 'breachAt' | 'target'> = {
  stake: ask({
    rule: 'BW-P4.2',
    who: (_g, { seat }) => seat,
    legalMoves: g => stakes(g.open),
    take: (g, { seat }, _seat, { hex, token }, ctx) => {
      g.open.stakes = put(g.open.stakes, hex, added(g.open.stakes[hex], token, 1))
      g.open.stock = added(g.open.stock, token, -1)
      ctx.log({ is: 'staked', seat, hex, token })
      return sizeOf(g.open.stock) > 0 ? stay : []
    },
  }),

  rollBreach: auto((g, _me, ctx): Steps => {
    const { dice } = planOf(g.open.options.battle)!.special.palisades!
    const seat = g.open.houses.indexOf('stark')
    g.open.breach = Array.from({ length: dice }, () => rollUntilUsable(ctx))
    ctx.log({ is: 'breach-rolled', seat, dice: g.open.breach })
    return [{ do: 'breach', seat }]
  }),

  breach: ask({
    rule: 'BW-P4.2',
    who: (_g, { seat }) => seat,
    legalMoves: g => [
      ...diceChoices(g.open.breach)
        .filter(dice => breaches(g.open, takes(dice)).length > 0)
        .map((dice): MoveOf<'use-dice'> => ({ do: 'use-dice', faces: dice })),
      { do: 'done' },
    ],
    take: (g, { seat }, _seat, move): Steps => {
      if (move.do === 'done') {
        g.open.breach = []
        g.open.stakes = {}
        return []
      }
      return [
        { do: 'breachAt', seat, dice: move.faces },
        { do: 'breach', seat },
      ]
    },
  }),

  breachAt: ask({
    rule: 'BW-P4.2',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { dice }) => [...breaches(g.open, takes(dice)), { do: 'unselect' }],
    take: (g, { seat, dice }, _seat, move, ctx) => {
      if (move.do === 'unselect') return []
      for (const face of dice) g.open.breach = spent(g.open.breach, face)
      breach(g, seat, move, dice, ctx)
      return []
    },
  }),

  target: ask({
    rule: 'BW-P4.3',
    who: (_g, { seat }) => seat,
    legalMoves: g => targetMoves(g.open),
    take: (g, { seat }, _seat, { hex, rank }, ctx) => {
      g.open.targets = put(g.open.targets, hex, rank)
      ctx.log({ is: 'target', seat, hex, rank })
      return Object.keys(g.open.targets).length < targetHexes(g.open).length ? stay : []
    },
  }),
}

const spent = (dice: readonly Face[], face: Face): readonly Face[] => dice.toSpliced(dice.indexOf(face), 1)
