/** Questions of combat: what is asked of the reader, and what the others wait for. */
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { fight } from '../common/position.ts'
import { attacker, does, named, rolled, target } from './fighters.ts'
import { at } from './moves.ts'
import { dice, hex, hexes, many } from './phrases.ts'

type Questions = GameTexts<BattlesOfWesteros>['questions']

export const combatQuestions: Pick<
  Questions,
  | 'attack'
  | 'shoot'
  | 'join'
  | 'parting'
  | 'reroll'
  | 'ignoreMorale'
  | 'retreatWay'
  | 'counterOrNot'
  | 'followUp'
  | 'pursuitAttack'
> = {
  attack: { prompt: () => ['Choose who attacks whom, or finish.'], wait: () => ['must attack'] },
  shoot: {
    prompt: ({ from }) => line`Choose the target of the archers in ${hex(from)}: ${dice(3)}.`,
    wait: () => ['must choose a target for the archers'],
  },
  join: {
    prompt: ({ unit: id, at: where, support }, view) => {
      const so: Rich = support.length > 0 ? line` with ${many(support.length, 'supporting unit')}` : []
      return capital(line`${named(id, view)} will attack ${at(where, view)}${so}: choose who supports, or attack.`)
    },
    wait: () => ['must choose who attacks together'],
  },
  parting: {
    prompt: ({ unit: id, leaver }, view) =>
      line`An enemy breaks away. ${does(id, view)} ${named(id, view)} deal a parting blow to ${named(leaver, view)}?`,
    wait: () => ['may deal a parting blow'],
  },
  reroll: {
    prompt: (_, view) => line`You rolled ${rolled(view)}: roll one symbol again?`,
    wait: () => ['may roll dice again'],
  },
  ignoreMorale: {
    prompt: (_, view) =>
      line`Stalwart: ${target(view)} must retreat ${many(fight(view.open)?.retreats ?? 0, 'hex', 'hexes')}. Ignore one?`,
    wait: () => ['may ignore a retreat'],
  },
  retreatWay: {
    prompt: ({ among }, view) => line`Choose the way of retreat for ${target(view)}: ${hexes(among)}.`,
    wait: () => ['must choose a way of retreat'],
  },
  counterOrNot: {
    prompt: (_, view) =>
      line`${does(fight(view.open)?.target ?? null, view)} ${target(view)} counterattack ${attacker(view)}?`,
    wait: () => ['may counterattack'],
  },
  followUp: {
    prompt: (_, view) => {
      const won = fight(view.open)?.at
      const further = view.legalMoves.some(move => move.do === 'pursue') ? 'pursue' : 'advance'
      const into: Rich = won ? line` into ${hex(won)}` : []
      return line`The enemy has left: ${further}${into} with ${attacker(view)}, or stay.`
    },
    wait: () => ['may advance or pursue'],
  },
  pursuitAttack: {
    prompt: (_, view) => line`After the pursuit ${attacker(view)} may attack again: choose a target, or finish.`,
    wait: () => ['may attack again'],
  },
}
