/** The sentences of the log. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { isPort } from '../../data/areas.ts'
import type { Cause, Choice, Side, Thrones } from '../../types.ts'
import { isOtherCause, type OtherCause } from '../common/causes.ts'
import { names } from './names.ts'
import { card, cards, figure, order, place, seat, seats, type Table, track, unit, units } from './phrases.ts'

const choices: Record<Choice, string> = {
  supply: 'új utánpótlás',
  mustering: 'toborzás',
  clash: 'Királyok csatája',
  collect: 'hatalomjelzők a hatalomikonokért',
  'no-defense': 'e fordulóban nincs védekezés',
  'no-march-plus-1': 'e fordulóban nincs menetelés +1',
  nothing: 'semmi se történjen',
}

const otherCauses: Record<OtherCause, string> = {
  combat: 'ütközet',
  skull: 'koponya',
  retreat: 'visszavonulás',
  rout: 'vereség',
  supply: 'kevés utánpótlás',
  port: 'elveszett kikötő',
}

/** The cause in brackets: '(koponya)', '(Mace Tyrell)'. */
const through = (cause: Cause): Rich => (isOtherCause(cause) ? [`(${otherCauses[cause]})`] : line`(${card(cause)})`)

function by(cause: Cause | 'muster' | 'clash' | 'pillage'): Rich {
  if (cause === 'muster') return ['(toborzás)']
  if (cause === 'clash') return ['(licit)']
  if (cause === 'pillage') return ['(fosztogatás)']
  return through(cause)
}

const sides: Record<Side, string> = { attacker: 'támadót', defender: 'védőt' }

const named: Record<'highest' | 'lowest', string> = { highest: 'legtöbbet', lowest: 'legkevesebbet' }

/** 'Stark 3 és Lannister 5'; who took no part is left out. */
function bidLine(bids: readonly (number | null)[], table: Table): Rich {
  const made = bids.flatMap((bid, id) => (bid === null ? [] : [line`${seat(id, table)} ${bid}`]))
  return listed(made, 'hu')
}

type Events = GameTexts<Thrones>['events']

const course: Pick<Events, 'start' | 'round' | 'phase' | 'cleanup' | 'won' | 'placed' | 'revealed'> = {
  start: ({ houses }, table) => line`Kezdődik a játék: ${seats([...houses.keys()], table)}.`,
  round: ({ round }) => line`${round}. forduló.`,
  phase: ({ phase }) => [`${names.phases[phase]}.`],
  cleanup: () => [
    'Véget ér a forduló: a parancsok lekerülnek, a megfutamodott egységek felállnak, az acélkard és a holló újra használható.',
  ],
  won: ({ seat: id, areas, early }, table) =>
    early
      ? line`${seat(id, table)} ${areas} várost és várat ural, és azonnal győz!`
      : line`${seat(id, table)} győz ${areas} várossal és várral!`,
  placed: ({ seat: id }, table) => line`${seat(id, table)} minden parancsát letette.`,
  revealed: ({ orders }) => line`A házak felfedik parancsaikat: ${orders.length} parancs van a táblán.`,
}

type Westeros =
  | 'drawn'
  | 'reshuffle'
  | 'threat'
  | 'westeros-card'
  | 'choice'
  | 'supply'
  | 'power'
  | 'forbidden'
  | 'mustered'
  | 'upgraded'
  | 'downgraded'
  | 'bids'
  | 'track'

const westeros: Pick<Events, Westeros> = {
  drawn: ({ cards: drawn }) => line`Westeros-kártyák: ${cards(drawn)}.`,
  reshuffle: ({ deck, card: drawn }) =>
    line`Közeleg a tél: ${figure(deck)}. paklit újrakeverjük, és az új lap: ${card(drawn)}.`,
  threat: ({ from, to }) => line`A vadak ereje ${from} helyett ${to} lesz.`,
  'westeros-card': ({ card: drawn }) => line`${card(drawn)} lép életbe.`,
  choice: ({ seat: id, card: drawn, choice }, table) =>
    line`${seat(id, table)} választása (${card(drawn)}): ${choices[choice]}.`,
  supply: ({ seat: id, from, to, cause }, table) => {
    if (from === to) return line`${seat(id, table)} utánpótlása ${to} marad.`
    const why: Rich = cause === 'supply' ? [] : line` ${through(cause)}`
    return line`${seat(id, table)} utánpótlása ${to > from ? 'nő' : 'csökken'}: ${from} helyett ${to}${why}.`
  },
  power: ({ seat: id, n, cause }, table) =>
    n < 0
      ? line`${seat(id, table)} ${-n} hatalomjelzőt veszít ${by(cause)}.`
      : line`${seat(id, table)} ${n} hatalomjelzőt kap ${by(cause)}.`,
  forbidden: ({ card: drawn, orders }) =>
    line`${card(drawn)} e fordulóban tiltja ezt: ${listed(orders.map(order), 'hu')}.`,
  mustered: ({ seat: id, at, unit: type, to }, table) => {
    const from: Rich = at === to || isPort(to) ? [] : line` ${place(at, 'from')}`
    return line`${seat(id, table)} egy ${unit(type, false, 'acc')} toboroz ${place(to, 'in')}${from}.`
  },
  upgraded: ({ seat: id, at, unit: type, cause }, table) =>
    line`${seat(id, table)} egyik gyalogosából ${unit(type)} lesz ${place(at, 'in')} ${by(cause)}.`,
  downgraded: ({ seat: id, at, cause }, table) =>
    line`${seat(id, table)} egyik lovagjából gyalogos lesz ${place(at, 'in')} ${through(cause)}.`,
  bids: ({ on, bids }, table) => {
    const what: Rich = on === 'wildlings' ? ['a vadak ellen'] : track(on, 'ért')
    return line`Licitek ${what}: ${bidLine(bids, table)}.`
  },
  track: ({ track: id, order: seating, cause }, table) =>
    line`Új sorrend ${track(id, 'n')} ${by(cause)}: ${seats(seating, table)}.`,
}

const wildlings: Pick<Events, 'wildlings' | 'named' | 'wildling-card' | 'looked' | 'saw'> = {
  wildlings: ({ strength, sum, won }) =>
    won
      ? line`Az Éjjeli Őrség megtartja a Falat, ${sum} ${figure(strength)} ellen.`
      : line`A vadak áttörnek, ${strength} ${figure(sum)} ellen.`,
  named: ({ seat: id, as, by: judge }, table) =>
    judge === null
      ? line`${seat(id, table)} licitált a ${named[as]}.`
      : line`${seat(judge, table)} dönt a holtversenyben: ${seat(id, table)} számít a ${named[as]} licitálónak.`,
  'wildling-card': ({ card: drawn }) => line`Vadkártya: ${card(drawn)}.`,
  looked: ({ seat: id, where }, table) =>
    where === 'top'
      ? line`${seat(id, table)} a hírvivő hollóval megnézi a felső vadkártyát, és felül hagyja.`
      : line`${seat(id, table)} a hírvivő hollóval megnézi a felső vadkártyát, és a pakli aljára teszi.`,
  saw: ({ seat: id, card: seen }, table) => line`${seat(id, table)} látja a felső vadkártyát: ${card(seen)}.`,
}

type Action =
  | 'swapped'
  | 'raided'
  | 'called'
  | 'granted'
  | 'marched'
  | 'banner'
  | 'neutral-beaten'
  | 'order-removed'
  | 'control'
  | 'port-taken'
  | 'consolidated'

const action: Pick<Events, Action> = {
  swapped: ({ seat: id, at, from, to }, table) =>
    line`${seat(id, table)} a hírvivő hollóval parancsot cserél ${place(at, 'in')}: ${order(from)} helyett ${order(to)}.`,
  raided: ({ seat: id, from, target, order: removed, of }, table) => {
    if (target === null || removed === null || of === null)
      return line`${seat(id, table)} portyázik ${place(from, 'from')}, de nem vesz le semmit.`
    return line`${seat(id, table)} portyázik ${place(from, 'from')}, és leveszi ${seat(of, table)} parancsát ${place(target, 'in')}: ${order(removed)}.`
  },
  called: ({ seat: id, at }, table) => line`${seat(id, table)} támogatást kér a semleges erő ellen ${place(at, 'in')}.`,
  granted: ({ seat: id, at, yes }, table) =>
    line`${seat(id, table)} ${yes ? 'támogatja' : 'nem támogatja'} a semleges erő elleni támadást ${place(at, 'in')}.`,
  marched: ({ seat: id, from, groups }, table) => {
    if (groups.length === 0) return line`${seat(id, table)} lemond a menetelésről ${place(from, 'in')}.`
    const moved = groups.map(group => line`${units(group.units)} ${place(group.to, 'to')}`)
    return line`${seat(id, table)} menetel ${place(from, 'from')}: ${listed(moved, 'hu')}.`
  },
  banner: ({ seat: id, at, put }, table) =>
    put
      ? line`${seat(id, table)} hatalomjelzőt hagy ${place(at, 'in')}.`
      : line`${seat(id, table)} hatalomjelzője lekerül ${place(at, 'from')}, vissza a hatalomkészletbe.`,
  'neutral-beaten': ({ seat: id, at, strength, force }, table) =>
    line`${seat(id, table)} legyőzi a semleges erőt ${place(at, 'in')}, ${strength} ${figure(force)} ellen.`,
  'order-removed': ({ seat: id, at, order: removed, cause }, table) => {
    const gone = line`Lekerül ${seat(id, table)} parancsa ${place(at, 'from')}: ${order(removed)}`
    if (cause === 'empty') return line`${gone} (nem maradt ott egység).`
    if (cause === 'conquered') return line`${gone} (a tartomány elesett).`
    return line`${gone} ${through(cause)}.`
  },
  control: ({ at, seat: id }, table) =>
    id === null
      ? line`Mostantól senki sem uralja ${place(at, 'acc')}.`
      : line`Mostantól ${seat(id, table)} uralja ${place(at, 'acc')}.`,
  'port-taken': ({ seat: id, at, ships: put, lost }, table) =>
    line`${seat(id, table)} átveszi ${place(at, 'acc')}: az előző tulajdonos ${lost} hajója elvész, helyükre ${put} hajó áll.`,
  consolidated: ({ seat: id, from, order: used, n, muster }, table) => {
    const what = muster ? 'toborzás' : `${n} hatalomjelző`
    return line`${seat(id, table)} végrehajtja a parancsot ${place(from, 'in')} (${order(used)}): ${what}.`
  },
}

type Battle =
  | 'battle'
  | 'supported'
  | 'refused'
  | 'cards'
  | 'card-cancelled'
  | 'card-replaced'
  | 'ability'
  | 'blade'
  | 'tides-drawn'
  | 'tides'
  | 'outcome'

const battle: Pick<Events, Battle> = {
  battle: ({ attacker, defender, from, at, units: army }, table) =>
    line`${seat(attacker, table)} megtámadja ${seat(defender, table, 'acc')} ${place(at, 'in')}; ${place(from, 'from')} jön: ${units(army)}.`,
  supported: ({ seat: id, from, side }, table) =>
    side === null
      ? line`${seat(id, table)} senkit sem támogat ${place(from, 'from')}.`
      : line`${seat(id, table)} a ${sides[side]} támogatja ${place(from, 'from')}.`,
  refused: ({ seat: id, supporter }, table) =>
    line`${seat(id, table)} visszautasítja ${seat(supporter, table)} támogatását.`,
  cards: ({ attacker, defender }) => line`Házkártyák: támad ${card(attacker)}, véd ${card(defender)}.`,
  'card-cancelled': ({ seat: id, card: gone }, table) =>
    capital(line`${card(gone)} visszakerül ${seat(id, table)} kezébe.`),
  'card-replaced': ({ seat: id, card: next, by: cause }, table) =>
    next === null
      ? line`${seat(id, table)} házkártya nélkül harcol ${through(cause)}.`
      : line`${seat(id, table)} új házkártyája ${card(next)} ${through(cause)}.`,
  ability: ({ seat: id, card: used }, table) => line`${seat(id, table)} használja a képességet: ${card(used)}.`,
  blade: ({ seat: id }, table) => line`${seat(id, table)} használja a valyriai acélkardot.`,
  'tides-drawn': ({ seat: id, again }, table) =>
    again ? line`${seat(id, table)} eldobja a csatakártyát, és újat húz.` : line`${seat(id, table)} csatakártyát húz.`,
  tides: ({ attacker, defender }) => line`Csatakártyák: a támadóé ${card(attacker)}, a védőé ${card(defender)}.`,
  outcome: ({ winner, attacker, defender, at, strengths, tie }, table) => {
    const [first, second] = winner === 'attacker' ? [attacker, defender] : [defender, attacker]
    const [more, less] = winner === 'attacker' ? strengths : [strengths[1], strengths[0]]
    const why: Rich = tie ? line` (előrébb áll ${track('fiefdoms', 'n')})` : []
    return line`${seat(first, table)} legyőzi ${seat(second, table, 'acc')} ${place(at, 'in')}, ${more} ${figure(less)} ellen${why}.`
  },
}

type Aftermath = 'lost' | 'garrison-lost' | 'retreated' | 'conquered' | 'discarded' | 'hand-back' | 'march-again'

const aftermath: Pick<Events, Aftermath> = {
  lost: ({ seat: id, at, unit: type, routed, cause }, table) =>
    line`${seat(id, table)} egy ${unit(type, routed, 'acc')} veszít ${place(at, 'in')} ${through(cause)}.`,
  'garrison-lost': ({ seat: id, at }, table) =>
    line`${seat(id, table)} helyőrsége végleg elpusztul ${place(at, 'in')}.`,
  retreated: ({ seat: id, from, to, units: army }, table) =>
    line`${seat(id, table)} visszavonul ${place(from, 'from')} ${place(to, 'to')}: ${units(army)}.`,
  conquered: ({ seat: id, at }, table) => line`${seat(id, table)} bevonul ${place(at, 'to')}.`,
  discarded: ({ seat: id, card: gone, cause }, table) => {
    const what = line`${seat(id, table)} eldobja ${card(gone, 'acc')}`
    if (cause === 'combat') return line`${what} az ütközet után.`
    return cause === gone ? line`${what}, hogy másik lapot játsszon ki.` : line`${what} ${through(cause)}.`
  },
  'hand-back': ({ seat: id, cards: back, cause }, table) => {
    const why: Rich = cause === 'combat' ? ['(kiürült a keze)'] : through(cause)
    return line`${seat(id, table)} visszaveszi a kezébe ${cards(back, 'acc')} ${why}.`
  },
  'march-again': ({ seat: id, at }, table) =>
    line`${seat(id, table)} menetelés parancsa átkerül ${place(at, 'to')}, és újra felhasználható.`,
}

export const events: Events = { ...course, ...westeros, ...wildlings, ...action, ...battle, ...aftermath }
