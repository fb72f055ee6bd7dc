/** Questions: what is asked of the reader, and what the others wait for. */
import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { torturePower } from '../../data/constants.ts'
import { leaderEffect } from '../../rules/cards/abilities.ts'
import { otherSide } from '../../rules/encounter/encounter.ts'
import type { Window } from '../../steps.ts'
import type { IronThrone, Side } from '../../types.ts'
import { fighterOfReader, giverOf, type PlayerView, sideOfReader } from '../common/position.ts'
import { names } from './names.ts'
import {
  all,
  anyOf,
  card,
  cardsOf,
  character,
  effect,
  many,
  power,
  seat,
  seats,
  source,
  strong,
  why,
} from './phrases.ts'

type Questions = GameTexts<IronThrone>['questions']

/** The moment of a window, with the player it is about: 'Before Lannister offers support'. */
function moment({ at, of }: Pick<Window, 'at' | 'of'>, view: PlayerView): Rich {
  if (of === null || of === view.seat) return [names.moments[at]]
  if (at === 'before-character') return line`Before ${seat(of, view)} chooses a character`
  if (at === 'before-support') return line`Before ${seat(of, view)} offers support`
  return line`${names.moments[at]} (${seat(of, view)})`
}

/** Who stands on a side, with power: 'Robb Stark (4 power)'. */
function lineUp(side: Side, { open }: PlayerView): Rich {
  const standing = open.encounter?.fighters.filter(each => each.side === side) ?? []
  return standing.length > 0 ? all(standing.map(each => strong(each.character, { open }))) : ['nobody']
}

/** 'Stark, the challenger'. */
function activePlayer(side: Side, view: PlayerView): Rich {
  const player = giverOf(view.open, side)
  return player === null ? [`the ${side}`] : line`${seat(player, view)}, the ${side}`
}

/** Which proposals stand; their terms are in the scene. */
function negotiation(view: PlayerView): Rich {
  const side = sideOfReader(view)
  const talks = view.open.encounter?.talks
  if (!side || !talks || !view.own) return ['The two active players negotiate.']
  const theirs = talks.standing[otherSide(side)]
  const mine = talks.standing[side]
  const foe = giverOf(view.open, otherSide(side))!
  return [
    ...line`Make a deal with ${seat(foe, view)}, or everybody who takes part is punished.`,
    ...(theirs ? [` Their proposal ${theirs.version} waits for your answer.`] : []),
    ...(mine ? [` Your proposal ${mine.version} stands.`] : []),
    ...(!theirs && !mine ? [' Put a proposal together.'] : []),
  ]
}

const setup: Pick<Questions, 'chooseLeader' | 'useAbility' | 'playCard' | 'hostage' | 'torment'> = {
  chooseLeader: {
    prompt: () => ['Choose your leader. The other four characters of your House come into play.'],
    wait: () => ['must choose a leader'],
  },
  useAbility: {
    prompt: (me, view) => {
      const leader = view.open.leaders[me.seat]
      const what: Rich = leader ? [effect(leaderEffect(leader), view)] : ['your ability']
      return line`${moment(me, view)}: you may use ${what}.`
    },
    wait: ({ seat: id }, view) => {
      const leader = view.open.leaders[id]
      return leader ? line`may use ${effect(leaderEffect(leader), view)}` : ['may use an ability']
    },
  },
  playCard: {
    prompt: (me, view) => line`${moment(me, view)}: you may play a character card for its text.`,
    wait: () => ['may play a character card'],
  },
  hostage: {
    prompt: ({ passed }, view) =>
      line`Release a hostage, torture one, or leave it at that${passed.length > 0 ? line` (${seats(passed, view)} did)` : []}.`,
    wait: () => ['may release or torture hostages'],
  },
  torment: {
    prompt: ({ house }, view) =>
      line`Name the character of ${seat(house, view)} that loses ${power(view.open.instead ?? torturePower.other)} to your leader sheet.`,
    wait: ({ house }, view) => line`must name a character of ${seat(house, view)}`,
  },
}

const round: Pick<
  Questions,
  'nameDefender' | 'chooseCharacter' | 'support' | 'answerSupport' | 'playOpen' | 'playCards' | 'negotiate'
> = {
  nameDefender: {
    prompt: ({ by, among }, view) => line`${source(by, view)}: choose ${anyOf(among, view)} as the defender.`,
    wait: () => ['must choose the defender'],
  },
  chooseCharacter: {
    prompt: ({ side }, view) => {
      const foe = giverOf(view.open, otherSide(side))
      const against: Rich = side === 'defender' ? lineUp('challenger', view) : foe === null ? [] : [seat(foe, view)]
      const banned = view.open.encounter?.forbidden
      const ban: Rich = banned ? line`; ${character(banned)} may not be chosen` : []
      return line`You are the ${names.sides[side]}: choose your character against ${against}${ban}.`
    },
    wait: ({ side }) => [`must choose a character as ${side}`],
  },
  support: {
    prompt: (_, view) =>
      line`Offer a character to ${activePlayer('challenger', view)}, or to ${activePlayer('defender', view)}, or stay out.`,
    wait: () => ['may offer support'],
  },
  answerSupport: {
    prompt: ({ supporter, character: id, side }, view) =>
      line`${seat(supporter, view)} offers you, the ${names.sides[side]}, the support of ${strong(id, view)}. Do you accept?`,
    wait: ({ supporter }, view) => line`must answer the offer of ${seat(supporter, view)}`,
  },
  playOpen: {
    prompt: () => ['Choose the House card that you play first and face up.'],
    wait: () => ['must play a House card face up'],
  },
  playCards: {
    prompt: () => ['Choose the House card that you play face down.'],
    wait: () => ['must choose a House card'],
  },
  negotiate: {
    prompt: (_, view) => negotiation(view),
    wait: () => ['must make a deal or break off'],
  },
}

const powers: Pick<Questions, 'distribute' | 'gather'> = {
  distribute: {
    prompt: ({ left, optional, among, why: reason }, view) =>
      line`Distribute ${optional ? 'up to ' : ''}${power(left)} from your leader sheet${among.length === 1 ? line` to ${character(among[0])}` : []} (${why(reason, view)}).`,
    wait: ({ optional }) => [optional ? 'may distribute power' : 'must distribute power'],
  },
  gather: {
    prompt: ({ left, moved }, view) => {
      const fighter = fighterOfReader(view)
      const to: Rich = fighter ? [character(fighter)] : ['your participating character']
      return line`Move up to ${power(left)}${moved > 0 ? ' more' : ''} to ${to}${moved > 0 ? ` (${moved} so far)` : ''}: choose where it comes from.`
    },
    wait: () => ['must move power'],
  },
}

const hostages: Pick<Questions, 'nameVictim' | 'takeHostage' | 'ransom'> = {
  nameVictim: {
    prompt: ({ among, why: reason }, view) =>
      line`Choose from whom you take a hostage (${why(reason, view)}): ${anyOf(among, view)}.`,
    wait: () => ['must choose from whom to take a hostage'],
  },
  takeHostage: {
    prompt: ({ victim, why: reason, before }, view) =>
      line`Choose where your hostage from ${seat(victim, view)} comes from (${why(reason, view)})${before === null ? '' : `; of those held, only up to number ${before}`}.`,
    wait: ({ victim }, view) => line`must take a hostage from ${seat(victim, view)}`,
  },
  ransom: {
    prompt: ({ to, n }, view) =>
      line`Discard ${cardsOf(n)} of your choice, or let ${seat(to, view)} take a hostage from you.`,
    wait: ({ to }, view) => line`must decide what to give to ${seat(to, view)}`,
  },
}

/** The effect that is being carried out, before a colon. */
const through = (view: PlayerView): Rich => {
  const { working } = view.open
  return working ? line`${effect(working.by, view)}: ` : []
}

const begun = (view: PlayerView, words: string): Rich => {
  const prefix = through(view)
  return prefix.length > 0 ? [...prefix, words] : [words.charAt(0).toUpperCase() + words.slice(1)]
}

const effects: Pick<
  Questions,
  | 'aimCharacter'
  | 'aimSeat'
  | 'discard'
  | 'foresee'
  | 'orderEvents'
  | 'keepCard'
  | 'orderCards'
  | 'replaceCard'
  | 'bury'
  | 'lateSupport'
> = {
  aimCharacter: {
    prompt: ({ chosen, more }, view) => {
      const most = more > 1 ? `choose up to ${more} characters` : 'choose a character'
      return line`${begun(view, most)}${chosen.length > 0 ? line`; so far ${all(chosen.map(character))}` : []}.`
    },
    wait: () => ['must choose a character'],
  },
  aimSeat: {
    prompt: ({ among }, view) => line`${begun(view, 'choose')} ${anyOf(among, view)}.`,
    wait: () => ['must choose a player'],
  },
  discard: {
    prompt: ({ least, most, type, why: reason }, view) => {
      const kind = type === 'hostility' ? 'hostility card' : 'card'
      const n = least === most ? many(most, kind) : `${least > 0 ? `${least} to ` : 'up to '}${many(most, kind)}`
      return line`Discard ${n} from your hand (${why(reason, view)}).`
    },
    wait: ({ least }) => [least > 0 ? 'must discard cards' : 'may discard cards'],
  },
  foresee: {
    prompt: (_, view) => begun(view, 'choose the event of this round; the others go under the deck.'),
    wait: () => ['must choose the event'],
  },
  orderEvents: {
    prompt: (_, view) => begun(view, 'choose the event card that goes under the deck next.'),
    wait: () => ['must put event cards under the deck'],
  },
  keepCard: {
    prompt: (_, view) => begun(view, 'choose the card that you take into your hand.'),
    wait: () => ['must choose a card from the deck'],
  },
  orderCards: {
    prompt: ({ at }, view) => begun(view, `choose card ${at + 1} from the top.`),
    wait: () => ['must put cards back onto the deck'],
  },
  replaceCard: {
    prompt: ({ side }, view) => {
      const lying = view.open.encounter?.cards[side]
      const old: Rich = lying ? [card(lying)] : ['your card']
      return line`As the ${names.sides[side]} you must discard ${old} and play a higher hostility card, if you have one.`
    },
    wait: () => ['must look for a higher card'],
  },
  bury: {
    prompt: (_, view) => begun(view, 'put a card from your hand under your House deck.'),
    wait: () => ['must put a card under the deck'],
  },
  lateSupport: {
    prompt: ({ by, side }, view) =>
      line`${seat(by, view)} calls you to the ${names.sides[side]}’s side: you may join with a character.`,
    wait: ({ by }, view) => line`may support ${seat(by, view)}`,
  },
}

export const questions: Questions = { ...setup, ...round, ...powers, ...hostages, ...effects }
