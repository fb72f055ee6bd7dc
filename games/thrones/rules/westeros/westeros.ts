/** AG-4: the Westeros Phase. */
import { ask, auto, type Chapter, type Context, putAt, type Step } from '../../../../kernel/index.ts'
import { type Track, wildlingIconStrength, wildlingMax } from '../../data/constants.ts'
import type { Order } from '../../data/orders.ts'
import {
  type Deck,
  deckCards,
  decks,
  type WesterosCard,
  type WesterosCardFacts,
  type WesterosCardType,
  westerosCardTable,
} from '../../data/westerosCards.ts'
import type { Choice, MoveOf, Thrones } from '../../types.ts'
import type { G } from '../position/armies.ts'
import { gainPower, holderOf, moveThreat, setSupply, turnOrder } from '../position/tracks.ts'
import { startPhase } from '../round.ts'
import { icons, openPorts } from './income.ts'
import { reconciling } from './reconcile.ts'

type Steps = readonly Step<Thrones>[]

const factsOf = (card: WesterosCard): WesterosCardFacts => westerosCardTable[card]
const typeOf = (card: WesterosCard): WesterosCardType => westerosCardTable[card].type

/** AG-4.8: who chooses, by the track whose token is held, and what. The token need not be unused. */
const choices: Partial<Record<WesterosCardType, { track: Track; of: readonly Choice[] }>> = {
  'a-throne-of-blades': { track: 'iron-throne', of: ['supply', 'mustering', 'nothing'] },
  'dark-wings-dark-words': { track: 'kings-court', of: ['clash', 'collect', 'nothing'] },
  'put-to-the-sword': { track: 'fiefdoms', of: ['no-defense', 'no-march-plus-1', 'nothing'] },
}

export const westerosRules: Chapter<Thrones, 'westeros' | 'westerosCard' | 'choose' | 'supply' | 'collectPower'> = {
  // AG-1.2, AG-4.3: draw, icons, then each card completely before the next (AG-4.3.3)
  westeros: auto((g, _me, ctx) => {
    startPhase(g, ctx, 'westeros')
    drawCards(g, ctx)
    advanceWildlings(g, ctx)
    const cards: Steps = decks.map(deck => ({ do: 'westerosCard', deck }))
    return g.open.threat < wildlingMax ? cards : [attack(wildlingMax), ...cards]
  }),

  westerosCard: auto((g, { deck }, ctx) => {
    const card = g.open.westeros[deck - 1]
    ctx.log({ is: 'westeros-card', card })
    return resolveCard(g, ctx, card)
  }),

  choose: ask({
    rule: 'AG-4.8',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { card }) =>
      choices[typeOf(card)]!.of.map((choice): MoveOf<'choose'> => ({ do: 'choose', choice })),
    take: (g, { seat, card }, _seat, move, ctx) => {
      const { choice } = move
      ctx.log({ is: 'choice', seat, card, choice })
      return carryOut(g, ctx, card, choice)
    },
  }),

  // AG-4.4: the levels of all at once, then each house above its limit reconciles, in turn order
  supply: auto((g, _me, ctx) => {
    for (const seat of turnOrder(g.open)) adjustSupply(g, ctx, seat)
    return turnOrder(g.open).flatMap(seat => reconciling(g, seat, 'supply'))
  }),

  // AG-4.7
  collectPower: auto((g, { ports, card }, ctx) => {
    for (const seat of turnOrder(g.open)) {
      gainPower(g, ctx, seat, icons(g, seat, 'power') + (ports ? openPorts(g, seat) : 0), card)
    }
    return []
  }),
}

/** AG-4.2, AG-4.12: the top card of each deck; used cards stay out of their deck. */
function drawCards(g: G, ctx: Context<Thrones>): void {
  for (const deck of decks) draw(g, deck)
  ctx.log({ is: 'drawn', cards: g.open.westeros })
  for (const deck of decks) {
    while (typeOf(g.open.westeros[deck - 1]) === 'winter-is-coming') reshuffle(g, ctx, deck)
  }
}

function draw(g: G, deck: Deck): void {
  const [card, ...rest] = g.hidden.westeros[deck - 1]
  g.hidden.westeros = putAt(g.hidden.westeros, deck - 1, rest)
  g.open.westeros = putAt(g.open.westeros, deck - 1, card)
  g.open.westerosUsed = putAt(g.open.westerosUsed, deck - 1, [...g.open.westerosUsed[deck - 1], card])
}

/** AG-4.3.4: Winter is Coming shuffles all ten cards of its deck; another one is drawn in its place at once. */
function reshuffle(g: G, ctx: Context<Thrones>, deck: Deck): void {
  g.hidden.westeros = putAt(g.hidden.westeros, deck - 1, ctx.shuffle(deckCards(deck)))
  g.open.westerosUsed = putAt(g.open.westerosUsed, deck - 1, [])
  g.open.reshuffled = putAt(g.open.reshuffled, deck - 1, [...g.open.reshuffled[deck - 1], g.open.round])
  draw(g, deck)
  ctx.log({ is: 'reshuffle', deck, card: g.open.westeros[deck - 1] })
}

/** AG-4.3.1, AG-4.3.2: one space an icon on the cards in force; beyond 12 icons are lost. */
function advanceWildlings(g: G, ctx: Context<Thrones>): void {
  const icons = g.open.westeros.reduce((sum, card) => sum + factsOf(card).wildlingIcons, 0)
  moveThreat(g, ctx, Math.min(wildlingMax, g.open.threat + icons * wildlingIconStrength))
}

/** AG-9.1 */
const attack = (strength: number): Step<Thrones> => ({ do: 'bid', on: 'wildlings', strength, without: null })

function resolveCard(g: G, ctx: Context<Thrones>, card: WesterosCard): Steps {
  const chosen = choices[typeOf(card)]
  if (chosen) return [{ do: 'choose', seat: holderOf(g.open, chosen.track), card }]
  switch (typeOf(card)) {
    case 'supply':
      return [{ do: 'supply' }]
    case 'mustering':
      return [{ do: 'mustering' }]
    case 'clash-of-kings':
      return [{ do: 'clash' }]
    case 'game-of-thrones':
      return [{ do: 'collectPower', ports: true, card }]
    case 'wildlings-attack': // AG-4.10
      return [attack(g.open.threat)]
    default: // AG-4.9, and AG-4.11: Last Days of Summer forbids nothing
      return forbid(g, ctx, card, factsOf(card).forbids)
  }
}

/** AG-4.8: a chosen effect is carried out exactly like the card of that name. */
function carryOut(g: G, ctx: Context<Thrones>, card: WesterosCard, choice: Choice): Steps {
  switch (choice) {
    case 'collect':
      return [{ do: 'collectPower', ports: g.open.options.darkWingsPortsPay, card }]
    case 'no-defense':
      return forbid(g, ctx, card, ['defense-plus-1', 'defense-plus-2'])
    case 'no-march-plus-1':
      return forbid(g, ctx, card, ['march-plus-1'])
    case 'nothing':
      return []
    default:
      return [{ do: choice }]
  }
}

function forbid(g: G, ctx: Context<Thrones>, card: WesterosCard, orders: readonly Order[]): Steps {
  if (orders.length === 0) return []
  g.open.forbidden = [...g.open.forbidden, ...orders]
  ctx.log({ is: 'forbidden', card, orders })
  return []
}

/** AG-4.4: the Supply icons in controlled areas, at most 6. */
function adjustSupply(g: G, ctx: Context<Thrones>, seat: number): void {
  setSupply(g, ctx, seat, icons(g, seat, 'supply'), 'supply')
}
