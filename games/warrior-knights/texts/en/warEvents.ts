/** The sentences of the log on marches, battles and armies. */

import type { Ledger, Seat } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import {
  area,
  army,
  cardsOf,
  city,
  fateCards,
  many,
  noble,
  nobles,
  seat,
  seatOr,
  site,
  type Table,
  title,
  tokens,
  troops,
  why,
} from './phrases.ts'
import { reason } from './reasons.ts'

type Events = GameTexts<WarriorKnights>['events']

/** 'Strength 4, Commander 2'. */
const sum = (ledger: Ledger): string =>
  ledger.map(({ why: because, n }) => `${reason(because)} ${n < 0 ? `−${-n}` : n}`).join(', ')
const bracketed = (ledger: Ledger): string => (ledger.length > 0 ? ` (${sum(ledger)})` : '')

/** Who is on a side: 'Madder', 'The neutral city'. */
const fighter = (id: Seat | null, table: Table): Rich => [seatOr(id, table, 'The neutral city')]

const marching: Pick<Events, 'marched' | 'sailed' | 'landed' | 'took' | 'permission' | 'defied'> = {
  marched: ({ noble: id, path }) =>
    line`${noble(id)} moves: ${path.flatMap((step, i) => (i > 0 ? [' → ', area(step)] : [area(step)]))}.`,
  sailed: ({ noble: id, to }) => line`${noble(id)} sets sail for ${area(to)}.`,
  landed: ({ noble: id, area: at }) => line`${noble(id)} lands at ${area(at)}.`,
  took: ({ army: to, from, cards: taken, tokens: n }) =>
    line`${army(to)} takes ${troops(taken)}${n > 0 ? ` and ${tokens(n)}` : ''} from ${army(from)}.`,
  permission: ({ seat: asked, of: asker, area: at, why: because, granted }, table) =>
    line`${seat(asked, table)} ${granted ? 'allows' : 'forbids'} ${seat(asker, table)} ${because === 'passage' ? 'to pass through' : 'to attack in'} ${area(at)}.`,
  defied: ({ seat: id, law }, table) => line`${seat(id, table)} refuses ${title(law)}.`,
}

const attacks: Pick<
  Events,
  | 'besieged'
  | 'siegeLifted'
  | 'attacked'
  | 'commands'
  | 'drew'
  | 'hand'
  | 'discarded'
  | 'showed'
  | 'ability'
  | 'hits'
  | 'victories'
  | 'saved'
> = {
  besieged: ({ site: at, by, nobles: who }, table) =>
    line`${seat(by, table)} lays siege to ${site(at)} with ${nobles(who)}.`,
  siegeLifted: ({ site: at, by }, table) => line`The siege of ${site(at)} by ${seat(by, table)} ends.`,
  attacked: ({ seat: id, defender, area: at, site: of, nobles: who }, table) =>
    of === null
      ? line`${seat(id, table)} attacks ${seatOr(defender, table, 'nobody')} at ${area(at)} with ${nobles(who)}.`
      : line`${seat(id, table)} assaults ${site(of)}, held by ${seatOr(defender, table, 'nobody')}, with ${nobles(who)}.`,
  commands: ({ noble: id, side: of }) => line`${noble(id)} commands the ${names.sides[of]}.`,
  drew: ({ side: of, seat: id, cards: n, draws }, table) =>
    line`${fighter(id, table)}, the ${names.sides[of]}, draws ${cardsOf(n)}${bracketed(draws)}.`,
  hand: ({ seat: id, cards: held }, table) => line`${seat(id, table)} holds ${fateCards(held)}.`,
  discarded: ({ side: of, seat: id, cards: n }, table) =>
    line`${fighter(id, table)}, the ${names.sides[of]}, lays aside ${cardsOf(n)}.`,
  showed: ({ side: of, seat: id, cards: shown, more }, table) =>
    line`${fighter(id, table)}, the ${names.sides[of]}, shows ${fateCards(shown)}${more.length > 0 ? line`, and draws ${fateCards(more)}` : []}.`,
  ability: ({ noble: id, used }) => line`The ability of ${noble(id)} is ${used ? 'used' : 'not used'}.`,
  hits: ({ side: of, seat: id, hits, n }, table) =>
    line`${fighter(id, table)}, the ${names.sides[of]}, takes ${many(n, 'hit')}${bracketed(hits)}.`,
  victories: ({ attacker, defender, winner, full }) => {
    const counts = `Victories ${totalOf(attacker)} to ${totalOf(defender)} (attacker: ${sum(attacker) || 'none'}; defender: ${sum(defender) || 'none'})`
    return [
      winner === null
        ? `${counts}: ${full ? 'undecided' : 'stalemate'}.`
        : `${counts}: ${full ? 'full' : 'partial'} victory of the ${names.sides[winner]}.`,
    ]
  },
  saved: ({ noble: id }) => line`${noble(id)} finds sanctuary and retreats.`,
}

const captures = {
  assault: 'by assault',
  siege: 'by siege',
  walls: 'for its walls are down',
}

const places: Pick<Events, 'captured' | 'razed' | 'control' | 'fell' | 'breaches' | 'fortified'> = {
  captured: ({ site: at, by, how }, table) => line`${seat(by, table)} captures ${site(at)} ${captures[how]}.`,
  razed: ({ city: id, by }, table) =>
    by === null ? line`${city(id)} is razed.` : line`${seat(by, table)} razes ${city(id)}.`,
  control: ({ city: id, seat: owner, why: because }, table) =>
    owner === null
      ? line`${city(id)} is neutral (${why(because)}).`
      : line`${seat(owner, table)} controls ${city(id)} (${why(because)}).`,
  fell: ({ seat: id }, table) => line`The stronghold of ${seat(id, table)} has fallen.`,
  breaches: ({ site: at, n, why: because }) =>
    line`${site(at)} ${n < 0 ? 'loses' : 'gains'} ${many(Math.abs(n), 'breach token')} (${why(because)}).`,
  fortified: ({ city: id, why: because }) => line`${city(id)} is fortified (${why(because)}).`,
}

const armies: Pick<
  Events,
  'casualties' | 'deserted' | 'lost' | 'died' | 'left' | 'retreated' | 'exhausted' | 'eliminated'
> = {
  casualties: ({ army: id, n, why: because }) =>
    line`${army(id)} ${n < 0 ? 'loses' : 'gains'} ${tokens(Math.abs(n))} (${why(because)}).`,
  deserted: ({ army: id, cards: gone, why: because }) =>
    line`${troops(gone)} of ${army(id)} ${gone.length === 1 ? 'deserts' : 'desert'} (${why(because)}).`,
  lost: ({ army: id, cards: gone }) => line`${army(id)} loses ${troops(gone)}.`,
  died: ({ noble: id, gone }) =>
    gone ? line`${noble(id)} dies without an heir and is gone for good.` : line`${noble(id)} dies.`,
  left: ({ noble: id, why: because }) =>
    line`${noble(id)} leaves the board (${because === 'recall' ? 'recalled' : 'no troops'}).`,
  retreated: ({ noble: id, area: at }) => line`${noble(id)} retreats to ${area(at)}.`,
  exhausted: ({ noble: id, exhausted }) => line`${noble(id)} is ${exhausted ? 'exhausted' : 'fresh again'}.`,
  eliminated: ({ seat: id }, table) => line`${seat(id, table)} is out of the game.`,
}

export const warEvents = { ...marching, ...attacks, ...places, ...armies }
