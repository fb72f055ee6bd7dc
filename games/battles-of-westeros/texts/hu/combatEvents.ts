/** The sentences of the log: combat, fire, markers, morale and the end. */
import { totalOf } from '../../../../kit/amounts.ts'
import { type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import type { AttackKind, BattlesOfWesteros } from '../../types.ts'
import { summand } from '../common/position.ts'
import { names } from './names.ts'
import { losses, scored } from './outcomes.ts'
import { card, faces, hex, leader, seat, terrain, unit, unitIn } from './phrases.ts'
import { reasons } from './reasons.ts'

type Events = GameTexts<BattlesOfWesteros>['events']
const ways = ['északkeletre', 'keletre', 'délkeletre', 'délnyugatra', 'nyugatra', 'északnyugatra']

const kinds: Readonly<Record<AttackKind, string>> = {
  melee: 'támad',
  ranged: 'lő',
  dogs: 'elereszti a kutyákat',
  extra: 'előbb a képességgel csap le',
  archers: 'rejtekből lő',
  counter: 'ellentámadást indít',
  parting: 'búcsúcsapást mér',
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
    const who = attacker ? unitIn(attacker, from) : line`íjászok ${hex(from, 'in')}`
    const how = `${second ? ' másodszor is' : ''}${flank ? ' oldalba' : ''}`
    return line`${seat(id, table)} ${kinds[kind]}${how}: ${who}, célpont ${unitIn(target, at)}.`
  },
  engaged: ({ seat: id, from, at }, table) =>
    line`Összecsapás ${hex(from)} és ${hex(at)} között, ${seat(id, table)} jelzőjével.`,
  supports: ({ seat: id, unit: one, hex: where, to }, table) =>
    line`${seat(id, table)} támogatást ad: ${unitIn(one, where)} segítik a támadást ${hex(to, 'from')}.`,
  dogs: ({ seat: id, face, again }, table) =>
    line`${seat(id, table)} ${again ? 'újra dob' : 'dob'} a kutyákért: ${names.signs[face]}.`,
  rolled: ({ seat: id, dice, count }, table) => {
    const sum = listed(
      count.map(({ why, of, n }, i) => line`${reasons(why, of, table)} ${summand(n, i)}`),
      'hu',
    )
    if (dice.length === 0) return line`${seat(id, table)} nem dobhat kockával (${sum}).`
    return line`${seat(id, table)} dobása: ${faces(dice)} (${sum}).`
  },
  'extra-dice': ({ seat: id, dice }, table) => line`${seat(id, table)} ráadás kockái: ${faces(dice)}.`,
  rerolled: ({ seat: id, face, dice }, table) =>
    line`${seat(id, table)} újradobja ezt: ${names.signs[face]}; az új kockák: ${faces(dice)}.`,
  hits: ({ seat: id, hits, cancelled }, table) => {
    const sum = listed(
      hits.map(({ why, of, n }, i) => line`${reasons(why, of, table)} ${summand(n, i)}`),
      'hu',
    )
    const all = totalOf(hits)
    const off = cancelled > 0 ? `, ebből ${cancelled} nem számít` : ''
    return all === 0
      ? line`${seat(id, table)} nem talál${off}.`
      : line`${seat(id, table)} találatai: ${all} (${sum})${off}.`
  },
  figures: ({ seat: id, unit: one, hex: where, n, why }, table) =>
    line`${seat(id, table)} vesztesége ${n} figura: ${unitIn(one, where)}${losses[why]}.`,
  unharmed: ({ seat: id, commander, hex: where, hits }, table) =>
    line`${seat(id, table)} parancsnoka, ${leader(commander)} ${hex(where, 'in')} sértetlen marad: a találatok száma (${hits}) kevés az elfogásához.`,
  eliminated: ({ seat: id, unit: one, hex: where, why }, table) =>
    line`${seat(id, table)} egysége megsemmisült: ${unitIn(one, where)}${losses[why]}!`,
  captured: ({ seat: id, commander, hex: where }, table) =>
    line`${seat(id, table)} foglyul ejti ${hex(where, 'in')}: ${leader(commander)}!`,
  swapped: ({ seat: id, commander, from, to }, table) =>
    line`${seat(id, table)} zászlócseréje: ${leader(commander)} ${hex(from, 'from')} ${hex(to, 'to')} megy.`,
  stood: ({ seat: id, unit: one, hex: where }, table) =>
    line`${seat(id, table)} kitart: ${unitIn(one, where)} eggyel kevesebb mezőt vonulnak vissza.`,
  retreated: ({ seat: id, unit: one, path }, table) =>
    line`${seat(id, table)} visszavonul ${hex(path[0], 'from')} ${hex(path.at(-1)!, 'to')}: ${unit(one)}.`,
  cornered: ({ seat: id, unit: one, hex: where, hits }, table) =>
    line`${seat(id, table)} nem tud hova visszavonulni: ${unitIn(one, where)} ${hits} találatot kapnak.`,
}

const fire: Pick<Events, 'scorched' | 'fire' | 'spread' | 'devastated' | 'burnt' | 'taken' | 'quench'> = {
  scorched: ({ seat: id, unit: one, from, hex: where, dice, levels }, table) =>
    line`${seat(id, table)} felperzseli ${hex(where, 'acc')}: ${unitIn(one, from)}, dobás ${faces(dice)}, a tűz ${levels} szinttel nő.`,
  fire: ({ hex: where, level }) =>
    level > 0 ? line`A tűz szintje ${hex(where, 'in')}: ${level}.` : line`Kialudt a tűz ${hex(where, 'in')}.`,
  spread: ({ from, direction, hex: to }) =>
    to
      ? line`A tűz ${hex(from, 'from')} ${ways[direction - 1]} terjed: ${hex(to)}.`
      : line`A tűz ${hex(from, 'from')} ${ways[direction - 1]} nem talál éghetőt.`,
  devastated: ({ hex: where }) => line`Elpusztult: ${hex(where)}.`,
  burnt: ({ hex: where, piece }) => line`Leégett ${hex(where, 'in')}: ${terrain(piece)}.`,
  taken: ({ seat: id, hex: where, piece }, table) =>
    line`${seat(id, table)} elveszi ${hex(where, 'from')}: ${terrain(piece)}.`,
  quench: ({ seat: id, unit: one, hex: where, face, out }, table) => {
    const die = face ? `, dobás: ${names.signs[face]}` : ''
    return line`${seat(id, table)} oltja a tüzet ${hex(where, 'in')} (${unit(one)}${die}): ${out ? 'kialudt' : 'tovább ég'}.`
  },
}

const markers: Pick<
  Events,
  'location' | 'archers-shown' | 'archers-gone' | 'catelyn' | 'edmure' | 'carried' | 'catapult'
> = {
  location: ({ seat: id, hex: where, real }, table) =>
    line`${seat(id, table)} felfordítja a jelzőt ${hex(where, 'in')}: ${real ? 'valódi hadiállás' : 'csali'}.`,
  'archers-shown': ({ seat: id, hex: where }, table) => line`${seat(id, table)} íjászai előbújnak ${hex(where, 'in')}.`,
  'archers-gone': ({ seat: id, hex: where, hidden }, table) =>
    line`${seat(id, table)} elűzi ${hex(where, 'from')} ${hidden ? 'a rejtőző íjászokat' : 'az íjászokat'}.`,
  catelyn: ({ seat: id, hex: where }, table) =>
    line`${seat(id, table)} foglyul ejti Catelyn Starkot ${hex(where, 'in')}!`,
  edmure: ({ seat: id, hex: where, at }, table) =>
    line`${seat(id, table)} Edmure-t keresi ${hex(where, 'in')}; Edmure ${hex(at, 'in')} van.`,
  carried: ({ seat: id, from, to }, table) =>
    line`${seat(id, table)} magával viszi Edmure-t ${hex(from, 'from')} ${hex(to, 'to')}.`,
  catapult: ({ seat: id, unit: one, hex: where, face, hit }, table) =>
    line`${seat(id, table)} katapultja lő, célpont ${unitIn(one, where)}: ${names.signs[face]}, ${hit ? 'talált' : 'nem talált'}.`,
}

const causes: Readonly<Record<string, string>> = {
  eliminated: 'megsemmisült egység',
  token: 'utasításjelző',
  rally: 'a gyülekezés ára',
  withdrawal: 'kitérés',
}

/** Where the marker lies: 'Stark 3', 'közép'. */
const space = (n: number): string =>
  n === 0 ? 'közép' : `${n > 0 ? names.houses.lannister : names.houses.stark} ${Math.abs(n)}`

const cause = (why: string): Rich => {
  if (why in causes) return [causes[why]]
  return why in names.cards ? [card(why as never)] : [leader(why as never)]
}

const end: Pick<Events, 'morale' | 'points' | 'won'> = {
  morale: ({ seat: id, n, from, to, why }, table) =>
    line`${seat(id, table)} morálja ${Math.abs(n)} lépést ${n > 0 ? 'emelkedik' : 'süllyed'} (${cause(why)}): ${space(from)} helyett ${space(to)}.`,
  points: ({ seat: id, n, for: what }, table) => line`${seat(id, table)} ${n} győzelmi pontot kap ${scored[what]}.`,
  won: ({ seat: id, by: how, points: both, morale }, table) => {
    const score = `győzelmi pontok ${both.join(' és ')}, a moráljelző helye: ${space(morale)}`
    if (id === null) return line`A csata ${how === 'agreement' ? 'megegyezéssel ' : ''}döntetlen: ${score}.`
    return line`${seat(id, table)} győz ${outcomes[how]}: ${score}!`
  },
}

export const outcomes = {
  rout: 'az ellenfél megfutamodásával',
  plan: 'a csata céljának elérésével',
  points: 'győzelmi pontokkal',
  morale: 'magasabb morállal',
  momentum: 'a lendülettel',
  annihilation: 'az ellenfél utolsó egységének megsemmisítésével',
  resignation: 'az ellenfél feladásával',
  agreement: 'megegyezéssel',
} as const

export const partTwo = { ...combat, ...fire, ...markers, ...end }
