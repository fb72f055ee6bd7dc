import { describe, expect, it } from 'vitest'
import { less, type Seat, seeded, seedFrom } from '../../kernel/index.ts'
import { atRandom, playout } from '../../kit/playout.ts'
import { landAreas, type Place } from './data/areas.ts'
import type { HouseCard } from './data/houseCards.ts'
import type { UnitType } from './data/units.ts'
import { thrones } from './game.ts'
import { controller } from './rules/position/control.ts'
import type { Event, Open } from './types.ts'

/** The table as a listener pictures it who sees nothing and hears every sentence of the log. */
interface Picture {
  /** 'winterfell 0 knight' -> how many. */
  units: Record<string, number>
  power: number[]
  banners: Record<string, Seat>
  garrisons: Record<string, number>
  neutrals: Record<string, number>
  tracks: Record<string, readonly Seat[]>
  hands: string[][]
  discards: string[][]
  bladeUsed: boolean
  ravenUsed: boolean
  supply: number[]
  threat: number
  round: number
  forbidden: readonly string[]
  /** Face-up orders by place. */
  orders: Record<string, string>
  controllers: Record<string, Seat | null>
  fight: Extract<Event, { is: 'battle' }> | null
  march: { order: string } | null
}

function pictureOf(open: Open): Picture {
  const units: Record<string, number> = {}
  for (const [place, army] of Object.entries(open.armies)) {
    for (const unit of army ? [...army.units, ...army.routed] : []) count(units, place as Place, army!.seat, unit, 1)
  }
  return {
    units,
    power: [...open.power],
    banners: { ...open.banners },
    garrisons: { ...open.garrisons },
    neutrals: { ...open.neutrals },
    tracks: { ...open.tracks },
    hands: open.hands.map(hand => [...hand].sort()),
    discards: open.discards.map(pile => [...pile]),
    bladeUsed: open.bladeUsed,
    ravenUsed: open.ravenUsed,
    supply: [...open.supply],
    threat: open.threat,
    round: open.round,
    forbidden: [...open.forbidden],
    orders: Object.fromEntries(
      Object.entries(open.orders).flatMap(([at, token]) => (token?.order ? [[at, token.order]] : [])),
    ),
    controllers: Object.fromEntries(landAreas.map(area => [area, controller(open, area)])),
    fight: null,
    march: null,
  }
}

function count(units: Record<string, number>, place: Place, seat: Seat, unit: UnitType, n: number): void {
  const key = `${place} ${seat} ${unit}`
  units[key] = (units[key] ?? 0) + n
  if (units[key] === 0) delete units[key]
}

function shift(picture: Picture, seat: Seat, from: Place, to: Place, units: readonly UnitType[]): void {
  for (const unit of units) {
    count(picture.units, from, seat, unit, -1)
    count(picture.units, to, seat, unit, 1)
  }
}

const remove = (list: string[], card: string) => list.splice(list.indexOf(card), 1)

type Sentences = { [Name in Event['is']]?: (picture: Picture, event: Extract<Event, { is: Name }>) => void }

/** How each sentence changes the picture. Every change has one sentence of its own, so none is drawn twice. */
const sentences: Sentences = {
  round: (picture, { round }) => {
    picture.round = round
    picture.forbidden = []
  },
  threat: (picture, { to }) => {
    picture.threat = to
  },
  supply: (picture, { seat, to }) => {
    picture.supply[seat] = to
  },
  bids: (picture, { bids }) => {
    for (const [seat, bid] of bids.entries()) picture.power[seat] -= bid ?? 0
  },
  forbidden: (picture, { orders }) => {
    picture.forbidden = [...picture.forbidden, ...orders]
  },
  revealed: (picture, { orders }) => {
    picture.orders = Object.fromEntries(orders.map(({ at, order }) => [at, order]))
  },
  swapped: (picture, { at, to }) => {
    picture.orders[at] = to
    picture.ravenUsed = true
  },
  saw: picture => {
    picture.ravenUsed = true
  },
  raided: (picture, { from, target }) => {
    delete picture.orders[from]
    if (target) delete picture.orders[target]
  },
  'order-removed': (picture, { at }) => {
    delete picture.orders[at]
  },
  'march-again': (picture, { at }) => {
    picture.orders[at] = picture.march!.order
  },
  marched: (picture, { seat, from, groups }) => {
    picture.march = { order: picture.orders[from] }
    delete picture.orders[from]
    for (const { to, units } of groups) shift(picture, seat, from, to, units)
  },
  battle: (picture, event) => {
    shift(picture, event.attacker, event.at, event.from, event.units)
    picture.fight = event
  },
  conquered: (picture, { seat, at }) => {
    shift(picture, seat, picture.fight!.from, at, picture.fight!.units)
    if (at in picture.controllers) picture.controllers[at] = seat
  },
  retreated: (picture, { seat, to, units }) => {
    const { from, at, attacker } = picture.fight!
    shift(picture, seat, seat === attacker ? from : at, to, units)
  },
  lost: (picture, { seat, at, unit }) => {
    count(picture.units, at, seat, unit, -1)
    changeAttackers(picture, seat, at, unit)
  },
  upgraded: (picture, { seat, at, unit }) => {
    count(picture.units, at, seat, 'footman', -1)
    count(picture.units, at, seat, unit, 1)
    changeAttackers(picture, seat, at, 'footman', unit)
  },
  downgraded: (picture, { seat, at }) => {
    count(picture.units, at, seat, 'knight', -1)
    count(picture.units, at, seat, 'footman', 1)
  },
  mustered: (picture, { seat, to, unit }) => count(picture.units, to, seat, unit, 1),
  'port-taken': (picture, { seat, at, ships }) => {
    for (const key of Object.keys(picture.units)) if (key.startsWith(`${at} `)) delete picture.units[key]
    if (ships > 0) count(picture.units, at, seat, 'ship', ships)
  },
  banner: (picture, { seat, at, put }) => {
    if (!put) delete picture.banners[at]
    else {
      picture.banners[at] = seat
      picture.power[seat]--
    }
  },
  power: (picture, { seat, n }) => {
    picture.power[seat] += n
  },
  consolidated: (picture, { seat, from, n }) => {
    picture.power[seat] += n
    delete picture.orders[from]
  },
  'garrison-lost': (picture, { at }) => {
    delete picture.garrisons[at]
  },
  'neutral-beaten': (picture, { seat, at }) => {
    delete picture.neutrals[at]
    picture.controllers[at] = seat
  },
  control: (picture, { at, seat }) => {
    expect(picture.controllers[at]).not.toBe(seat)
    picture.controllers[at] = seat
  },
  track: (picture, { track, order }) => {
    picture.tracks[track] = order
  },
  blade: picture => {
    picture.bladeUsed = true
  },
  'tides-drawn': (picture, { again }) => {
    if (again) picture.bladeUsed = true
  },
  cleanup: picture => {
    picture.bladeUsed = false
    picture.ravenUsed = false
    picture.orders = {}
  },
  cards: ({ hands, fight }, { attacker, defender }) => {
    remove(hands[fight!.attacker], attacker)
    remove(hands[fight!.defender], defender)
  },
  'card-cancelled': ({ hands }, { seat, card }) => {
    hands[seat].push(card)
  },
  'card-replaced': ({ hands }, { seat, card }) => {
    if (card) remove(hands[seat], card)
  },
  discarded: ({ hands, discards }, { seat, card }) => {
    if (hands[seat].includes(card)) remove(hands[seat], card)
    discards[seat].push(card)
  },
  'hand-back': ({ hands, discards }, { seat, cards }) => {
    discards[seat] = discards[seat].filter(card => !cards.includes(card as HouseCard))
    hands[seat].push(...cards)
  },
}

function hear(picture: Picture, event: Event): void {
  const sentence = sentences[event.is] as ((picture: Picture, event: Event) => void) | undefined
  sentence?.(picture, event)
}

/** Attackers who fall, or become Knights, still stand in the start area. */
function changeAttackers(picture: Picture, seat: Seat, at: Place, gone: UnitType, come?: UnitType): void {
  const { fight } = picture
  if (fight?.attacker !== seat || fight.from !== at || !fight.units.includes(gone)) return
  const units = less(fight.units, gone)
  picture.fight = { ...fight, units: come ? [...units, come] : units }
}

/** What a picture and the table must agree on. Who controls what is settled between combats. */
function facts(picture: Picture, settled: boolean) {
  const { fight: _, march: __, controllers, orders, hands, ...rest } = picture
  return { ...rest, hands: hands.map(hand => [...hand].sort()), ...(settled && { controllers, orders }) }
}

describe('UR-117 the log', () => {
  it.each([3, 4, 5, 6])(
    'tells every change once: %i houses',
    seats => {
      for (let i = 0; i < 3; i++) {
        const seed = seedFrom(`log ${seats} ${i}`)
        const rng = { chance: seeded(seed) }
        const begin = {
          roles: Array.from({ length: seats }, () => null),
          options: {
            tidesOfBattle: i % 2 > 0,
            victoryCheck: 'at-once',
            finalTieBreak: 'rulebook',
            darkWingsPortsPay: false,
            lannisterPortShip3p: true,
          } as const,
          seed,
        }
        let picture: ReturnType<typeof pictureOf> | null = null
        for (const { state, heard } of playout(thrones, begin, atRandom(thrones, rng))) {
          const { open } = state.g
          if (!picture) picture = pictureOf(open)
          else for (const { event } of heard) hear(picture, event)
          expect(facts(picture, open.combat === null)).toEqual(facts(pictureOf(open), open.combat === null))
        }
      }
    },
    60_000,
  )
})
