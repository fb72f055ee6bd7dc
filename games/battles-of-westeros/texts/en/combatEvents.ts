/** The sentences of the log: combat, fire, markers, morale and the end. */
import { totalOf } from '../../../../kit/amounts.ts'
import { type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import type { AttackKind, BattlesOfWesteros } from '../../types.ts'
import { summand } from '../common/position.ts'
import { names } from './names.ts'
import { losses, scored } from './outcomes.ts'
import { card, faces, figures, hex, leader, many, points, seat, terrain, unit, unitIn } from './phrases.ts'
import { reasons } from './reasons.ts'

type Events = GameTexts<BattlesOfWesteros>['events']
const ways = ['northeast', 'east', 'southeast', 'southwest', 'west', 'northwest']

const kinds: Readonly<Record<AttackKind, string>> = {
  melee: 'attacks',
  ranged: 'shoots',
  dogs: 'sets the dogs on the enemy',
  extra: 'strikes first by an ability',
  archers: 'shoots from hiding',
  counter: 'counterattacks',
  parting: 'deals a parting blow',
}

const combat: Pick<
  Events,
  | 'attack'
  | 'engaged'
  | 'supports'
  | 'dogs'
  | 'rolled'
  | 'extra-dice'
  | 'rerolled'
  | 'hits'
  | 'figures'
  | 'unharmed'
  | 'eliminated'
  | 'captured'
  | 'swapped'
  | 'stood'
  | 'retreated'
  | 'cornered'
> = {
  attack: ({ seat: id, kind, attacker, from, target, at, flank, second }, table) => {
    const who = attacker ? unitIn(attacker, from) : line`archers in ${hex(from)}`
    const how = `${second ? ' again' : ''}${flank ? ' in the flank' : ''}`
    return line`${seat(id, table)} ${kinds[kind]}${how}: ${who} against ${unitIn(target, at)}.`
  },
  engaged: ({ seat: id, from, at }, table) =>
    line`The units in ${hex(from)} and ${hex(at)} are engaged, with the token of ${seat(id, table)}.`,
  supports: ({ seat: id, unit: one, hex: where, to }, table) =>
    line`${seat(id, table)} lets ${unitIn(one, where)} support the attack of ${hex(to)}.`,
  dogs: ({ seat: id, face, again }, table) =>
    line`${seat(id, table)} rolls ${again ? 'again ' : ''}for the dogs: ${names.signs[face]}.`,
  rolled: ({ seat: id, dice, count }, table) => {
    const sum = listed(
      count.map(({ why, of, n }, i) => line`${reasons(why, of, table)} ${summand(n, i)}`),
      'en',
    )
    if (dice.length === 0) return line`${seat(id, table)} has no dice to roll (${sum}).`
    return line`${seat(id, table)} rolls ${faces(dice)} (${sum}).`
  },
  'extra-dice': ({ seat: id, dice }, table) => line`${seat(id, table)} rolls extra dice: ${faces(dice)}.`,
  rerolled: ({ seat: id, face, dice }, table) =>
    line`${seat(id, table)} rolls each ${names.signs[face]} again: ${faces(dice)}.`,
  hits: ({ seat: id, hits, cancelled }, table) => {
    const sum = listed(
      hits.map(({ why, of, n }, i) => line`${reasons(why, of, table)} ${summand(n, i)}`),
      'en',
    )
    const all = totalOf(hits)
    const off = cancelled > 0 ? `, ${cancelled} of them cancelled` : ''
    return all === 0
      ? line`${seat(id, table)} hits nothing${off}.`
      : line`${seat(id, table)} scores ${many(all, 'hit')} (${sum})${off}.`
  },
  figures: ({ seat: id, unit: one, hex: where, n, why }, table) =>
    line`${seat(id, table)} loses ${figures(n)} of ${unitIn(one, where)}${losses[why]}.`,
  unharmed: ({ seat: id, commander, hex: where, hits }, table) =>
    line`${seat(id, table)} keeps ${leader(commander)} in ${hex(where)}: ${many(hits, 'hit is', 'hits are')} too few for a capture.`,
  eliminated: ({ seat: id, unit: one, hex: where, why }, table) =>
    line`${seat(id, table)} loses ${unitIn(one, where)}: eliminated${losses[why]}!`,
  captured: ({ seat: id, commander, hex: where }, table) =>
    line`${seat(id, table)} captures ${leader(commander)} in ${hex(where)}!`,
  swapped: ({ seat: id, commander, from, to }, table) =>
    line`${seat(id, table)} sends ${leader(commander)} from ${hex(from)} to the unit in ${hex(to)}.`,
  stood: ({ seat: id, unit: one, hex: where }, table) =>
    line`${seat(id, table)} stands fast with ${unitIn(one, where)}: one retreat is ignored.`,
  retreated: ({ seat: id, unit: one, path }, table) =>
    line`${seat(id, table)} retreats with the ${unit(one)} from ${hex(path[0])} to ${hex(path.at(-1)!)}.`,
  cornered: ({ seat: id, unit: one, hex: where, hits }, table) =>
    line`${seat(id, table)} has no way back for ${unitIn(one, where)}: ${many(hits, 'hit')}.`,
}

const fire: Pick<Events, 'scorched' | 'fire' | 'spread' | 'devastated' | 'burnt' | 'taken' | 'quench'> = {
  scorched: ({ seat: id, unit: one, from, hex: where, dice, levels }, table) =>
    line`${seat(id, table)} scorches ${hex(where)} with ${unitIn(one, from)}: ${faces(dice)}, ${many(levels, 'level')} of fire.`,
  fire: ({ hex: where, level }) =>
    level > 0 ? line`The fire in ${hex(where)} is at level ${level}.` : line`No fire is left in ${hex(where)}.`,
  spread: ({ from, direction, hex: to }) =>
    to
      ? line`The fire in ${hex(from)} spreads ${ways[direction - 1]} to ${hex(to)}.`
      : line`The fire in ${hex(from)} finds nothing to burn in the ${ways[direction - 1]}.`,
  devastated: ({ hex: where }) => line`The ground in ${hex(where)} is devastated.`,
  burnt: ({ hex: where, piece }) => line`The ${terrain(piece)} in ${hex(where)} is burnt.`,
  taken: ({ seat: id, hex: where, piece }, table) =>
    line`${seat(id, table)} takes the ${terrain(piece)} in ${hex(where)} away.`,
  quench: ({ seat: id, unit: one, hex: where, face, out }, table) => {
    const die = face ? `, ${names.signs[face]}` : ''
    return line`${seat(id, table)} fights the fire in ${hex(where)} with the ${unit(one)}${die}: ${out ? 'it is out' : 'it burns on'}.`
  },
}

const markers: Pick<
  Events,
  'location' | 'archers-shown' | 'archers-gone' | 'catelyn' | 'edmure' | 'carried' | 'catapult'
> = {
  location: ({ seat: id, hex: where, real }, table) =>
    line`${seat(id, table)} turns up the token in ${hex(where)}: ${real ? 'a real location' : 'a decoy'}.`,
  'archers-shown': ({ seat: id, hex: where }, table) => line`${seat(id, table)} shows archers in ${hex(where)}.`,
  'archers-gone': ({ seat: id, hex: where, hidden }, table) =>
    line`${seat(id, table)} drives off the ${hidden ? 'hidden ' : ''}archers in ${hex(where)}.`,
  catelyn: ({ seat: id, hex: where }, table) => line`${seat(id, table)} captures Catelyn Stark in ${hex(where)}!`,
  edmure: ({ seat: id, hex: where, at }, table) =>
    line`${seat(id, table)} looks for Edmure in ${hex(where)}: he is in ${hex(at)}.`,
  carried: ({ seat: id, from, to }, table) =>
    line`${seat(id, table)} takes Edmure along from ${hex(from)} to ${hex(to)}.`,
  catapult: ({ seat: id, unit: one, hex: where, face, hit }, table) =>
    line`${seat(id, table)} fires a catapult at ${unitIn(one, where)}: ${names.signs[face]}, ${hit ? 'a hit' : 'no hit'}.`,
}

const causes: Readonly<Record<string, string>> = {
  eliminated: 'for a unit eliminated',
  token: 'by an order token',
  rally: 'as the price of a rally',
  withdrawal: 'for a withdrawal',
}

/** Where the marker lies: 'Stark 3', 'the middle'. */
const space = (n: number): string =>
  n === 0 ? 'the middle' : `${n > 0 ? names.houses.lannister : names.houses.stark} ${Math.abs(n)}`

const by = (why: string): Rich => {
  if (why in causes) return [causes[why]]
  return why in names.cards ? line`by ${card(why as never)}` : line`by ${leader(why as never)}`
}

const end: Pick<Events, 'morale' | 'points' | 'won'> = {
  morale: ({ seat: id, n, from, to, why }, table) =>
    line`${seat(id, table)} ${n > 0 ? 'gains' : 'loses'} ${Math.abs(n)} morale ${by(why)}: from ${space(from)} to ${space(to)}.`,
  points: ({ seat: id, n, for: what }, table) => line`${seat(id, table)} scores ${points(n)} for ${scored[what]}.`,
  won: ({ seat: id, by: how, points: both, morale }, table) => {
    const score = `victory points ${both.join(' to ')}, morale marker at ${space(morale)}`
    if (id === null) return line`The battle ends in a draw${how === 'agreement' ? ' by agreement' : ''}: ${score}.`
    return line`${seat(id, table)} wins ${outcomes[how]}: ${score}!`
  },
}

export const outcomes = {
  rout: 'by rout',
  plan: 'by the goal of the battle',
  points: 'by victory points',
  morale: 'by higher morale',
  momentum: 'by the momentum',
  annihilation: 'with no enemy left',
  resignation: 'by resignation',
  agreement: 'by agreement',
} as const

export const partTwo = { ...combat, ...fire, ...markers, ...end }
