/** The sentences of the log. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import type { BattlesOfWesteros, Recruit } from '../../types.ts'
import { counted } from '../common/position.ts'
import { partTwo } from './combatEvents.ts'
import { names } from './names.ts'
import { modifierNames } from './outcomes.ts'
import {
  card,
  cards,
  commandTokens,
  faces,
  hex,
  hexes,
  leader,
  many,
  seat,
  terrain,
  titled,
  token,
  unit,
  unitIn,
  verb,
} from './phrases.ts'

type Events = GameTexts<BattlesOfWesteros>['events']

const ordinals = ['first', 'second']

/** Like units are counted: '2 × blue War Host of the North'. */
const units = (list: readonly Recruit[]): Rich =>
  listed(
    counted(list).map(({ one, n }) => (n === 1 ? unit(one) : [`${n} × `, ...unit(one)])),
    'en',
  )

const setup: Pick<
  Events,
  | 'battle'
  | 'hidden'
  | 'staked'
  | 'breach-rolled'
  | 'breached'
  | 'target'
  | 'commanders'
  | 'mustered'
  | 'substituted'
  | 'tiles'
  | 'laid'
  | 'placed'
> = {
  battle: ({ battle, houses, momentum }, table) =>
    line`${names.battles[battle]}: ${listed(
      houses.map(house => names.houseTitles[house]),
      'en',
    )}. ${seat(momentum, table)} has the momentum.`,
  hidden: ({ seat: id, n }, table) => line`${seat(id, table)} hides ${many(n, 'token')}.`,
  staked: ({ seat: id, hex: where, token: sign }, table) =>
    line`${seat(id, table)} lays a ${token(sign)} on the palisade in ${hex(where)}.`,
  'breach-rolled': ({ seat: id, dice }, table) => line`${seat(id, table)} rolls against the palisades: ${faces(dice)}.`,
  breached: ({ seat: id, hex: where, token: sign, with: dice }, table) =>
    line`${seat(id, table)} removes a ${token(sign)} in ${hex(where)} with ${faces(dice)}.`,
  target: ({ seat: id, hex: where, rank }, table) =>
    line`${seat(id, table)} lays a ${names.ranks[rank]} target marker in ${hex(where)}.`,
  commanders: ({ seat: id, commanders }, table) =>
    line`${seat(id, table)} is led by ${listed(commanders.map(titled), 'en')}.`,
  mustered: ({ seat: id, cards: drawn, units: list }, table) =>
    line`${seat(id, table)} musters from ${many(drawn.length, 'setup card')}: ${units(list)}.`,
  substituted: ({ seat: id, unit: one, instead }, table) =>
    instead
      ? line`${seat(id, table)} lacks figures for the ${unit(one)} and takes the ${unit(instead)}.`
      : line`${seat(id, table)} lacks figures for the ${unit(one)}.`,
  tiles: ({ seat: id, cards: drawn }, table) =>
    line`${seat(id, table)} draws terrain from ${many(drawn.length, 'setup card')}.`,
  laid: ({ seat: id, terrain: kind, hexes: ids }, table) =>
    line`${seat(id, table)} lays ${terrain(kind)} in ${hexes(ids)}.`,
  placed: ({ seat: id, unit: one, hex: where }, table) => line`${seat(id, table)} places ${unitIn(one, where)}.`,
}

const round: Pick<
  Events,
  | 'round'
  | 'column'
  | 'column-waits'
  | 'decoy'
  | 'first'
  | 'tokens-rolled'
  | 'drew'
  | 'drew-cards'
  | 'reshuffled'
  | 'passed'
  | 'kept'
  | 'recovered'
> = {
  round: ({ round: n }) => line`Round ${n}.`,
  column: ({ seat: id, commander, hex: where }, table) =>
    line`The column of ${leader(commander)} arrives at ${hex(where)} for ${seat(id, table)}.`,
  'column-waits': ({ seat: id, commander, hex: where }, table) =>
    line`The column of ${leader(commander)} for ${seat(id, table)} cannot come in at ${hex(where)} and waits.`,
  decoy: ({ seat: id, commander, hex: where }, table) =>
    line`The disc of ${seat(id, table)} at ${hex(where)}, ${leader(commander)}, was a decoy.`,
  first: ({ seat: id, tokens }, table) =>
    line`${seat(id, table)} is first player (command tokens ${tokens.join(' to ')}).`,
  'tokens-rolled': ({ seat: id, dice, taken }, table) => {
    const got: Rich =
      taken.length === dice.length
        ? []
        : taken.length === 0
          ? [', but the supply has none']
          : line`, and takes ${faces(taken)}`
    return line`${seat(id, table)} rolls for order tokens: ${faces(dice)}${got}.`
  },
  drew: ({ seat: id, n }, table) => line`${seat(id, table)} draws ${many(n, 'leadership card')}.`,
  'drew-cards': ({ seat: id, cards: drawn }, table) =>
    drawn.length > 0
      ? line`${seat(id, table)} has drawn ${cards(drawn)}.`
      : line`${seat(id, table)} has drawn nothing.`,
  reshuffled: ({ seat: id, n }, table) =>
    line`${seat(id, table)} shuffles ${many(n, 'discarded card')} into a new deck.`,
  passed: ({ seat: id }, table) => line`${seat(id, table)} passes.`,
  kept: ({ seat: id, token: sign, cards: thrown, tokens }, table) => {
    const kept = sign ? `a ${token(sign)}` : 'no token'
    const gone = [...thrown.map(card), ...tokens.map(token)]
    const rest: Rich = gone.length > 0 ? line` and discards ${listed(gone, 'en')}` : []
    return line`${seat(id, table)} keeps ${kept}${rest}.`
  },
  recovered: ({ seat: id, from, to }, table) =>
    line`${seat(id, table)} recovers morale, from space ${Math.abs(from)} to ${Math.abs(to)}.`,
}

const uses = { order: 'to give an order', raise: 'to raise morale', rally: 'to rally a unit', archers: 'to shoot' }

const turn: Pick<
  Events,
  | 'token'
  | 'card'
  | 'any-card'
  | 'tactic'
  | 'ability'
  | 'command-lost'
  | 'ordered'
  | 'rallied'
  | 'gave'
  | 'gave-side'
  | 'discarded-card'
  | 'gave-up'
  | 'exchanged'
  | 'returned'
> = {
  token: ({ seat: id, tokens, for: use }, table) =>
    line`${seat(id, table)} uses ${tokens.length === 1 ? `a ${token(tokens[0])}` : `two ${names.signs[tokens[0]]} tokens`} ${uses[use]}.`,
  card: ({ seat: id, card: played, commander, commands }, table) =>
    line`${seat(id, table)} plays ${card(played)} with ${leader(commander)} for ${commandTokens(commands.length)}.`,
  'any-card': ({ seat: id, card: played, commander }, table) =>
    line`${seat(id, table)} discards ${card(played)}, so that ${leader(commander)} orders one unit.`,
  tactic: ({ seat: id, card: played }, table) => line`${seat(id, table)} uses the tactic of ${card(played)}.`,
  ability: ({ seat: id, commander }, table) => line`${seat(id, table)} uses the ability of ${leader(commander)}.`,
  'command-lost': ({ seat: id, card: played, n }, table) =>
    line`${seat(id, table)} loses the ${ordinals[n]} command of ${card(played)}.`,
  ordered: ({ seat: id, unit: one, hex: where }, table) => line`${seat(id, table)} orders ${unitIn(one, where)}.`,
  rallied: ({ unit: one, hex: where }) => capital(line`${unitIn(one, where)} ${verb(one, 'are', 'is')} rallied.`),
  gave: ({ unit: one, hex: where, key, n, by }) =>
    line`${by in names.cards ? card(by as never) : leader(by as never)} gives ${unitIn(one, where)}: ${modifierNames[key](n)}.`,
  'gave-side': ({ seat: id, key, n, by }, table) =>
    line`${by in names.cards ? card(by as never) : leader(by as never)} gives ${seat(id, table)} for this turn: ${modifierNames[key](n)}.`,
  'discarded-card': ({ seat: id, card: gone }, table) => line`${seat(id, table)} discards ${card(gone)}.`,
  'gave-up': ({ seat: id, token: sign }, table) => line`${seat(id, table)} gives up a ${token(sign)}.`,
  exchanged: ({ seat: id, give, take }, table) =>
    line`${seat(id, table)} exchanges a ${token(give)} for a ${token(take)}.`,
  returned: ({ seat: id, commander, n }, table) =>
    line`${seat(id, table)} takes ${commandTokens(n)} back from ${leader(commander)}.`,
}

const movement: Pick<Events, 'moved' | 'exited' | 'disengaged' | 'control' | 'withdrew'> = {
  moved: ({ seat: id, unit: one, path, why }, table) => {
    const way = line`the ${unit(one)} from ${hex(path[0])} to ${hex(path.at(-1)!)}`
    if (why === 'advance') return line`${seat(id, table)} advances ${way}.`
    if (why === 'pursue') return line`${seat(id, table)} pursues with ${way}.`
    if (why === 'withdraw') return line`${seat(id, table)} withdraws ${way}.`
    return line`${seat(id, table)} moves ${way}${why === 'free' ? ' freely' : ''}.`
  },
  exited: ({ seat: id, unit: one, path }, table) => {
    const by: Rich = path.length > 0 ? line` by ${hexes(path)}` : []
    return line`${seat(id, table)} leads the ${unit(one)} off the board${by}.`
  },
  disengaged: ({ seat: id, unit: one, hex: where, from, at }, table) =>
    line`${seat(id, table)} breaks away with ${unitIn(one, where)} from ${unitIn(from, at)}.`,
  control: ({ seat: id, hex: where }, table) => line`${seat(id, table)} takes control of ${hex(where)}.`,
  withdrew: ({ seat: id, unit: one, from, to }, table) =>
    line`${seat(id, table)} withdraws the ${unit(one)} from ${hex(from)} to ${hex(to)}.`,
}

export const events: Events = { ...setup, ...round, ...turn, ...movement, ...partTwo }
