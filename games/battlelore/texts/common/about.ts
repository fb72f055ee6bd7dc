/** What a move means, for those who do not know the game yet. */
import type { Move, View } from '../../../../kernel/index.ts'
import { type CommandCard, commandCardTable } from '../../data/commandCards.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import { type UnitType, unitTable } from '../../data/units.ts'
import { costOf } from '../../rules/setup/muster.ts'
import type { BattleLore, Commitment } from '../../types.ts'
import type { Effects } from './effects.ts'

const isCommand = (card: CommandCard | LoreCard): card is CommandCard => card in commandCardTable

/** A lore card with the moment at which it is played. */
const aboutCard = ({ commandCards, loreCards, timings }: Effects, card: CommandCard | LoreCard): string =>
  isCommand(card) ? commandCards[card] : `${timings[card]} ${loreCards[card]}`

function aboutUse({ abilities, conditions, loreCards }: Effects, to: Commitment): string {
  if (to === 'venom') return conditions.poison
  if (to === 'fury') return loreCards['fury-of-yllan']
  return to === 'dread' ? loreCards['dread-of-the-ynfernael'] : abilities[to]
}

/** BL-3.6.1: a unit at the price that its owner pays. */
function aboutUnit(effects: Effects, type: UnitType, { seat, open }: View<BattleLore>): string {
  const scenario = seat === null ? null : open.scenarios[seat]
  const cost = costOf(type, scenario)
  return scenario && cost !== unitTable[type].cost ? effects.unitFor(type, cost, scenario) : effects.units[type]
}

/** Explains a move by what the cards, units and abilities in it do; null: its label says it all. */
export const aboutBy =
  (effects: Effects) =>
  (move: Move<BattleLore>, view: View<BattleLore>): string | null => {
    switch (move.do) {
      case 'scenario':
        return effects.scenarios[move.scenario]
      case 'buy':
        return aboutUnit(effects, move.unit, view)
      case 'army':
        return move.army && effects.armies[move.army]
      case 'command':
        return move.mode === 'text' ? effects.commandCards[move.card] : null
      case 'mark':
      case 'unmark':
      case 'keep':
      case 'discard':
        return aboutCard(effects, move.card)
      case 'lore':
        return effects.loreCards[move.card]
      case 'pursue':
        return effects.abilities.pursue
      case 'commit':
        return aboutUse(effects, move.to)
      default:
        return null
    }
  }
