/** Labels of moves, as on a button. */
import type { AskName } from '../../../../kernel/index.ts'
import { article, capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { spotFees } from '../../data/constants.ts'
import { miraclePrice } from '../../rules/anyTime.ts'
import { oldSiege } from '../../rules/battle/declaring.ts'
import { cityIncome } from '../../rules/sites.ts'
import type { Mark, Site, WarriorKnights } from '../../types.ts'
import { asking, due, fee, itemAt, type PlayerView, question } from '../common/position.ts'
import { names } from './names.ts'
import {
  area,
  army,
  city,
  crowns,
  fateCard,
  noble,
  oneTroop,
  proposal,
  seat,
  seatOr,
  shaped,
  side,
  site,
  spotOf,
  subject,
  title,
} from './phrases.ts'

type Moves = GameTexts<WarriorKnights>['moves']
type Question = AskName<WarriorKnights>

const nth = (n: number): string => `${article(String(n))} ${n}.`

/** Whose it is: ' (semleges)'. */
function owner(id: Site, view: PlayerView): Rich {
  if (!(id in view.open.cities)) return []
  return line` (${seatOr(view.open.cities[id as keyof typeof view.open.cities].owner, view, 'semleges')})`
}

const marching: Pick<
  Moves,
  'go' | 'sail' | 'take' | 'take-all' | 'attack' | 'assault' | 'siege' | 'bench' | 'unbench' | 'noble' | 'place'
> = {
  noble: ({ noble: id }) => shaped(id),
  place: ({ area: id }) => capital([area(id)]),
  go: ({ noble: id, path }) =>
    line`${shaped(id)} → ${path.flatMap((step, i) => (i > 0 ? [' → ', spotOf(step)] : [spotOf(step)]))}`,
  sail: ({ noble: id, to }) => line`${shaped(id)} tengeren ide: ${spotOf(to)}`,
  take: ({ card, from }) => line`Magával viszi: ${oneTroop(card)}, innen: ${army(from)}`,
  'take-all': ({ from }) => line`Minden csapatot átvesz a jelzőikkel együtt, innen: ${army(from)}`,
  attack: ({ area: id, seat: foe }, view) => line`Megtámadom ${seat(foe, view, 'acc')} ${area(id, 'in')}`,
  assault: ({ site: id }, view) => line`Megrohamozom: ${site(id)}${owner(id, view)}`,
  siege: ({ site: id }, view) =>
    oldSiege(view.open, view.seat!, id)
      ? line`Ostrommal beveszem: ${site(id)}${owner(id, view)}`
      : line`Ostromzár alá veszem: ${site(id)}${owner(id, view)}`,
  bench: ({ noble: id }) => line`${shaped(id)} kimarad`,
  unbench: ({ noble: id }) => line`${shaped(id)} harcol`,
}

function mark(at: Mark): Rich {
  if ('noble' in at) return shaped(at.noble)
  if ('army' in at) return line`${army(at.army)} serege`
  if ('site' in at) return [site(at.site)]
  if ('fortify' in at) return line`Megerősítem ${city(at.fortify, 'acc')}`
  if ('mend' in at) return line`Kijavítom ${site(at.mend, 'acc')}`
  if ('troop' in at) return capital([oneTroop(at.troop)])
  return [title(at.charge)]
}

const uses: Partial<Record<Question, string>> = {
  ability: 'Használom a képességet',
  freeLance: 'Szolgálatomba fogadom',
}
const declines: Partial<Record<Question, string>> = {
  useCard: 'Nem használom a lapot',
  draftSoldiers: 'Nem teszek le címert',
  versatile: 'Semmire sem használom a lapot',
  ability: 'Nem használom a képességet',
  freeLance: 'Nem fogadom föl',
  startExpedition: 'Nem indítok expedíciót',
  bless: 'Nem áldom meg',
  upgrade: 'Nem javítok és nem erősítek',
  muster: 'Nem gyógyítok',
  hire: 'Senkit sem fogadok föl',
  propose: 'Nem teszek indítványt',
  giveOffice: 'Senkinek sem adom',
  rebuild: 'Maradjon a táblán kívül',
  comeBack: 'Maradjon a táblán kívül',
}
const commits: Partial<Record<Question, string>> = {
  assign: 'Így osztom be',
  plan: 'Ez a tervem',
  chooseNobles: 'Ők harcolnak',
  discard: 'Ezeket teszem félre',
  write: 'Ezt írtam',
}
const ends: Partial<Record<Question, string>> = {
  mobilize: 'Befejezem a lapot',
  takeTroops: 'Többet nem visz',
  aim: 'Nincs több célpont',
  payUnpaid: 'Többet nem fizetek ki',
  hireMore: 'Többet nem fogadok föl',
  regroup: 'Befejezem az átrendezést',
}

function refuse(view: PlayerView): Rich {
  const asked = asking(view, 'permission')
  if (asked) return line`Megtiltom neki: ${seat(asked.of, view)}`
  return ['Megtagadom, és eltiltanak']
}

function comply(view: PlayerView): Rich {
  const law = asking(view, 'obey')
  if (law) return [law.price > 0 ? `Fizetek ${law.price} koronát` : 'Megtartom a törvényt']
  const tax = asking(view, 'tax')
  if (tax) return [`Fizetek ${tax.crowns} koronát`]
  return ['Elfogadom']
}

function payCrowns(view: PlayerView): Rich {
  const revolt = asking(view, 'revolt')
  const due = asking(view, 'faithOrCrowns')
  if (due) return [`Fizetek ${Math.min(due.crowns, view.open.crowns[due.seat])} koronát`]
  return [revolt ? `Fizetek ${2 * cityIncome(view.open, revolt.city)} koronát` : 'Koronát fizetek']
}

const answers: Pick<
  Moves,
  'use' | 'decline' | 'commit' | 'done' | 'back' | 'grant' | 'refuse' | 'comply' | 'pay-faith' | 'pay-crowns' | 'let-go'
> = {
  use: (_, view) => {
    const card = asking(view, 'useCard')
    return card ? line`Használom: ${title(card.card)}` : [uses[question(view) ?? 'ability'] ?? 'Használom']
  },
  decline: (_, view) => [declines[question(view) ?? 'plan'] ?? 'Lemondok róla'],
  commit: (_, view) => [commits[question(view) ?? 'hire'] ?? 'Ez a végleges'],
  done: (_, view) => [ends[question(view) ?? 'hire'] ?? 'Kész'],
  back: (_, view) => [question(view) === 'placeNoble' ? 'Másik nemest választok' : 'Mégsem'],
  grant: (_, view) => {
    const asked = asking(view, 'permission')
    return asked ? line`Megengedem neki: ${seat(asked.of, view)}` : ['Megengedem']
  },
  refuse: (_, view) => refuse(view),
  comply: (_, view) => comply(view),
  'pay-faith': (_, view) => [question(view) === 'saveNoble' ? 'Fizetek 2 hitet' : 'Fizetek 1 hitet'],
  'pay-crowns': (_, view) => payCrowns(view),
  'let-go': (_, view) => [question(view) === 'saveNoble' ? 'Hagyom meghalni' : 'Elengedem a várost'],
}

const planning: Pick<Moves, 'assign' | 'unassign' | 'plan' | 'unplan' | 'area' | 'mark' | 'gain'> = {
  assign: ({ card, to }) => capital(line`${oneTroop(card)} ide: ${army(to)}`),
  unassign: ({ card }) => line`Visszaveszem: ${oneTroop(card)}`,
  plan: ({ stack, card }) => capital(line`${nth(stack + 1)} pakliba: ${title(card)}`),
  unplan: ({ stack, card }) => line`Visszaveszem ${nth(stack + 1)} pakliból: ${title(card)}`,
  area: ({ to }) => [names.specialAreas[to]],
  mark: ({ spot }, view) => [
    question(view) === 'versatile'
      ? `Címer ${nth(spot + 1)} helyre ${spotFees[spot] ?? 0} koronáért`
      : `Címer ${nth(spot + 1)} helyre`,
  ],
  gain: ({ what }, { open, seat: reader }) => {
    const steward = reader !== null && open.charges[reader].includes('lord-steward')
    return [what === 'crowns' ? `Veszek ${steward ? 3 : 2} koronát` : 'Veszek 1 szavazatot']
  },
}

const fighting: Pick<Moves, 'toss' | 'untoss' | 'hit' | 'raze' | 'spare' | 'city' | 'desert' | 'lose'> = {
  toss: ({ card }) => line`Félreteszem: ${fateCard(card)} (${card.slice(-2)})`,
  untoss: ({ card }) => line`Megtartom: ${fateCard(card)} (${card.slice(-2)})`,
  hit: ({ army: id }) => (id === null ? ['Rés a falon'] : line`Veszteségjelző ide: ${army(id)}`),
  raze: (_, view) => {
    const asked = asking(view, 'raze')
    return [asked ? `Elpusztítom ${3 * cityIncome(view.open, asked.city)} koronáért` : 'Elpusztítom']
  },
  spare: () => ['Megtartom a várost'],
  city: ({ city: id }) => [city(id)],
  desert: ({ card }) => line`Dezertál: ${oneTroop(card)}`,
  lose: ({ card }) => line`Elvész: ${oneTroop(card)}`,
}

const expeditionTo = { ceylon: 'Ceylonba', 'spice-islands': 'a Fűszer-szigetekre', china: 'Kínába' }

const effects: Pick<Moves, 'draw' | 'name' | 'pledge' | 'aim' | 'start' | 'invest' | 'repair' | 'fortify' | 'heal'> = {
  draw: (_, { open }) => [open.eventTop === 'green' ? 'Én húzom 1 hitért' : 'Én húzom'],
  name: ({ seat: id }, view) =>
    question(view) === 'importantEvent' && view.open.eventTop === 'red'
      ? line`${seat(id, view)} húzza, 1 hitért`
      : [seat(id, view)],
  pledge: ({ faith }) => [faith === 0 ? 'Nem adok hitet' : `Adok ${faith} hitet`],
  aim: ({ at }) => mark(at),
  start: ({ expedition }) => [`Expedíció indul ${expeditionTo[expedition]}`],
  invest: ({ crowns: n }) => [n === 0 ? 'Nem fektetek be' : `Befektetek ${n} koronát`],
  repair: ({ site: id, n }) => line`Kijavítom ${site(id, 'acc')}: ${n} rés, ${crowns(2 * n)}`,
  fortify: ({ city: id }) => line`Megerősítem ${city(id, 'acc')} 4 koronáért`,
  heal: ({ army: id, n }) => line`Leveszek ${n} veszteségjelzőt ${2 * n} koronáért, innen: ${army(id)}`,
}

const money: Pick<Moves, 'pay' | 'pay-all' | 'hire' | 'drop'> = {
  pay: ({ card }, view) => line`Kifizetem: ${oneTroop(card)}, ${crowns(due(card, view))}`,
  'pay-all': () => ['Mindenkit kifizetek'],
  hire: ({ card }, view) => line`Fölfogadom ${fee(card, view)} koronáért: ${oneTroop(card)}`,
  drop: ({ spot }) => [`Leveszem a címert a sáv ${spot + 1}. helyéről`],
}

const item = (n: number, view: PlayerView): Rich => {
  const what = itemAt(view, n)
  return what ? subject(what, view) : [`${n + 1}. tétel`]
}

const assembly: Pick<Moves, 'propose' | 'next' | 'vote' | 'side' | 'write' | 'more' | 'less'> = {
  propose: ({ motion }, view) => line`Indítvány: ${proposal(motion, view)}`,
  next: ({ agenda }) => [title(agenda)],
  vote: ({ votes }) => [votes === 0 ? 'Nem adok le szavazatot' : `${votes} szavazat`],
  side: ({ side: to }, view) => capital([side(to, view)]),
  write: ({ item: n, side: to }, view) => capital(line`${item(n, view)}: ${side(to, view)}`),
  more: ({ item: n }, view) => line`Eggyel több szavazat: ${item(n, view)}`,
  less: ({ item: n }, view) => line`Eggyel kevesebb szavazat: ${item(n, view)}`,
}

const rest: Pick<
  Moves,
  'test' | 'shift' | 'shift-all' | 'give' | 'hand-heir' | 'return-heir' | 'kill-heir' | 'miracle'
> = {
  test: ({ city: id }) => [city(id)],
  shift: ({ card, from, to }) => capital(line`${oneTroop(card)} innen: ${army(from)}, ide: ${army(to)}`),
  'shift-all': ({ from, to }) => line`Minden csapat és jelző innen: ${army(from)}, ide: ${army(to)}`,
  give: ({ to, crowns: n }, view) => line`Adok ${seat(to, view, 'of')} ${n} koronát`,
  'hand-heir': ({ noble: id, to }, view) => line`${noble(id)} örökösét átadom ${seat(to, view, 'of')}`,
  'return-heir': ({ noble: id }) => line`${noble(id)} örökösét hazaküldöm`,
  'kill-heir': ({ noble: id }) => line`${noble(id)} örökösét megölöm`,
  miracle: ({ card, seat: victim, noble: id }, view) => {
    const who: Rich =
      victim === null ? [] : id === null ? [seat(victim, view)] : line`${seat(victim, view)}, ${noble(id)}`
    const of: Rich = who.length > 0 ? line` (${who})` : []
    return line`Csoda vet véget ennek: ${title(card)}${of}, ${miraclePrice(card)} hitért`
  },
}

export const moves: Moves = {
  ...marching,
  ...answers,
  ...planning,
  ...fighting,
  ...effects,
  ...money,
  ...assembly,
  ...rest,
}
