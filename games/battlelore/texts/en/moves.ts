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
import { ability, card, hex, lore, many, points, unit, unitIn, verb } from './phrases.ts'

/** 'the Citadel Guards in F5', 'F5' where nobody stands. */
function at(id: Hex, { open }: PlayerView): Rich {
  const kind = kindAt(open, id)
  return kind ? unitIn(kind, id) : [hex(id)]
}

/** 'the Citadel Guards', 'the command tent', 'a decoy'. */
export function deployed(id: DeployCard): Rich {
  if (id === 'decoy') return ['a decoy']
  return id === 'command-tent' ? ['the command tent'] : ['the ', unit(id)]
}

const uses: Record<Commitment, Rich> = {
  frenzy: [ability('frenzy'), ': 1 damage'],
  poison: [ability('poison'), ': poison the target'],
  rend: [ability('rend'), ': 1 damage'],
  concussion: [ability('concussion'), ': stun the target'],
  'soul-feast': [ability('soul-feast'), ': heal 1 damage'],
  venom: ['the poison in the target: 1 damage'],
  fury: [card('fury-of-yllan'), ': 1 damage'],
  dread: [card('dread-of-the-ynfernael'), ': 1 retreat'],
}

const ways: Record<Direction, string> = {
  E: 'east',
  SE: 'south-east',
  SW: 'south-west',
  W: 'west',
  NW: 'north-west',
  NE: 'north-east',
}

const finished: Partial<Record<AskName<BattleLore>, string>> = {
  order: 'No more orders',
  selectMover: 'No more moves',
  moveUnit: 'Stop here',
  attack: 'No more attacks',
  extraAttack: 'No extra attack',
  commit: 'Leave the other dice as they are',
  advance: 'Stay',
  aim: 'Choose no more',
  vpOption: 'Do not pay',
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
  ford: ({ hex: id }) => line`Ford in ${hex(id)}`,
  buy: ({ unit: type }, view) => line`Muster ${unit(type)} for ${costOf(type, scenarioOf(view))}`,
  sell: ({ unit: type }) => line`Give ${unit(type)} back`,
  tent: ({ take }) =>
    take ? line`Take the command tent: ${tentMusterPoints} more muster points` : ['Leave the command tent behind'],
  army: ({ army }) => (army ? line`Take the army card ${card(army)}` : ['Muster freely instead']),
  decoy: ({ more }) => [more ? 'One more decoy' : 'One decoy less'],
  mustered: () => ['The army is ready'],
  pick: ({ card: id }) => line`Place ${deployed(id)}`,
  unpick: () => ['Place another card'],
  deploy: ({ hex: id }, view) =>
    view.own?.picked ? capital(line`${deployed(view.own.picked)} in ${hex(id)}`) : line`Place it in ${hex(id)}`,
  'take-up': ({ hex: id }, view) => {
    const lying = view.own?.faces[id]
    return lying ? line`Take up ${deployed(lying)} in ${hex(id)}` : line`Take up the card in ${hex(id)}`
  },
  deployed: () => ['The deployment is done'],
  mark: ({ card: id }) => line`Discard ${card(id)}`,
  unmark: ({ card: id }) => line`Keep ${card(id)} after all`,
  'discard-marked': () => ['Discard the chosen cards'],
}

const turn: Pick<
  GameTexts<BattleLore>['moves'],
  'remove-tent' | 'command' | 'order' | 'cure' | 'select' | 'unselect' | 'through' | 'go' | 'remove-portals' | 'attack'
> = {
  'remove-tent': ({ yes }) => (yes ? line`Take the tent down for ${points(tentPoints)}` : ['Leave the tent standing']),
  command: ({ card: id, mode }) => (mode === 'text' ? [card(id)] : line`${card(id)}: order one unit anywhere`),
  order: ({ hex: id }, view) => line`Order ${at(id, view)}`,
  cure: ({ hex: id, of }, view) => line`Cure ${at(id, view)}: ${names.conditions[of]} no more, for ${lore(cureCost)}`,
  select: ({ hex: id }, view) => line`Move ${at(id, view)}`,
  unselect: () => ['Move another unit'],
  through: ({ hex: id }, view) =>
    kindAt(view.open, id) ? line`Ride over ${at(id, view)}` : line`By way of ${hex(id)}`,
  go: ({ to }) => line`To ${hex(to)}`,
  'remove-portals': ({ yes }) => [yes ? 'Take the portals away' : 'Leave the portals open'],
  attack: ({ from, at: there }, view) => {
    const kind = kindAt(view.open, from)
    return capital(line`${at(from, view)} ${kind ? verb(kind, 'attack') : 'attacks'} ${at(there, view)}`)
  },
}

const combat: Pick<
  GameTexts<BattleLore>['moves'],
  'side' | 'set-aside' | 'reroll' | 'commit' | 'ignore' | 'counter' | 'advance' | 'pursue'
> = {
  side: ({ away }) => line`Retreat to the ${ways[away]}`,
  'set-aside': ({ face }) => line`Set ${names.faces[face]} aside`,
  reroll: () => ['Roll the rest again'],
  commit: ({ face, to }) => line`${names.faces[face]} to ${uses[to]}`,
  ignore: ({ n }, view) => {
    if (n === 0) return ['Ignore nothing']
    return question(view) === 'ignoreRetreats' ? line`Ignore ${many(n, 'retreat')}` : line`Ignore ${n} damage`
  },
  counter: ({ yes }) => [yes ? 'Counter' : 'Do not counter'],
  advance: (_, view) => {
    const won = fight(view.open)
    // Told apart where both are offered (BL-12.4).
    const only = view.legalMoves.some(move => move.do === 'pursue') ? ', no new attack' : ''
    return won ? line`Advance to ${hex(won.at)}${only}` : ['Advance']
  },
  pursue: ({ to }) => line`Pursue to ${hex(to)}, with a new attack`,
}

const cardsAndUpkeep: Pick<
  GameTexts<BattleLore>['moves'],
  'lore' | 'aim' | 'spend-lore' | 'sacrifice' | 'keep' | 'gain' | 'discard' | 'pass' | 'done'
> = {
  lore: ({ card: id }) => line`Play ${card(id)} for ${lore(loreCardTable[id].cost)}`,
  aim: ({ hex: id }, view) => capital(at(id, view)),
  'spend-lore': (_, view) => {
    const offer = scenarioOf(view) && scenarioTable[scenarioOf(view)!].offer
    return offer ? line`Pay ${lore(offer.n)} for ${points(offer.points)}` : ['Pay']
  },
  sacrifice: ({ hex: id }, view) => {
    const kind = kindAt(view.open, id)
    return kind && unitTable[kind].markers
      ? line`Put a damage marker on ${at(id, view)}`
      : line`Take a figure of ${at(id, view)}`
  },
  keep: ({ card: id }) => line`Keep ${card(id)}`,
  gain: ({ what }) => {
    const { gain, draw, discard } = loreChoices[what]
    const drawn = many(draw, 'lore card')
    if (draw === 0) return line`Gain ${lore(gain)}`
    return discard > 0 ? line`Draw ${drawn}, then discard ${discard}` : line`Gain ${lore(gain)} and draw ${drawn}`
  },
  discard: ({ card: id }) => line`Discard ${card(id)}`,
  pass: () => ['Pass'],
  done: (_, view) => [finished[question(view) ?? 'order'] ?? 'Finish'],
}

export const moves: GameTexts<BattleLore>['moves'] = { ...setup, ...turn, ...combat, ...cardsAndUpkeep }
