import type { GameTexts, Rich } from '../../../../text/index.ts'
import type { EffectId } from '../../data/abilities.ts'
import type { HouseCard } from '../../data/cards.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone } from '../../types.ts'
import type { Reason } from '../common/reasons.ts'
import { card, character, effect } from './phrases.ts'

const lines: Record<Reason, Rich> = {
  influence: ['Spread influence'],
  characters: ['Living characters'],
  power: ['Power'],
}

export const reasons: GameTexts<IronThrone>['reasons'] = (why, of, reader) => {
  if (why === 'character') return [character(of as Character)]
  if (why === 'card') return [card(of as HouseCard)]
  if (why === 'effect') return [effect(of as EffectId, reader)]
  return lines[why as Reason] ?? [why]
}
