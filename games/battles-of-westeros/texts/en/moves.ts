/** The labels of moves, as on a button. */
import type { AskName } from '../../../../kernel/index.ts'
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { cardTable } from '../../data/cards.ts'
import type { Hex } from '../../data/hexes.ts'
import { setupTable } from '../../data/setupCards.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { fight, type PlayerView, question, standingAt } from '../common/position.ts'
import { names } from './names.ts'
import { card, faces, hex, hexes, leader, terrain, titled, token, type, unit, unitIn, verb } from './phrases.ts'

type Moves = GameTexts<BattlesOfWesteros>['moves']

/** 'the blue Winterfell Riders in H6', 'H6' where nobody stands. */
export function at(id: Hex, { open }: Pick<PlayerView, 'open'>): Rich {
  const one = standingAt(open, id)
  return one ? unitIn(one, id) : [hex(id)]
}

const ordinals = ['first', 'second']
/** ', both commands', ', first command'; nothing where a card has but one. */
const which = (all: number, commands: readonly number[]): string => {
  if (all === 1) return ''
  return commands.length === all ? ', both commands' : `, ${ordinals[commands[0]]} command`
}

const way = (path: readonly Hex[]): Rich =>
  path.length > 1 ? line`to ${hex(path.at(-1)!)} by ${hexes(path.slice(0, -1))}` : line`to ${hex(path[0])}`

const finished: Partial<Record<AskName<BattlesOfWesteros>, string>> = {
  breach: 'Leave the other dice unused',
  chooseOrders: 'Order no more units',
  aim: 'Choose no more',
  chooseMover: 'Move no more units',
  withdraw: 'Withdraw nobody',
  attack: 'No more attacks',
  join: 'Attack with these',
  swap: 'Keep the banners as they are',
  followUp: 'Stay',
  pursuitAttack: 'No second attack',
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
  hide: ({ at: ids }) => line`Hide in ${hexes(ids)}`,
  discs: ({ west, centre, east }) => line`West ${leader(west)}, middle ${leader(centre)}, east ${leader(east)}`,
  stake: ({ hex: id, token: sign }) => line`${capital([token(sign)])} on the palisade in ${hex(id)}`,
  'use-dice': ({ faces: list }) => line`Use ${faces(list)}`,
  breach: ({ hex: id, token: sign }) => line`Remove the ${token(sign)} in ${hex(id)}`,
  target: ({ hex: id, rank }) => line`${capital([names.ranks[rank]])} target marker in ${hex(id)}`,
  commanders: ({ cards }) => {
    const chosen = cards.flatMap(id => setupTable[id].commander ?? [])
    return listed(chosen.map(titled), 'en')
  },
  substitute: ({ type: id }) => line`Take ${type(id)} instead`,
  tile: ({ terrain: id, hexes: n }) => capital(line`${terrain(id)}, ${n === 3 ? '3 hexes' : '1 hex'}`),
  lay: ({ at: ids }) => line`Lay it in ${hexes(ids)}`,
  recruit: recruit => line`Place the ${unit(recruit)}`,
  place: ({ hex: id }) => line`In ${hex(id)}`,
  'turn-up': ({ entry }) => line`Turn up the ${names.entries[entry]} disc`,
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
  token: ({ token: sign, pair }) =>
    pair
      ? ['Use two ', { text: `${names.signs[sign]} tokens`, on: 'token:valor' }]
      : ['Use a ', { text: `${names.signs[sign]} token`, on: `token:${sign}` }],
  raise: () => ['Raise your morale by 1'],
  play: ({ card: id, commander, commands }) =>
    line`${card(id)} with ${leader(commander)}${which(cardTable[id].commands.length, commands)}`,
  'any-card': ({ card: id, commander }) => line`Discard ${card(id)}: ${leader(commander)} orders one unit`,
  archers: ({ hex: id, token: sign }) => line`The archers in ${hex(id)} shoot, for a ${token(sign)}`,
  ability: ({ commander }) => line`Use the ability of ${leader(commander)}`,
  pass: () => ['Pass'],
  command: ({ n }) => [`Carry out the ${ordinals[n]} command`],
  order: ({ hex: id }, view) => line`Order ${at(id, view)}`,
  rally: ({ hex: id }, view) => line`Rally ${at(id, view)}, for 1 morale`,
  tactic: ({ yes }) => [yes ? 'Use the tactic' : 'Do without the tactic'],
  use: ({ yes }, view) => {
    if (question(view) === 'leaveFreely') return [yes ? 'Leave the engagement' : 'Stay engaged']
    return [yes ? 'Use the ability' : 'Keep the ability for later']
  },
  aim: ({ hex: id }, view) => capital(at(id, view)),
  done: (_, view) => [finished[question(view) ?? 'attack'] ?? 'Finish'],
  unselect: () => ['Choose something else'],
  'give-up': ({ token: sign }) => line`Give up a ${token(sign)}`,
  exchange: ({ give, take }) => line`A ${names.signs[give]} for a ${token(take)}`,
}

const movement: Pick<Moves, 'select' | 'go' | 'exit' | 'leave' | 'stay' | 'carry' | 'withdraw'> = {
  select: ({ hex: id }, view) => line`Move ${at(id, view)}`,
  go: ({ path }) => capital(way(path)),
  exit: ({ path }) => (path.length > 0 ? line`Leave the board by ${hexes(path)}` : ['Leave the board']),
  leave: () => ['Leave the engagement'],
  stay: () => ['Stay in place'],
  carry: ({ yes }) => [yes ? 'Take Edmure along' : 'Leave Edmure behind'],
  withdraw: ({ from, to }, view) => line`Withdraw ${at(from, view)} to ${hex(to)}`,
}

const attacks = (from: Hex, there: Hex, view: PlayerView, how = ''): Rich => {
  const one = standingAt(view.open, from)
  const what = one ? verb(one, 'attack') : 'attacks'
  return capital(line`${at(from, view)} ${what} ${at(there, view)}${how}`)
}

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
  dogs: ({ from, at: there }, view) => attacks(from, there, view, ' with dogs'),
  'extra-attack': ({ from, at: there }, view) => attacks(from, there, view, ' with four dice, by the ability'),
  scorch: ({ from, at: there }, view) => capital(line`${at(from, view)}: scorch ${hex(there)}`),
  douse: ({ from, at: there }, view) => capital(line`${at(from, view)}: put out the fire in ${hex(there)}`),
  support: ({ from, to }, view) => capital(line`${at(from, view)}: give dice to ${at(to, view)}`),
  join: ({ hex: id }, view) => line`With ${at(id, view)}`,
  shoot: ({ at: id }, view) => line`Shoot at ${at(id, view)}`,
  strike: ({ yes }) => [yes ? 'Parting blow' : 'No parting blow'],
  bonus: ({ yes }) => [yes ? 'Use it in this attack' : 'Not in this attack'],
  again: ({ yes }) => [yes ? 'Roll the die again' : 'Leave the die as it fell'],
  reroll: ({ face }) => {
    if (face === null) return ['Roll nothing again']
    return [face === 'useless' ? 'Roll what is of least use again' : `Roll each ${names.signs[face]} again`]
  },
}

const after: Pick<Moves, 'swap' | 'ignore' | 'retreat' | 'counter' | 'advance' | 'pursue' | 'keep' | 'recover'> = {
  swap: ({ hex: id }, view) => line`Change places with the banner of ${at(id, view)}`,
  ignore: ({ yes }) => [yes ? 'Stand fast: ignore one retreat' : 'Retreat as rolled'],
  retreat: ({ to }) => line`Retreat to ${hex(to)}`,
  counter: ({ yes }) => [yes ? 'Counterattack' : 'No counterattack'],
  advance: ({ path }, view) => {
    const won = path.length > 0 ? path : [fight(view.open)?.at].filter(id => id !== undefined)
    return won.length > 0 ? line`Advance ${way(won)}` : ['Advance']
  },
  pursue: ({ path }) => (path.length > 0 ? line`Pursue ${way(path)}` : ['Pursue']),
  keep: ({ card: id, token: sign }) => {
    if (id === null && sign === null) return ['Keep nothing']
    if (id === null) return line`Keep a ${token(sign!)}`
    return sign === null ? line`Keep ${card(id)}` : line`Keep ${card(id)} and a ${token(sign)}`
  },
  recover: ({ yes }) => [yes ? 'Recover morale' : 'Leave the morale as it is'],
}

export const moves: Moves = { ...setup, ...turn, ...movement, ...combat, ...after }
