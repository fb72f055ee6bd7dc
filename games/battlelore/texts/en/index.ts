import { line } from '../../../../text/index.ts'
import type { CommandCard } from '../../data/commandCards.ts'
import type { Faction } from '../../data/factions.ts'
import { aboutBy } from '../common/about.ts'
import type { BattleLoreTexts } from '../common/types.ts'
import { ahead } from './ahead.ts'
import { barred } from './barred.ts'
import { en as field } from './board.ts'
import { brief } from './brief.ts'
import { concerns } from './concerns.ts'
import { effects } from './effects.ts'
import { events } from './events.ts'
import { moves } from './moves.ts'
import { names } from './names.ts'
import { optionGroups, options } from './options.ts'
import { points, seat } from './phrases.ts'
import { questions } from './questions.ts'
import { reasons } from './reasons.ts'
import { rules } from './rules/index.ts'
import { en as stage } from './stage.ts'

export const en: BattleLoreTexts = {
  language: 'en',
  title: 'BattleLore',
  tagline: 'Two armies on a field of hexes: muster in secret, order with cards, and let lore turn the dice.',
  aim: 'With 16 victory points and more than your opponent when the first player’s turn starts you win; so you do at any time when the last enemy unit falls. Banners, scenario cards and the enemy tent give victory points.',
  length: '1 to 2 hours',
  role: role => names.factionTitles[role as Faction],
  opening: card => names.cards[card as CommandCard],
  seat: (id, reader) => [seat(id, reader)],
  questions,
  moves,
  ahead,
  about: aboutBy(effects),
  barred,
  concerns,
  events,
  optionGroups,
  options,
  reasons,
  result: (standing, reader) => {
    const [best, other] = standing
    if (other.place === 1) return ['The battle ends in a draw.']
    const { why, n } = best.keys[0]
    if (why === 'campaign') return line`${seat(best.seat, reader)} wins the campaign with ${points(n)}.`
    if (reader.open.result?.by === 'resignation') return line`${seat(best.seat, reader)} wins: the enemy has resigned.`
    return reader.open.result?.by === 'annihilation'
      ? line`${seat(best.seat, reader)} wins: no enemy is left on the field.`
      : line`${seat(best.seat, reader)} wins the battle with ${points(n)}.`
  },
  rules,
  brief,
  names,
  effects,
  words: { ...field, ...stage },
}
