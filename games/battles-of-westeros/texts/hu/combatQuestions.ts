/** Questions of combat: what is asked of the reader, and what the others wait for. */
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { fight } from '../common/position.ts'
import { attacker, named, rolled, target } from './fighters.ts'
import { at } from './moves.ts'
import { hex, hexes } from './phrases.ts'

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
  attack: { prompt: () => ['Válaszd ki, ki kit támad meg, vagy fejezd be.'], wait: () => ['támad'] },
  shoot: {
    prompt: ({ from }) => line`Válaszd ki, kire lőnek az íjászok ${hex(from, 'from')}: 3 kocka.`,
    wait: () => ['célpontot választ az íjászoknak'],
  },
  join: {
    prompt: ({ unit: id, at: where, support }, view) => {
      const so = support.length > 0 ? `, támogatók száma ${support.length}` : ''
      return capital(
        line`${named(id, view)} támadnak, célpont ${at(where, view)}${so}: válassz támogatót, vagy támadj.`,
      )
    },
    wait: () => ['kiválasztja, kik támadnak együtt'],
  },
  parting: {
    prompt: ({ unit: id, leaver }, view) =>
      line`Az ellenség kilép az összecsapásból: ${named(leaver, view)}. Búcsúcsapást mérnek rájuk ${named(id, view)}?`,
    wait: () => ['búcsúcsapást mérhet'],
  },
  reroll: {
    prompt: (_, view) => line`Dobásod: ${rolled(view)}. Újradobod valamelyik jelet?`,
    wait: () => ['újradobhat kockákat'],
  },
  ignoreMorale: {
    prompt: (_, view) =>
      line`Rendíthetetlen egység: ${target(view)}. Visszavonulás: ${fight(view.open)?.retreats ?? 0} mező. Eggyel kevesebb legyen?`,
    wait: () => ['figyelmen kívül hagyhat egy visszavonulást'],
  },
  retreatWay: {
    prompt: ({ among }, view) => line`Válaszd ki, hová vonulnak vissza ${target(view)}: ${hexes(among)}.`,
    wait: () => ['visszavonulási irányt választ'],
  },
  counterOrNot: {
    prompt: (_, view) => line`A támadó: ${attacker(view)}. Ellentámadást indítanak ${target(view)}?`,
    wait: () => ['ellentámadást indíthat'],
  },
  followUp: {
    prompt: (_, view) => {
      const won = fight(view.open)?.at
      const into: Rich = won ? line` ${hex(won, 'to')}` : []
      const what = view.legalMoves.some(move => move.do === 'pursue') ? 'üldözhetsz' : 'előrenyomulhatsz'
      return line`Az ellenség elhagyta a mezőt: ${what}${into}, vagy maradsz. Egységed: ${attacker(view)}.`
    },
    wait: () => ['előrenyomulhat vagy üldözhet'],
  },
  pursuitAttack: {
    prompt: (_, view) => line`Az üldözés után ismét támadhatnak ${attacker(view)}: válassz célpontot, vagy fejezd be.`,
    wait: () => ['ismét támadhat'],
  },
}
