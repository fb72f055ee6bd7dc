/** AG-9.7: what each Wildling card does to the lowest bidder, to the others, and for the highest bidder. */
import type { Context, Seat, Step } from '../../../../kernel/index.ts'
import { preemptiveRaidStrength, tracks } from '../../data/constants.ts'
import { houseCardTable } from '../../data/houseCards.ts'
import { wildlingCardTable as table, type WildlingCard } from '../../data/wildlingCards.ts'
import type { Thrones } from '../../types.ts'
import { countOf, type G } from '../position/armies.ts'
import { discard, handBack, takeFromHand } from '../position/hands.ts'
import { gainPower, losePower, moveOnTrack, setSupply } from '../position/tracks.ts'
import { reconciling } from '../westeros/reconcile.ts'
import { crowdedAreas, downgrading, losing, upgrading } from './wildlingChoices.ts'

/** One house's part: what happens at once, and the steps that are left to do. `bid` is the highest bidder's own bid. */
type Effect = (g: G, ctx: Context<Thrones>, seat: Seat, bid: number) => Step<Thrones>[]

const nothing: Effect = () => []

export const effects: Record<WildlingCard, Record<'lowest' | 'other' | 'highest', Effect>> = {
  // AG-9.7.1
  'a-king-beyond-the-wall': {
    lowest: (g, ctx, seat) => {
      for (const track of tracks) moveOnTrack(g, ctx, track, seat, g.open.houses.length, 'a-king-beyond-the-wall')
      return []
    },
    other: (_g, _kit, seat) => [{ do: 'dropTrack', seat, card: 'a-king-beyond-the-wall' }],
    highest: (_g, _kit, seat) => [{ do: 'rise', seat }],
  },

  // AG-9.7.2
  'crow-killers': {
    lowest: (g, ctx, seat) => downgrading(g, ctx, seat, countOf(g, seat, 'knight')),
    other: (g, ctx, seat) => downgrading(g, ctx, seat, table['crow-killers'].others),
    highest: (g, _kit, seat) => upgrading(g, seat, table['crow-killers'].highest),
  },

  // AG-9.7.3
  'mammoth-riders': {
    lowest: (g, _kit, seat) => losing(g, seat, table['mammoth-riders'].lowest, 'mammoth-riders'),
    other: (g, _kit, seat) => losing(g, seat, table['mammoth-riders'].others, 'mammoth-riders'),
    highest: (_g, _kit, seat) => [{ do: 'retrieve', seat }],
  },

  // AG-9.7.4
  'massing-on-the-milkwater': {
    lowest: (g, ctx, seat) => {
      discardStrongest(g, ctx, seat)
      return []
    },
    other: (g, _kit, seat) => (g.open.hands[seat].length > 1 ? [{ do: 'loseCard', seat }] : []),
    highest: (g, ctx, seat) => {
      handBack(g, ctx, seat, g.open.discards[seat], 'massing-on-the-milkwater')
      return []
    },
  },

  // AG-9.7.5: the second attack finds the threat at 0 and leaves it there
  'preemptive-raid': {
    lowest: (_g, _kit, seat) => [{ do: 'preempted', seat }],
    other: nothing,
    highest: (_g, _kit, seat) => [{ do: 'bid', on: 'wildlings', strength: preemptiveRaidStrength, without: seat }],
  },

  // AG-9.7.6
  'rattleshirts-raiders': {
    lowest: (g, ctx, seat) => raided(g, ctx, seat, table['rattleshirts-raiders'].lowest),
    other: (g, ctx, seat) => raided(g, ctx, seat, table['rattleshirts-raiders'].others),
    highest: (g, ctx, seat) => {
      setSupply(g, ctx, seat, g.open.supply[seat] + table['rattleshirts-raiders'].highest, 'rattleshirts-raiders')
      return []
    },
  },

  // AG-9.7.7
  'silence-at-the-wall': { lowest: nothing, other: nothing, highest: nothing },

  // AG-9.7.8
  'skinchanger-scout': {
    lowest: (g, ctx, seat) => {
      losePower(g, ctx, seat, g.open.power[seat], 'skinchanger-scout')
      return []
    },
    other: (g, ctx, seat) => {
      losePower(g, ctx, seat, table['skinchanger-scout'].others, 'skinchanger-scout')
      return []
    },
    highest: (g, ctx, seat, bid) => {
      gainPower(g, ctx, seat, bid, 'skinchanger-scout')
      return []
    },
  },

  // AG-9.7.9
  'the-horde-descends': {
    lowest: (g, _kit, seat) => {
      if (crowdedAreas(g, seat).length > 0) return [{ do: 'hordeArea', seat }]
      return losing(g, seat, table['the-horde-descends'].lowest, 'the-horde-descends')
    },
    other: (g, _kit, seat) => losing(g, seat, table['the-horde-descends'].others, 'the-horde-descends'),
    highest: (_g, _kit, seat) => [{ do: 'hordeMuster', seat }],
  },
}

/** AG-9.7.4: all cards of the highest printed strength; none when that is the whole hand. */
function discardStrongest(g: G, ctx: Context<Thrones>, seat: Seat): void {
  const hand = g.open.hands[seat]
  const best = Math.max(...hand.map(card => houseCardTable[card].strength))
  const strongest = hand.filter(card => houseCardTable[card].strength === best)
  if (strongest.length === hand.length) return
  for (const card of strongest) {
    takeFromHand(g, seat, card)
    discard(g, ctx, seat, card, 'massing-on-the-milkwater')
  }
}

function raided(g: G, ctx: Context<Thrones>, seat: Seat, n: number): Step<Thrones>[] {
  setSupply(g, ctx, seat, g.open.supply[seat] - n, 'rattleshirts-raiders')
  return reconciling(g, seat, 'rattleshirts-raiders')
}
