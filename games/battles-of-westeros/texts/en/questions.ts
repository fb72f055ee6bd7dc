/** Questions: what is asked of the reader, and what the others wait for. */
import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { type Card, cardTable } from '../../data/cards.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { combatQuestions } from './combatQuestions.ts'
import { effects } from './effects.ts'
import { attacker, does, named, target } from './fighters.ts'
import { names } from './names.ts'
import { modifierNames } from './outcomes.ts'
import { card, faces, hex, hexes, leader, many, terrain, token, unit } from './phrases.ts'

type Questions = GameTexts<BattlesOfWesteros>['questions']

const setup: Pick<
  Questions,
  | 'hide'
  | 'placeDiscs'
  | 'stake'
  | 'breach'
  | 'breachAt'
  | 'target'
  | 'chooseCommanders'
  | 'substitute'
  | 'chooseTile'
  | 'layTile'
  | 'chooseRecruit'
  | 'placeRecruit'
> = {
  hide: {
    prompt: (_, { open }) => [hidden[open.options.battle] ?? 'Choose in secret where the real tokens lie.'],
    wait: () => ['must hide tokens'],
  },
  placeDiscs: {
    prompt: () => [
      'Lay your three discs face down, in the west, in the middle and in the east: two lead columns, one is a decoy.',
    ],
    wait: () => ['must lay the discs'],
  },
  stake: {
    prompt: (_, { open }) => {
      const left = Object.values(open.stock).reduce((sum, n) => sum + n, 0)
      return [`Lay tokens on the palisades, at least one on each: ${left} to go.`]
    },
    wait: () => ['must lay tokens on the palisades'],
  },
  breach: {
    prompt: (_, { open }) => line`Use your dice against the palisades, a die or two together: ${faces(open.breach)}.`,
    wait: () => ['must use the dice against the palisades'],
  },
  breachAt: {
    prompt: ({ dice: list }) => line`Choose the token that you remove with ${faces(list)}.`,
    wait: () => ['must remove a token from a palisade'],
  },
  target: {
    prompt: () => ['Lay a target marker; each must be next to markers of both other colours.'],
    wait: () => ['must lay the target markers of the catapults'],
  },
  chooseCommanders: {
    prompt: () => ['Choose your commanders; both sides reveal them together.'],
    wait: () => ['must choose commanders'],
  },
  substitute: {
    prompt: ({ recruit }) => line`There are no figures left for the ${unit(recruit)}: choose what comes instead.`,
    wait: () => ['must choose a substitute for a unit'],
  },
  chooseTile: {
    prompt: () => ['Choose the terrain that you lay next.'],
    wait: () => ['must choose terrain'],
  },
  layTile: {
    prompt: ({ terrain: kind, hexes: n }) => line`Choose where the ${terrain(kind)} goes: ${many(n, 'hex', 'hexes')}.`,
    wait: () => ['must lay terrain'],
  },
  chooseRecruit: {
    prompt: ({ commanders }) => [
      commanders ? 'Choose which commander you place next.' : 'Choose the unit that you place next.',
    ],
    wait: () => ['must place units'],
  },
  placeRecruit: {
    prompt: ({ recruit, commanders, among }) =>
      line`Choose a hex for the ${unit(recruit)}${commanders ? ', out of sight of other commanders' : ''}: ${many(among.length, 'hex is', 'hexes are')} free.`,
    wait: () => ['must place a unit'],
  },
}

const hidden: Readonly<Record<string, string>> = {
  'battle-of-the-green-fork': 'Choose in secret which tokens are real locations; the others are decoys.',
  'the-whispering-wood': 'Choose in secret where your archers hide.',
  'breaking-the-siege': 'Choose in secret where Edmure Tully is held.',
}

/** ', first command'; nothing where a card has but one. */
const which = (played: Card, n: number): string =>
  cardTable[played].commands.length > 1 ? `, ${n === 0 ? 'first' : 'second'} command` : ''

const round: Pick<
  Questions,
  'turnUp' | 'enter' | 'action' | 'useToken' | 'keep' | 'recover' | 'chooseCommand' | 'chooseOrders' | 'tactic'
> = {
  turnUp: {
    prompt: () => ['A column arrives: choose the disc that you turn up.'],
    wait: () => ['must turn up a disc'],
  },
  enter: {
    prompt: ({ recruit, among }) =>
      line`Choose where the ${unit(recruit)} of the column come in: ${many(among.length, 'hex is', 'hexes are')} free.`,
    wait: () => ['must bring in a column'],
  },
  action: {
    prompt: (_, view) =>
      view.legalMoves.every(move => move.do === 'pass' || move.do === 'take-back')
        ? ['Nothing is left for you to do in this round: pass.']
        : ['Your turn: use an order token, play a leadership card, or pass for the rest of the round.'],
    wait: () => ['must take a turn'],
  },
  useToken: {
    prompt: ({ token: sign, pair }) => {
      if (pair) return line`Two ${names.signs[sign]} tokens: order a unit of any rank.`
      if (sign === 'morale') return line`A ${token(sign)}: raise your morale, or rally a unit at the price of 1 morale.`
      return sign === 'valor'
        ? line`A ${token(sign)}: order a unit of any rank.`
        : line`A ${token(sign)}: order a ${names.ranks[sign]} unit.`
    },
    wait: () => ['must use an order token'],
  },
  keep: {
    prompt: () => ['The round ends: choose one card and one token at most that you keep.'],
    wait: () => ['must choose what to keep'],
  },
  recover: {
    prompt: (_, { open }) => [
      `The morale marker lies ${Math.abs(open.morale)} spaces from the middle, on your side: recover to the break point?`,
    ],
    wait: () => ['must decide about recovering morale'],
  },
  chooseCommand: {
    prompt: ({ left }, { open }) => {
      const played = open.turn?.play?.card
      const name: Rich = played ? line`${card(played)}: ` : []
      return line`${name}${many(left.length, 'command')} to be carried out; choose which comes next.`
    },
    wait: () => ['must choose a command'],
  },
  chooseOrders: {
    prompt: ({ n, ordered }, { open }) => {
      const played = open.turn?.play?.card
      if (!played || n < 0) return line`Choose the unit to order${ordered.length > 0 ? ', or finish' : ''}.`
      const more = ordered.length > 0 ? `, ${many(ordered.length, 'unit')} ordered so far` : ''
      return line`${card(played)}${which(played, n)}${more}: choose a unit to order.`
    },
    wait: () => ['must order units'],
  },
  tactic: {
    prompt: ({ at: when }, { open }) => {
      const played = open.turn?.play?.card
      const time = when === 'before' ? 'before the commands' : 'after the commands'
      return played ? line`${card(played)}: use its tactic ${time}?` : [`Use the tactic ${time}?`]
    },
    wait: () => ['must decide about a tactic'],
  },
}

const choices: Pick<
  Questions,
  'aim' | 'useAbility' | 'leaveFreely' | 'giveUp' | 'exchange' | 'bonus' | 'dogsAgain' | 'swap'
> = {
  aim: {
    prompt: ({ source, chosen, among, least, most }) => {
      const by = source.of === 'ability' ? leader(source.commander) : card(source.card)
      const nth = source.of === 'command' && source.n > 0 ? ' (second command)' : ''
      const so: Rich = chosen.length > 0 ? line`, besides ${hexes(chosen)}` : []
      const end = chosen.length >= least ? ', or finish' : ''
      return line`${by}${nth}: choose ${most === 1 ? 'one' : `up to ${most}`} of ${many(among.length, 'unit')}${so}${end}.`
    },
    wait: () => ['must choose units'],
  },
  useAbility: {
    prompt: ({ commander }) =>
      line`${leader(commander)}, once in the battle: ${effects.commitAbilities[commander]} Use it now?`,
    wait: () => ['must decide about an ability'],
  },
  leaveFreely: {
    prompt: ({ unit: id }, view) => line`Take ${named(id, view)} out of the engagement, without a parting blow?`,
    wait: () => ['must decide about an engagement'],
  },
  giveUp: { prompt: () => ['Choose the order token that you give up.'], wait: () => ['must give up an order token'] },
  exchange: {
    prompt: () => ['Choose which order token you exchange for which.'],
    wait: () => ['must exchange an order token'],
  },
  bonus: {
    prompt: ({ i }, view) => {
      const promised = view.open.turn?.promised[i]
      const what = promised ? modifierNames[promised.key](promised.n) : `effect ${i + 1}`
      return line`One ordered unit gets this: ${what}. Is it ${attacker(view)}?`
    },
    wait: () => ['must decide about the effect of a card'],
  },
  dogsAgain: {
    prompt: ({ face }) => [`The die for the dogs shows ${names.signs[face]}: roll it again?`],
    wait: () => ['must decide about the dogs'],
  },
  swap: {
    prompt: (_, view) =>
      line`Choose the cavalry beside ${target(view)} with whose banner bearer Robb changes places, or leave it.`,
    wait: () => ['must decide about changing banners'],
  },
}

const movement: Pick<Questions, 'chooseMover' | 'moveUnit' | 'freeMove' | 'carry' | 'withdraw'> = {
  chooseMover: { prompt: () => ['Choose the unit that moves next, or finish.'], wait: () => ['must move units'] },
  moveUnit: {
    prompt: ({ unit: id, left, only }, view) =>
      line`Choose where ${named(id, view)} ${left ? 'must go after leaving the engagement' : 'may go'}${only ? '' : ', or choose another unit'}.`,
    wait: () => ['must move a unit'],
  },
  freeMove: {
    prompt: ({ unit: id, hexes: n, ownEdge }, view) =>
      line`Move ${named(id, view)} up to ${many(n, 'hex', 'hexes')}${ownEdge ? ' towards your edge' : ''}, or stay.`,
    wait: () => ['may move a unit freely'],
  },
  carry: {
    prompt: ({ unit: id, from, to }, view) =>
      line`${does(id, view)} ${named(id, view)} take Edmure along from ${hex(from)} to ${hex(to)}?`,
    wait: () => ['must decide about Edmure'],
  },
  withdraw: {
    prompt: () => ['Before the attacks: withdraw a unit that is beside an ordered enemy, or finish.'],
    wait: () => ['may withdraw units'],
  },
}

export const questions: Questions = { ...setup, ...round, ...choices, ...movement, ...combatQuestions }
