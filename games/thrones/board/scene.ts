/** What stands in every place: the small facts that one place's drawing depends on, and nothing more. */
import type { View } from '../../../kernel/index.ts'
import { isLand, type LandArea, type Place } from '../data/areas.ts'
import type { House } from '../data/houses.ts'
import type { Order } from '../data/orders.ts'
import type { UnitType } from '../data/units.ts'
import { controller, homeOf } from '../rules/position/control.ts'
import type { Open, Thrones, UnitPick } from '../types.ts'
import type { Draft } from './draft.ts'

export interface Piece extends UnitPick {
  house: House
  /** Drafted to go elsewhere, or to become something else. */
  leaving: boolean
}

export interface PlaceScene {
  /** Whose land it is. */
  owner: House | null
  pieces: readonly Piece[]
  /** The order token; `order` null: face down. `secret`: only its owner sees this face. */
  token: { house: House; order: Order | null; secret: boolean } | null
  banner: House | null
  garrison: { house: House | null; strength: number } | null
  neutral: number | null
  impassable: boolean
}

export type Scenes = Readonly<Record<Place, PlaceScene>>

const houseOf = (open: Open, seat: number | null | undefined): House | null =>
  seat === null || seat === undefined ? null : open.houses[seat]

function piecesAt(open: Open, place: Place, leaving: readonly UnitPick[]): Piece[] {
  const army = open.armies[place]
  if (army === null) return []
  const house = open.houses[army.seat]
  const gone = [...leaving]
  const piece = (routed: boolean) => (unit: UnitType) => {
    const i = gone.findIndex(each => each.unit === unit && each.routed === routed)
    if (i >= 0) gone.splice(i, 1)
    return { house, unit, routed, leaving: i >= 0 }
  }
  return [...army.units.map(piece(false)), ...army.routed.map(piece(true))]
}

function tokenAt({ open, own, seat }: View<Thrones>, place: Place): PlaceScene['token'] {
  const token = open.orders[place]
  if (token === null) {
    const drafted = own?.orders[place]
    return drafted ? { house: open.houses[seat!], order: drafted, secret: true } : null
  }
  const mine = token.seat === seat ? own?.orders[place] : undefined
  return {
    house: open.houses[token.seat],
    order: token.order ?? mine ?? null,
    secret: token.order === null && mine !== undefined,
  }
}

function landFacts(open: Open, area: LandArea) {
  const strength = open.garrisons[area]
  return {
    owner: houseOf(open, controller(open, area)),
    banner: houseOf(open, open.banners[area]),
    garrison: strength === undefined ? null : { house: houseOf(open, homeOf(open, area)), strength },
    neutral: open.neutrals[area] ?? null,
    impassable: open.impassable.includes(area),
  }
}

const noLand = { owner: null, banner: null, garrison: null, neutral: null, impassable: false }

/** Everything to draw in one place. */
export function sceneAt(view: View<Thrones>, draft: Draft, place: Place): PlaceScene {
  return {
    ...(isLand(place) ? landFacts(view.open, place) : noLand),
    pieces: piecesAt(view.open, place, draft.leaving[place] ?? []),
    token: tokenAt(view, place),
  }
}
