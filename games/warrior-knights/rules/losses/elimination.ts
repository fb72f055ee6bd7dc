/** WK-16.5: a Baron falls out of the game. */
import { auto, type Chapter, hold, over, putAt, type Seat } from '../../../../kernel/index.ts'
import { specialAreas } from '../../data/actionCards.ts'
import { noblesOf } from '../../data/barons.ts'
import { expeditions } from '../../data/expeditions.ts'
import { isMercenary } from '../../data/troops.ts'
import type { WarriorKnights } from '../../types.ts'
import { armyOf, dismiss, liftSieges, setArmy, setNoble } from '../armies.ts'
import { endLasting } from '../effects/decks.ts'
import { pay } from '../money.ts'
import { citiesOf, type G, type KnightsContext, nobleAt, noblesOfSeat, seatsIn, strongholdOfSeat } from '../seats.ts'
import { endSieges, giveControl, setStronghold } from '../sites.ts'
import { passTokenOn } from '../tokens.ts'
import { finish } from '../victory.ts'
import { dropOffice } from './deaths.ts'

/** Nobles and troops leave the game; Mercenaries go back into their deck. */
function disband(g: G, ctx: KnightsContext, seat: Seat): void {
  for (const noble of noblesOfSeat(g.open, seat)) dropOffice(g, ctx, noble)
  for (const noble of noblesOf(g.open.barons[seat])) {
    setNoble(g, noble, { at: 'gone', area: null, exhausted: false, heir: null })
  }
  for (const army of [...noblesOf(g.open.barons[seat]), strongholdOfSeat(g.open, seat)]) {
    dismiss(g, ctx, army, armyOf(g.open, army).cards.filter(isMercenary))
    setArmy(g, army, { cards: [], tokens: 0 })
  }
  endSieges(g, ctx, strongholdOfSeat(g.open, seat))
  setStronghold(g, seat, { area: null, breaches: 0 })
  liftSieges(g, ctx)
}

/** Cards and markers leave the game; the track and the areas count with the new number of Barons. */
function clearTable(g: G, seat: Seat): void {
  const { open, hidden } = g
  open.stacks = open.stacks.map(({ counts, neutral }) => ({ counts: putAt(counts, seat, 0), neutral }))
  hidden.stacks = hidden.stacks.map(stack => stack.filter(each => each.seat !== seat))
  hold(g, seat, { hand: [], stacked: [[], [], []], assigned: [], fateHand: [], tossed: [], writing: [] })
  open.returned = putAt(open.returned, seat, [])
  for (const area of specialAreas) {
    open.areas = { ...open.areas, [area]: open.areas[area].filter(each => each.seat !== seat) }
  }
  // Spots above the new N + 1 are lost, with the markers on them
  open.track = open.track.slice(0, -1).map(each => (each === seat ? null : each))
  for (const expedition of expeditions) {
    const { stakes, ...rest } = open.voyages[expedition]
    open.voyages = { ...open.voyages, [expedition]: { ...rest, stakes: stakes.filter(each => each.seat !== seat) } }
  }
}

function layDownOffices(g: G, ctx: KnightsContext, seat: Seat): void {
  const { open } = g
  open.agendaDiscards = [...open.agendaDiscards, ...open.charges[seat]]
  open.charges = putAt(open.charges, seat, [])
  endLasting(g, ctx, each => each.seat === seat)
  if (open.chairman === seat) passTokenOn(g, ctx, 'chairman')
  if (open.church === seat) passTokenOn(g, ctx, 'church')
  if (open.assembly) {
    const attending = open.assembly.attending.filter(each => each !== seat)
    open.assembly = { ...open.assembly, attending }
  }
}

/** Heirs that he held go home. */
function freeHeirs(g: G, ctx: KnightsContext, seat: Seat): void {
  for (const home of seatsIn(g.open)) {
    for (const noble of noblesOfSeat(g.open, home)) {
      if (nobleAt(g.open, noble).heir !== seat) continue
      setNoble(g, noble, { heir: home })
      ctx.log({ is: 'heir', noble, to: home })
    }
  }
}

export const eliminationRules: Chapter<WarriorKnights, 'eliminate'> = {
  eliminate: auto((g, { seat }, ctx) => {
    const { open } = g
    pay(g, ctx, seat, open.crowns[seat], 'elimination')
    for (const city of citiesOf(open, seat)) {
      endSieges(g, ctx, city, seat)
      giveControl(g, ctx, city, null, 'elimination')
    }
    disband(g, ctx, seat)
    open.out = [...open.out, seat]
    ctx.log({ is: 'eliminated', seat })
    clearTable(g, seat)
    layDownOffices(g, ctx, seat)
    freeHeirs(g, ctx, seat)
    const left = seatsIn(open)
    if (left.length > 1) return []
    finish(g, ctx, left, 'last')
    return over
  }),
}
