/** WK-17: acts on Nobles and armies. */
import type { Area } from '../../data/areas.ts'
import type { ArmyId, NobleId } from '../../data/barons.ts'
import { cityTable } from '../../data/cities.ts'
import { tokenStrength } from '../../data/constants.ts'
import type { ActOf } from '../../data/effects.ts'
import { isMercenary, type Mercenary, nationalityOf } from '../../data/troops.ts'
import { addCasualties, areaOf, armiesOf, armyOf, dismiss, setExhausted, setNoble, troopsOf } from '../armies.ts'
import { goForGood, leaveBoard } from '../losses/deaths.ts'
import { chairmanFirst, citiesOf, type G, type KnightsContext, nobleAt, noblesOfSeat, type Steps } from '../seats.ts'
import { areaOfSite } from '../sites.ts'
import { after, allNobles, chosen, nobleNamed, siteNamed } from './choosing.ts'
import type { ActRule, Self } from './self.ts'

/** On whom casualty tokens fall. */
function suffering(self: Self, on: ActOf<'casualties'>['on']): NobleId[] {
  const { open, seat } = self
  switch (on) {
    case 'target': {
      const noble = nobleNamed(self)
      return noble === null ? [] : [noble]
    }
    case 'area': {
      const area = areaOfSite(open, siteNamed(self)!)
      return allNobles(self).filter(noble => areaOf(open, noble) === area)
    }
    case 'sea':
      return allNobles(self).filter(noble => nobleAt(open, noble).at === 'sea')
    case 'field':
      return noblesOfSeat(open, seat).filter(
        noble => areaOf(open, noble) !== null && !isAtHome(self, areaOf(open, noble)!),
      )
  }
}

/** An area of one of the Baron's cities, or of his stronghold. */
const isAtHome = ({ open, seat }: Self, area: Area): boolean =>
  citiesOf(open, seat).some(city => cityTable[city].area === area) || open.strongholds[seat].area === area

/** WK-17.20 */
const wouldKill = ({ open }: Self, army: ArmyId, n: number): boolean =>
  tokenStrength * (armyOf(open, army).tokens + n) >= troopsOf(open, army)

const casualties: ActRule<'casualties'> = {
  possible: (self, { on, n, unlessLethal }) =>
    suffering(self, on).some(noble => !unlessLethal || !wouldKill(self, noble, n)),
  run: (g, self, { on, n, unlessLethal }, ctx) => {
    const able = suffering(self, on).filter(noble => !unlessLethal || !wouldKill(self, noble, n))
    for (const noble of able) addCasualties(g, ctx, noble, n, self.by)
    return after
  },
}

const heal: ActRule<'heal'> = chosen(
  ({ open, seat }) => armiesOf(open, seat).flatMap(army => (armyOf(open, army).tokens > 0 ? [{ army }] : [])),
  (g, { by }, mark, ctx) => {
    const { army } = mark as { army: ArmyId }
    addCasualties(g, ctx, army, -armyOf(g.open, army).tokens, by)
    return []
  },
  { optional: true },
)

const exhaust: ActRule<'exhaust'> = {
  run: (g, self, _act, ctx) => {
    setExhausted(g, ctx, nobleNamed(self)!, true)
    return []
  },
}

const refresh: ActRule<'refresh'> = chosen(
  ({ open, seat }) =>
    noblesOfSeat(open, seat).flatMap(noble =>
      areaOf(open, noble) !== null && nobleAt(open, noble).exhausted ? [{ noble }] : [],
    ),
  (g, _self, mark, ctx) => {
    setExhausted(g, ctx, (mark as { noble: NobleId }).noble, false)
    return []
  },
  { optional: true, most: ({ most }) => most },
)

/** Who has no heir already is struck in vain: the card does not stay with him. */
function disinheritNoble(g: G, ctx: KnightsContext, self: Self, noble: NobleId): Steps {
  if (nobleAt(g.open, noble).heir === null) {
    ctx.log({ is: 'noEffect', card: self.by as 'no-heir', seat: self.seat })
    return []
  }
  setNoble(g, noble, { heir: null })
  g.open.lasting = [...g.open.lasting, { card: self.by as 'no-heir', seat: self.seat, noble }]
  ctx.log({ is: 'heirless', noble })
  // WK-16.3: the line of a dead Noble ends at once
  if (nobleAt(g.open, noble).at === 'dead') goForGood(g, ctx, noble)
  return []
}

const choosingHeirless = chosen<'disinherit'>(
  ({ open, seat }) =>
    noblesOfSeat(open, seat).flatMap(noble => (nobleAt(open, noble).heir === null ? [] : [{ noble }])),
  (g, self, mark, ctx) => disinheritNoble(g, ctx, self, (mark as { noble: NobleId }).noble),
)

const disinherit: ActRule<'disinherit'> = {
  possible: (self, act) => (act.who === 'target' ? nobleNamed(self) !== null : choosingHeirless.possible!(self, act)),
  run: (g, self, act, ctx, i) =>
    act.who === 'target'
      ? disinheritNoble(g, ctx, self, nobleNamed(self)!)
      : choosingHeirless.run(g, self, act, ctx, i),
  onChosen: (g, self, act, ctx, marks) => choosingHeirless.onChosen!(g, self, act, ctx, marks),
}

/** WK-17.12, WK-17.23 */
const recall: ActRule<'recall'> = chosen(
  ({ open, seat }) => noblesOfSeat(open, seat).flatMap(noble => (areaOf(open, noble) === null ? [] : [{ noble }])),
  (g, _self, mark, ctx) => {
    leaveBoard(g, ctx, (mark as { noble: NobleId }).noble, 'recall')
    return []
  },
)

/** Mercenaries desert: back into the deck (WK-17: desertMercenaries). */
export function desert(
  g: G,
  ctx: KnightsContext,
  army: ArmyId,
  cards: readonly Mercenary[],
  why: Self['by'] | 'wages',
): void {
  if (cards.length === 0) return
  dismiss(g, ctx, army, cards)
  ctx.log({ is: 'deserted', army, cards, why })
}

const serving = ({ open, seat }: Self): Mercenary[] =>
  armiesOf(open, seat).flatMap(army => armyOf(open, army).cards.filter(isMercenary))

const choosingTroop = chosen<'desert'>(
  self => serving(self).map(troop => ({ troop })),
  (g, { seat, by }, mark, ctx) => {
    const { troop } = mark as { troop: Mercenary }
    const army = armiesOf(g.open, seat).find(each => armyOf(g.open, each).cards.includes(troop))!
    desert(g, ctx, army, [troop], by)
    return [{ do: 'checkArmies', deserted: true }]
  },
)

const deserting: ActRule<'desert'> = {
  possible: self => serving(self).length > 0,
  run: (g, self, act, ctx, i) => {
    if (act.which === 'chosen') return choosingTroop.run(g, self, act, ctx, i)
    const nationality = self.target && 'nationality' in self.target ? self.target.nationality : null
    for (const army of armiesOf(g.open, self.seat)) {
      const cards = armyOf(g.open, army).cards.filter(isMercenary)
      desert(
        g,
        ctx,
        army,
        cards.filter(card => nationalityOf(card) === nationality),
        self.by,
      )
    }
    return [{ do: 'checkArmies', deserted: true }]
  },
  onChosen: (g, self, act, ctx, marks) => choosingTroop.onChosen!(g, self, act, ctx, marks),
}

const payOrDesert: ActRule<'pay-or-desert'> = {
  run: (_g, { seat, target }) =>
    target && 'nationality' in target ? [{ do: 'unpaid', seat, nationality: target.nationality }] : [],
}

/** WK-17.8: the top card of the deck, without a fee. */
const hire: ActRule<'hire'> = {
  possible: ({ open }) => open.mercenaries > 0,
  run: (g, { seat }, _act, ctx) => {
    const [card, ...rest] = g.hidden.mercenaries
    g.hidden.mercenaries = rest
    g.open.mercenaries = rest.length
    g.open.hired = card
    ctx.log({ is: 'turnedUp', card })
    return [{ do: 'freeLance', seat, card }]
  },
}

/** WK-17.19 */
const revolts: ActRule<'revolts'> = {
  run: ({ open }) => [{ do: 'revolts', rest: chairmanFirst(open), kingdomOnly: true }],
}

export const armyActs = {
  casualties,
  heal,
  exhaust,
  refresh,
  disinherit,
  recall,
  deserting,
  payOrDesert,
  hire,
  revolts,
}
