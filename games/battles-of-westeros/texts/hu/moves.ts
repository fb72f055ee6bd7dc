/** The labels of moves, as on a button. */
import type { AskName } from '../../../../kernel/index.ts'
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { cardTable } from '../../data/cards.ts'
import type { Hex } from '../../data/hexes.ts'
import { setupTable } from '../../data/setupCards.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { fight, type PlayerView, question, standingAt } from '../common/position.ts'
import { names } from './names.ts'
import { card, type Form, faces, hex, hexes, leader, terrain, theUnit, titled, type, unit, unitIn } from './phrases.ts'

type Moves = GameTexts<BattlesOfWesteros>['moves']

/** 'a kék Deresi lovasok H6-on', 'H6' where nobody stands. */
export function at(id: Hex, { open }: Pick<PlayerView, 'open'>, form: 'name' | 'acc' = 'name'): Rich {
  const one = standingAt(open, id)
  return one ? unitIn(one, id, form) : [hex(id, form)]
}

/** 'a kék Deresi lovasokat', 'az egységet' where nobody stands. */
function whom(id: Hex, { open }: Pick<PlayerView, 'open'>, form: Form): Rich {
  const one = standingAt(open, id)
  return one ? theUnit(one, form) : [form === 'acc' ? 'az egységet' : 'az egység']
}

const ordinals = ['első', 'második']
const which = (all: number, commands: readonly number[]): string => {
  if (all === 1) return ''
  return commands.length === all ? ', mindkét parancs' : `, ${ordinals[commands[0]]} parancs`
}

const way = (path: readonly Hex[]): Rich =>
  path.length > 1 ? line`${hex(path.at(-1)!, 'to')}, útközben ${hexes(path.slice(0, -1))}` : [hex(path[0], 'to')]

const finished: Partial<Record<AskName<BattlesOfWesteros>, string>> = {
  breach: 'A többi kockát nem használom',
  chooseOrders: 'Nincs több utasítás',
  aim: 'Nem választok többet',
  chooseMover: 'Nincs több mozgás',
  withdraw: 'Senki sem tér ki',
  attack: 'Nincs több támadás',
  join: 'Ennyien támadunk',
  swap: 'A zászlók maradnak',
  followUp: 'Maradok',
  pursuitAttack: 'Nincs második támadás',
}

const setup: Pick<
  Moves,
  | 'hide'
  | 'discs'
  | 'stake'
  | 'use-dice'
  | 'breach'
  | 'target'
  | 'commanders'
  | 'substitute'
  | 'tile'
  | 'lay'
  | 'recruit'
  | 'place'
  | 'turn-up'
> = {
  hide: ({ at: ids }) => line`Elrejtés itt: ${hexes(ids)}`,
  discs: ({ west, centre, east }) => line`Nyugaton ${leader(west)}, középen ${leader(centre)}, keleten ${leader(east)}`,
  stake: ({ hex: id, token: sign }) => line`${capital([names.signs[sign]])} a cölöpsáncra ${hex(id, 'in')}`,
  'use-dice': ({ faces: list }) => line`Felhasználom: ${faces(list)}`,
  breach: ({ hex: id, token: sign }) => line`Leveszem ${hex(id, 'from')}: ${names.signs[sign]}`,
  target: ({ hex: id, rank }) => line`${capital([names.ranks[rank]])} céljelző ${hex(id, 'to')}`,
  commanders: ({ cards }) => {
    const chosen = cards.flatMap(id => setupTable[id].commander ?? [])
    return listed(chosen.map(titled), 'hu')
  },
  substitute: ({ type: id }) => line`Helyettük: ${type(id)}`,
  tile: ({ terrain: id, hexes: n }) => capital(line`${terrain(id)}, ${n} mező`),
  lay: ({ at: ids }) => line`Ide teszem: ${hexes(ids)}`,
  recruit: recruit => line`Felállítom: ${unit(recruit)}`,
  place: ({ hex: id }) => line`Ide: ${hex(id)}`,
  'turn-up': ({ entry }) => line`Felfordítom a ${names.entries[entry]} korongot`,
}

const turn: Pick<
  Moves,
  | 'token'
  | 'raise'
  | 'play'
  | 'any-card'
  | 'archers'
  | 'ability'
  | 'pass'
  | 'command'
  | 'order'
  | 'rally'
  | 'tactic'
  | 'use'
  | 'aim'
  | 'done'
  | 'unselect'
  | 'give-up'
  | 'exchange'
> = {
  token: ({ token: sign, pair }) => [
    pair ? 'Két utasításjelző: ' : 'Utasításjelző: ',
    { text: names.signs[sign], on: `token:${pair ? 'valor' : sign}` },
  ],
  raise: () => ['Morálod 1-gyel emelkedik'],
  play: ({ card: id, commander, commands }) =>
    line`${card(id)}, kijátssza ${leader(commander)}${which(cardTable[id].commands.length, commands)}`,
  'any-card': ({ card: id, commander }) => line`${card(id)} eldobásáért ${leader(commander)} egy egységet utasít`,
  archers: ({ hex: id, token: sign }) => line`Az íjászok lőnek ${hex(id, 'from')}, ára: ${names.signs[sign]}`,
  ability: ({ commander }) => line`${leader(commander)} egyszeri képessége`,
  pass: () => ['Passz'],
  command: ({ n }) => [`Az ${ordinals[n]} parancs jön`.replace('Az második', 'A második')],
  order: ({ hex: id }, view) => line`Utasítom ${at(id, view, 'acc')}`,
  rally: ({ hex: id }, view) => line`Gyülekeztetem ${at(id, view, 'acc')}, 1 morálért`,
  tactic: ({ yes }) => [yes ? 'Élek a taktikával' : 'Nem élek a taktikával'],
  use: ({ yes }, view) => {
    if (question(view) === 'leaveFreely') return [yes ? 'Kilép az összecsapásból' : 'Az összecsapásban marad']
    return [yes ? 'Felhasználom a képességet' : 'Későbbre tartogatom']
  },
  aim: ({ hex: id }, view) => capital(at(id, view)),
  done: (_, view) => [finished[question(view) ?? 'attack'] ?? 'Befejezem'],
  unselect: () => ['Mást választok'],
  'give-up': ({ token: sign }) => line`Lemondok erről: ${names.signs[sign]}`,
  exchange: ({ give, take }) => line`Csere: ${names.signs[give]} helyett ${names.signs[take]}`,
}

const movement: Pick<Moves, 'select' | 'go' | 'exit' | 'leave' | 'stay' | 'carry' | 'withdraw'> = {
  select: ({ hex: id }, view) => line`Mozgatom ${whom(id, view, 'acc')} ${hex(id, 'from')}`,
  go: ({ path }) =>
    path.length > 1
      ? line`Ide: ${hex(path.at(-1)!)}, útközben ${hexes(path.slice(0, -1))}`
      : line`Ide: ${hex(path[0])}`,
  exit: ({ path }) =>
    path.length > 0 ? line`Elhagyja a csatateret, útközben ${hexes(path)}` : ['Elhagyja a csatateret'],
  leave: () => ['Kilép az összecsapásból'],
  stay: () => ['Helyben marad'],
  carry: ({ yes }) => [yes ? 'Magával viszi Edmure-t' : 'Otthagyja Edmure-t'],
  withdraw: ({ from, to }, view) => line`Kitér ${whom(from, view, 'name')} ${hex(from, 'from')} ${hex(to, 'to')}`,
}

const attacks = (from: Hex, there: Hex, view: PlayerView, how = ''): Rich =>
  capital(line`${at(from, view)} megtámadják ${at(there, view, 'acc')}${how}`)

const combat: Pick<
  Moves,
  | 'attack'
  | 'dogs'
  | 'extra-attack'
  | 'scorch'
  | 'douse'
  | 'support'
  | 'join'
  | 'shoot'
  | 'strike'
  | 'bonus'
  | 'again'
  | 'reroll'
> = {
  attack: ({ from, at: there }, view) => attacks(from, there, view),
  dogs: ({ from, at: there }, view) => attacks(from, there, view, ' a kutyákkal'),
  'extra-attack': ({ from, at: there }, view) => attacks(from, there, view, ' négy kockával, a képességgel'),
  scorch: ({ from, at: there }, view) => capital(line`${at(from, view)} felperzselik ${hex(there, 'acc')}`),
  douse: ({ from, at: there }, view) => capital(line`${at(from, view)} oltják a tüzet ${hex(there, 'in')}`),
  support: ({ from, to }, view) => capital(line`${at(from, view)} kockákat adnak: ${at(to, view)}`),
  join: ({ hex: id }, view) => line`Velük: ${at(id, view)}`,
  shoot: ({ at: id }, view) => line`Célpont: ${at(id, view)}`,
  strike: ({ yes }) => [yes ? 'Búcsúcsapás' : 'Nincs búcsúcsapás'],
  bonus: ({ yes }) => [yes ? 'Ebben a támadásban használom' : 'Nem ebben a támadásban'],
  again: ({ yes }) => [yes ? 'Újradobom a kockát' : 'A kocka marad, ahogy esett'],
  reroll: ({ face }) => {
    if (face === null) return ['Semmit sem dobok újra']
    return [face === 'useless' ? 'Azt dobom újra, ami a legkevesebbet ér' : `Újradobom: minden ${names.signs[face]}`]
  },
}

const after: Pick<Moves, 'swap' | 'ignore' | 'retreat' | 'counter' | 'advance' | 'pursue' | 'keep' | 'recover'> = {
  swap: ({ hex: id }, view) => line`Zászlócsere: ${at(id, view)}`,
  ignore: ({ yes }) => [yes ? 'Kitartanak: egy visszavonulással kevesebb' : 'Visszavonulnak, ahogy a kocka mutatja'],
  retreat: ({ to }) => line`Visszavonulás ${hex(to, 'to')}`,
  counter: ({ yes }) => [yes ? 'Ellentámadás' : 'Nincs ellentámadás'],
  advance: ({ path }, view) => {
    const won = path.length > 0 ? path : [fight(view.open)?.at].filter(id => id !== undefined)
    return won.length > 0 ? line`Előrenyomulás ${way(won)}` : ['Előrenyomulás']
  },
  pursue: ({ path }) => (path.length > 0 ? line`Üldözés ${way(path)}` : ['Üldözés']),
  keep: ({ card: id, token: sign }) => {
    if (id === null && sign === null) return ['Semmit sem tartok meg']
    if (id === null) return line`Megtartom: ${names.signs[sign!]}`
    return sign === null ? line`Megtartom: ${card(id)}` : line`Megtartom: ${card(id)} és ${names.signs[sign]}`
  },
  recover: ({ yes }) => [yes ? 'A morál helyreáll' : 'A morál marad, ahol van'],
}

export const moves: Moves = { ...setup, ...turn, ...movement, ...combat, ...after }
