/** The labels of moves, as on a button. */
import type { Direction } from '../../../../hex/index.ts'
import type { AskName } from '../../../../kernel/index.ts'
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { cureCost, loreChoices, tentMusterPoints, tentPoints } from '../../data/constants.ts'
import type { Hex } from '../../data/hexes.ts'
import { loreCardTable } from '../../data/loreCards.ts'
import { initiativeOf, scenarioTable } from '../../data/scenarios.ts'
import { unitTable } from '../../data/units.ts'
import { costOf } from '../../rules/setup/muster.ts'
import type { BattleLore, Commitment, DeployCard } from '../../types.ts'
import { fight, kindAt, type PlayerView, question, scenarioOf } from '../common/position.ts'
import { names } from './names.ts'
import { ability, card, hex, theUnit, unit, unitIn, verb } from './phrases.ts'

/** 'a Citadellaőrök F5-ön', 'F5' where nobody stands. */
function at(id: Hex, { open }: PlayerView, form: 'name' | 'acc' = 'name'): Rich {
  const kind = kindAt(open, id)
  return kind ? unitIn(kind, id, form) : [hex(id, form)]
}

/** 'Citadellaőrök', 'parancsnoki sátor', 'csali'. */
export function deployed(id: DeployCard): Rich {
  if (id === 'decoy') return ['csali']
  return id === 'command-tent' ? ['parancsnoki sátor'] : [unit(id)]
}

const uses: Record<Commitment, Rich> = {
  frenzy: [ability('frenzy'), ', 1 sérülés'],
  poison: [ability('poison'), ', a célpont mérgezett lesz'],
  rend: [ability('rend'), ', 1 sérülés'],
  concussion: [ability('concussion'), ', a célpont elkábított lesz'],
  'soul-feast': [ability('soul-feast'), ', 1 gyógyulás'],
  venom: ['mérgezett célpont, 1 sérülés'],
  fury: [card('fury-of-yllan'), ', 1 sérülés'],
  dread: [card('dread-of-the-ynfernael'), ', 1 visszavonulás'],
}

const ways: Record<Direction, string> = {
  E: 'keletre',
  SE: 'délkeletre',
  SW: 'délnyugatra',
  W: 'nyugatra',
  NW: 'északnyugatra',
  NE: 'északkeletre',
}

const finished: Partial<Record<AskName<BattleLore>, string>> = {
  order: 'Nincs több utasítás',
  selectMover: 'Nincs több mozgás',
  moveUnit: 'Itt megállok',
  attack: 'Nincs több támadás',
  extraAttack: 'Nincs plusz támadás',
  commit: 'A többi kocka marad, ahogy esett',
  advance: 'Maradok',
  aim: 'Nem választok többet',
  vpOption: 'Nem fizetek',
}

const setup: Pick<
  GameTexts<BattleLore>['moves'],
  | 'scenario'
  | 'ford'
  | 'buy'
  | 'sell'
  | 'tent'
  | 'army'
  | 'decoy'
  | 'mustered'
  | 'pick'
  | 'unpick'
  | 'deploy'
  | 'take-up'
  | 'deployed'
  | 'mark'
  | 'unmark'
  | 'discard-marked'
> = {
  scenario: ({ scenario }) => line`${card(scenario)} (${initiativeOf(scenario)})`,
  ford: ({ hex: id }) => line`Gázló ${hex(id, 'to')}`,
  buy: ({ unit: type }, view) => line`Toborzás: ${unit(type)}, ára ${costOf(type, scenarioOf(view))}`,
  sell: ({ unit: type }) => line`Visszaadom: ${unit(type)}`,
  tent: ({ take }) =>
    take
      ? line`Elviszem a parancsnoki sátrat: még ${tentMusterPoints} toborzáspont`
      : ['Otthon hagyom a parancsnoki sátrat'],
  army: ({ army }) => (army ? line`Seregkártya: ${card(army)}` : ['Inkább magam toborzok']),
  decoy: ({ more }) => [more ? 'Eggyel több csali' : 'Eggyel kevesebb csali'],
  mustered: () => ['A sereg kész'],
  pick: ({ card: id }) => line`Leteszem: ${deployed(id)}`,
  unpick: () => ['Másik kártyát teszek le'],
  deploy: ({ hex: id }, view) =>
    view.own?.picked ? capital(line`${deployed(view.own.picked)} ${hex(id, 'to')}`) : line`Ide teszem: ${hex(id)}`,
  'take-up': ({ hex: id }, view) => {
    const lying = view.own?.faces[id]
    return lying ? line`Felveszem ${hex(id, 'from')}: ${deployed(lying)}` : line`Felveszem a kártyát ${hex(id, 'from')}`
  },
  deployed: () => ['A felállítás kész'],
  mark: ({ card: id }) => line`Eldobom: ${card(id)}`,
  unmark: ({ card: id }) => line`Mégis megtartom: ${card(id)}`,
  'discard-marked': () => ['A kiválasztott lapok eldobása'],
}

const turn: Pick<
  GameTexts<BattleLore>['moves'],
  'remove-tent' | 'command' | 'order' | 'cure' | 'select' | 'unselect' | 'through' | 'go' | 'remove-portals' | 'attack'
> = {
  'remove-tent': ({ yes }) => (yes ? line`Lebontom ${tentPoints} győzelmi pontért` : ['Állva hagyom a sátrat']),
  command: ({ card: id, mode }) => (mode === 'text' ? [card(id)] : line`${card(id)}: egyetlen egység bárhol`),
  order: ({ hex: id }, view) => line`Utasítom ${at(id, view, 'acc')}`,
  cure: ({ hex: id, of }, view) =>
    line`Meggyógyítom ${at(id, view, 'acc')}: ne legyen ${names.conditions[of]}, ${cureCost} tudásjelzőért`,
  select: ({ hex: id }, view) => {
    const kind = kindAt(view.open, id)
    return kind ? line`Mozgatom ${theUnit(kind, 'acc')} ${hex(id, 'from')}` : line`Mozgatás ${hex(id, 'from')}`
  },
  unselect: () => ['Másik egységet mozgatok'],
  through: ({ hex: id }, view) =>
    kindAt(view.open, id) ? line`Lerohanom ${at(id, view, 'acc')}` : line`Erre: ${hex(id)}`,
  go: ({ to }) => capital([hex(to, 'to')]),
  'remove-portals': ({ yes }) => [yes ? 'Leveszem a kapukat' : 'Nyitva hagyom a kapukat'],
  attack: ({ from, at: there }, view) => {
    const kind = kindAt(view.open, from)
    const attacks = kind ? verb(kind, 'megtámadja', 'megtámadják') : 'megtámadja'
    return capital(line`${at(from, view)} ${attacks} ${at(there, view, 'acc')}`)
  },
}

const combat: Pick<
  GameTexts<BattleLore>['moves'],
  'side' | 'set-aside' | 'reroll' | 'commit' | 'ignore' | 'counter' | 'advance' | 'pursue'
> = {
  side: ({ away }) => line`Visszavonulás ${ways[away]}`,
  'set-aside': ({ face }) => line`Félreteszem: ${names.faces[face]}`,
  reroll: () => ['Újradobom a többit'],
  commit: ({ face, to }) => line`${names.faces[face]} erre: ${uses[to]}`,
  ignore: ({ n }, view) => {
    if (n === 0) return ['Semmit sem hagyok figyelmen kívül']
    const what = question(view) === 'ignoreRetreats' ? 'visszavonulást' : 'sérülést'
    return line`${n} ${what} figyelmen kívül hagyok`
  },
  counter: ({ yes }) => [yes ? 'Ellentámadás' : 'Nincs ellentámadás'],
  advance: (_, view) => {
    const won = fight(view.open)
    // Told apart where both are offered (BL-12.4).
    const only = view.legalMoves.some(move => move.do === 'pursue') ? ', új támadás nélkül' : ''
    return won ? line`Előrenyomulás ${hex(won.at, 'to')}${only}` : ['Előrenyomulás']
  },
  pursue: ({ to }) => line`Üldözés ${hex(to, 'to')}, új támadással`,
}

const cardsAndUpkeep: Pick<
  GameTexts<BattleLore>['moves'],
  'lore' | 'aim' | 'spend-lore' | 'sacrifice' | 'keep' | 'gain' | 'discard' | 'pass' | 'done'
> = {
  lore: ({ card: id }) => line`Kijátszom: ${card(id)}, ára ${loreCardTable[id].cost} tudásjelző`,
  aim: ({ hex: id }, view) => capital(at(id, view)),
  'spend-lore': (_, view) => {
    const offer = scenarioOf(view) && scenarioTable[scenarioOf(view)!].offer
    return offer ? line`${offer.n} tudásjelző ${offer.points} győzelmi pontért` : ['Fizetek']
  },
  sacrifice: ({ hex: id }, view) => {
    const kind = kindAt(view.open, id)
    return kind && unitTable[kind].markers
      ? line`Egy sérüléslapka: ${at(id, view)}`
      : line`Egy figura levétele: ${at(id, view)}`
  },
  keep: ({ card: id }) => line`Megtartom: ${card(id)}`,
  gain: ({ what }) => {
    const { gain, draw, discard } = loreChoices[what]
    if (draw === 0) return line`${gain} tudásjelző`
    return discard > 0
      ? line`${draw} tudáskártya húzása, aztán ${discard} eldobása`
      : line`${gain} tudásjelző és ${draw} tudáskártya`
  },
  discard: ({ card: id }) => line`Eldobom: ${card(id)}`,
  pass: () => ['Passz'],
  done: (_, view) => [finished[question(view) ?? 'order'] ?? 'Befejezem'],
}

export const moves: GameTexts<BattleLore>['moves'] = { ...setup, ...turn, ...combat, ...cardsAndUpkeep }
