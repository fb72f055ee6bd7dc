/** The sentences of the log. */
import { article, capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { Goods } from '../../log.ts'
import type { WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import {
  all,
  area,
  army,
  city,
  fateSays,
  fateWhy,
  goods,
  noble,
  proposal,
  seat,
  seats,
  side,
  subject,
  target,
  title,
  titles,
  troop,
  troops,
  why,
} from './phrases.ts'
import { warEvents } from './warEvents.ts'

type Events = GameTexts<WarriorKnights>['events']

const nth = (n: number): string => `${article(String(n))} ${n}.`

const setup: Pick<
  Events,
  'start' | 'dealt' | 'assigned' | 'founded' | 'placed' | 'round' | 'planned' | 'fate' | 'fateShuffled'
> = {
  start: ({ barons }) => [`Kezdődik a játék, a bárók: ${barons.map(id => names.barons[id]).join(', ')}.`],
  dealt: ({ seat: id, cards }, table) => line`${seat(id, table)} csapatai: ${troops(cards)}.`,
  assigned: ({ seat: id, army: to, cards }, table) =>
    line`${seat(id, table)} beosztása, ${army(to)}: ${troops(cards)}.`,
  founded: ({ seat: id, area: at }, table) => line`${seat(id, table)} kastélya ${area(at, 'in')} áll.`,
  placed: ({ noble: id, area: at }) => line`${noble(id)} ${area(at, 'in')} kezd.`,
  round: ({ round }) => capital([`${nth(round)} forduló kezdődik.`]),
  planned: ({ counts }, table) =>
    line`Lapok a paklikban: ${all((counts[0] ?? []).map((_, id) => line`${seat(id, table)} ${counts.map(stack => stack[id]).join('–')}`))}.`,
  fate: ({ card, why: reason_ }) => line`Sorskártya (${fateWhy(reason_)}): ${fateSays(card, reason_)}.`,
  fateShuffled: () => ['A sorskártyák pakliját megkeverik.'],
}

const toArea = { taxation: 'az Adóztatáshoz', wages: 'a Zsoldfizetéshez', assembly: 'a Tanácshoz' }
const fromArea = { taxation: 'Az Adóztatás', wages: 'A Zsoldfizetés', assembly: 'A Tanács' }
const begins = {
  taxation: 'Adóztatás következik.',
  wages: 'Zsoldfizetés következik.',
  draft: 'Toborzás következik.',
  assembly: 'A Tanács ülése következik.',
  upkeep: 'Fenntartás következik.',
}

/** Crowns are paid, other things are lost. */
const verb = (what: Goods, n: number): string => (n > 0 ? 'kap' : what === 'crowns' ? 'fizet' : 'elveszít')

const cards: Pick<
  Events,
  'revealed' | 'declined' | 'allocated' | 'returned' | 'phase' | 'changed' | 'token' | 'marked'
> = {
  revealed: ({ stack, seat: id, card }, table) =>
    id === null
      ? line`${stack + 1}. pakli: ${title(card)}.`
      : line`${stack + 1}. pakli: ${title(card)} (${seat(id, table)}).`,
  declined: ({ seat: id, card }, table) => line`${seat(id, table)} nem használja ezt: ${title(card)}.`,
  allocated: ({ card, seat: id, to }, table) =>
    to === 'hand'
      ? line`${title(card)} visszatér a kézbe (${seat(id, table)}).`
      : line`${title(card)} (${seat(id, table)}) ${toArea[to]} kerül.`,
  returned: ({ area: at }) => [`${fromArea[at]} lapjai visszatérnek a kezekbe.`],
  phase: ({ phase }) => [begins[phase]],
  changed: ({ seat: id, what, n, why: because, to }, table) => {
    const paid: Rich = to === undefined ? [] : line`, ${seat(to, table, 'of')}`
    return line`${seat(id, table)} ${verb(what, n)} ${goods(Math.abs(n), what, true)}${paid} (${why(because)}).`
  },
  token: ({ token, seat: id }, table) =>
    id === null ? [`Nincs ${names.tokens[token]}.`] : line`Mostantól ${seat(id, table)} a ${names.tokens[token]}.`,
  marked: ({ seat: id, spot }, table) => line`${seat(id, table)} címert tesz a zsoldossáv ${spot + 1}. helyére.`,
}

const happenings: Pick<
  Events,
  'drawn' | 'target' | 'pledged' | 'cancelled' | 'noEffect' | 'lasting' | 'ended' | 'heirless' | 'barred'
> = {
  drawn: ({ seat: id, card }, table) => line`${seat(id, table)} eseménye: ${title(card)}.`,
  target: ({ card, target: at }) =>
    at === null ? line`${title(card)}: nincs célpontja.` : line`${title(card)}, célpontja: ${target(at)}.`,
  pledged: ({ seat: id, faith }, table) => line`${seat(id, table)} felajánl ${faith} hitet.`,
  cancelled: ({ card }) => line`${title(card)} érvénytelen.`,
  noEffect: ({ card, seat: id }, table) => line`${title(card)} hatástalan rá: ${seat(id, table)}.`,
  lasting: ({ card, seat: id, noble: on }, table) => {
    const of: Rich = on !== null ? line`, érintettje ${noble(on)}` : []
    return id === null
      ? line`${title(card)} nyitva marad${of}.`
      : line`${title(card)} nyitva marad (${seat(id, table)})${of}.`
  },
  ended: ({ card, seat: id }, table) =>
    id === null ? line`${title(card)} véget ér.` : line`${title(card)} véget ér (${seat(id, table)}).`,
  heirless: ({ noble: id }) => line`${noble(id)} immár örökös nélkül van.`,
  barred: ({ seat: id }, table) => line`${seat(id, table)} soha többé nem lehet főkegyúr.`,
}

const voyages = { chosen: 'kiválasztva', sent: 'elindul', blessed: 'áldást kap', unfunded: 'nem kap pénzt' }

const trade: Pick<Events, 'expedition' | 'advanced' | 'news' | 'offer' | 'hired' | 'passed' | 'turnedUp'> = {
  expedition: ({ expedition, what }) => [`Expedíció (${names.expeditions[expedition]}): ${voyages[what]}.`],
  advanced: ({ expedition, spot }) => [`Expedíció (${names.expeditions[expedition]}): ${nth(spot)} helyen áll.`],
  news: ({ expedition, result }) => [`Expedíció (${names.expeditions[expedition]}): ${names.voyages[result]}.`],
  offer: ({ cards: shown }) => line`A kínálat: ${troops(shown)}.`,
  hired: ({ seat: id, card, army: to }, table) =>
    line`${seat(id, table)} új zsoldosa: ${troop(card)}, ide kerül: ${army(to)}.`,
  passed: ({ seat: id, spot }, table) =>
    line`${seat(id, table)} nem fogad föl senkit (címere ${nth(spot + 1)} helyen állt).`,
  turnedUp: ({ card }) => line`Felfordítva: ${troop(card)}.`,
}

const assembly: Pick<
  Events,
  | 'attending'
  | 'presides'
  | 'proposer'
  | 'proposed'
  | 'ordered'
  | 'voted'
  | 'side'
  | 'tie'
  | 'outcome'
  | 'law'
  | 'charge'
  | 'office'
  | 'discardedCard'
  | 'refused'
  | 'banned'
  | 'postponed'
  | 'agendas'
> = {
  attending: ({ seats: ids }, table) =>
    ids.length > 0 ? line`A Tanács ülésén jelen van: ${seats(ids, table)}.` : ['Senki sincs jelen a Tanács ülésén.'],
  presides: ({ seat: id }, table) => line`${seat(id, table)} elnököl.`,
  proposer: ({ seat: id }, table) => line`${seat(id, table)} magánindítványt tehet.`,
  proposed: ({ seat: id, motion }, table) =>
    motion === null
      ? line`${seat(id, table)} nem tesz indítványt.`
      : line`${seat(id, table)} indítványa: ${proposal(motion, table)}.`,
  ordered: ({ agendas }) =>
    agendas.length > 0 ? line`A teendők sorrendje: ${titles(agendas)}.` : ['Nincs miről szavazni.'],
  voted: ({ subject: what, ballots }, table) => {
    const cast = ballots.flatMap((ballot, id) => {
      if (ballot === null) return []
      const taken: Rich = ballot.side === null ? [] : line` (${side(ballot.side, table)})`
      return [line`${seat(id, table)} ${ballot.votes}${taken}`]
    })
    return line`Szavazatok erről: ${subject(what, table)} – ${cast.length > 0 ? all(cast) : 'senki'}.`
  },
  side: ({ seat: id, side: to, votes }, table) => line`${seat(id, table)} ${votes} szavazattal: ${side(to, table)}.`,
  tie: ({ seat: id, side: to }, table) => line`Egyenlőség: ${seat(id, table)} döntése: ${side(to, table)}.`,
  outcome: ({ subject: what, winner }, table) => {
    if (winner === 'yes') return line`Elfogadva: ${subject(what, table)}.`
    if (winner === 'no') return line`Elvetve: ${subject(what, table)}.`
    return line`Megválasztva: ${seat(winner, table)} – ${subject(what, table)}.`
  },
  law: ({ card }) => line`Mostantól törvény: ${title(card)}.`,
  charge: ({ seat: id, card }, table) => line`${seat(id, table)} tisztsége: ${title(card)}.`,
  office: ({ noble: id, card }) => line`${noble(id)} hivatala: ${title(card)}.`,
  discardedCard: ({ card }) => line`Eldobva: ${title(card)}.`,
  refused: ({ seat: id, card }, table) => line`${seat(id, table)} visszautasítja ezt: ${title(card)}.`,
  banned: ({ seat: id, banned }, table) =>
    banned
      ? line`${seat(id, table)} eltiltva a Tanács üléseitől.`
      : line`${seat(id, table)} újra részt vehet a Tanács ülésein.`,
  postponed: () => ['A Tanács ülését elnapolják.'],
  agendas: ({ cards: shown }) =>
    shown.length > 0 ? line`Új sürgős teendők: ${titles(shown)}.` : ['Nem maradt teendő.'],
}

/** How a game has ended (WK-13). */
export const ends = {
  cities: 'városai jogán',
  influence: 'befolyásával',
  last: 'utolsó báróként',
  rounds: 'az utolsó forduló után',
}

const rest: Pick<Events, 'quiet' | 'revolt' | 'refreshed' | 'shifted' | 'cameBack' | 'gave' | 'heir' | 'over'> = {
  quiet: ({ city: id, ignored }) =>
    ignored ? line`${city(id)} lázadása hatástalan.` : line`${city(id)} nyugton marad.`,
  revolt: ({ city: id, seat: owner }, table) => line`${city(id)} fellázad ura, ${seat(owner, table)} ellen.`,
  refreshed: () => ['Minden nemes újra pihent.'],
  shifted: ({ from, to, cards: moved, tokens: n }) =>
    line`Átkerül ${troops(moved)}${n > 0 ? ` és ${n} veszteségjelző` : ''}, innen: ${army(from)}, ide: ${army(to)}.`,
  cameBack: ({ noble: id, area: at }) => line`${noble(id)} visszatér ${area(at, 'to')}.`,
  gave: ({ from, to, crowns: n }, table) => line`${seat(from, table)} ${n} koronát ad ${seat(to, table, 'of')}.`,
  heir: ({ noble: id, to }, table) =>
    to === null
      ? line`${noble(id)} örökösét megölik.`
      : line`${noble(id)} örökösének őrzője mostantól ${seat(to, table)}.`,
  over: ({ winners, by }, table) =>
    winners.length > 0
      ? line`Vége a játéknak: ${seats(winners, table)} győz ${ends[by]}!`
      : line`Vége a játéknak (${ends[by]}): senki sem győz.`,
}

export const events: Events = {
  ...warEvents,
  ...setup,
  ...cards,
  ...happenings,
  ...trade,
  ...assembly,
  ...rest,
}
