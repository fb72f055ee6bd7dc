/** What is asked of the reader. */
import { type GameTexts, line, type Rich } from '../../../text/index.ts'
import type { LoreCard } from '../data/loreCards.ts'
import { scenarioTable } from '../data/scenarios.ts'
import type { Window } from '../data/windows.ts'
import type { Why } from '../steps.ts'
import type { BattleLore, UnitId } from '../types.ts'
import { effects } from './effects.en.ts'
import { deployed } from './moves.en.ts'
import { card, faces, hex, hexes, many, type Table, unitIn, verb } from './phrases.en.ts'
import { fight, type PlayerView, scenarioOf, stillToMark, unspent, whereabouts } from './position.ts'

/** 'the Citadel Guards in F5', as far as they are still there. */
function named(id: UnitId | null, { open }: Pick<Table, 'open'>): Rich {
  const unit = whereabouts(open, id)
  return unit ? unitIn(unit.type, unit.hex) : ['the unit']
}

const target = (view: PlayerView): Rich => named(fight(view.open)?.target ?? null, view)
const roller = (view: PlayerView): Rich => named(fight(view.open)?.roller ?? null, view)

const movements: Record<Why, Rich> = {
  move: ['Move step'],
  onslaught: [card('onslaught'), ' before the attacks'],
  mobility: ['Mobility after the attacks'],
}

const moments: Record<Window, Rich> = {
  'lore.opponentPlayed': ['Your opponent shows a lore card'],
  'orderStep.end': ['The units are ordered'],
  'moveStep.start': ['The Move step begins'],
  'moveStep.afterUnitMoved': ['A unit was flown over'],
  'moveStep.end': ['The Move step ends'],
  'attackStep.start': ['The Attack step begins'],
  'combat.afterTargetDeclared': ['The attack is declared'],
  'combat.beforeCounterRoll': ['The counter is declared'],
  'combat.step3': ['The dice have fallen'],
  'combat.step5': ['Damage is about to be suffered'],
  'combat.beforeTargetDestroyed': ['The target is about to be destroyed'],
  'combat.afterEnemyDestroyed': ['A unit was destroyed'],
  'combat.step7': ['A retreat is about to be made'],
  vpStep: ['The VP step ends'],
  drawStep: ['The Draw step begins'],
}

/** What has just been shown, moved or destroyed at the moment of a window. */
function occasion(window: Window, unit: UnitId | null, view: PlayerView): Rich {
  const shown = view.stack.findLast(step => step.do === 'loreEffect')
  if (window === 'lore.opponentPlayed' && shown?.do === 'loreEffect')
    return line`Your opponent shows ${card(shown.card)}`
  const moved = whereabouts(view.open, unit)
  if (window === 'moveStep.afterUnitMoved' && moved)
    return line`${unitIn(moved.type, moved.hex).slice(1)} flew over a unit`
  return moments[window]
}

const aims: Partial<Record<LoreCard, readonly string[]>> = {
  'take-to-the-skies': ['choose the unit to carry', 'choose where it lands'],
  portal: ['choose the first hex', 'choose the second hex'],
  'dark-venom': ['choose an enemy to poison', 'choose another enemy, or finish'],
  'howl-of-the-pack': ['choose a unit to order', 'choose another unit, or finish'],
  'swift-orders': ['choose the unit to order'],
  'battle-cry': ['choose the unit that cries'],
  'rune-of-binding': ['choose the enemy to stun'],
  'nightmare-visions': ['choose the enemy unit that loses its order'],
  'flay-the-weak': ['choose the enemy that suffers'],
  'blood-ritual': ['choose the unit that loses a figure'],
  'mend-the-ranks': ['choose the unit to heal'],
  'demonic-vigor': ['choose the unit to heal'],
}

const setup: Pick<
  GameTexts<BattleLore>['prompts'],
  'chooseScenario' | 'placeFord' | 'muster' | 'deploy' | 'deployAll' | 'discardOpening'
> = {
  chooseScenario: () => ['Choose your scenario card; both are revealed together.'],
  placeFord: () => ['Place your ford on a water hex of your scenario card.'],
  muster: (_, view) => {
    const left = unspent(view)
    const army = view.own?.muster.army
    if (army) return line`You lead the army of ${card(army)}: add decoys if you like, then say that it is ready.`
    return line`Muster your army: ${many(left ?? 0, 'muster point')} left. Each point you leave becomes a lore token, 5 at most.`
  },
  deploy: (_, view) => placing(view),
  deployAll: (_, view) =>
    view.own?.pile.length === 0 ? ['All cards are placed: finish, or take one up again.'] : placing(view),
  discardOpening: (_, view) => {
    const { commands, lores } = stillToMark(view)
    if (commands + lores === 0) return ['Discard the chosen cards, or keep one after all.']
    const todo = [commands > 0 && many(commands, 'command card'), lores > 0 && many(lores, 'lore card')].filter(Boolean)
    return line`Choose what you discard from your opening hand: ${todo.join(' and ')} to go.`
  },
}

function placing(view: PlayerView): Rich {
  const { picked, pile = [] } = view.own ?? {}
  if (picked) return line`Choose a deployment hex for ${deployed(picked)}.`
  return line`Choose the card that you place face down next: ${many(pile.length, 'card')} to go.`
}

const turn: Pick<
  GameTexts<BattleLore>['prompts'],
  'tent' | 'command' | 'order' | 'selectMover' | 'moveUnit' | 'portals' | 'attack' | 'extraAttack'
> = {
  tent: () => ['Your unit stands on the enemy command tent: take it down for 2 victory points?'],
  command: () => ['Play a command card for what it says, or use it to order any one unit.'],
  order: (_, { open }) => {
    const { card: played, mode } = open.turn ?? {}
    if (!played || mode === 'single') return ['Order one unit, wherever it stands.']
    return line`${card(played)}: ${effects.commandCards[played]} Choose the next unit, or finish.`
  },
  selectMover: ({ why }) => line`${movements[why]}: choose a unit to move, or finish.`,
  moveUnit: ({ unit, why, path, spent }, view) => {
    const so: Rich = path.length > 0 ? line`, so far by way of ${hexes(path)}` : []
    const used = spent > 0 ? `, ${many(spent, 'hex', 'hexes')} already used` : ''
    return line`${movements[why]}: choose where ${named(unit, view)} ${goes(unit, view)}${so}${used}.`
  },
  portals: () => ['The Move step ends: take the portals off the board?'],
  attack: () => ['Attack step: choose who attacks whom, or finish.'],
  extraAttack: ({ unit, why }, view) =>
    why === 'pursue'
      ? line`Pursue gives ${named(unit, view)} an extra attack: choose its target, or do without.`
      : line`Double Shot gives ${named(unit, view)} an extra attack: choose its target, or do without.`,
}

const goes = (id: UnitId, { open }: PlayerView): string => {
  const unit = whereabouts(open, id)
  return unit ? verb(unit.type, 'go', 'goes') : 'goes'
}

const combat: Pick<
  GameTexts<BattleLore>['prompts'],
  'chooseSide' | 'setAside' | 'commit' | 'ignoreDamage' | 'ignoreRetreats' | 'counterOrNot' | 'advance'
> = {
  chooseSide: (_, view) =>
    line`The line of sight is clear on both sides: choose where ${target(view)} would have to retreat.`,
  setAside: ({ fresh }, view) => {
    const { dice = [], aside } = fight(view.open) ?? {}
    const loose = faces(dice.slice(aside ?? 0).map(({ face }) => face))
    const how = fresh > 0 ? 'set more dice aside, or roll the rest again' : 'set at least one die aside'
    return line`${card('runeblade')} shows ${loose}: ${how}.`
  },
  commit: (_, view) => {
    const free = (fight(view.open)?.dice ?? []).filter(die => die.to === null).map(({ face }) => face)
    return line`You have ${faces(free)} against ${target(view)}: commit dice, or leave them as they fell.`
  },
  ignoreDamage: ({ stage }, view) => {
    const n = fight(view.open)?.damage ?? 0
    const why = stage === 8 ? ' for retreats it cannot make' : ''
    return line`${n} damage${why} threatens ${target(view)}: choose how much you ignore.`
  },
  ignoreRetreats: (_, view) => {
    const n = fight(view.open)?.retreats ?? 0
    return line`${many(n, 'retreat')} of ${target(view)}: choose how many you ignore.`
  },
  counterOrNot: ({ why }, view) =>
    why === 'ferocity'
      ? line`Ferocity lets ${target(view)} counter ${roller(view)} at once: do you?`
      : line`You may counter ${roller(view)} with ${target(view)}: do you?`,
  advance: (_, view) => {
    const won = fight(view.open)
    const into: Rich = won ? line` into ${hex(won.at)}` : []
    const further = view.options.some(move => move.do === 'pursue') ? ', pursue' : ''
    return line`The way is free for ${roller(view)}: advance${into}${further}, or stay.`
  },
}

const cardsAndUpkeep: Pick<
  GameTexts<BattleLore>['prompts'],
  'react' | 'aim' | 'push' | 'vpOption' | 'keepCommand' | 'gain' | 'discardLore'
> = {
  react: ({ window, unit }, view) => {
    const cure = view.options.some(move => move.do === 'cure') ? ', cure a unit' : ''
    return line`${occasion(window, unit, view)}: play a lore card${cure}, or pass.`
  },
  aim: ({ card: played, at }) => {
    const what = aims[played]?.[at.length] ?? 'choose the next hex, or finish'
    const chosen: Rich = at.length > 0 ? line` after ${hexes(at)}` : []
    return line`${card(played)}: ${what}${chosen}.`
  },
  push: ({ from, rest }) =>
    line`${card('battle-cry')} pushes ${many(rest.length, 'enemy', 'enemies')} away from ${hex(from)}: choose who goes first.`,
  vpOption: (_, view) => {
    const mine = scenarioOf(view)
    const offer = mine && scenarioTable[mine].offer
    if (!mine || !offer) return ['Do you pay for a victory point?']
    return offer.pay === 'lore'
      ? line`${card(mine)}: pay ${many(offer.n, 'lore token')} for ${many(offer.points, 'victory point')}?`
      : line`${card(mine)}: give ${many(offer.n, 'figure')} of a unit for ${many(offer.points, 'victory point')}?`
  },
  keepCommand: ({ n }) => line`You have drawn ${n} command cards: choose the one you keep.`,
  gain: () => ['Lore step: choose what you gain.'],
  discardLore: () => ['Choose the lore card that you discard.'],
}

export const prompts: GameTexts<BattleLore>['prompts'] = { ...setup, ...turn, ...combat, ...cardsAndUpkeep }
