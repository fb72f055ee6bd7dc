/** BW-20.7 to BW-20.10: laying tiles and placing units. */

import { triangles } from '../../../../hex/index.ts'
import { ask, auto, type Seat } from '../../../../kernel/index.ts'
import { skirmishOf } from '../../data/battles.ts'
import { type Hex, rowFromEdge } from '../../data/hexes.ts'
import type { Ground } from '../../data/terrain.ts'
import type { MoveOf, Open, Recruit } from '../../types.ts'
import { isPassable } from '../field/ground.ts'
import { sees } from '../field/sight.ts'
import { boardOf, named, other, type Rules, type Steps, sideOf, unitAt } from '../field/units.ts'
import { enlist } from '../setup/enlist.ts'
import { setMuster } from './muster.ts'

/** BW-20.10 */
const within = (open: Open, seat: Seat, rows: number) => (hex: Hex) =>
  rowFromEdge(sideOf(open), open.houses[seat], hex) <= rows

/** BW-20.7: places for a tile: free plain hexes within the rows. */
export function tilePlaces(open: Open, seat: Seat, size: 1 | 3): readonly (readonly Hex[])[] {
  const board = boardOf(open)
  const { terrainRows } = skirmishOf(open.options.battle)!
  const isNear = within(open, seat, terrainRows)
  const isFree = (hex: Hex) => isNear(hex) && open.ground[hex] === undefined
  const all = size === 1 ? board.hexes.map(hex => [hex]) : triangles(board)
  return all.filter(hexes => hexes.every(isFree))
}

type Tile = { readonly terrain: Ground; readonly hexes: 1 | 3 }
const isSame = (a: Tile, b: Tile): boolean => a.terrain === b.terrain && a.hexes === b.hexes
/** Each kind once. */
const kinds = (tiles: readonly Tile[]): Tile[] =>
  tiles.filter((tile, i) => tiles.findIndex(each => isSame(each, tile)) === i)

/** BW-20.8, R-19: hexes from which a commander sees none of those placed before him; where there are none, all. */
function leaderHexes(open: Open, seat: Seat): readonly Hex[] {
  const { commanderRows, commandersHidden } = skirmishOf(open.options.battle)!
  const free = freeHexes(open, seat, commanderRows)
  if (!commandersHidden) return free
  const { commandersLosEnemyOnly } = open.options
  const leaders = open.units.filter(unit => unit.commander && (!commandersLosEnemyOnly || unit.seat !== seat))
  const unseen = free.filter(hex => leaders.every(leader => !sees(open, hex, leader.hex)))
  return unseen.length > 0 ? unseen : free
}

/** BW-20.9 */
const freeHexes = (open: Open, seat: Seat, rows: number): readonly Hex[] =>
  boardOf(open)
    .hexes.filter(within(open, seat, rows))
    .filter(hex => isPassable(open, hex) && !unitAt(open, hex))

const placesFor = (open: Open, seat: Seat, recruit: Recruit): readonly Hex[] =>
  recruit.commander ? leaderHexes(open, seat) : freeHexes(open, seat, skirmishOf(open.options.battle)!.unitRows)

const toPlace = (open: Open, seat: Seat, commanders: boolean): readonly Recruit[] =>
  open.musters[seat].recruits.filter(({ commander }) => (commander !== null) === commanders)

const key = ({ type, rank, commander }: Recruit): string => `${type} ${rank} ${commander}`

export const deploymentRules: Rules<
  'tiles' | 'chooseTile' | 'layTile' | 'deployment' | 'chooseRecruit' | 'placeRecruit'
> = {
  // BW-20.7: when one has none left, the other lays the rest. The cards bring too few for any of them to find no place.
  tiles: auto((g, { seat }): Steps => {
    const next = [seat, other(seat)].find(each => g.open.musters[each].tiles.length > 0)
    if (next === undefined) return [{ do: 'deployment', seat: g.open.momentum, commanders: true }]
    return [
      { do: 'chooseTile', seat: next },
      { do: 'tiles', seat: other(next) },
    ]
  }),

  chooseTile: ask({
    rule: 'BW-20.7',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat }) => kinds(g.open.musters[seat].tiles).map(tile => ({ do: 'tile', ...tile })),
    take: (_g, { seat }, _seat, { terrain, hexes }): Steps => [{ do: 'layTile', seat, terrain, hexes }],
  }),

  layTile: ask({
    rule: 'BW-20.7',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat, hexes }) => [
      ...tilePlaces(g.open, seat, hexes).map((at): MoveOf<'lay'> => ({ do: 'lay', at })),
      { do: 'unselect' },
    ],
    take: (g, { seat, ...tile }, _seat, move, ctx): Steps => {
      if (move.do === 'unselect') return [{ do: 'chooseTile', seat }]
      const { tiles } = g.open.musters[seat]
      setMuster(g, seat, {
        tiles: tiles.toSpliced(
          tiles.findIndex(each => isSame(each, tile)),
          1,
        ),
      })
      g.open.ground = { ...g.open.ground, ...Object.fromEntries(move.at.map(hex => [hex, tile.terrain])) }
      ctx.log({ is: 'laid', seat, terrain: tile.terrain, hexes: move.at })
      return []
    },
  }),

  // BW-20.8, BW-20.9
  deployment: auto((g, { seat, commanders }): Steps => {
    const next = [seat, other(seat)].find(each => toPlace(g.open, each, commanders).length > 0)
    if (next !== undefined) {
      return [
        { do: 'chooseRecruit', seat: next, commanders },
        { do: 'deployment', seat: other(next), commanders },
      ]
    }
    return commanders ? [{ do: 'deployment', seat: g.open.momentum, commanders: false }] : [{ do: 'round' }]
  }),

  chooseRecruit: ask({
    rule: 'BW-20.8',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat, commanders }) => {
      const recruits = toPlace(g.open, seat, commanders)
      const distinct = recruits.filter((each, i) => recruits.findIndex(one => key(one) === key(each)) === i)
      return distinct.map(recruit => ({ do: 'recruit', ...named(recruit) }))
    },
    take: (g, { seat, commanders }, _seat, { type, rank, commander }): Steps => {
      const recruit = { type, rank, commander }
      return [{ do: 'placeRecruit', seat, recruit, among: placesFor(g.open, seat, recruit), commanders }]
    },
  }),

  placeRecruit: ask({
    rule: 'BW-20.9',
    who: (_g, { seat }) => seat,
    legalMoves: (_g, { among }) => [...among.map((hex): MoveOf<'place'> => ({ do: 'place', hex })), { do: 'unselect' }],
    take: (g, { seat, recruit, commanders }, _seat, move, ctx): Steps => {
      if (move.do === 'unselect') return [{ do: 'chooseRecruit', seat, commanders }]
      const { recruits } = g.open.musters[seat]
      const i = recruits.findIndex(each => key(each) === key(recruit))
      setMuster(g, seat, { recruits: recruits.toSpliced(i, 1) })
      enlist(g, seat, recruit, move.hex, ctx)
      return []
    },
  }),
}
