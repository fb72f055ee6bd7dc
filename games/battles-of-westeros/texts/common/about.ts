/** What a move means, for those who do not know the game yet. */
import type { Move, View } from '../../../../kernel/index.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import type { Effects } from './effects.ts'

/** Explains a move by what the cards, tokens and keywords in it do; null: its label says it all. */
export const aboutBy =
  (effects: Effects) =>
  (move: Move<BattlesOfWesteros>, { open }: View<BattlesOfWesteros>): string | null => {
    switch (move.do) {
      case 'token':
        return move.pair ? null : effects.tokens[move.token]
      case 'play': {
        const said = move.commands.map(n => effects.commands[move.card][n])
        return [...said, effects.tactics[move.card] ?? ''].filter(text => text !== '').join(' ')
      }
      case 'command':
        return open.turn?.play ? effects.commands[open.turn.play.card][move.n] : null
      case 'tactic': {
        const played = open.turn?.play?.card
        return (move.yes && played && effects.tactics[played]) || null
      }
      case 'ability':
        return effects.commitAbilities[move.commander]
      case 'dogs':
        return effects.keywords['war-dogs']
      case 'scorch':
        return effects.keywords['scorch-the-earth']
      case 'recruit':
        return effects.units[move.type]
      case 'tile':
        return effects.terrain[move.terrain]
      default:
        return null
    }
  }
