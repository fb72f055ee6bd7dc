/** BL-17.6: the lore cards of combat. Each is played in the window of its card (BL-17.7). */
import { type LoreCard, loreCardTable } from '../../data/loreCards.ts'
import { type BattleContext, cardOf, type G } from '../field/units.ts'
import { drawLore } from '../lore/decks.ts'
import type { LorePlay, Play } from '../lore/lorePlay.ts'
import { canCounter, fightOf, type Steps, setFight, targetOf } from './fight.ts'
import { ignoreRetreats } from './retreat.ts'

/** The card bears on the roll that follows. */
const bears =
  (card: LoreCard) =>
  (g: G): Steps => {
    setFight(g, { cards: [...fightOf(g.open).cards, card] })
    return []
  }

/** BL-17.6.11 */
function shieldWall(g: G): Steps {
  setFight(g, { wall: fightOf(g.open).wall + loreCardTable['shield-wall'].ignore! })
  return []
}

/** BL-17.6.18: counts as ignoring. */
function holdTheLine(g: G, _: Play, ctx: BattleContext): Steps {
  ignoreRetreats(g, fightOf(g.open).retreats, 'hold-the-line', ctx)
  return []
}

/** Whoever has the part in the combat that the card asks for may play it (BL-17.7). */
const always = () => true

export const combatLore = {
  // BL-17.6.1: the number of dice is fixed, so a second one would change nothing.
  runeblade: {
    can: open => fightOf(open).aside === null,
    effect: g => {
      setFight(g, { aside: 0 })
      return []
    },
  },
  // BL-17.6.17
  'crimson-volley': { can: open => fightOf(open).ranged, effect: bears('crimson-volley') },
  'surprise-attack': { can: always, effect: bears('surprise-attack') },
  // BL-17.6.6
  'fury-of-yllan': { can: always, effect: bears('fury-of-yllan') },
  riposte: { can: always, effect: bears('riposte') },
  // BL-17.6.12: a second one would change nothing.
  'dread-of-the-ynfernael': {
    can: open => {
      const { dice, cards } = fightOf(open)
      return dice.some(die => die.face === 'heroic') && !cards.includes('dread-of-the-ynfernael')
    },
    effect: bears('dread-of-the-ynfernael'),
  },
  'shield-wall': { can: open => cardOf(targetOf(open)!).class === 'infantry', effect: shieldWall },
  // BL-17.6.7: only if it can counter; who has retreated is not adjacent any more.
  unstoppable: {
    can: open => canCounter(open, fightOf(open)),
    effect: () => [{ do: 'counter', unstoppable: true }],
  },
  'harvest-of-souls': {
    can: always,
    effect: (g, { seat }, ctx) => {
      drawLore(g, seat, loreCardTable['harvest-of-souls'].draw!, ctx)
      return []
    },
  },
  'hold-the-line': { can: open => fightOf(open).retreats > 0, effect: holdTheLine },
} as const satisfies Partial<Record<LoreCard, LorePlay>>
