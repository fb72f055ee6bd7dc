/** Laws that hold in every position: a complaint, or null. */
import type { Game, Seat } from '../../../kernel/index.ts'
import { baronDeck, neutralDeck, specialAreas } from '../data/actionCards.ts'
import { agendas } from '../data/agendas.ts'
import { type NobleId, strongholdOf } from '../data/barons.ts'
import { cities, cityTable } from '../data/cities.ts'
import { currentAgendas, markersPerBaron, mostCharges } from '../data/constants.ts'
import { eventCards, eventTable } from '../data/events.ts'
import { fateCards } from '../data/fate.ts'
import { isDecree } from '../data/presets.ts'
import { isMercenary, mercenaries, regularsOf } from '../data/troops.ts'
import type { Open, WarriorKnights } from '../types.ts'
import { allArmies, armiesOf, armyOf, isPresent } from './armies.ts'
import { knownAgendas } from './imagine.ts'
import { type G, nobleAt, noblesOfSeat, seatsIn, spareMarkers } from './seats.ts'
import { areaOfSite, ownerOf, siteIn } from './sites.ts'

/** Are the two lists the same heap? */
const sameHeap = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.toSorted().join() === b.toSorted().join()

/** The first complaint about any seat in the game, or null. */
function first(open: Open, complain: (seat: Seat) => string | null | false): string | null {
  for (const seat of seatsIn(open)) {
    const complaint = complain(seat)
    if (complaint) return `${open.barons[seat]}: ${complaint}`
  }
  return null
}

const firstOf = <T>(list: readonly T[], complain: (each: T) => string | null | false): string | null => {
  for (const each of list) {
    const complaint = complain(each)
    if (complaint) return complaint
  }
  return null
}

function fateLying({ open, held, hidden }: G): string[] {
  const sides = open.battle ? [open.battle.attacker, open.battle.defender] : []
  const shown = sides.flatMap(({ cards }) => cards)
  return [...hidden.fateDeck, ...hidden.garrison, ...held.flatMap(({ fateHand }) => fateHand), ...shown]
}

function actionsOf({ open, held, hidden }: G, seat: Seat): string[] {
  const inAreas = specialAreas.flatMap(area => open.areas[area]).filter(each => each.seat === seat)
  const inStacks = hidden.stacks.flat().filter(each => each.seat === seat)
  const up = open.card?.seat === seat ? [open.card.card] : []
  return [
    ...held[seat].hand,
    ...[...inAreas, ...inStacks].map(({ card }) => card),
    ...up,
    ...planned({ open, held, hidden }, seat),
  ]
}

/** Cards laid into stacks that are not built yet. */
const planned = ({ open, held }: G, seat: Seat): string[] => (open.stacks.length === 0 ? held[seat].stacked.flat() : [])

const hasArea = ({ at, area }: { at: string; area: unknown }): boolean =>
  (at === 'board' || at === 'sea') === (area !== null)

export const invariants: Game<WarriorKnights>['invariants'] = {
  'WK-1.11 nobody owes crowns, Votes, Faith or Influence': ({ open }) =>
    first(open, seat => {
      const all = [open.crowns[seat], open.votes[seat], open.faith[seat], open.influence[seat]]
      return all.some(n => n < 0 || !Number.isInteger(n)) && all.join(' ')
    }),

  'WK-1.11 nobody has more than eight markers': ({ open }) =>
    first(open, seat => spareMarkers(open, seat) < 0 && `more than ${markersPerBaron}`),

  'WK-12.3 the 24 Fate cards lie somewhere, once': g => {
    const all = fateLying(g)
    if (g.open.fateDeck !== g.hidden.fateDeck.length) return `${g.open.fateDeck} and ${g.hidden.fateDeck.length}`
    return sameHeap(all, fateCards) ? null : all.join(' ')
  },

  'WK-4.1 every Baron has his twelve Action cards': g =>
    first(g.open, seat => !sameHeap(actionsOf(g, seat), baronDeck) && actionsOf(g, seat).join(' ')),

  'WK-4.2 the neutral cards lie in stacks, aside, or are used; the counts are those of the stacks': ({
    open,
    hidden,
  }) => {
    if (open.stacks.length === 0) return null
    const inStacks = hidden.stacks.flat().flatMap(({ seat, card }) => (seat === null ? [card] : []))
    const up = open.card?.seat === null ? [open.card.card] : []
    const all = [...inStacks, ...hidden.aside, ...open.neutralUsed, ...up]
    if (!sameHeap(all, neutralDeck)) return all.join(' ')
    return firstOf(open.stacks, ({ counts, neutral }) => {
      const stack = hidden.stacks[open.stacks.findIndex(each => each.counts === counts && each.neutral === neutral)]
      const fits = counts.every((n, seat) => stack.filter(each => each.seat === seat).length === n)
      return !(fits && stack.filter(({ seat }) => seat === null).length === neutral) && 'a stack is miscounted'
    })
  },

  'WK-5.8 the 36 Events lie somewhere, once; the top one is of the colour that all see': ({ open, hidden }) => {
    const lying = open.lasting.flatMap(({ card }) => (isDecree(card) ? [] : [card]))
    const up = open.event && !lying.includes(open.event.card) && !open.eventDiscards.includes(open.event.card)
    const all = [...hidden.events, ...open.eventDiscards, ...lying, ...(up ? [open.event!.card] : [])]
    if (!sameHeap(all, eventCards)) return all.join(' ')
    const top = hidden.events[0]
    return open.eventTop === (top ? eventTable[top].colour : null) ? null : `${open.eventTop} is not ${top}`
  },

  'WK-7.5 the 44 Agendas lie somewhere, once': ({ open, hidden }) => {
    const all = [...hidden.agendas, ...knownAgendas(open)]
    if (open.agendas.length > currentAgendas) return `${open.agendas.length} are current`
    return sameHeap(all, agendas) ? null : all.join(' ')
  },

  'WK-1.10 the 66 Mercenaries lie somewhere, once': ({ open, hidden }) => {
    const serving = Object.values(open.armies).flatMap(({ cards }) => cards.filter(isMercenary))
    const all = [...hidden.mercenaries, ...open.offer, ...serving, ...(open.hired ? [open.hired] : [])]
    if (open.mercenaries !== hidden.mercenaries.length) return `${open.mercenaries} are not in the deck`
    return sameHeap(all, mercenaries) ? null : all.join(' ')
  },

  'WK-1.10 Regulars serve their own Baron': ({ open }) =>
    first(open, seat => {
      const own: readonly string[] = regularsOf(open.barons[seat])
      const cards = armiesOf(open, seat).flatMap(army => armyOf(open, army).cards.filter(card => !isMercenary(card)))
      const isWrong = cards.some(card => !own.includes(card)) || new Set(cards).size < cards.length
      return isWrong && cards.join(' ')
    }),

  'WK-1.2 a Noble has an area on the board and at sea alone': ({ open }) =>
    firstOf(Object.entries(open.nobles), ([noble, each]) => !hasArea(each) && noble),

  'WK-1.2 whoever has left the game has no troops, no office': ({ open }) =>
    firstOf(Object.entries(open.nobles), ([noble, { at, office }]) => {
      const { cards, tokens } = armyOf(open, noble as NobleId)
      return at === 'gone' && (office !== null || cards.length > 0 || tokens > 0) && noble
    }),

  'WK-1.4 casualty tokens are never below nothing': ({ open }) =>
    firstOf(allArmies(open), army => armyOf(open, army).tokens < 0 && army),

  'WK-1.6 breaches never go below strength 0; what is razed has no owner': ({ open }) =>
    firstOf(cities, city => {
      const { owner, razed, fortified, breaches } = open.cities[city]
      const most = (cityTable[city].strength + (fortified ? 100 : 0)) / 100
      if (breaches < 0 || breaches > most) return `${city} has ${breaches} breaches`
      if (razed && (owner !== null || fortified || breaches > 0)) return `${city} is razed`
      return owner === null && fortified && `${city} is fortified and neutral`
    }),

  'WK-3.9 a stronghold has its area to itself': ({ open }) =>
    first(open, seat => {
      const { area } = open.strongholds[seat]
      return area !== null && siteIn(open, area) !== strongholdOf(open.barons[seat]) && area
    }),

  'WK-9.4.4 whoever besieges has a Noble there, and besieges nothing of his own': ({ open }) =>
    firstOf(open.sieges, ({ site, by }) => {
      const area = areaOfSite(open, site)
      if (area === null || !isPresent(open, by, area)) return `${by} is not at ${site}`
      return ownerOf(open, site) === by && `${site} is besieged by its owner`
    }),

  'WK-7.5.3 nobody holds more than three charges': ({ open }) =>
    first(open, seat => open.charges[seat].length > mostCharges && open.charges[seat].join(' ')),

  'WK-7.6.6 no Chairman is banned, no heretic leads the Church': ({ open }) => {
    if (open.chairman !== null && open.banned.includes(open.chairman)) return 'the Chairman is'
    return open.church !== null && open.heretics.includes(open.church) ? 'he is' : null
  },

  'WK-16.5 whoever has fallen out has nothing left': ({ open }) =>
    firstOf(open.out, seat => {
      const hasCity = cities.some(city => open.cities[city].owner === seat)
      const left = open.track.includes(seat) || open.crowns[seat] > 0 || hasCity
      return left && open.barons[seat]
    }),

  'WK-1.2 every Noble of the game belongs to a Baron in it': ({ open }) =>
    first(open, seat => noblesOfSeat(open, seat).some(noble => nobleAt(open, noble) === undefined) && 'one does not'),
}
