/** WK-17: acts on cities and strongholds. */
import { cities, cityTable } from '../../data/cities.ts'
import type { Site } from '../../types.ts'
import { freeSites } from '../actions/neutral.ts'
import { noblesIn, othersIn } from '../armies.ts'
import { change } from '../money.ts'
import { citiesOf, kingdomCitiesOf, seatsIn, strongholdOfSeat } from '../seats.ts'
import {
  addBreaches,
  breachesOf,
  canFortify,
  fortify,
  giveControl,
  isBesieged,
  ownerOf,
  raze,
  removeBreaches,
  siteHolding,
} from '../sites.ts'
import { after, allNobles, chosen, siteNamed } from './choosing.ts'
import type { ActRule } from './self.ts'

const breach: ActRule<'breach'> = {
  possible: self => siteNamed(self) !== null,
  run: (g, self, { n }, ctx) => {
    addBreaches(g, ctx, siteNamed(self)!, n, self.by)
    return []
  },
}

const mendAll: ActRule<'mend-all'> = {
  run: (g, { by }, _act, ctx) => {
    const strongholds = seatsIn(g.open).map(seat => strongholdOfSeat(g.open, seat))
    for (const site of [...cities, ...strongholds]) {
      if (!isBesieged(g.open, site)) removeBreaches(g, ctx, site, breachesOf(g.open, site), by)
    }
    return []
  },
}

const build: ActRule<'build'> = chosen(
  ({ open, seat }) => [
    ...citiesOf(open, seat).flatMap(city => (canFortify(open, city) ? [{ fortify: city }] : [])),
    ...freeSites(open, seat).flatMap(site => (breachesOf(open, site) > 0 ? [{ mend: site }] : [])),
  ],
  (g, { by }, mark, ctx) => {
    if ('fortify' in mark) fortify(g, ctx, mark.fortify, by as 'master-builders')
    if ('mend' in mark) removeBreaches(g, ctx, mark.mend, breachesOf(g.open, mark.mend), by)
    return []
  },
  { optional: true },
)

/** WK-17.1: those who are in the city die with it. */
const burn: ActRule<'burn'> = {
  possible: self => siteNamed(self) !== null,
  run: (g, self, _act, ctx) => {
    const city = siteNamed(self)!
    const inside = allNobles(self).filter(noble => siteHolding(g.open, noble) === city)
    raze(g, ctx, city as Parameters<typeof raze>[2], null)
    return [...inside.map(noble => ({ do: 'death', noble, deserted: false }) as const), ...after]
  },
}

const choosingCity = chosen<'free-city'>(
  ({ open, seat }) => kingdomCitiesOf(open, seat).map(site => ({ site })),
  (g, { by }, mark, ctx) => {
    giveControl(g, ctx, (mark as { site: Site }).site as Parameters<typeof giveControl>[2], null, by)
    return []
  },
)

const freeCity: ActRule<'free-city'> = {
  possible: (self, act) => (act.which === 'target' ? siteNamed(self) !== null : choosingCity.possible!(self, act)),
  run: (g, self, act, ctx, i) =>
    act.which === 'target'
      ? choosingCity.onChosen!(g, self, act, ctx, [{ site: siteNamed(self)! }])
      : choosingCity.run(g, self, act, ctx, i),
  onChosen: (g, self, act, ctx, marks) => choosingCity.onChosen!(g, self, act, ctx, marks),
}

/** WK-17.15: neutral cities whose area the Baron has to himself. */
const choosingGates = chosen<'open-gates'>(
  ({ open, seat }) =>
    cities.flatMap(city => {
      const { area } = cityTable[city]
      const isNeutral = ownerOf(open, city) === null && !open.cities[city].razed
      return isNeutral && noblesIn(open, seat, area).length > 0 && othersIn(open, seat, area).length === 0
        ? [{ site: city }]
        : []
    }),
  (g, { seat, by }, mark, ctx) => {
    giveControl(g, ctx, (mark as { site: Site }).site as Parameters<typeof giveControl>[2], seat, by)
    return []
  },
  { optional: true },
)

const openGates: ActRule<'open-gates'> = {
  run: (g, self, act, ctx, i) => {
    if (choosingGates.possible!(self, act)) return choosingGates.run(g, self, act, ctx, i)
    change(g, ctx, self.seat, 'crowns', act.otherwise, self.by)
    return []
  },
  onChosen: (g, self, act, ctx, marks) => choosingGates.onChosen!(g, self, act, ctx, marks),
}

export const siteActs = { breach, mendAll, build, burn, freeCity, openGates }
