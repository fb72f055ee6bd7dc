/** WK-9.2.6 to WK-9.2.10, WK-9.3, WK-9.5: casualties, victories, and what comes of them. */

import { ask, auto, type Chapter, type Ledger } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { isKingdom } from '../../data/areas.ts'
import { type ArmyId, isStronghold, type NobleId, type Shape, shapeOf } from '../../data/barons.ts'
import { type BattleResult, fateTable } from '../../data/fate.ts'
import type { Battle, BattleSide, Open, Side, WarriorKnights } from '../../types.ts'
import { addCasualties, isDestroyed } from '../armies.ts'
import { toBottom } from '../fate.ts'
import { changeFor } from '../modifiers.ts'
import { change } from '../money.ts'
import { type G, type KnightsContext, nobleAt, type Steps } from '../seats.ts'
import { addBreaches, siteStrength } from '../sites.ts'
import { battleSides, livingNobles, otherSide, setBattle, setSide } from './battle.ts'

const countOf = ({ cards }: Side, result: BattleResult): number =>
  cards.filter(card => fateTable[card].battle === result).length

/** WK-9.2.6, WK-9.2.9: the commander's ability, if he is of the shape, alive and not exhausted. */
function ableCommander(open: Open, side: BattleSide, shapes: readonly Shape[]): NobleId | null {
  const { commander } = open.battle![side]
  if (commander === null || !shapes.includes(shapeOf(commander)) || nobleAt(open, commander).exhausted) return null
  return open.battle!.dead.includes(commander) ? null : commander
}

/** Attacker, then defender: is the ability used? */
const abilityQuestions = (open: Open, shapes: readonly Shape[]): Steps =>
  battleSides.flatMap(side => {
    const noble = ableCommander(open, side, shapes)
    return noble === null ? [] : [{ do: 'ability' as const, seat: open.battle![side].seat!, side, noble }]
  })

const line = (why: string, n: number) => (n === 0 ? [] : [{ why, n }])

/** What a side suffers: what the other deals, less what it prevents; never below nothing. */
function hitsOn({ battle }: Open, side: BattleSide): Ledger {
  const own = battle![side]
  const foe = battle![otherSide(side)]
  const uses = ({ ability, commander }: Side, shape: Shape) => ability === true && shapeOf(commander!) === shape
  return [
    ...line('casualty', countOf(foe, 'casualty')),
    ...line('star', uses(foe, 'star') ? 1 : 0),
    ...line('prevent', -countOf(own, 'prevent')),
    ...line('square', uses(own, 'square') ? -1 : 0),
  ]
}

/** What can still take a hit: armies that are not destroyed; null: walls that have strength (WK-9.2.7, WK-9.3.3). */
function canBeHit(open: Open, side: BattleSide): (ArmyId | null)[] {
  const { site } = open.battle!
  const walls = side === 'defender' && site !== null && siteStrength(open, site) > 0 ? [null] : []
  return [...walls, ...open.battle![side].armies.filter(army => !isDestroyed(open, army))]
}

function hit(g: G, ctx: KnightsContext, army: ArmyId | null): void {
  const { site, dead } = g.open.battle!
  if (army === null) {
    addBreaches(g, ctx, site!, 1, 'battle')
    return
  }
  addCasualties(g, ctx, army, 1, 'battle')
  if (!isStronghold(army) && isDestroyed(g.open, army)) setBattle(g, { dead: [...dead, army] })
}

/** Is nothing left of the defence? WK-9.3.4, WK-9.5.3 */
function isDefenceDestroyed(open: Open): boolean {
  const { site, defender } = open.battle!
  if (site === null || siteStrength(open, site) > 0 || livingNobles(open, 'defender').length > 0) return false
  return defender.armies.every(army => !isStronghold(army) || isDestroyed(open, army))
}

/** Are victories counted? WK-9.2.8, WK-9.3.5 */
function countsVictories(open: Open): boolean {
  if (livingNobles(open, 'attacker').length === 0) return false
  return open.battle!.kind === 'field' ? livingNobles(open, 'defender').length > 0 : !isDefenceDestroyed(open)
}

function victoriesOf(open: Open, side: BattleSide): Ledger {
  const own = open.battle![side]
  const { commander, ability } = own
  const isFit = commander !== null && !nobleAt(open, commander).exhausted && !open.battle!.dead.includes(commander)
  const triangle = isFit && ability === true && shapeOf(commander) === 'triangle' ? 1 : 0
  // WK-17.6
  const champion = isFit && !isKingdom(open.battle!.area) ? changeFor(open, 'overseasVictory', commander) : 0
  return [
    ...line('victory', countOf(own, 'victory')),
    ...line('triangle', triangle),
    ...line('champion-of-the-cross', champion),
  ]
}

/** The end of a battle by the difference of victories. */
function endingBy(difference: number): Pick<Battle, 'ending' | 'winner'> {
  if (difference === 0) return { ending: 'stalemate', winner: null }
  const winner = difference > 0 ? 'attacker' : 'defender'
  return { ending: Math.abs(difference) > 1 ? 'full' : 'partial', winner }
}

/** The Nobles who lose: those who die by a full victory, or must retreat by a partial one. */
const losers = (open: Open): NobleId[] => {
  const { winner } = open.battle!
  return winner === null ? [] : livingNobles(open, otherSide(winner))
}

/** Those whom a full victory kills (WK-17.7: not those who are saved). */
const doomed = (open: Open): NobleId[] =>
  open.battle!.ending === 'full' ? losers(open).filter(noble => !open.battle!.saved.includes(noble)) : []

const retreating = (open: Open): NobleId[] => {
  const { ending, saved } = open.battle!
  return ending === 'partial' ? losers(open) : ending === 'full' ? saved.slice() : []
}

/** What follows: deaths, the attacker's first; the site changes hands; retreats; razing (WK-9.2.10, WK-9.3.7). */
function aftermath(open: Open): Steps {
  const { attacker, site, winner, ending, dead } = open.battle!
  const dying = [...dead, ...doomed(open)]
  const ofSide = (side: BattleSide) => open.battle![side].armies.filter(army => dying.includes(army as NobleId))
  const deaths = [...ofSide('attacker'), ...ofSide('defender')] as NobleId[]
  const lives = livingNobles(open, 'attacker').some(noble => !dying.includes(noble))
  const isTaken = site !== null && winner === 'attacker'
  const falls = site !== null && isStronghold(site) && ending === 'destroyed'
  return [
    ...deaths.map(noble => ({ do: 'death', noble, deserted: false }) as const),
    ...(isTaken || falls
      ? [{ do: 'capture', site: site!, by: attacker.seat!, how: 'assault', rewards: lives } as const]
      : []),
    { do: 'retreats', nobles: retreating(open) },
    ...(isTaken ? [{ do: 'askRazing', site: site!, by: attacker.seat! } as const] : []),
    { do: 'checkArmies', deserted: false },
  ]
}

export const outcomeRules: Chapter<
  WarriorKnights,
  | 'casualties'
  | 'ability'
  | 'tally'
  | 'takeHits'
  | 'hits'
  | 'victories'
  | 'countVictories'
  | 'sanctuary'
  | 'saveNoble'
  | 'endBattle'
  | 'battleOver'
> = {
  casualties: auto(({ open }) => [...abilityQuestions(open, ['star', 'square']), { do: 'tally' }]),
  ability: ask({
    rule: 'WK-9.2.6',
    who: (_g, { seat }) => seat,
    legalMoves: () => [{ do: 'use' }, { do: 'decline' }],
    take: (g, { side, noble }, _seat, move, ctx) => {
      const used = move.do === 'use'
      setSide(g, side, { ability: used })
      ctx.log({ is: 'ability', noble, used })
      return []
    },
  }),
  // WK-9.2.6: both at the same time, before a token is placed
  tally: auto((g, _me, ctx) => {
    const hits = battleSides.map(side => hitsOn(g.open, side))
    battleSides.forEach((side, i) => {
      setSide(g, side, { hits: hits[i] })
      const n = Math.max(0, totalOf(hits[i]))
      ctx.log({ is: 'hits', side, seat: g.open.battle![side].seat, hits: hits[i], n })
    })
    return battleSides.map((side, i) => ({ do: 'takeHits', side, left: Math.max(0, totalOf(hits[i])) }))
  }),
  // What is left when nothing can take it is lost
  takeHits: auto((g, { side, left }, ctx) => {
    const { site, [side]: own } = g.open.battle!
    if (left === 0 || canBeHit(g.open, side).length === 0) return []
    if (own.seat === null) {
      // WK-9.3.2 (C7)
      addBreaches(g, ctx, site!, left, 'battle')
      return []
    }
    return [
      { do: 'hits', seat: own.seat, side, left },
      { do: 'takeHits', side, left: left - 1 },
    ]
  }),
  hits: ask({
    rule: 'WK-9.2.7',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { side }) => canBeHit(open, side).map(army => ({ do: 'hit', army })),
    take: (g, _me, _seat, { army }, ctx) => {
      hit(g, ctx, army)
      return []
    },
  }),
  victories: auto(({ open }) =>
    countsVictories(open) ? [...abilityQuestions(open, ['triangle']), { do: 'countVictories' }] : [],
  ),
  countVictories: auto((g, _me, ctx) => {
    const [attacker, defender] = battleSides.map(side => victoriesOf(g.open, side))
    setSide(g, 'attacker', { victories: attacker })
    setSide(g, 'defender', { victories: defender })
    const ended = endingBy(totalOf(attacker) - totalOf(defender))
    setBattle(g, ended)
    ctx.log({ is: 'victories', attacker, defender, winner: ended.winner, full: ended.ending === 'full' })
    return []
  }),
  endBattle: auto(g => {
    const { open } = g
    const isAlive = livingNobles(open, 'attacker').length > 0
    if (open.battle!.ending === null && isDefenceDestroyed(open)) {
      setBattle(g, { ending: 'destroyed', winner: isAlive ? 'attacker' : null })
    }
    // WK-17.7: from overseas nobody can retreat
    const asked = changeFor(open, 'sanctuary') > 0 && isKingdom(open.battle!.area) ? doomed(open) : []
    return [{ do: 'sanctuary', rest: asked }]
  }),
  sanctuary: auto(({ open }, { rest: [noble, ...rest] }) => {
    if (noble === undefined) return aftermath(open)
    const seat = open.battle![otherSide(open.battle!.winner!)].seat!
    return [
      ...(open.faith[seat] >= sanctuaryPrice(open) ? [{ do: 'saveNoble', seat, noble } as const] : []),
      { do: 'sanctuary', rest },
    ]
  }),
  saveNoble: ask({
    rule: 'WK-17.7',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, { seat }) => [
      ...(open.faith[seat] >= sanctuaryPrice(open) ? [{ do: 'pay-faith' as const }] : []),
      { do: 'let-go' },
    ],
    take: (g, { seat, noble }, _seat, move, ctx) => {
      if (move.do === 'let-go') return []
      change(g, ctx, seat, 'faith', -sanctuaryPrice(g.open), 'sanctuary')
      setBattle(g, { saved: [...g.open.battle!.saved, noble] })
      ctx.log({ is: 'saved', noble })
      return []
    },
  }),
  // WK-9.2.10
  battleOver: auto(g => {
    const { attacker, defender } = g.open.battle!
    toBottom(g, [...attacker.cards, ...defender.cards])
    g.open.battle = null
    return []
  }),
}

const sanctuaryPrice = (open: Open): number => changeFor(open, 'sanctuary')
