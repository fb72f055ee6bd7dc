/** Questions: what is asked of the reader, and what the others wait for. */
import { capital, type GameTexts, isSaid, line, listed, type Noun, type Rich } from '../../../../text/index.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import { scenarioTable } from '../../data/scenarios.ts'
import type { Window } from '../../data/windows.ts'
import type { Why } from '../../steps.ts'
import type { BattleLore, UnitId } from '../../types.ts'
import { fight, type PlayerView, scenarioOf, stillToMark, unspent, whereabouts } from '../common/position.ts'
import { effects } from './effects.ts'
import { deployed } from './moves.ts'
import { card, faces, hex, hexes, type Table, theUnit, unitIn, verb } from './phrases.ts'

const moves: Record<Why, string> = {
  move: 'egységeket mozgat',
  onslaught: 'egységeket mozgat a „Támadás” lappal',
  mobility: 'egységeket mozgat a Mozgékonysággal',
}

type Form = Exclude<keyof Noun, 'the'>
const unknown: Partial<Record<Form, string>> = { acc: 'az egységet', of: 'az egységnek', in: 'az egységnél' }

/** 'a Citadellaőrök F5-ön', as far as they are still there. */
function named(id: UnitId | null, { open }: Pick<Table, 'open'>, form: Form = 'name'): Rich {
  const unit = whereabouts(open, id)
  return unit ? unitIn(unit.type, unit.hex, form) : [unknown[form] ?? 'az egység']
}

/** 'a Citadellaőrök ellen F5-ön'. */
function against(id: UnitId | null, { open }: PlayerView): Rich {
  const unit = whereabouts(open, id)
  return unit ? line`${theUnit(unit.type)} ellen ${hex(unit.hex, 'in')}` : ['az egység ellen']
}

const target = (view: PlayerView) => fight(view.open)?.target ?? null
const roller = (view: PlayerView) => fight(view.open)?.roller ?? null

const movements: Record<Why, Rich> = {
  move: ['Mozgáslépés'],
  onslaught: [card('onslaught'), ' a támadások előtt'],
  mobility: ['Mozgékonyság a támadások után'],
}

export const moments: Record<Window, Rich> = {
  'lore.opponentPlayed': ['Az ellenfeled felmutat egy tudáskártyát'],
  'orderStep.end': ['Az egységek megkapták az utasítást'],
  'moveStep.start': ['Kezdődik a mozgáslépés'],
  'moveStep.afterUnitMoved': ['Egy egység fölött átrepültek'],
  'moveStep.end': ['Véget ér a mozgáslépés'],
  'attackStep.start': ['Kezdődik a támadáslépés'],
  'combat.afterTargetDeclared': ['A támadás célpontja ismert'],
  'combat.beforeCounterRoll': ['Ellentámadás következik'],
  'combat.step3': ['Megvan a dobás eredménye'],
  'combat.step5': ['Sérülés fenyeget'],
  'combat.beforeTargetDestroyed': ['A célpont elpusztulna'],
  'combat.afterEnemyDestroyed': ['Elpusztult egy egység'],
  'combat.step7': ['Visszavonulás következik'],
  vpStep: ['Véget ér a pontlépés'],
  drawStep: ['Kezdődik a húzáslépés'],
}

/** What has just been shown, moved or destroyed at the moment of a window. */
function occasion(window: Window, unit: UnitId | null, view: PlayerView): Rich {
  const shown = view.stack.findLast(step => step.do === 'loreEffect')
  if (window === 'lore.opponentPlayed' && shown?.do === 'loreEffect')
    return line`Az ellenfeled felmutatja: ${card(shown.card)}`
  const moved = whereabouts(view.open, unit)
  if (window === 'moveStep.afterUnitMoved' && moved)
    return capital(line`${unitIn(moved.type, moved.hex)} átrepült egy egység fölött`)
  return moments[window]
}

const aims: Partial<Record<LoreCard, readonly string[]>> = {
  'take-to-the-skies': ['válaszd ki az egységet, amelyet elvisz', 'válaszd ki, hol száll le'],
  portal: ['válaszd ki az első mezőt', 'válaszd ki a második mezőt'],
  'dark-venom': ['válaszd ki a megmérgezett ellenséget', 'válassz még egy ellenséget, vagy fejezd be'],
  'howl-of-the-pack': ['válaszd ki az utasított egységet', 'válassz még egy egységet, vagy fejezd be'],
  'swift-orders': ['válaszd ki az utasított egységet'],
  'battle-cry': ['válaszd ki, melyik egység kiált'],
  'rune-of-binding': ['válaszd ki az elkábított ellenséget'],
  'nightmare-visions': ['válaszd ki az ellenséges egységet, amely elveszíti az utasítását'],
  'flay-the-weak': ['válaszd ki a szenvedő ellenséget'],
  'blood-ritual': ['válaszd ki az egységet, amely figurát veszít'],
  'mend-the-ranks': ['válaszd ki a gyógyuló egységet'],
  'demonic-vigor': ['válaszd ki a gyógyuló egységet'],
}

const setup: Pick<
  GameTexts<BattleLore>['questions'],
  'chooseScenario' | 'placeFord' | 'muster' | 'deploy' | 'deployAll' | 'discardOpening'
> = {
  chooseScenario: {
    prompt: () => ['Válassz forgatókönyvkártyát; a két lapot egyszerre fordítjátok fel.'],
    wait: () => ['forgatókönyvkártyát választ'],
  },
  placeFord: {
    prompt: () => ['Tedd le a gázlódat forgatókönyvkártyád egyik vízmezőjére.'],
    wait: () => ['gázlót tesz le'],
  },
  muster: {
    prompt: (_, view) => {
      const army = view.own?.muster.army
      if (army) return line`Sereged: ${card(army)}. Adj hozzá csalikat, ha akarsz, aztán jelezd, hogy kész.`
      return line`Toborozd a seregedet: még ${unspent(view) ?? 0} toborzáspontod van. Minden megmaradt pontból tudásjelző lesz, legfeljebb 5.`
    },
    wait: () => ['sereget toboroz'],
  },
  deploy: {
    prompt: (_, view) => placing(view),
    wait: () => ['csatarendkártyát tesz le'],
  },
  deployAll: {
    prompt: (_, view) =>
      view.own?.pile.length === 0 ? ['Minden kártyád a táblán van: fejezd be, vagy végy fel egyet.'] : placing(view),
    wait: () => ['felállítja a seregét'],
  },
  discardOpening: {
    prompt: (_, view) => {
      const { commands, lores } = stillToMark(view)
      if (commands + lores === 0) return ['Dobd el a kiválasztott lapokat, vagy tarts meg mégis egyet.']
      const todo = [commands > 0 && `${commands} parancskártya`, lores > 0 && `${lores} tudáskártya`]
      return line`Válaszd ki, mit dobsz el kezdő lapjaidból: még ${listed(todo.filter(isSaid), 'hu')}.`
    },
    wait: () => ['kezdő lapjairól dönt'],
  },
}

function placing(view: PlayerView): Rich {
  const { picked, pile = [] } = view.own ?? {}
  if (picked) return line`Válassz felállítási mezőt: ${deployed(picked)}.`
  return line`Válaszd ki a kártyát, amelyet most lefordítva leteszel: még ${pile.length} van.`
}

const turn: Pick<
  GameTexts<BattleLore>['questions'],
  'tent' | 'command' | 'order' | 'selectMover' | 'moveUnit' | 'portals' | 'attack' | 'extraAttack'
> = {
  tent: {
    prompt: () => ['Egységed az ellenséges parancsnoki sátron áll: lebontod 2 győzelmi pontért?'],
    wait: () => ['dönt az ellenséges parancsnoki sátorról'],
  },
  command: {
    prompt: () => ['Játssz ki egy parancskártyát a szövegéért, vagy utasíts vele egyetlen egységet bárhol.'],
    wait: () => ['parancskártyát játszik ki'],
  },
  order: {
    prompt: (_, { open }) => {
      const { card: played, mode } = open.turn ?? {}
      if (!played || mode === 'single') return ['Utasíts egyetlen egységet, bárhol áll.']
      return line`${card(played)}: ${effects.commandCards[played]} Válaszd ki a következő egységet, vagy fejezd be.`
    },
    wait: () => ['egységeket utasít'],
  },
  selectMover: {
    prompt: ({ why }) => line`${movements[why]}: válaszd ki, melyik egység mozog, vagy fejezd be.`,
    wait: ({ why }) => [moves[why]],
  },
  moveUnit: {
    prompt: ({ unit, why, path, spent }, view) => {
      const so: Rich = path.length > 0 ? line`, eddig erre: ${hexes(path)}` : []
      const used = spent > 0 ? `, ebből ${spent} mező már megvolt` : ''
      return line`${movements[why]}: válaszd ki, hová ${leaving(unit, view)}${so}${used}.`
    },
    wait: ({ why }) => [moves[why]],
  },
  portals: {
    prompt: () => ['Véget ér a mozgáslépés: leveszed a kapukat a tábláról?'],
    wait: () => ['dönt a kapukról'],
  },
  attack: {
    prompt: () => ['Támadáslépés: válaszd ki, ki kit támad, vagy fejezd be.'],
    wait: () => ['támad'],
  },
  extraAttack: {
    prompt: ({ unit, why }, view) =>
      why === 'pursue'
        ? line`Az Üldözés plusz támadást ad: ${named(unit, view)}. Válassz célpontot, vagy mondj le róla.`
        : line`A Dupla tüzelés plusz támadást ad: ${named(unit, view)}. Válassz célpontot, vagy mondj le róla.`,
    wait: ({ why }) => [why === 'pursue' ? 'újra támadhat az Üldözés miatt' : 'újra támadhat a Dupla tüzelés miatt'],
  },
}

/** 'mennek a Citadellaőrök F5-ről'. */
function leaving(id: UnitId, { open }: PlayerView): Rich {
  const unit = whereabouts(open, id)
  if (!unit) return ['megy az egység']
  return line`${verb(unit.type, 'megy', 'mennek')} ${theUnit(unit.type)} ${hex(unit.hex, 'from')}`
}

const combat: Pick<
  GameTexts<BattleLore>['questions'],
  'chooseSide' | 'setAside' | 'commit' | 'ignoreDamage' | 'ignoreRetreats' | 'counterOrNot' | 'advance'
> = {
  chooseSide: {
    prompt: (_, view) =>
      line`A rálátás mindkét oldalon szabad: válaszd ki, merre kellene visszavonulnia, ha kell: ${named(target(view), view)}.`,
    wait: () => ['a rálátás oldalát választja ki'],
  },
  setAside: {
    prompt: ({ fresh }, view) => {
      const { dice = [], aside } = fight(view.open) ?? {}
      const loose = faces(dice.slice(aside ?? 0).map(({ face }) => face))
      const how = fresh > 0 ? 'tegyél félre többet, vagy dobd újra a többit' : 'tegyél félre legalább egy kockát'
      return line`${card('runeblade')}, a kockák: ${loose}; ${how}.`
    },
    wait: () => ['kockákat tesz félre'],
  },
  commit: {
    prompt: (_, view) => {
      const free = (fight(view.open)?.dice ?? []).filter(die => die.to === null).map(({ face }) => face)
      return line`Kockáid ${against(target(view), view)}: ${faces(free)}. Rendeld hozzá őket, vagy hagyd úgy, ahogy estek.`
    },
    wait: () => ['kockákat rendel hozzá'],
  },
  ignoreDamage: {
    prompt: ({ stage }, view) => {
      const n = fight(view.open)?.damage ?? 0
      const why = stage === 8 ? ' a meg nem tett visszavonulásért' : ''
      return line`${n} sérülés fenyeget${why}: ${named(target(view), view)}. Válaszd ki, mennyit hagysz figyelmen kívül.`
    },
    wait: () => ['dönt, mennyi sérülést hagy figyelmen kívül'],
  },
  ignoreRetreats: {
    prompt: (_, view) => {
      const n = fight(view.open)?.retreats ?? 0
      return line`${n} visszavonulás vár rá: ${named(target(view), view)}. Válaszd ki, mennyit hagysz figyelmen kívül.`
    },
    wait: () => ['dönt, hány visszavonulást hagy figyelmen kívül'],
  },
  counterOrNot: {
    prompt: ({ why }, view) => {
      const who = line`${named(target(view), view)}, ${against(roller(view), view)}`
      return why === 'ferocity'
        ? line`A Kegyetlenség azonnali ellentámadást enged: ${who}. Indítasz ellentámadást?`
        : line`Ellentámadást indíthatsz: ${who}. Megteszed?`
    },
    wait: () => ['dönt az ellentámadásról'],
  },
  advance: {
    prompt: (_, view) => {
      const won = fight(view.open)
      const into: Rich = won ? line` ${hex(won.at, 'to')}` : []
      const further = view.legalMoves.some(move => move.do === 'pursue') ? ', üldözz' : ''
      return line`Szabad az út: ${named(roller(view), view)}. Nyomulj előre${into}${further}, vagy maradj.`
    },
    wait: () => ['dönt az előrenyomulásról'],
  },
}

const cardsAndUpkeep: Pick<
  GameTexts<BattleLore>['questions'],
  'react' | 'aim' | 'push' | 'vpOption' | 'keepCommand' | 'gain' | 'discardLore'
> = {
  react: {
    prompt: ({ window, unit }, view) => {
      const cure = view.legalMoves.some(move => move.do === 'cure') ? ', gyógyíts meg egy egységet' : ''
      return line`${occasion(window, unit, view)}: játssz ki egy tudáskártyát${cure}, vagy passzolj.`
    },
    wait: () => ['tudáskártyát játszhat ki'],
  },
  aim: {
    prompt: ({ card: played, at }) => {
      const what = aims[played]?.[at.length] ?? 'válaszd ki a következő mezőt, vagy fejezd be'
      const chosen: Rich = at.length > 0 ? line` (eddig: ${hexes(at)})` : []
      return line`${card(played)}: ${what}${chosen}.`
    },
    wait: ({ card: played }) => line`kiválasztja a lap célját: ${card(played)}`,
  },
  push: {
    prompt: ({ from, rest }) =>
      line`${card('battle-cry')} ${hex(from, 'from')}: ${rest.length} ellenség hátrál; válaszd ki, melyik az első.`,
    wait: () => ['kiválasztja, ki hátrál először'],
  },
  vpOption: {
    prompt: (_, view) => {
      const mine = scenarioOf(view)
      const offer = mine && scenarioTable[mine].offer
      if (!mine || !offer) return ['Fizetsz győzelmi pontért?']
      return offer.pay === 'lore'
        ? line`${card(mine)}: fizetsz ${offer.n} tudásjelzőt ${offer.points} győzelmi pontért?`
        : line`${card(mine)}: odaadod egy egység ${offer.n} figuráját ${offer.points} győzelmi pontért?`
    },
    wait: () => ['dönt egy győzelmi pontról'],
  },
  keepCommand: {
    prompt: ({ n }) => line`${n} parancskártyát húztál: válaszd ki, melyiket tartod meg.`,
    wait: () => ['kiválasztja a megtartott parancskártyát'],
  },
  gain: {
    prompt: () => ['Tudáslépés: válaszd ki, mit kapsz.'],
    wait: () => ['választ a tudáslépésben'],
  },
  discardLore: {
    prompt: () => ['Válaszd ki a tudáskártyát, amelyet eldobsz.'],
    wait: () => ['tudáskártyát dob el'],
  },
}

export const questions: GameTexts<BattleLore>['questions'] = { ...setup, ...turn, ...combat, ...cardsAndUpkeep }
