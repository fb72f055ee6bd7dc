/** Questions: what is asked of the reader, and what the others wait for. */
import { type GameTexts, isSaid, line, listed, type Rich } from '../../../../text/index.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import { scenarioTable } from '../../data/scenarios.ts'
import type { Window } from '../../data/windows.ts'
import type { Why } from '../../steps.ts'
import type { BattleLore, UnitId } from '../../types.ts'
import { fight, type PlayerView, scenarioOf, stillToMark, unspent, whereabouts } from '../common/position.ts'
import { effects } from './effects.ts'
import { deployed } from './moves.ts'
import { card, faces, hex, hexes, many, type Table, unitIn, verb } from './phrases.ts'

const moves: Record<Why, string> = {
  move: 'must move units',
  onslaught: 'must move units of Onslaught',
  mobility: 'must move units with Mobility',
}

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

export const moments: Record<Window, Rich> = {
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
  GameTexts<BattleLore>['questions'],
  'chooseScenario' | 'placeFord' | 'muster' | 'deploy' | 'deployAll' | 'discardOpening'
> = {
  chooseScenario: {
    prompt: () => ['Choose your scenario card; both are revealed together.'],
    wait: () => ['must choose a scenario card'],
  },
  placeFord: {
    prompt: () => ['Place your ford on a water hex of your scenario card.'],
    wait: () => ['must place a ford'],
  },
  muster: {
    prompt: (_, view) => {
      const left = unspent(view)
      const army = view.own?.muster.army
      if (army) return line`You lead the army of ${card(army)}: add decoys if you like, then say that it is ready.`
      return line`Muster your army: ${many(left ?? 0, 'muster point')} left. Each point you leave becomes a lore token, 5 at most.`
    },
    wait: () => ['must muster an army'],
  },
  deploy: {
    prompt: (_, view) => placing(view),
    wait: () => ['must place a deployment card'],
  },
  deployAll: {
    prompt: (_, view) =>
      view.own?.pile.length === 0 ? ['All cards are placed: finish, or take one up again.'] : placing(view),
    wait: () => ['must deploy the army'],
  },
  discardOpening: {
    prompt: (_, view) => {
      const { commands, lores } = stillToMark(view)
      if (commands + lores === 0) return ['Discard the chosen cards, or keep one after all.']
      const todo = [commands > 0 && many(commands, 'command card'), lores > 0 && many(lores, 'lore card')]
      return line`Choose what you discard from your opening hand: ${listed(todo.filter(isSaid), 'en')} to go.`
    },
    wait: () => ['must choose an opening hand'],
  },
}

function placing(view: PlayerView): Rich {
  const { picked, pile = [] } = view.own ?? {}
  if (picked) return line`Choose a deployment hex for ${deployed(picked)}.`
  return line`Choose the card that you place face down next: ${many(pile.length, 'card')} to go.`
}

const turn: Pick<
  GameTexts<BattleLore>['questions'],
  'tent' | 'command' | 'order' | 'selectMover' | 'moveUnit' | 'portals' | 'attack' | 'extraAttack'
> = {
  tent: {
    prompt: () => ['Your unit stands on the enemy command tent: take it down for 2 victory points?'],
    wait: () => ['must decide about the enemy command tent'],
  },
  command: {
    prompt: () => ['Play a command card for what it says, or use it to order any one unit.'],
    wait: () => ['must play a command card'],
  },
  order: {
    prompt: (_, { open }) => {
      const { card: played, mode } = open.turn ?? {}
      if (!played || mode === 'single') return ['Order one unit, wherever it stands.']
      return line`${card(played)}: ${effects.commandCards[played]} Choose the next unit, or finish.`
    },
    wait: () => ['must order units'],
  },
  selectMover: {
    prompt: ({ why }) => line`${movements[why]}: choose a unit to move, or finish.`,
    wait: ({ why }) => [moves[why]],
  },
  moveUnit: {
    prompt: ({ unit, why, path, spent }, view) => {
      const so: Rich = path.length > 0 ? line`, so far by way of ${hexes(path)}` : []
      const used = spent > 0 ? `, ${many(spent, 'hex', 'hexes')} already used` : ''
      return line`${movements[why]}: choose where ${named(unit, view)} ${goes(unit, view)}${so}${used}.`
    },
    wait: ({ why }) => [moves[why]],
  },
  portals: {
    prompt: () => ['The Move step ends: take the portals off the board?'],
    wait: () => ['must decide about the portals'],
  },
  attack: {
    prompt: () => ['Attack step: choose who attacks whom, or finish.'],
    wait: () => ['must attack'],
  },
  extraAttack: {
    prompt: ({ unit, why }, view) =>
      why === 'pursue'
        ? line`Pursue gives ${named(unit, view)} an extra attack: choose its target, or do without.`
        : line`Double Shot gives ${named(unit, view)} an extra attack: choose its target, or do without.`,
    wait: ({ why }) => [why === 'pursue' ? 'may attack again by Pursue' : 'may attack again by Double Shot'],
  },
}

const goes = (id: UnitId, { open }: PlayerView): string => {
  const unit = whereabouts(open, id)
  return unit ? verb(unit.type, 'go', 'goes') : 'goes'
}

const combat: Pick<
  GameTexts<BattleLore>['questions'],
  'chooseSide' | 'setAside' | 'commit' | 'ignoreDamage' | 'ignoreRetreats' | 'counterOrNot' | 'advance'
> = {
  chooseSide: {
    prompt: (_, view) =>
      line`The line of sight is clear on both sides: choose where ${target(view)} would have to retreat.`,
    wait: () => ['must choose a side of the line of sight'],
  },
  setAside: {
    prompt: ({ fresh }, view) => {
      const { dice = [], aside } = fight(view.open) ?? {}
      const loose = faces(dice.slice(aside ?? 0).map(({ face }) => face))
      const how = fresh > 0 ? 'set more dice aside, or roll the rest again' : 'set at least one die aside'
      return line`${card('runeblade')} shows ${loose}: ${how}.`
    },
    wait: () => ['must set dice aside'],
  },
  commit: {
    prompt: (_, view) => {
      const free = (fight(view.open)?.dice ?? []).filter(die => die.to === null).map(({ face }) => face)
      return line`You have ${faces(free)} against ${target(view)}: commit dice, or leave them as they fell.`
    },
    wait: () => ['must commit dice'],
  },
  ignoreDamage: {
    prompt: ({ stage }, view) => {
      const n = fight(view.open)?.damage ?? 0
      const why = stage === 8 ? ' for retreats it cannot make' : ''
      return line`${n} damage${why} threatens ${target(view)}: choose how much you ignore.`
    },
    wait: () => ['must choose how much damage to ignore'],
  },
  ignoreRetreats: {
    prompt: (_, view) => {
      const n = fight(view.open)?.retreats ?? 0
      return line`${many(n, 'retreat')} of ${target(view)}: choose how many you ignore.`
    },
    wait: () => ['must choose how many retreats to ignore'],
  },
  counterOrNot: {
    prompt: ({ why }, view) =>
      why === 'ferocity'
        ? line`Ferocity lets ${target(view)} counter ${roller(view)} at once: do you?`
        : line`You may counter ${roller(view)} with ${target(view)}: do you?`,
    wait: () => ['must decide whether to counter'],
  },
  advance: {
    prompt: (_, view) => {
      const won = fight(view.open)
      const into: Rich = won ? line` into ${hex(won.at)}` : []
      const further = view.legalMoves.some(move => move.do === 'pursue') ? ', pursue' : ''
      return line`The way is free for ${roller(view)}: advance${into}${further}, or stay.`
    },
    wait: () => ['must decide whether to advance'],
  },
}

const cardsAndUpkeep: Pick<
  GameTexts<BattleLore>['questions'],
  'react' | 'aim' | 'push' | 'vpOption' | 'keepCommand' | 'gain' | 'discardLore'
> = {
  react: {
    prompt: ({ window, unit }, view) => {
      const cure = view.legalMoves.some(move => move.do === 'cure') ? ', cure a unit' : ''
      return line`${occasion(window, unit, view)}: play a lore card${cure}, or pass.`
    },
    wait: () => ['may play a lore card'],
  },
  aim: {
    prompt: ({ card: played, at }) => {
      const what = aims[played]?.[at.length] ?? 'choose the next hex, or finish'
      const chosen: Rich = at.length > 0 ? line` after ${hexes(at)}` : []
      return line`${card(played)}: ${what}${chosen}.`
    },
    wait: ({ card: played }) => line`must choose the targets of ${card(played)}`,
  },
  push: {
    prompt: ({ from, rest }) =>
      line`${card('battle-cry')} pushes ${many(rest.length, 'enemy', 'enemies')} away from ${hex(from)}: choose who goes first.`,
    wait: () => ['must choose whom the cry pushes first'],
  },
  vpOption: {
    prompt: (_, view) => {
      const mine = scenarioOf(view)
      const offer = mine && scenarioTable[mine].offer
      if (!mine || !offer) return ['Do you pay for a victory point?']
      return offer.pay === 'lore'
        ? line`${card(mine)}: pay ${many(offer.n, 'lore token')} for ${many(offer.points, 'victory point')}?`
        : line`${card(mine)}: give ${many(offer.n, 'figure')} of a unit for ${many(offer.points, 'victory point')}?`
    },
    wait: () => ['must decide about a victory point'],
  },
  keepCommand: {
    prompt: ({ n }) => line`You have drawn ${n} command cards: choose the one you keep.`,
    wait: () => ['must choose a command card to keep'],
  },
  gain: {
    prompt: () => ['Lore step: choose what you gain.'],
    wait: () => ['must choose in the Lore step'],
  },
  discardLore: {
    prompt: () => ['Choose the lore card that you discard.'],
    wait: () => ['must discard a lore card'],
  },
}

export const questions: GameTexts<BattleLore>['questions'] = { ...setup, ...turn, ...combat, ...cardsAndUpkeep }
