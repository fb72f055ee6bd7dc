/** BL-17.6: the lore cards of combat. Each is played in the window of its card (BL-17.7). */
import { type LoreCard, loreCardTable } from '../data/loreCards.ts'
import { unitTable } from '../data/units.ts'
import type { Open } from '../types.ts'
import { drawLore } from './decks.ts'
import { canCounter, fightOf, rollerSeat, type Steps, setFight, targetOf, targetSeat } from './fight.ts'
import type { LorePlay, Play } from './lorePlay.ts'
import { ignoreRetreats } from './retreat.ts'
import type { BattleKit, G } from './units.ts'

const rolls = (open: Open, seat: number): boolean => rollerSeat(open, fightOf(open)) === seat

const attacks = (open: Open, seat: number): boolean => rolls(open, seat) && !fightOf(open).counter

const isTarget = (open: Open, seat: number): boolean =>
  targetSeat(open, fightOf(open)) === seat && targetOf(open) !== undefined

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
function holdTheLine(g: G, _: Play, kit: BattleKit): Steps {
  ignoreRetreats(g, fightOf(g.open).retreats, 'hold-the-line', kit)
  return []
}

/** BL-17.6.7: the target of an attack would be destroyed, has not retreated, and can counter. */
function isUnstoppable(open: Open, seat: number): boolean {
  const fight = fightOf(open)
  if (!isTarget(open, seat) || fight.fled > 0 || !canCounter(open, fight)) return false
  return fight.damage >= targetOf(open)!.health
}

/** BL-7.15: the owner of the roll that destroyed the unit. */
const destroyed = (open: Open, seat: number, unit: string | null): boolean =>
  open.fights.some(fight => fight.target === unit && fight.byRoller && rollerSeat(open, fight) === seat)

export const combatLore = {
  // BL-17.6.1: the number of dice is fixed, so a second one would change nothing.
  runeblade: {
    can: (open, seat) => attacks(open, seat) && fightOf(open).aside === null,
    effect: g => {
      setFight(g, { aside: 0 })
      return []
    },
  },
  // BL-17.6.17
  'crimson-volley': {
    can: (open, seat) => attacks(open, seat) && fightOf(open).ranged,
    effect: bears('crimson-volley'),
  },
  'surprise-attack': { can: attacks, effect: bears('surprise-attack') },
  // BL-17.6.6
  'fury-of-yllan': { can: rolls, effect: bears('fury-of-yllan') },
  riposte: { can: (open, seat) => rolls(open, seat) && fightOf(open).counter, effect: bears('riposte') },
  // BL-17.6.12: a second one would change nothing.
  'dread-of-the-ynfernael': {
    can: (open, seat) => {
      const { dice, cards } = fightOf(open)
      return rolls(open, seat) && dice.some(die => die.face === 'heroic') && !cards.includes('dread-of-the-ynfernael')
    },
    effect: bears('dread-of-the-ynfernael'),
  },
  'shield-wall': {
    can: (open, seat) => isTarget(open, seat) && unitTable[targetOf(open)!.type].class === 'infantry',
    effect: shieldWall,
  },
  unstoppable: { can: isUnstoppable, effect: () => [{ do: 'counter', unstoppable: true }] },
  'harvest-of-souls': {
    can: destroyed,
    effect: (g, { seat }, kit) => {
      drawLore(g, seat, loreCardTable['harvest-of-souls'].draw!, kit)
      return []
    },
  },
  'hold-the-line': {
    can: (open, seat) => isTarget(open, seat) && fightOf(open).retreats > 0,
    effect: holdTheLine,
  },
} as const satisfies Partial<Record<LoreCard, LorePlay>>
