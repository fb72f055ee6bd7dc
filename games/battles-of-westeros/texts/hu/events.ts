/** The sentences of the log. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import type { BattlesOfWesteros, Recruit } from '../../types.ts'
import { counted } from '../common/position.ts'
import { partTwo } from './combatEvents.ts'
import { names } from './names.ts'
import { modifierNames } from './outcomes.ts'
import { card, cards, faces, hex, hexes, leader, seat, terrain, theUnit, titled, unit, unitIn } from './phrases.ts'

type Events = GameTexts<BattlesOfWesteros>['events']

const ordinals = ['az első', 'a második']

/** Like units are counted: '2 × kék Északi gyalogosok'. */
const units = (list: readonly Recruit[]): Rich =>
  listed(
    counted(list).map(({ one, n }) => (n === 1 ? unit(one) : [`${n} × `, ...unit(one)])),
    'hu',
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
      'hu',
    )}. A lendület gazdája ${seat(momentum, table)}.`,
  hidden: ({ seat: id, n }, table) => line`${seat(id, table)} elrejt ${n} jelzőt.`,
  staked: ({ seat: id, hex: where, token: sign }, table) =>
    line`${seat(id, table)} jelzőt tesz a cölöpsáncra ${hex(where, 'in')}: ${names.signs[sign]}.`,
  'breach-rolled': ({ seat: id, dice }, table) => line`${seat(id, table)} dobása a cölöpsáncok ellen: ${faces(dice)}.`,
  breached: ({ seat: id, hex: where, token: sign, with: dice }, table) =>
    line`${seat(id, table)} jelzőt vesz le ${hex(where, 'from')}: ${names.signs[sign]} (kocka: ${faces(dice)}).`,
  target: ({ seat: id, hex: where, rank }, table) =>
    line`${seat(id, table)} ${names.ranks[rank]} céljelzőt tesz ${hex(where, 'to')}.`,
  commanders: ({ seat: id, commanders }, table) =>
    line`${seat(id, table)} parancsnokai: ${listed(commanders.map(titled), 'hu')}.`,
  mustered: ({ seat: id, cards: drawn, units: list }, table) =>
    line`${seat(id, table)} serege (${drawn.length} felállítási kártya): ${units(list)}.`,
  substituted: ({ seat: id, unit: one, instead }, table) =>
    instead
      ? line`${seat(id, table)} figurái elfogytak: ${unit(one)}; helyettük: ${unit(instead)}.`
      : line`${seat(id, table)} figurái elfogytak: ${unit(one)}.`,
  tiles: ({ seat: id, cards: drawn }, table) =>
    line`${seat(id, table)} terepet húz: ${drawn.length} felállítási kártya.`,
  laid: ({ seat: id, terrain: kind, hexes: ids }, table) =>
    line`${seat(id, table)} terepet helyez el: ${terrain(kind)}, ${hexes(ids)}.`,
  placed: ({ seat: id, unit: one, hex: where }, table) =>
    line`${seat(id, table)} felállítja ${theUnit(one, 'acc')} ${hex(where, 'in')}.`,
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
  round: ({ round: n }) => line`${n}. forduló.`,
  column: ({ seat: id, commander, hex: where }, table) =>
    line`Megérkezik ${seat(id, table)} hadoszlopa ${hex(where, 'to')}, vezére ${leader(commander)}.`,
  'column-waits': ({ seat: id, commander, hex: where }, table) =>
    line`${seat(id, table)} hadoszlopa nem tud bejönni ${hex(where, 'in')}, és vár; vezére ${leader(commander)}.`,
  decoy: ({ seat: id, commander, hex: where }, table) =>
    line`${seat(id, table)} korongja ${hex(where, 'in')} csali volt: ${leader(commander)}.`,
  first: ({ seat: id, tokens }, table) =>
    line`${seat(id, table)} a kezdőjátékos (parancsjelzők: ${tokens.join(' és ')}).`,
  'tokens-rolled': ({ seat: id, dice, taken }, table) => {
    const got: Rich =
      taken.length === dice.length
        ? []
        : taken.length === 0
          ? ['; a készletben egy sincs']
          : line`; ennyit kap: ${faces(taken)}`
    return line`${seat(id, table)} dobása utasításjelzőkért: ${faces(dice)}${got}.`
  },
  drew: ({ seat: id, n }, table) => line`${seat(id, table)} ${n} vezérkártyát húz.`,
  'drew-cards': ({ seat: id, cards: drawn }, table) =>
    drawn.length > 0
      ? line`${seat(id, table)} húzott lapjai: ${cards(drawn)}.`
      : line`${seat(id, table)} semmit sem húzott.`,
  reshuffled: ({ seat: id, n }, table) => line`${seat(id, table)} ${n} eldobott lapot új paklivá kever.`,
  passed: ({ seat: id }, table) => line`${seat(id, table)} passzol.`,
  kept: ({ seat: id, token: sign, cards: thrown, tokens }, table) => {
    const kept = sign ? `megtart egy jelzőt (${names.signs[sign]})` : 'nem tart meg jelzőt'
    const gone = [...thrown.map(card), ...tokens.map(sign => names.signs[sign])]
    const rest: Rich = gone.length > 0 ? line`, és eldobja: ${listed(gone, 'hu')}` : []
    return line`${seat(id, table)} ${kept}${rest}.`
  },
  recovered: ({ seat: id, from, to }, table) =>
    line`${seat(id, table)} morálja helyreáll: ${Math.abs(from)} helyett ${Math.abs(to)}.`,
}

const uses = {
  order: 'utasításra',
  raise: 'morálja emelésére',
  rally: 'egy egység gyülekeztetésére',
  archers: 'lövésre',
}

const giver = (by: string): Rich => [by in names.cards ? card(by as never) : leader(by as never)]

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
    line`${seat(id, table)} jelzőt használ ${uses[use]}: ${faces(tokens)}.`,
  card: ({ seat: id, card: played, commander, commands }, table) =>
    line`${seat(id, table)} kijátssza: ${card(played)}, parancsnok ${leader(commander)}, ára ${commands.length} parancsjelző.`,
  'any-card': ({ seat: id, card: played, commander }, table) =>
    line`${seat(id, table)} eldobja: ${card(played)}, és ${leader(commander)} egy egységet utasít.`,
  tactic: ({ seat: id, card: played }, table) => line`${seat(id, table)} él a lap taktikájával: ${card(played)}.`,
  ability: ({ seat: id, commander }, table) =>
    line`${seat(id, table)} felhasználja a képességet: ${leader(commander)}.`,
  'command-lost': ({ seat: id, card: played, n }, table) =>
    line`${seat(id, table)} elveszti ${ordinals[n]} parancsot: ${card(played)}.`,
  ordered: ({ seat: id, unit: one, hex: where }, table) =>
    line`${seat(id, table)} utasítja ${unitIn(one, where, 'acc')}.`,
  rallied: ({ unit: one, hex: where }) => capital(line`${unitIn(one, where)} gyülekeznek, és ismét aktívak.`),
  gave: ({ unit: one, hex: where, key, n, by }) =>
    line`${giver(by)} hatása: ${unitIn(one, where)}, ${modifierNames[key](n)}.`,
  'gave-side': ({ seat: id, key, n, by }, table) =>
    line`${giver(by)} hatása ebben a körben: ${seat(id, table)}, ${modifierNames[key](n)}.`,
  'discarded-card': ({ seat: id, card: gone }, table) => line`${seat(id, table)} eldobja: ${card(gone)}.`,
  'gave-up': ({ seat: id, token: sign }, table) => line`${seat(id, table)} lemond egy jelzőről: ${names.signs[sign]}.`,
  exchanged: ({ seat: id, give, take }, table) =>
    line`${seat(id, table)} jelzőt cserél: ${names.signs[give]} helyett ${names.signs[take]}.`,
  returned: ({ seat: id, commander, n }, table) =>
    line`${seat(id, table)} visszavesz ${n} parancsjelzőt ${leader(commander, 'from')}.`,
}

const movement: Pick<Events, 'moved' | 'exited' | 'disengaged' | 'control' | 'withdrew'> = {
  moved: ({ seat: id, unit: one, path, why }, table) => {
    const way = line`${hex(path[0], 'from')} ${hex(path.at(-1)!, 'to')}`
    if (why === 'advance') return line`${seat(id, table)} előrenyomul ${way}: ${unit(one)}.`
    if (why === 'pursue') return line`${seat(id, table)} üldözi az ellenséget ${way}: ${unit(one)}.`
    if (why === 'withdraw') return line`${seat(id, table)} kitér ${way}: ${unit(one)}.`
    return line`${seat(id, table)} ${way} mozgatja ${theUnit(one, 'acc')}${why === 'free' ? ' (ráadás mozgás)' : ''}.`
  },
  exited: ({ seat: id, unit: one, path }, table) => {
    const by: Rich = path.length > 0 ? line`, útközben ${hexes(path)}` : []
    return line`${seat(id, table)} elviszi a csatatérről ${theUnit(one, 'acc')}${by}.`
  },
  disengaged: ({ seat: id, unit: one, hex: where, from, at }, table) =>
    line`${seat(id, table)} kilép az összecsapásból: ${unitIn(one, where)}, ellenfele ${unitIn(from, at)}.`,
  control: ({ seat: id, hex: where }, table) => line`${seat(id, table)} fennhatósága alá kerül ${hex(where)}.`,
  withdrew: ({ seat: id, unit: one, from, to }, table) =>
    line`${seat(id, table)} kitér ${hex(from, 'from')} ${hex(to, 'to')}: ${unit(one)}.`,
}

export const events: Events = { ...setup, ...round, ...turn, ...movement, ...partTwo }
