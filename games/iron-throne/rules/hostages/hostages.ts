/** IT-4.2 to IT-4.4, IT-18.7 to IT-18.13: hostages are released and tortured, at the start of the round alone. */
import { ask, auto, type Chapter, type Context, type Seat } from '../../../../kernel/index.ts'
import { afterAct, afterPass, nextToAsk } from '../../../../kit/passing.ts'
import { isCharacter } from '../../data/cards.ts'
import { releaseCards, torturePower } from '../../data/constants.ts'
import type { IronThrone } from '../../types.ts'
import { addToHand, draw, layDown } from '../cards/decks.ts'
import { windowAt } from '../cards/windows.ts'
import { leaveHostages, recall } from '../memory.ts'
import { movePower, weaken } from '../power.ts'
import { type G, isLiving, livingOf, type Steps, takesPart } from '../seats.ts'
import { removeHostage } from './hostageTaking.ts'

/** IT-18.12: not the card of a dead character. */
function canTorture({ open, held }: G, seat: Seat, i: number): boolean {
  const card = held[seat].hostages[i]
  return !isCharacter(card) || isLiving(open, card) || open.leaders.includes(card)
}

/** IT-18.7: back to its owner, who draws a card; then the holder does. */
function release(g: G, ctx: Context<IronThrone>, seat: Seat, n: number): Steps {
  const { card, house } = removeHostage(g, seat, n)
  addToHand(g, house, card)
  leaveHostages(g, seat, n, { in: 'hand', seat: house })
  recall(g, seat, { card, in: 'hand', seat: house })
  ctx.log({ is: 'released', seat, n, house })
  ctx.log({ is: 'returned', seat: house, card }, house)
  draw(g, ctx, house, releaseCards, 'release')
  return [...windowAt(g.open, 'release', seat), { do: 'releaseDraw', seat }]
}

/** IT-18.8: shown, and thrown onto its owner's discard pile; what it does depends on the card. */
function torture(g: G, ctx: Context<IronThrone>, seat: Seat, n: number): Steps {
  const { card, house } = removeHostage(g, seat, n)
  layDown(g, house, card)
  leaveHostages(g, seat, n, null)
  ctx.log({ is: 'tortured', seat, n, house, card })
  if (!isCharacter(card)) {
    // IT-18.11
    const isPossible = livingOf(g.open, house).length > 0
    return isPossible ? [...windowAt(g.open, 'torture', seat), { do: 'torment', seat, house }] : []
  }
  // IT-18.9, IT-18.10
  if (g.open.leaders[house] === card) movePower(g, ctx, house, 'box', torturePower.character, 'torture')
  else weaken(g, ctx, card, torturePower.character, 'torture')
  return []
}

export const hostageRules: Chapter<IronThrone, 'hostages' | 'hostage' | 'releaseDraw' | 'torment'> = {
  // IT-4.2: clockwise; it ends when all who hold a hostage have passed in succession
  hostages: auto((g, { turn, passed }) => {
    // IT-28.4: with the last character of the challenger the round ends at once
    if (!takesPart(g.open, g.open.challenger)) return []
    const { hostages } = g.open
    const seat = nextToAsk(hostages.length, { turn, passed }, each => hostages[each].length > 0)
    return seat === undefined ? [] : [{ do: 'hostage', seat, passed }]
  }),
  hostage: ask({
    rule: 'IT-4.2',
    who: (_, me) => me.seat,
    legalMoves: (g, { seat }) => {
      const held = g.open.hostages[seat]
      return [
        ...held.map(({ n }) => ({ do: 'release', n }) as const),
        ...held.filter((_, i) => canTorture(g, seat, i)).map(({ n }) => ({ do: 'torture', n }) as const),
        { do: 'pass' },
      ]
    },
    pass: () => ({ do: 'pass' }),
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'pass') {
        return [{ do: 'hostages', ...afterPass(g.open.houses.length, me, seat) }]
      }
      const { n } = move
      const deed = move.do === 'release' ? release(g, ctx, seat, n) : torture(g, ctx, seat, n)
      // IT-18.13
      return [...deed, { do: 'check' }, { do: 'hostages', ...afterAct(seat) }]
    },
  }),
  releaseDraw: auto((g, { seat }, ctx) => {
    draw(g, ctx, seat, g.open.instead ?? releaseCards, 'release')
    g.open.instead = null
    return []
  }),
  // IT-18.11: onto the torturer's sheet
  torment: ask({
    rule: 'IT-18.11',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => livingOf(open, me.house).map(character => ({ do: 'target', character })),
    take: (g, _me, seat, move, ctx) => {
      const { character } = move
      movePower(g, ctx, character, seat, g.open.instead ?? torturePower.other, 'torture')
      g.open.instead = null
      return []
    },
  }),
}
