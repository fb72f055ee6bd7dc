/** The sentences of the log. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import type { Condition } from '../../data/constants.ts'
import type { BattleLore, Cause, Commitment } from '../../types.ts'
import { isOtherCause, type OtherCause } from '../common/causes.ts'
import { summand } from '../common/position.ts'
import { names } from './names.ts'
import { ability, card, cards, faces, figure, hex, hexes, seat, theUnit, unit, unitIn, units, verb } from './phrases.ts'
import { reasons } from './reasons.ts'

const otherCauses: Record<OtherCause, Rich> = {
  combat: [],
  retreat: ['meg nem tett visszavonulás'],
  frenzy: [ability('frenzy')],
  'soul-feast': [ability('soul-feast')],
  banner: ['zászlók'],
  tent: ['parancsnoki sátor'],
  dice: ['kockák'],
  upkeep: ['tudáslépés'],
  muster: ['elköltetlen toborzáspontok'],
  cure: ['gyógyítás'],
}

/** ' (zászlók)', ' („Lerohanás”)'; nothing where the cause is plain. */
function why(cause: Cause): Rich {
  const words = isOtherCause(cause) ? otherCauses[cause] : [card(cause)]
  return words.length === 0 ? [] : line` (${words})`
}

const uses: Record<Commitment, Rich> = {
  frenzy: [ability('frenzy')],
  poison: [ability('poison')],
  rend: [ability('rend')],
  concussion: [ability('concussion')],
  'soul-feast': [ability('soul-feast')],
  venom: ['mérgezett célpont'],
  fury: [card('fury-of-yllan')],
  dread: [card('dread-of-the-ynfernael')],
}

/** What passes when a condition is cured. */
const ailments: Record<Condition, string> = { poison: 'már nem hat a méreg', stun: 'elmúlik a kábulat' }

const afflicted: Record<Condition, [one: string, many: string]> = {
  poison: ['mérgezett lesz', 'mérgezettek lesznek'],
  stun: ['elkábított lesz', 'elkábítottak lesznek'],
}

type Events = GameTexts<BattleLore>['events']

const setup: Pick<
  Events,
  'start' | 'scenarios' | 'ford' | 'mustered' | 'deployed' | 'revealed' | 'opening-hands' | 'opening-discards'
> = {
  start: ({ factions, learning }) => {
    const sides = factions.map(faction => names.factionTitles[faction]).join(' – ')
    return line`Kezdődik a ${learning ? 'tanuló forgatókönyv' : 'csata'}: ${sides}.`
  },
  scenarios: ({ scenarios, first }, table) => {
    const shown = scenarios.flatMap((scenario, id) => (scenario ? [line`${seat(id, table)} ${card(scenario)}`] : []))
    return line`Forgatókönyvkártyák: ${listed(shown, 'hu')}. Kezdőjátékos: ${seat(first, table)}.`
  },
  ford: ({ seat: id, hex: at }, table) => line`${seat(id, table)} gázlót tesz ${hex(at, 'to')}.`,
  mustered: ({ seat: id, cards: n, lore }, table) =>
    line`${seat(id, table)} toborzott: ${n} csatarendkártya, ${lore} tudásjelző.`,
  deployed: ({ seat: id, hex: at }, table) => line`${seat(id, table)} kártyát tesz ${hex(at, 'to')}.`,
  revealed: ({ seat: id, units: army, tent, decoys }, table) => {
    const parts = units(army.map(({ type }) => type))
    if (tent) parts.push(line`parancsnoki sátor ${hex(tent, 'in')}`)
    if (decoys > 0) parts.push([`${decoys} csali`])
    return line`${seat(id, table)} felfedi: ${listed(parts, 'hu')}.`
  },
  'opening-hands': ({ commands, lores }) =>
    line`Mindkét játékosnál ${commands} parancskártya és ${lores} tudáskártya van.`,
  'opening-discards': ({ seat: id, commands, lores }, table) =>
    line`${seat(id, table)} eldobja: ${cards([...commands, ...lores])}.`,
}

const turn: Pick<
  Events,
  'round' | 'turn' | 'tent-removed' | 'command' | 'ordered' | 'unordered' | 'healed' | 'cured' | 'moved' | 'overran'
> = {
  round: ({ round }) => line`${round}. forduló.`,
  turn: ({ seat: id }, table) => line`${seat(id, table)} köre következik.`,
  'tent-removed': ({ seat: id, hex: at }, table) =>
    line`${seat(id, table)} lebontja az ellenséges parancsnoki sátrat ${hex(at, 'in')}.`,
  command: ({ seat: id, card: played, mode }, table) =>
    mode === 'text'
      ? line`${seat(id, table)} kijátssza: ${card(played)}.`
      : line`${seat(id, table)} egyetlen egység utasítására játssza ki: ${card(played)}.`,
  ordered: ({ seat: id, unit: type, hex: at, by }, table) => {
    const how: Rich = by === 'card' ? [] : line` (${card(by)})`
    return line`${seat(id, table)} utasítja ${unitIn(type, at, 'acc')}${how}.`
  },
  unordered: ({ seat: id, unit: type, hex: at }, table) =>
    line`${seat(id, table)} utasítása elvész: ${unitIn(type, at)}.`,
  healed: ({ unit: type, hex: at, n, cause }) =>
    capital(line`${unitIn(type, at)} ${n} sérülésből ${verb(type, 'felgyógyul', 'felgyógyulnak')}${why(cause)}.`),
  cured: ({ seat: id, unit: type, hex: at, of }, table) =>
    line`${seat(id, table)} meggyógyítja ${unitIn(type, at, 'acc')}: ${ailments[of]}.`,
  moved: ({ seat: id, unit: type, path, why: how }, table) => {
    const way = line`${hex(path[0], 'from')} ${hex(path.at(-1)!, 'to')}`
    if (how === 'advance') return line`${seat(id, table)} előrenyomul ${way}: ${theUnit(type)}.`
    if (how === 'pursue') return line`${seat(id, table)} üldözés közben előrenyomul ${way}: ${theUnit(type)}.`
    const by: Rich = how === 'move' ? [] : line` (${how === 'onslaught' ? card('onslaught') : ability('mobility')})`
    return line`${seat(id, table)} ${way} mozgatja ${theUnit(type, 'acc')}${by}.`
  },
  overran: ({ seat: id, unit: type, hex: at, face, hit }, table) =>
    line`${seat(id, table)} lerohanja ${hex(at, 'acc')} (${unit(type)}): ${names.faces[face]}, ${hit ? 'talált' : 'nem talált'}.`,
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
    const how = `${ranged ? 'lövéssel ' : ''}${counter ? 'ellentámadást indít' : 'támad'}`
    return line`${seat(id, table)} ${how}: ${unitIn(roller, from)}, célpontja ${unitIn(target, at)}.`
  },
  rolled: ({ seat: id, dice, count, counter }, table) => {
    const sum = listed(
      count.map(({ why: reason, of, n }, i) => line`${reasons(reason, of, table)} ${summand(n, i)}`),
      'hu',
    )
    const what = counter ? 'ellentámadó dobása' : 'dobása'
    if (dice.length === 0) return line`${seat(id, table)} ${what} elmarad, nincs kocka (${sum}).`
    return line`${seat(id, table)} ${what}: ${faces(dice)} (${sum}).`
  },
  rerolled: ({ seat: id, aside, dice }, table) =>
    line`${seat(id, table)} félreteszi: ${faces(aside)}; újradobja a többit: ${faces(dice)}.`,
  committed: ({ seat: id, face, to }, table) =>
    line`${seat(id, table)} kockát rendel ehhez: ${uses[to]} (${names.faces[face]}).`,
  'ignored-damage': ({ seat: id, n, cause }, table) => {
    const by: Rich = cause === 'building' ? ['épület'] : [card(cause)]
    return line`${seat(id, table)} ${n} sérülést figyelmen kívül hagy (${by}).`
  },
  'ignored-retreats': ({ seat: id, n, cause }, table) => {
    const by = cause === 'immovable' ? ability(cause) : card(cause)
    return line`${seat(id, table)} ${n} visszavonulást figyelmen kívül hagy (${by}).`
  },
  damage: ({ unit: type, hex: at, n, cause }) =>
    capital(line`${unitIn(type, at)} ${n} sérülést ${verb(type, 'szenved', 'szenvednek')}${why(cause)}.`),
  'removed-figures': ({ unit: type, hex: at, n, cause }) =>
    capital(line`${unitIn(type, at)} ${n} figurát ${verb(type, 'veszít', 'veszítenek')}${why(cause)}.`),
  destroyed: ({ unit: type, hex: at, by }, table) =>
    by === null
      ? capital(line`${unitIn(type, at)} ${verb(type, 'elpusztul', 'elpusztulnak')}.`)
      : line`${seat(by, table)} elpusztítja ${unitIn(type, at, 'acc')}!`,
  condition: ({ unit: type, hex: at, of, cause }) =>
    capital(line`${unitIn(type, at)} ${verb(type, ...afflicted[of])}${why(cause)}.`),
  retreated: ({ unit: type, path }) =>
    capital(
      line`${theUnit(type)} ${verb(type, 'visszavonul', 'visszavonulnak')} ${hex(path[0], 'from')} ${hex(path.at(-1)!, 'to')}.`,
    ),
  supported: ({ unit: type, hex: at, by }) =>
    capital(line`${unitIn(type, at)} ${theUnit(by)} támogatásával ${verb(type, 'kitart', 'kitartanak')}.`),
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
    line`${card(cause)}: ${theUnit(type)} ${hex(from, 'from')} ${hex(to, 'to')} ${verb(type, 'kerül', 'kerülnek')}.`,
  pushed: ({ unit: type, from, to, cause }) =>
    line`${card(cause)}: ${theUnit(type)} ${hex(from, 'from')} ${hex(to, 'to')} ${verb(type, 'hátrál', 'hátrálnak')}.`,
  portals: ({ hexes: both }) => line`Megnyílnak a kapuk: ${hexes(both)}.`,
  'portals-removed': ({ seat: id }, table) => line`${seat(id, table)} leveszi a kapukat.`,
  lore: ({ seat: id, n, cause }, table) =>
    n < 0
      ? line`${seat(id, table)} ${-n} tudásjelzőt fizet${why(cause)}.`
      : line`${seat(id, table)} ${n} tudásjelzőt kap${why(cause)}.`,
  points: ({ seat: id, n, cause }, table) => line`${seat(id, table)} ${n} győzelmi pontot kap${why(cause)}.`,
  'lore-card': ({ seat: id, card: shown, at }, table) => {
    const where: Rich = at.length > 0 ? line` (${hexes(at)})` : []
    return line`${seat(id, table)} felmutatja: ${card(shown)}${where}.`
  },
  'lore-cancelled': ({ seat: id, card: shown }, table) =>
    line`${seat(id, table)} lapja nem hat, és nem kerül semmibe: ${card(shown)}.`,
  drew: ({ seat: id, commands, lores }, table) => {
    const drawn = [commands > 0 && `${commands} parancskártya`, lores > 0 && `${lores} tudáskártya`]
    const list = drawn.filter(each => each !== false)
    return list.length > 0
      ? line`${seat(id, table)} húz: ${listed(list, 'hu')}.`
      : line`${seat(id, table)} nem húz lapot.`
  },
  'drew-cards': ({ seat: id, commands, lores }, table) =>
    line`${seat(id, table)} húzott lapjai: ${cards([...commands, ...lores])}.`,
  discarded: ({ seat: id, commands, lores }, table) =>
    line`${seat(id, table)} eldobja: ${cards([...commands, ...lores])}.`,
  reshuffled: ({ deck }) =>
    deck === 'command'
      ? ['Az eldobott parancskártyákat megkeverjük: új pakli lesz belőlük.']
      : line`${names.factions[deck]} eldobott tudáskártyáit megkeverjük: új pakli lesz belőlük.`,
}

const ends: Pick<Events, 'won' | 'campaign'> = {
  won: ({ seat: id, by, points }, table) => {
    const [more, less] = id === 1 ? [points[1], points[0]] : points
    const score = `${more} ${figure(less)} ellen`
    if (id === null)
      return line`A csata döntetlen${{ rounds: ' az utolsó forduló után', agreement: ' megegyezéssel' }[by as string] ?? ''}, ${score}.`
    if (by === 'annihilation') return line`${seat(id, table)} minden ellenséget elpusztított és győz, ${score}!`
    if (by === 'resignation') return line`${seat(1 - id, table)} feladja: ${seat(id, table)} győz, ${score}!`
    return by === 'rounds'
      ? line`${seat(id, table)} győz az utolsó forduló után, ${score}!`
      : line`${seat(id, table)} megnyeri a csatát győzelmi pontokkal, ${score}!`
  },
  campaign: ({ totals, winner }) => {
    const { daqan, uthuk } = names.factions
    const score = line`A hadjárat vége: ${daqan} ${totals.daqan}, ${uthuk} ${totals.uthuk}`
    return winner === null ? line`${score}; döntetlen.` : line`${score}; ${names.factions[winner]} nyerte meg!`
  },
}

export const events: Events = { ...setup, ...turn, ...combat, ...cardEvents, ...ends }
