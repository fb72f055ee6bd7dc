/** The labels of moves, as on a button. */
import { article, capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { Place } from '../../data/areas.ts'
import { houseCardTable } from '../../data/houseCards.ts'
import { isHostile } from '../../rules/position/control.ts'
import type { Choice, MusterStep, Side, Thrones } from '../../types.ts'
import { asking, income, type Leaving, leaving, type PlayerView, question } from '../common/position.ts'
import { card, order, place, placeName, seat, track, unit } from './phrases.ts'

const choices: Record<Choice, string> = {
  supply: 'Új utánpótlás mindenkinek',
  mustering: 'Minden ház toboroz',
  clash: 'Királyok csatája',
  collect: 'Hatalomjelzők mindenki hatalomikonjaiért',
  'no-defense': 'E fordulóban nincs védekezés',
  'no-march-plus-1': 'E fordulóban nincs menetelés +1',
  nothing: 'Ne történjen semmi',
}

const declined: Partial<Record<string, string>> = {
  raven: 'A holló a kalitkában marad',
  useCard: 'Nem használom a képességet',
  redraw: 'Megtartom a lapot',
  blade: 'Nem használom az acélkardot',
  upgrade: 'Nem lesz több lovag',
  retrieve: 'Nem veszek vissza lapot',
  hordeMuster: 'Nem toborzok',
}

const sides: Record<Side, string> = { attacker: 'támadó', defender: 'védő' }
const own: Record<Side, string> = { attacker: 'támadásomat', defender: 'védelmemet' }

function musterStep(step: MusterStep): Rich {
  if (step.kind === 'upgrade') {
    const what = unit('footman', step.routed)
    return capital(line`${what} ${place(step.at, 'in')}: ${unit(step.unit)} lesz belőle`)
  }
  const from: Rich = step.to === step.at ? [] : line` (toborozza: ${placeName(step.at)})`
  return capital(line`${unit(step.unit)} ${place(step.to, 'in')}${from}`)
}

/** The true consequence of marching off without a Power token. */
function consequence(left: Leaving, view: PlayerView): Rich {
  if (left.kind === 'lost') {
    const lost: Rich = left.ships > 0 ? line`, és elvész a kikötőjében álló ${left.ships} hajód` : []
    return line`elveszíted az uralmat itt: ${place(left.area)}${lost}`
  }
  const taken: Rich = left.ships > 0 ? line`, és a sajátjára cserélheti a kikötőben álló ${left.ships} hajódat` : []
  return line`${seat(left.by, view)} visszakapja ${place(left.area, 'acc')}${taken}`
}

function setOut(banner: boolean, view: PlayerView): Rich {
  const march = asking(view, 'march')
  if (march === null || march.groups.length === 0) return ['Lemondok a menetelésről']
  if (banner) return line`Indulás, hatalomjelzőt hagyva ${place(march.from, 'in')}`
  const left = leaving(view)
  if (left === null) return ['Indulás']
  const poor = view.open.power[march.seat] === 0 ? ' (nincs több)' : ''
  return line`Indulás hatalomjelző nélkül${poor}: ${consequence(left, view)}`
}

function orderAt(at: Place, view: PlayerView): Rich {
  const known = view.open.orders[at]?.order ?? view.own?.orders[at]
  return known ? line`${order(known)} (${placeName(at)})` : line`parancs (${placeName(at)})`
}

export const moves: GameTexts<Thrones>['moves'] = {
  place: ({ at, order: id }) => capital(line`${order(id)} ${place(at, 'in')}`),
  remove: ({ at }, view) => line`Visszaveszem: ${orderAt(at, view)}`,
  confirm: () => ['Megerősítem a parancsokat'],
  swap: ({ at, order: id }, view) => capital(line`${order(id)} e helyett: ${orderAt(at, view)}`),
  look: () => ['Megnézem a felső vadkártyát'],
  keep: ({ where }) => [where === 'top' ? 'Felül hagyom' : 'A pakli aljára teszem'],
  raid: ({ from, target }, view) =>
    target === null
      ? line`Portyázás ${place(from, 'from')}: nem veszek le semmit`
      : line`Portyázás ${place(from, 'from')}: leveszem ezt: ${orderAt(target, view)}`,
  march: ({ from }, view) => capital(line`${order(view.open.orders[from]?.order ?? 'march-0')} ${place(from, 'from')}`),
  call: ({ at }) => line`Támogatást kérek a semleges erő ellen (${placeName(at)})`,
  grant: () => ['Támogatom'],
  deny: () => ['Nem támogatom'],
  go: ({ unit: type, to }, view) =>
    view.seat !== null && isHostile(view.open, view.seat, to)
      ? capital(line`${unit(type)} megtámadja ${place(to, 'acc')}`)
      : capital(line`${unit(type)} ${place(to, 'to')}`),
  recall: ({ unit: type, to }) => line`Visszahívom: ${unit(type)} (${placeName(to)})`,
  commit: ({ banner }, view) => setOut(banner, view),
  consolidate: ({ from, muster }, { open }) =>
    muster
      ? line`Toborzás ${place(from, 'in')} hatalomjelzők helyett`
      : line`${income(open, from)} hatalomjelző szerzése ${place(from, 'in')}`,
  muster: ({ step }) => musterStep(step),
  unmuster: ({ index }, view) => {
    const step = asking(view, 'muster')?.steps[index]
    return step
      ? line`Visszaveszem (${index + 1}.): ${musterStep(step)}`
      : line`Visszaveszem ${article(String(index + 1))} ${index + 1}. lépést`
  },
  'take-over': ({ ships }) => (ships === 0 ? ['Nem állítok oda hajót'] : line`${ships} saját hajót állítok oda`),
  support: ({ side }, view) => {
    const { combat } = view.open
    if (side === null) return ['Egyik oldalt sem támogatom']
    if (combat === null) return line`A ${sides[side]} támogatása`
    const who = combat[side].seat
    return who === view.seat
      ? [`A saját ${own[side]} támogatom`]
      : line`${seat(who, view, 'acc')} támogatom (${sides[side]})`
  },
  accept: () => ['Elfogadom a támogatást'],
  refuse: () => ['Visszautasítom a támogatást'],
  card: ({ card: id }) => capital(line`${card(id)} (erő: ${houseCardTable[id].strength})`),
  use: (_, view) => {
    const used = asking(view, 'useCard')
    if (used) return line`Használom: ${card(used.card)}`
    return [question(view) === 'redraw' ? 'Eldobom, és újat húzok' : 'Használom az acélkardot: +1 erő']
  },
  kill: ({ routed }) => [routed ? 'Egy megfutamodott gyalogos' : 'Egy álló gyalogos'],
  strike: ({ at }, view) => line`Leveszem: ${orderAt(at, view)}`,
  demote: ({ track: id }) => line`Utolsó hely ${track(id, 'n')}`,
  promote: ({ at, routed }) => capital(line`${unit('footman', routed)} ${place(at, 'in')}: lovag lesz belőle`),
  discard: ({ card: id }) => line`Eldobás: ${card(id)}`,
  retreat: ({ to }) => line`Visszavonulás ${place(to, 'to')}`,
  lose: ({ at, unit: type, routed }) => line`Veszteség: ${unit(type, routed)} ${place(at, 'in')}`,
  choose: ({ choice }) => [choices[choice]],
  bid: ({ power }) => (power === 0 ? ['Nem licitálok semmit'] : line`Licit: ${power}`),
  rank: ({ seat: id }, view) => line`${seat(id, view)} következik`,
  name: ({ seat: id }, view) => [seat(id, view)],
  downgrade: ({ at, routed }) => capital(line`${unit('knight', routed)} ${place(at, 'in')}: gyalogos lesz belőle`),
  retrieve: ({ card: id }) => line`Visszaveszem: ${card(id)}`,
  drop: ({ what }) => {
    if (what === 'units') return ['2 egységet veszítek']
    if (what === 'track') return ['2 helyet esem ott, ahol a legelőrébb állok']
    return line`Visszaesés ${track(what, 'n')}`
  },
  rise: ({ track: id }) => line`Első hely ${track(id, 'n')}`,
  at: ({ area }) => capital(place(area)),
  pass: (_, view) => [declined[question(view) ?? ''] ?? 'Passz'],
  done: (_, view) => [asking(view, 'muster')?.steps.length === 0 ? 'Nem toborzok' : 'A toborzás kész'],
}
