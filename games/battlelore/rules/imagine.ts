/** BL-22: worlds that fit what a player knows; what he does not know is drawn anew. */
import { type Game, less, type Seat, type View } from '../../../kernel/index.ts'
import { commandDeck } from '../data/commandCards.ts'
import { openingHand, scenarioDraw } from '../data/constants.ts'
import { loreDeck } from '../data/loreCards.ts'
import { type Scenario, scenariosOf } from '../data/scenarios.ts'
import { unitsOf } from '../data/units.ts'
import type { BattleLore, Held, Open } from '../types.ts'
import type { BattleContext } from './field/units.ts'
import { imagineDeployment } from './imagineArmy.ts'
import { campaignScenarios } from './setup/campaign.ts'
import { emptyHands } from './setup/setup.ts'

type Seen = View<BattleLore>

/** Everything that the seat of a view (or a spectator) may not see, drawn so that it would see the same. */
export const imagine: Game<BattleLore>['imagine'] = (view, ctx) => {
  const commands = imagineCommands(view, ctx)
  const lores = view.open.factions.map((_, seat) => imagineLores(view, seat, ctx))
  const held = view.open.factions.map((_, seat): Held => {
    if (seat === view.seat) return view.own!
    const hands = { commands: commands.hands[seat], drawn: commands.drawn[seat], lores: lores[seat].hand }
    return { ...emptyHands, ...imagineSetup(view, seat, ctx), ...hands, marked: imagineMarks(view, seat, hands) }
  })
  return { held, hidden: { commandDeck: commands.deck, loreDecks: lores.map(({ deck }) => deck) } }
}

/** Nobody knows the order of the deck; a player knows his own hand and the discard pile. */
function imagineCommands({ open, own, stack, seat: self }: Seen, ctx: BattleContext) {
  const known = [...open.commandDiscard, ...(own?.commands ?? []), ...(own?.drawn ?? [])]
  const deal = dealer(commandDeck, known, ctx)
  const drawing = (seat: Seat) =>
    stack.reduce((n, step) => (step.do === 'keepCommand' && step.seat === seat ? step.n : n), 0)
  const hands = open.commandHands.map((n, seat) => (seat === self ? [] : deal(n)))
  const drawn = open.factions.map((_, seat) => (seat === self ? [] : deal(drawing(seat))))
  return { hands, drawn, deck: deal(open.commandDeck) }
}

function imagineLores({ open, own, seat: self }: Seen, seat: Seat, ctx: BattleContext) {
  const hand = seat === self ? own!.lores : []
  const known = [...open.loreDiscards[seat], ...(open.turn?.shown ?? []), ...hand]
  const deal = dealer(loreDeck(open.factions[seat]), known, ctx)
  return { hand: seat === self ? [] : deal(open.loreHands[seat]), deck: deal(open.loreDecks[seat]) }
}

/** Deals the cards of a whole deck that are not known, in any order. */
function dealer<Card>(all: readonly Card[], known: readonly Card[], ctx: BattleContext): (n: number) => Card[] {
  const unknown = ctx.shuffle(known.reduce(less<Card>, all))
  return n => unknown.splice(0, n)
}

/** BL-3.11: what may lie behind the choices of setup. */
function imagineSetup(view: Seen, seat: Seat, ctx: BattleContext): Partial<Held> {
  const { open, stack, ready } = view
  const doing = stack.at(-1)?.do
  if (doing === 'chooseScenario') return { scenarios: imagineScenarios(open, seat, ctx) }
  if (doing === 'muster' && ready.includes(seat)) {
    return { muster: { ...emptyHands.muster, units: [unitsOf(open.factions[seat])[0]] } }
  }
  if (doing === 'deploy' || doing === 'deployAll') return imagineDeployment(view, seat, ctx)
  return {}
}

function imagineScenarios({ options, factions, chapters }: Open, seat: Seat, ctx: BattleContext): readonly Scenario[] {
  if (options.campaign) return campaignScenarios(chapters, factions[seat])
  const all = scenariosOf(factions[seat])
  return options.freeScenarioChoice ? all : ctx.shuffle(all).slice(0, scenarioDraw)
}

/** BL-3.10: whoever has chosen has marked what is too much. */
function imagineMarks({ stack, ready }: Seen, seat: Seat, { commands, lores }: Pick<Held, 'commands' | 'lores'>) {
  if (stack.at(-1)?.do !== 'discardOpening' || !ready.includes(seat)) return emptyHands.marked
  return { commands: commands.slice(openingHand.command.keep), lores: lores.slice(openingHand.lore.keep) }
}
