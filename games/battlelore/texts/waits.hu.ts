/** What the others wait for. */
import { type GameTexts, line } from '../../../text/index.ts'
import type { Why } from '../steps.ts'
import type { BattleLore } from '../types.ts'
import { card } from './phrases.hu.ts'

const moves: Record<Why, string> = {
  move: 'egységeket mozgat',
  onslaught: 'egységeket mozgat a „Támadás” lappal',
  mobility: 'egységeket mozgat a Mozgékonysággal',
}

export const waits: GameTexts<BattleLore>['waits'] = {
  chooseScenario: () => ['forgatókönyvkártyát választ'],
  placeFord: () => ['gázlót tesz le'],
  muster: () => ['sereget toboroz'],
  deploy: () => ['csatarendkártyát tesz le'],
  deployAll: () => ['felállítja a seregét'],
  discardOpening: () => ['kezdő lapjairól dönt'],
  tent: () => ['dönt az ellenséges parancsnoki sátorról'],
  command: () => ['parancskártyát játszik ki'],
  order: () => ['egységeket utasít'],
  selectMover: ({ why }) => [moves[why]],
  moveUnit: ({ why }) => [moves[why]],
  portals: () => ['dönt a kapukról'],
  attack: () => ['támad'],
  extraAttack: ({ why }) => [
    why === 'pursue' ? 'újra támadhat az Üldözés miatt' : 'újra támadhat a Dupla tüzelés miatt',
  ],
  chooseSide: () => ['a rálátás oldalát választja ki'],
  setAside: () => ['kockákat tesz félre'],
  commit: () => ['kockákat rendel hozzá'],
  ignoreDamage: () => ['dönt, mennyi sérülést hagy figyelmen kívül'],
  ignoreRetreats: () => ['dönt, hány visszavonulást hagy figyelmen kívül'],
  counterOrNot: () => ['dönt a visszatámadásról'],
  advance: () => ['dönt az előrenyomulásról'],
  react: () => ['tudáskártyát játszhat ki'],
  aim: ({ card: played }) => line`kiválasztja a lap célját: ${card(played)}`,
  push: () => ['kiválasztja, ki hátrál először'],
  vpOption: () => ['dönt egy győzelmi pontról'],
  keepCommand: () => ['kiválasztja a megtartott parancskártyát'],
  gain: () => ['választ a tudáslépésben'],
  discardLore: () => ['tudáskártyát dob el'],
}
