/** The sentences of the log. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import type { BattleLore, Cause, Commitment } from '../../types.ts'
import { isOtherCause, type OtherCause } from '../common/causes.ts'
import { summand } from '../common/position.ts'
import { names } from './names.ts'
import {
  ability,
  card,
  cards,
  faces,
  figures,
  hex,
  hexes,
  lore,
  many,
  points,
  seat,
  unit,
  unitIn,
  units,
  verb,
} from './phrases.ts'
import { reasons } from './reasons.ts'

const otherCauses: Record<OtherCause, Rich> = {
  combat: [],
  retreat: ['for retreats not made'],
  frenzy: ['by ', ability('frenzy')],
  'soul-feast': ['by ', ability('soul-feast')],
  banner: ['for banners'],
  tent: ['for the command tent'],
  dice: ['by the dice'],
  upkeep: ['in the Lore step'],
  muster: ['for unspent muster points'],
  cure: ['for a cure'],
}

/** ' for banners', ' by Overrun'; nothing where the cause is plain. */
function why(cause: Cause): Rich {
  const words = isOtherCause(cause) ? otherCauses[cause] : line`by ${card(cause)}`
  return words.length === 0 ? [] : line` ${words}`
}

const uses: Record<Commitment, Rich> = {
  frenzy: [ability('frenzy')],
  poison: [ability('poison')],
  rend: [ability('rend')],
  concussion: [ability('concussion')],
  'soul-feast': [ability('soul-feast')],
  venom: ['the poison in the target'],
  fury: [card('fury-of-yllan')],
  dread: [card('dread-of-the-ynfernael')],
}

type Events = GameTexts<BattleLore>['events']

const setup: Pick<
  Events,
  'start' | 'scenarios' | 'ford' | 'mustered' | 'deployed' | 'revealed' | 'opening-hands' | 'opening-discards'
> = {
  start: ({ factions, learning }) => {
    const [one, other] = factions.map(faction => names.factionTitles[faction])
    return line`${learning ? 'The learning scenario' : 'The battle'} begins: ${one} against ${other}.`
  },
  scenarios: ({ scenarios, first }, table) => {
    const shown = scenarios.flatMap((scenario, id) => (scenario ? [line`${seat(id, table)} ${card(scenario)}`] : []))
    return line`Scenario cards: ${listed(shown, 'en')}. ${seat(first, table)} is the first player.`
  },
  ford: ({ seat: id, hex: at }, table) => line`${seat(id, table)} places a ford in ${hex(at)}.`,
  mustered: ({ seat: id, cards: n, lore: tokens }, table) =>
    line`${seat(id, table)} has mustered: ${many(n, 'deployment card')}, ${lore(tokens)}.`,
  deployed: ({ seat: id, hex: at }, table) => line`${seat(id, table)} places a card in ${hex(at)}.`,
  revealed: ({ seat: id, units: army, tent, decoys }, table) => {
    const parts = units(army.map(({ type }) => type))
    if (tent) parts.push(line`the command tent in ${hex(tent)}`)
    if (decoys > 0) parts.push([many(decoys, 'decoy')])
    return line`${seat(id, table)} reveals ${listed(parts, 'en')}.`
  },
  'opening-hands': ({ commands, lores }) =>
    line`Each player holds ${many(commands, 'command card')} and ${many(lores, 'lore card')}.`,
  'opening-discards': ({ seat: id, commands, lores }, table) =>
    line`${seat(id, table)} discards ${cards([...commands, ...lores])}.`,
}

const turn: Pick<
  Events,
  'round' | 'turn' | 'tent-removed' | 'command' | 'ordered' | 'unordered' | 'healed' | 'cured' | 'moved' | 'overran'
> = {
  round: ({ round }) => line`Round ${round}.`,
  turn: ({ seat: id }, table) => line`${seat(id, table)} takes a turn.`,
  'tent-removed': ({ seat: id, hex: at }, table) =>
    line`${seat(id, table)} takes the enemy command tent in ${hex(at)} down.`,
  command: ({ seat: id, card: played, mode }, table) =>
    mode === 'text'
      ? line`${seat(id, table)} plays ${card(played)}.`
      : line`${seat(id, table)} plays ${card(played)} to order one unit.`,
  ordered: ({ seat: id, unit: type, hex: at, by }, table) => {
    const how: Rich = by === 'card' ? [] : line` by ${card(by)}`
    return line`${seat(id, table)} orders ${unitIn(type, at)}${how}.`
  },
  unordered: ({ seat: id, unit: type, hex: at }, table) =>
    line`${seat(id, table)} loses the order of ${unitIn(type, at)}.`,
  healed: ({ unit: type, hex: at, n, cause }) =>
    capital(line`${unitIn(type, at)} ${verb(type, 'heal')} ${n} damage${why(cause)}.`),
  cured: ({ seat: id, unit: type, hex: at, of }, table) =>
    line`${seat(id, table)} cures ${unitIn(type, at)}: ${names.conditions[of]} no more.`,
  moved: ({ seat: id, unit: type, path, why: how }, table) => {
    const way = line`the ${unit(type)} from ${hex(path[0])} to ${hex(path.at(-1)!)}`
    switch (how) {
      case 'advance':
        return line`${seat(id, table)} advances ${way}.`
      case 'pursue':
        return line`${seat(id, table)} pursues with ${way}.`
      case 'onslaught':
        return line`${seat(id, table)} moves ${way} by ${card('onslaught')}.`
      case 'mobility':
        return line`${seat(id, table)} moves ${way} by ${ability('mobility')}.`
      default:
        return line`${seat(id, table)} moves ${way}.`
    }
  },
  overran: ({ seat: id, unit: type, hex: at, face, hit }, table) =>
    line`${seat(id, table)} rides over ${hex(at)} with the ${unit(type)}: ${names.faces[face]}, ${hit ? 'a hit' : 'no hit'}.`,
}

const combat: Pick<
  Events,
  | 'attack'
  | 'rolled'
  | 'rerolled'
  | 'committed'
  | 'ignored-damage'
  | 'ignored-retreats'
  | 'damage'
  | 'removed-figures'
  | 'destroyed'
  | 'condition'
  | 'retreated'
  | 'supported'
> = {
  attack: ({ seat: id, roller, from, target, at, counter, ranged }, table) => {
    const what = counter ? 'counters' : 'attacks'
    const how = ranged ? 'shooting at' : 'against'
    return line`${seat(id, table)} ${what}: ${unitIn(roller, from)} ${how} ${unitIn(target, at)}.`
  },
  rolled: ({ seat: id, dice, count, counter }, table) => {
    const what = counter ? ' for the counter' : ''
    const sum = listed(
      count.map(({ why: reason, of, n }, i) => line`${reasons(reason, of, table)} ${summand(n, i)}`),
      'en',
    )
    if (dice.length === 0) return line`${seat(id, table)} has no dice to roll${what} (${sum}).`
    return line`${seat(id, table)} rolls${what}: ${faces(dice)} (${sum}).`
  },
  rerolled: ({ seat: id, aside, dice }, table) =>
    line`${seat(id, table)} sets aside ${faces(aside)} and rolls again: ${faces(dice)}.`,
  committed: ({ seat: id, face, to }, table) => line`${seat(id, table)} commits ${names.faces[face]} to ${uses[to]}.`,
  'ignored-damage': ({ seat: id, n, cause }, table) => {
    const by: Rich = cause === 'building' ? ['in the building'] : line`by ${card(cause)}`
    return line`${seat(id, table)} ignores ${n} damage ${by}.`
  },
  'ignored-retreats': ({ seat: id, n, cause }, table) => {
    const by = cause === 'immovable' ? ability(cause) : card(cause)
    return line`${seat(id, table)} ignores ${many(n, 'retreat')} by ${by}.`
  },
  damage: ({ unit: type, hex: at, n, cause }) =>
    capital(line`${unitIn(type, at)} ${verb(type, 'suffer')} ${n} damage${why(cause)}.`),
  'removed-figures': ({ unit: type, hex: at, n, cause }) =>
    capital(line`${unitIn(type, at)} ${verb(type, 'lose')} ${figures(n)}${why(cause)}.`),
  destroyed: ({ unit: type, hex: at, by }, table) =>
    by === null
      ? capital(line`${unitIn(type, at)} ${verb(type, 'are', 'is')} destroyed.`)
      : line`${seat(by, table)} destroys ${unitIn(type, at)}!`,
  condition: ({ unit: type, hex: at, of, cause }) =>
    capital(line`${unitIn(type, at)} ${verb(type, 'are', 'is')} ${names.conditions[of]}${why(cause)}.`),
  retreated: ({ unit: type, path }) =>
    line`The ${unit(type)} ${verb(type, 'retreat')} from ${hex(path[0])} to ${hex(path.at(-1)!)}.`,
  supported: ({ unit: type, hex: at, by }) =>
    capital(
      line`${unitIn(type, at)} ${verb(type, 'are', 'is')} supported by the ${unit(by)} and ${verb(type, 'stand')} fast.`,
    ),
}

const cardEvents: Pick<
  Events,
  | 'placed'
  | 'pushed'
  | 'portals'
  | 'portals-removed'
  | 'lore'
  | 'points'
  | 'lore-card'
  | 'lore-cancelled'
  | 'drew'
  | 'drew-cards'
  | 'discarded'
  | 'reshuffled'
> = {
  placed: ({ unit: type, from, to, cause }) =>
    line`${card(cause)} carries the ${unit(type)} from ${hex(from)} to ${hex(to)}.`,
  pushed: ({ unit: type, from, to, cause }) =>
    line`${card(cause)} pushes the ${unit(type)} from ${hex(from)} to ${hex(to)}.`,
  portals: ({ hexes: both }) => line`The portals open in ${hexes(both)}.`,
  'portals-removed': ({ seat: id }, table) => line`${seat(id, table)} takes the portals away.`,
  lore: ({ seat: id, n, cause }, table) =>
    n < 0
      ? line`${seat(id, table)} pays ${lore(-n)}${isOtherCause(cause) ? why(cause) : line` for ${card(cause)}`}.`
      : line`${seat(id, table)} gains ${lore(n)}${why(cause)}.`,
  points: ({ seat: id, n, cause }, table) => line`${seat(id, table)} gains ${points(n)}${why(cause)}.`,
  'lore-card': ({ seat: id, card: shown, at }, table) => {
    const where: Rich = at.length > 0 ? line` for ${hexes(at)}` : []
    return line`${seat(id, table)} shows ${card(shown)}${where}.`
  },
  'lore-cancelled': ({ seat: id, card: shown }, table) =>
    line`${card(shown)} of ${seat(id, table)} has no effect and costs nothing.`,
  drew: ({ seat: id, commands, lores }, table) => {
    const drawn: Rich[] = []
    if (commands > 0) drawn.push([many(commands, 'command card')])
    if (lores > 0) drawn.push([many(lores, 'lore card')])
    return line`${seat(id, table)} draws ${drawn.length > 0 ? listed(drawn, 'en') : 'nothing'}.`
  },
  'drew-cards': ({ seat: id, commands, lores }, table) =>
    line`${seat(id, table)} has drawn ${cards([...commands, ...lores])}.`,
  discarded: ({ seat: id, commands, lores }, table) =>
    line`${seat(id, table)} discards ${cards([...commands, ...lores])}.`,
  reshuffled: ({ deck }) =>
    deck === 'command'
      ? ['The discarded command cards are shuffled into a new deck.']
      : line`The discarded lore cards of the ${names.factionTitles[deck]} are shuffled into a new deck.`,
}

const ends: Pick<Events, 'won' | 'campaign'> = {
  won: ({ seat: id, by, points: both }, table) => {
    const score = id === 1 ? `${both[1]} to ${both[0]}` : `${both[0]} to ${both[1]}`
    if (id === null)
      return line`The battle ends in a draw, ${score}${{ rounds: ' after the last round', agreement: ' by agreement' }[by as string] ?? ''}.`
    if (by === 'annihilation') return line`${seat(id, table)} has destroyed every enemy and wins, at ${score}!`
    if (by === 'resignation') return line`${seat(1 - id, table)} resigns: ${seat(id, table)} wins, ${score}!`
    return by === 'rounds'
      ? line`${seat(id, table)} wins after the last round, ${score}!`
      : line`${seat(id, table)} wins by victory points, ${score}!`
  },
  campaign: ({ totals, winner }) => {
    const { daqan, uthuk } = names.factions
    const score = line`The campaign ends ${daqan} ${totals.daqan}, ${uthuk} ${totals.uthuk}`
    return winner === null ? line`${score}: a draw.` : line`${score}: ${names.factions[winner]} wins it!`
  },
}

export const events: Events = { ...setup, ...turn, ...combat, ...cardEvents, ...ends }
