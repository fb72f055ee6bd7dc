/** The sentences of the log on marches, battles and armies. */

import type { Ledger, Seat } from '../../../../kernel/index.ts'
import { totalOf } from '../../../../kit/amounts.ts'
import { article, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import {
  area,
  army,
  city,
  fateCards,
  noble,
  nobles,
  seat,
  seatOr,
  site,
  spotOf,
  type Table,
  title,
  troops,
  why,
} from './phrases.ts'
import { reason } from './reasons.ts'

type Events = GameTexts<WarriorKnights>['events']

/** 'erő 4, parancsnok 2'. */
const sum = (ledger: Ledger): string =>
  ledger.map(({ why: because, n }) => `${reason(because).toLowerCase()} ${n < 0 ? `−${-n}` : n}`).join(', ')
const bracketed = (ledger: Ledger): string => (ledger.length > 0 ? ` (${sum(ledger)})` : '')

/** Who is on a side: 'Madder', 'A semleges város'. */
const fighter = (id: Seat | null, table: Table): Rich => [seatOr(id, table, 'A semleges város')]

const marching: Pick<Events, 'marched' | 'sailed' | 'landed' | 'took' | 'permission' | 'defied'> = {
  marched: ({ noble: id, path }) =>
    line`${noble(id)} vonul: ${path.flatMap((step, i) => (i > 0 ? [' → ', spotOf(step)] : [spotOf(step)]))}.`,
  sailed: ({ noble: id, to }) => line`${noble(id)} tengerre száll, úti célja: ${spotOf(to)}.`,
  landed: ({ noble: id, area: at }) => line`${noble(id)} partra száll ${area(at, 'in')}.`,
  took: ({ army: to, from, cards: taken, tokens: n }) =>
    line`${army(to)} csapatokat vesz át (innen: ${army(from)}): ${troops(taken)}${n > 0 ? ` és ${n} veszteségjelző` : ''}.`,
  permission: ({ seat: asked, of: asker, area: at, why: because, granted }, table) =>
    line`${seat(asked, table)} ${granted ? 'megengedi' : 'megtiltja'}, hogy ${seat(asker, table)} ${because === 'passage' ? 'átvonuljon' : 'támadjon'} ${area(at, 'in')}.`,
  defied: ({ seat: id, law }, table) => line`${seat(id, table)} megtagadja ezt: ${title(law)}.`,
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
    line`${seat(by, table)} ostromzár alá veszi ${site(at, 'acc')} (${nobles(who)}).`,
  siegeLifted: ({ site: at, by }, table) => line`Véget ér ${seat(by, table)} ostromzára: ${site(at)}.`,
  attacked: ({ seat: id, defender, area: at, site: of, nobles: who }, table) =>
    of === null
      ? line`${seat(id, table)} megtámadja ${seatOr(defender, table, 'az üres várost', 'acc')} ${area(at, 'in')} (${nobles(who)}).`
      : line`${seat(id, table)} megrohamozza ${site(of, 'acc')} (${nobles(who)}); a védő: ${seatOr(defender, table, 'senki')}.`,
  commands: ({ noble: id, side: of }) => line`A ${names.sides[of]} parancsnoka ${noble(id)}.`,
  drew: ({ side: of, seat: id, cards: n, draws }, table) =>
    line`${fighter(id, table)}, a ${names.sides[of]}, ${n} lapot húz${bracketed(draws)}.`,
  hand: ({ seat: id, cards: held }, table) => line`${seat(id, table)} kezében: ${fateCards(held)}.`,
  discarded: ({ side: of, seat: id, cards: n }, table) =>
    line`${fighter(id, table)}, a ${names.sides[of]}, ${n} lapot tesz félre.`,
  showed: ({ side: of, seat: id, cards: shown, more }, table) =>
    line`${fighter(id, table)}, a ${names.sides[of]}, felfedi: ${fateCards(shown)}${more.length > 0 ? line`, és húzza: ${fateCards(more)}` : []}.`,
  ability: ({ noble: id, used }) => line`${noble(id)} képességét ${used ? 'használják' : 'nem használják'}.`,
  hits: ({ side: of, seat: id, hits, n }, table) =>
    line`${fighter(id, table)}, a ${names.sides[of]}, ${n} találatot kap${bracketed(hits)}.`,
  victories: ({ attacker, defender, winner, full }) => {
    const counts = `Győzelmek: ${totalOf(attacker)} ${article(String(totalOf(defender)))} ${totalOf(defender)} ellen (támadó: ${sum(attacker) || 'semmi'}; védő: ${sum(defender) || 'semmi'})`
    if (winner === null) return [`${counts}, ${full ? 'nincs eldöntve' : 'eldöntetlen'}.`]
    return [`${counts}, a ${names.sides[winner]} ${full ? 'teljes' : 'részleges'} győzelme.`]
  },
  saved: ({ noble: id }) => line`${noble(id)} menedéket talál, és visszavonul.`,
}

const captures = { assault: 'rohammal', siege: 'ostromzárral', walls: 'mert falai leomlottak' }

const places: Pick<Events, 'captured' | 'razed' | 'control' | 'fell' | 'breaches' | 'fortified'> = {
  captured: ({ site: at, by, how }, table) =>
    line`${seat(by, table)} elfoglalja ${site(at, 'acc')} (${captures[how]}).`,
  razed: ({ city: id, by }, table) =>
    by === null ? line`${city(id)} elpusztul.` : line`${seat(by, table)} elpusztítja ${city(id, 'acc')}.`,
  control: ({ city: id, seat: owner, why: because }, table) =>
    owner === null
      ? line`${city(id)} semleges (${why(because)}).`
      : line`${city(id)} ura ${seat(owner, table)} (${why(because)}).`,
  fell: ({ seat: id }, table) => line`${seat(id, table)} kastélya elesett.`,
  breaches: ({ site: at, n, why: because }) =>
    line`${site(at)}: ${n < 0 ? 'lekerül' : 'rákerül'} ${Math.abs(n)} résjelző (${why(because)}).`,
  fortified: ({ city: id, why: because }) => line`${city(id)} erődített (${why(because)}).`,
}

const armies: Pick<
  Events,
  'casualties' | 'deserted' | 'lost' | 'died' | 'left' | 'retreated' | 'exhausted' | 'eliminated'
> = {
  casualties: ({ army: id, n, why: because }) =>
    line`${army(id)}: ${n < 0 ? 'lekerül' : 'rákerül'} ${Math.abs(n)} veszteségjelző (${why(because)}).`,
  deserted: ({ army: id, cards: gone, why: because }) =>
    line`${army(id)} seregéből dezertál: ${troops(gone)} (${why(because)}).`,
  lost: ({ army: id, cards: gone }) => line`${army(id)} seregének vesztesége: ${troops(gone)}.`,
  died: ({ noble: id, gone }) =>
    gone ? line`${noble(id)} örökös nélkül meghal, és végleg elvész.` : line`${noble(id)} meghal.`,
  left: ({ noble: id, why: because }) =>
    line`${noble(id)} lekerül a tábláról (${because === 'recall' ? 'visszahívták' : 'nincs csapata'}).`,
  retreated: ({ noble: id, area: at }) => line`${noble(id)} visszavonul ${area(at, 'to')}.`,
  exhausted: ({ noble: id, exhausted }) => line`${noble(id)} ${exhausted ? 'kimerült' : 'újra pihent'}.`,
  eliminated: ({ seat: id }, table) => line`${seat(id, table)} kiesik a játékból.`,
}

export const warEvents = { ...marching, ...attacks, ...places, ...armies }
