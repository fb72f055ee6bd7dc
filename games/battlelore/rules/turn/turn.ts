/** BL-2.2, BL-4, BL-5.1: the turn, its start, and the command card. */
import { ask, auto, type Chapter, putAt, type Step } from '../../../../kernel/index.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import { tentPoints } from '../../data/constants.ts'
import type { BattleLore, Open, Turn } from '../../types.ts'
import { gainPoints, other, unitAt } from '../field/units.ts'
import { layCommand } from '../lore/decks.ts'

export const turnRules: Chapter<BattleLore, 'turn' | 'tent' | 'command' | 'endTurn'> = {
  // BL-2.2; BL-4.2: the tent comes after the victory check
  turn: auto((g, me, ctx): Step<BattleLore>[] => {
    const seat = me.seat ?? g.open.first!
    if (seat === g.open.first) ctx.log({ is: 'round', round: ++g.open.round })
    g.open.turn = { ...freshTurn, seat }
    ctx.log({ is: 'turn', seat })
    return [
      ...(seat === g.open.first ? [{ do: 'victoryCheck' } as const] : []),
      ...(onEnemyTent(g.open, seat) ? [{ do: 'tent', seat } as const] : []),
      { do: 'command', seat },
      { do: 'orders' },
      { do: 'moveStep' },
      { do: 'moveEnd' },
      { do: 'attackStep' },
      { do: 'attackEnd' },
      { do: 'upkeep' },
      { do: 'draw' },
      { do: 'loreStep' },
      { do: 'endTurn' },
    ]
  }),

  // BL-4.2, BL-14.3
  tent: ask({
    rule: 'BL-4.2',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('remove-tent'),
    take: (g, { seat }, _seat, move, ctx) => {
      if (!move.yes) return []
      const hex = g.open.tents[other(seat)]!
      g.open.tents = putAt(g.open.tents, other(seat), null)
      ctx.log({ is: 'tent-removed', seat, hex })
      gainPoints(g, seat, tentPoints, 'tent', ctx)
      return []
    },
  }),

  // BL-5.1, BL-5.3: any card may instead order one unit anywhere
  command: ask({
    rule: 'BL-5.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) =>
      [...new Set(g.held[seat].commands)].flatMap(card => modes.map(mode => ({ do: 'command', card, mode }))),
    take: (g, { seat }, _seat, move, ctx) => {
      const { card, mode } = move
      layCommand(g, seat, card)
      g.open.turn = { ...g.open.turn!, card, mode }
      ctx.log({ is: 'command', seat, card, mode })
      return []
    },
  }),

  // BL-2.2.3
  endTurn: auto(g => [{ do: 'turn', seat: other(g.open.turn!.seat) }]),
}

const modes = ['text', 'single'] as const

const freshTurn: Omit<Turn, 'seat'> = {
  card: null,
  mode: 'text',
  ordered: [],
  unordered: [],
  overrun: false,
  silenced: null,
  wisdom: false,
  shown: [],
  flown: [],
}

function onEnemyTent(open: Open, seat: number): boolean {
  const tent = open.tents[other(seat)]
  return tent !== null && unitAt(open, tent)?.seat === seat
}
