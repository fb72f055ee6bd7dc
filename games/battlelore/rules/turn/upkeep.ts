/** BL-19: victory points, the draw, and lore. */
import { ask, auto, type Chapter, hold, less, type Seat } from '../../../../kernel/index.ts'
import { type CommandCard, commandCardTable } from '../../data/commandCards.ts'
import { bannerPoints, type LoreChoice, loreChoices } from '../../data/constants.ts'
import { loreCardTable } from '../../data/loreCards.ts'
import { scenarioTable } from '../../data/scenarios.ts'
import type { BattleLore, MoveOf, Open } from '../../types.ts'
import type { Steps } from '../combat/fight.ts'
import { removeFigures } from '../combat/harm.ts'
import { terrainAt } from '../field/field.ts'
import { armyOf, type BattleContext, type G, gainLore, gainPoints, unitAt } from '../field/units.ts'
import { discardLore, drawLore, receive, takeCommands } from '../lore/decks.ts'
import { scenarioPoints } from '../setup/scenarioPoints.ts'

export const upkeepRules: Chapter<
  BattleLore,
  'upkeep' | 'vpOption' | 'draw' | 'drawCards' | 'keepCommand' | 'loreStep' | 'gain' | 'discardLore'
> = {
  // BL-19.1: only the active player scores, the banners first
  upkeep: auto((g, _me, ctx): Steps => {
    const { seat } = g.open.turn!
    const banners = g.open.banners.filter(hex => unitAt(g.open, hex)?.seat === seat).length
    gainPoints(g, seat, bannerPoints * banners, 'banner', ctx)
    const scenario = g.open.scenarios[seat]
    if (scenario) gainPoints(g, seat, scenarioPoints(g.open, seat), scenario, ctx)
    return [
      { do: 'vpOption', seat },
      { do: 'window', window: 'vpStep', seat, passed: false, unit: null },
    ]
  }),

  vpOption: ask({
    rule: 'BL-19.1',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => [...offerMoves(g.open, seat), { do: 'done' }],
    take: (g, { seat }, _seat, move, ctx) => (move.do === 'done' ? [] : acceptOffer(g, seat, move, ctx)),
  }),

  // BL-17.6.13: Wisdom of the Knight comes before the draw
  draw: auto((g): Steps => {
    const { seat } = g.open.turn!
    return [{ do: 'window', window: 'drawStep', seat, passed: false, unit: null }, { do: 'drawCards' }]
  }),

  // BL-19.3
  drawCards: auto((g, _me, ctx): Steps => {
    const { seat } = g.open.turn!
    const drawn = takeCommands(g, drawSize(g.open), ctx)
    if (drawn.length <= 1) {
      receive(g, seat, { commands: drawn }, ctx)
      return []
    }
    hold(g, seat, { drawn })
    ctx.log({ is: 'drew', seat, commands: drawn.length, lores: 0 })
    return [{ do: 'keepCommand', seat, n: drawn.length }]
  }),

  keepCommand: ask({
    rule: 'BL-19.3',
    who: (_g, { seat }) => seat,
    always: true,
    legalMoves: (g, { seat }) => [...new Set(g.held[seat].drawn)].map((card): MoveOf<'keep'> => ({ do: 'keep', card })),
    take: (g, { seat }, _seat, move, ctx) => keepOne(g, seat, move.card, ctx),
  }),

  // BL-21.4: no Lore step in the learning scenario
  loreStep: auto((g): Steps => (g.open.options.learning ? [] : [{ do: 'gain', seat: g.open.turn!.seat }])),

  // BL-19.4: a choice of which only a part can be done is allowed
  gain: ask({
    rule: 'BL-19.4',
    who: (_g, { seat }) => seat,
    legalMoves: () => (Object.keys(loreChoices) as LoreChoice[]).map((what): MoveOf<'gain'> => ({ do: 'gain', what })),
    take: (g, { seat }, _seat, move, ctx): Steps => {
      const { gain, draw, discard } = loreChoices[move.what]
      gainLore(g, seat, gain, 'upkeep', ctx)
      drawLore(g, seat, draw, ctx)
      return discard > 0 && g.open.loreHands[seat] > 0 ? [{ do: 'discardLore', seat }] : []
    },
  }),

  // BL-22.2: shown when discarded
  discardLore: ask({
    rule: 'BL-19.4',
    who: (_g, { seat }) => seat,
    always: true,
    legalMoves: (g, { seat }) =>
      [...new Set(g.held[seat].lores)].map((card): MoveOf<'discard'> => ({ do: 'discard', card })),
    take: (g, { seat }, _seat, move, ctx) => {
      const { card } = move
      discardLore(g, seat, card)
      ctx.log({ is: 'discarded', seat, commands: [], lores: [card] })
      return []
    },
  }),
}

/** BL-19.3, BL-17.6.13: one card; Scout draws two, Wisdom of the Knight three, and one is kept. */
function drawSize({ turn }: Open): number {
  if (turn!.wisdom) return loreCardTable['wisdom-of-the-knight'].draw!
  return (turn!.mode === 'text' && commandCardTable[turn!.card!].draw) || 1
}

function keepOne(g: G, seat: Seat, card: CommandCard, ctx: BattleContext): Steps {
  const rest = less(g.held[seat].drawn, card)
  hold(g, seat, { drawn: [], commands: [...g.held[seat].commands, card] })
  g.open.commandHands = g.held.map(({ commands }) => commands.length)
  g.open.commandDiscard = [...g.open.commandDiscard, ...rest]
  ctx.log({ is: 'drew-cards', seat, commands: [card], lores: [] }, seat)
  ctx.log({ is: 'discarded', seat, commands: rest, lores: [] })
  return []
}

/** BL-19.1: what the own scenario card lets its owner pay for a victory point. */
function offerMoves(open: Open, seat: Seat): MoveOf<'spend-lore' | 'sacrifice'>[] {
  const offer = open.scenarios[seat] && scenarioTable[open.scenarios[seat]].offer
  if (!offer) return []
  const altars = armyOf(open, seat).filter(
    ({ hex }) => open.banners.includes(hex) && terrainAt(open, hex) === 'building',
  )
  if (offer.pay === 'figure') return altars.map(({ hex }) => ({ do: 'sacrifice', hex }))
  return altars.length > 0 && open.lore[seat] >= offer.n ? [{ do: 'spend-lore' }] : []
}

function acceptOffer(g: G, seat: Seat, move: MoveOf<'spend-lore' | 'sacrifice'>, ctx: BattleContext): Steps {
  const scenario = g.open.scenarios[seat]!
  const offer = scenarioTable[scenario].offer!
  if (move.do === 'spend-lore') gainLore(g, seat, -offer.n, scenario, ctx)
  gainPoints(g, seat, offer.points, scenario, ctx)
  if (move.do !== 'sacrifice') return []
  const unit = unitAt(g.open, move.hex)!
  return removeFigures(g, unit.id, offer.n, scenario, ctx)
}
