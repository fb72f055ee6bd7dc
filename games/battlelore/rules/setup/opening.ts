/** BL-3.10, BL-21.1: the opening hands. */
import { auto, type Chapter, hold, less, type MovesAt, type Seat, sealed } from '../../../../kernel/index.ts'
import { type CommandCard, commandDeck, presetHand } from '../../data/commandCards.ts'
import { openingHand } from '../../data/constants.ts'
import { type LoreCard, loreDeck } from '../../data/loreCards.ts'
import type { BattleLore, Held, MoveOf, Open } from '../../types.ts'
import type { BattleContext, G } from '../field/units.ts'
import { receive, takeCommands, takeLores } from '../lore/decks.ts'

/** The moves of choosing what to discard. */
type Marking = MovesAt<BattleLore, 'discardOpening'>

export const openingRules: Chapter<BattleLore, 'openingHands' | 'discardOpening'> = {
  openingHands: auto((g, _me, ctx) => {
    shuffleDecks(g, ctx)
    const { commands, lores } = openingDraw(g.open)
    for (const seat of [0, 1]) {
      if (g.open.options.presetHands) receive(g, seat, { commands: presetHand }, ctx)
      receive(g, seat, { commands: takeCommands(g, commands, ctx), lores: takeLores(g, seat, lores, ctx) }, ctx)
    }
    ctx.log({ is: 'opening-hands', commands: g.open.commandHands[0], lores: g.open.loreHands[0] })
    return surplus(g.open).some(n => n > 0) ? [{ do: 'discardOpening' }] : []
  }),

  discardOpening: sealed({
    rule: 'BL-3.10',
    who: () => [0, 1],
    legalMoves: (g, _me, seat) => markMoves(g.held[seat]),
    seals: move => move.do === 'discard-marked',
    draft: (g, _me, seat, move) => hold(g, seat, { marked: marked(g.held[seat].marked, move) }),
    reveal: (g, _me, _answers, ctx) => {
      for (const seat of [0, 1]) discardMarked(g, seat, ctx)
      return []
    },
  }),
}

/** BL-21.4: in the learning scenario there are no lore cards. BL-22.1: how many cards the decks have is open. */
function shuffleDecks(g: G, ctx: BattleContext): void {
  const { learning, presetHands } = g.open.options
  const rest = presetHands ? [...presetHand, ...presetHand].reduce(less<CommandCard>, commandDeck) : commandDeck
  g.hidden.commandDeck = ctx.shuffle(rest)
  if (!learning) g.hidden.loreDecks = g.open.factions.map(faction => ctx.shuffle(loreDeck(faction)))
  g.open.commandDeck = g.hidden.commandDeck.length
  g.open.loreDecks = g.hidden.loreDecks.map(deck => deck.length)
}

function openingDraw({ options }: Open): { commands: number; lores: number } {
  const { command, lore } = openingHand
  const choice = options.randomFour ? 'keep' : 'draw'
  return { commands: options.presetHands ? 0 : command[choice], lores: lore[choice] }
}

/** Command and lore cards too many in each hand; both players have the same numbers. */
const surplus = ({ commandHands, loreHands }: Pick<Open, 'commandHands' | 'loreHands'>): [number, number] => [
  Math.max(0, commandHands[0] - openingHand.command.keep),
  Math.max(0, loreHands[0] - openingHand.lore.keep),
]

function markMoves({ commands, lores, marked }: Held): Marking[] {
  const [toCommands, toLores] = surplus({ commandHands: [commands.length], loreHands: [lores.length] })
  const marks = [
    ...(marked.commands.length < toCommands ? unmarked(commands, marked.commands) : []),
    ...(marked.lores.length < toLores ? unmarked(lores, marked.lores) : []),
  ].map((card): MoveOf<'mark'> => ({ do: 'mark', card }))
  const back = [...new Set([...marked.commands, ...marked.lores])].map(
    (card): MoveOf<'unmark'> => ({ do: 'unmark', card }),
  )
  return [...(marks.length === 0 ? [{ do: 'discard-marked' } as const] : marks), ...back]
}

/** The kinds of cards of which more are in hand than marked. */
const unmarked = <Card>(hand: readonly Card[], marks: readonly Card[]): Card[] => [
  ...new Set(marks.reduce(less<Card>, hand)),
]

const isCommand = (card: CommandCard | LoreCard): card is CommandCard => commandDeck.includes(card as CommandCard)

function marked(marks: Held['marked'], move: Marking): Held['marked'] {
  if (move.do !== 'mark' && move.do !== 'unmark') return marks
  const { card } = move
  const change = <Card>(list: readonly Card[], one: Card) => (move.do === 'mark' ? [...list, one] : less(list, one))
  return isCommand(card)
    ? { ...marks, commands: change(marks.commands, card) }
    : { ...marks, lores: change(marks.lores, card) }
}

/** BL-3.10: the discards come to the piles when both have chosen. */
function discardMarked(g: G, seat: Seat, ctx: BattleContext): void {
  const { commands, lores } = g.held[seat].marked
  hold(g, seat, {
    commands: commands.reduce(less<CommandCard>, g.held[seat].commands),
    lores: lores.reduce(less<LoreCard>, g.held[seat].lores),
    marked: { commands: [], lores: [] },
  })
  g.open.commandDiscard = [...g.open.commandDiscard, ...commands]
  g.open.loreDiscards = g.open.loreDiscards.map((pile, each) => (each === seat ? [...pile, ...lores] : pile))
  g.open.commandHands = g.held.map(held => held.commands.length)
  g.open.loreHands = g.held.map(held => held.lores.length)
  ctx.log({ is: 'opening-discards', seat, commands, lores })
}
