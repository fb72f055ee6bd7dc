/** What a move means, for those who do not know the game yet: the text of the card that it names. */
import { shapeOf } from '../../data/barons.ts'
import { isBan, isDecree } from '../../data/presets.ts'
import type { Move, Proposal } from '../../types.ts'
import type { Effects } from './effects.ts'
import { asking, type PlayerView } from './position.ts'

function ofMotion(motion: Proposal, effects: Effects): string | null {
  if (motion.is === 'preset') return effects.presets[motion.preset]
  if (motion.is === 'revive') return effects.agendas[motion.card]
  if (motion.is !== 'repeal') return null
  const { card } = motion
  return isBan(card) || isDecree(card) ? effects.presets[card] : effects.agendas[card]
}

export const aboutBy =
  (effects: Effects) =>
  (move: { do: string }, view: PlayerView): string | null => {
    const known = move as Move
    switch (known.do) {
      case 'plan':
      case 'unplan':
        return effects.actions[known.card]
      case 'next':
        return effects.agendas[known.agenda]
      case 'propose':
        return ofMotion(known.motion, effects)
      case 'miracle':
        return effects.events[known.card]
      case 'use': {
        const card = asking(view, 'useCard')
        const ability = asking(view, 'ability')
        if (card) return effects.actions[card.card]
        return ability ? effects.shapes[shapeOf(ability.noble)] : null
      }
      case 'comply': {
        const accept = asking(view, 'accept')
        const law = asking(view, 'obey')?.law ?? asking(view, 'tax')?.law
        if (accept) return effects.agendas[accept.card]
        return law === undefined ? null : isBan(law) ? effects.presets[law] : effects.agendas[law]
      }
      case 'aim':
        return 'charge' in known.at ? effects.agendas[known.at.charge] : null
      default:
        return null
    }
  }
