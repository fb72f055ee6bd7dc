/** WK-9.1, WK-9.4: battles and sieges are declared; sieges are laid and come to their end. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import type { Area } from '../../data/areas.ts'
import type { NobleId } from '../../data/barons.ts'
import { leadership } from '../../data/constants.ts'
import type { Attack, Permission } from '../../steps.ts'
import type { MoveOf, Open, Site, WarriorKnights } from '../../types.ts'
import { areaOf, armyStrength, noblesIn, othersIn, troopsOf } from '../armies.ts'
import { bindingsOfAttack } from '../march/laws.ts'
import { changeOrder, isCalledOff } from '../march/march.ts'
import { isRefused } from '../march/paths.ts'
import { changeFor, isInForce } from '../modifiers.ts'
import { type G, nobleAt, noblesOfSeat, seatsIn, strongholdOfSeat } from '../seats.ts'
import { areaOfSite, ownerOf, siteHolding, siteIn, siteStrength } from '../sites.ts'

export type AttackMove = MoveOf<'attack' | 'assault' | 'siege'>

/** The Nobles of a seat in an area who may attack. */
export const readyIn = (open: Open, seat: Seat, area: Area): NobleId[] =>
  noblesIn(open, seat, area).filter(noble => !nobleAt(open, noble).exhausted)

/** The armies of a seat that defend in an area: all of them (WK-9.1.3), with the stronghold's where that is attacked. */
export function defendersIn(open: Open, seat: Seat, area: Area, site: Site | null) {
  const stronghold = strongholdOfSeat(open, seat)
  const garrison = site === stronghold && troopsOf(open, stronghold) > 0 ? [stronghold] : []
  return [...noblesIn(open, seat, area), ...garrison]
}

/** WK-9.1.4: every third Baron with a Noble in the area, where a site is attacked. */
export const permissionsToAttack = (open: Open, { seat, area, site, defender }: Attack): Permission[] =>
  site === null
    ? []
    : othersIn(open, seat, area)
        .filter(each => each !== defender)
        .map(each => ({ seat: each, of: seat, area, why: 'attack' as const }))

/** WK-9.4.1: what each side of the comparison comes to. */
export function siegeStrengths(
  open: Open,
  nobles: readonly NobleId[],
  site: Site,
): { attack: number; defence: number } {
  const sum = (armies: readonly NobleId[]) => armies.reduce((total, army) => total + armyStrength(open, army), 0)
  // The commander is the one who makes the most of it
  const office = Math.max(0, ...nobles.map(noble => changeFor(open, 'siegeStrength', noble)))
  const owner = ownerOf(open, site)
  const armies = owner === null ? [] : defendersIn(open, owner, areaOfSite(open, site)!, site)
  const led = owner !== null && noblesIn(open, owner, areaOfSite(open, site)!).length > 0
  const defence = armies.reduce((total, army) => total + armyStrength(open, army), siteStrength(open, site))
  return { attack: sum(nobles) + leadership + office, defence: defence + (led ? leadership : 0) }
}

const passesTest = (open: Open, nobles: readonly NobleId[], site: Site): boolean => {
  const { attack, defence } = siegeStrengths(open, nobles, site)
  return attack > defence
}

/** The attack that a move declares. */
export function attackOf(open: Open, seat: Seat, move: AttackMove): Attack {
  if (move.do === 'attack') return { seat, kind: 'field', area: move.area, site: null, defender: move.seat }
  const { site } = move
  return { seat, kind: move.do, area: areaOfSite(open, site)!, site, defender: ownerOf(open, site) }
}

/** WK-9.1.1c, WK-9.1.2: Barons with a Noble in the area who is in no city or stronghold of his own. */
const foesIn = (open: Open, seat: Seat, area: Area): Seat[] =>
  seatsIn(open).filter(
    each => each !== seat && noblesIn(open, each, area).some(noble => siteHolding(open, noble) === null),
  )

/** WK-9.4.8: not twice in one round. */
const hasDeclared = ({ sieges, round }: Open, seat: Seat, site: Site): boolean =>
  sieges.some(each => each.site === site && each.by === seat && each.round === round)

function attacksIn(open: Open, seat: Seat, area: Area): AttackMove[] {
  const nobles = readyIn(open, seat, area)
  if (nobles.length === 0) return []
  // WK-17.13
  const isTruce = isInForce(open, 'forbidBattleVsBarons')
  const foes = isTruce ? [] : foesIn(open, seat, area)
  const moves: AttackMove[] = foes.map(foe => ({ do: 'attack', area, seat: foe }))
  const site = siteIn(open, area)
  if (site === null) return moves
  const owner = ownerOf(open, site)
  if (owner === seat || (owner !== null && isTruce)) return moves
  moves.push({ do: 'assault', site })
  if (passesTest(open, nobles, site) && !hasDeclared(open, seat, site)) moves.push({ do: 'siege', site })
  return moves
}

/** WK-9.1.1: every attack of a seat, in one area where that is set; none that needs a permission already refused. */
export function attacks(open: Open, seat: Seat, into: Area | null): AttackMove[] {
  const areas = into === null ? noblesOfSeat(open, seat).flatMap(noble => areaOf(open, noble) ?? []) : [into]
  return [...new Set(areas)]
    .flatMap(area => attacksIn(open, seat, area))
    .filter(move => !isRefused(open, permissionsToAttack(open, attackOf(open, seat, move))))
}

/** Which Nobles fight is chosen first, where there is a choice. */
export function declareAttack({ open }: G, seat: Seat, move: AttackMove) {
  const attack = attackOf(open, seat, move)
  const nobles = readyIn(open, seat, attack.area)
  return nobles.length > 1 ? ({ do: 'chooseNobles', ...attack, nobles } as const) : begin(open, attack, nobles)
}

const begin = (open: Open, attack: Attack, nobles: readonly NobleId[]) =>
  ({
    do: 'attack',
    ...attack,
    nobles,
    permissions: permissionsToAttack(open, attack),
    bindings: bindingsOfAttack(open, attack),
  }) as const

function choices(open: Open, { nobles, ...attack }: Attack & { nobles: readonly NobleId[] }) {
  const mayFight = (some: readonly NobleId[]) => attack.kind !== 'siege' || passesTest(open, some, attack.site!)
  const benched = readyIn(open, attack.seat, attack.area).filter(noble => !nobles.includes(noble))
  return [
    ...(mayFight(nobles) ? [{ do: 'commit' as const }] : []),
    ...(nobles.length > 1 ? nobles.map(noble => ({ do: 'bench' as const, noble })) : []),
    ...benched.map(noble => ({ do: 'unbench' as const, noble })),
    { do: 'back' as const },
  ]
}

/** Was the siege of a seat laid in an earlier round? The place falls if it lays it once more (WK-9.4.5). */
export const oldSiege = ({ sieges, round }: Open, seat: Seat, site: Site): boolean =>
  sieges.some(each => each.site === site && each.by === seat && each.round < round)

export const declaringRules: Chapter<WarriorKnights, 'chooseNobles' | 'attack' | 'besiege'> = {
  chooseNobles: ask({
    rule: 'WK-9.1.3',
    who: (_g, { seat }) => seat,
    legalMoves: ({ open }, me) => choices(open, me),
    take: ({ open }, me, _seat, move) => {
      const { nobles, ...attack } = me
      if (move.do === 'back') return []
      if (move.do === 'commit') return [begin(open, attackIn(attack), nobles)]
      const changed = move.do === 'bench' ? nobles.filter(noble => noble !== move.noble) : [...nobles, move.noble]
      return [{ ...me, do: 'chooseNobles', nobles: changed }]
    },
  }),
  attack: auto((g, me) => {
    if (isCalledOff(g)) return []
    const { permissions, bindings, nobles } = me
    const attack = attackIn(me)
    if (permissions.length > 0) {
      return [
        { do: 'permission', ...permissions[0] },
        { ...me, do: 'attack', permissions: permissions.slice(1) },
      ]
    }
    if (bindings.length > 0) {
      return [
        { do: 'obey', ...bindings[0] },
        { ...me, do: 'attack', bindings: bindings.slice(1) },
      ]
    }
    changeOrder(g, { area: attack.area, attacked: true, fought: nobles })
    return attack.kind === 'siege' ? [{ do: 'besiege', ...attack, nobles }] : [{ do: 'battle', ...attack, nobles }]
  }),
  // WK-9.4.2, WK-9.4.5
  besiege: auto((g, { seat, site, nobles, area, defender }, ctx) => {
    const { open } = g
    if (oldSiege(open, seat, site!)) {
      const doomed = defender === null ? [] : noblesIn(open, defender, area)
      return [
        ...doomed.map(noble => ({ do: 'death', noble, deserted: false }) as const),
        { do: 'capture', site: site!, by: seat, how: 'siege', rewards: true },
        { do: 'askRazing', site: site!, by: seat },
        { do: 'checkArmies', deserted: false },
      ]
    }
    open.sieges = [...open.sieges, { site: site!, by: seat, round: open.round }]
    ctx.log({ is: 'besieged', site: site!, by: seat, nobles })
    return []
  }),
}

/** The attack alone, without what else its step says. */
const attackIn = ({ seat, kind, area, site, defender }: Attack): Attack => ({ seat, kind, area, site, defender })
