/** What is given in a deal, in words: to the two who negotiate as what they give and get. */
import { line, type Part, type Rich } from '../../../../text/index.ts'
import type { Gift, Offer, Side } from '../../types.ts'
import { giverOf, hostageOf, type PlayerView, sideOfReader } from '../common/position.ts'
import { all, cardOf, power, seat } from './phrases.ts'

type Place = Gift['hostages'][number]
type Loose = Exclude<Place['from'], 'held'>

const given: Record<Loose, string> = {
  any: 'a hostage of their choice',
  deck: 'the top card of your deck as a hostage',
  hand: 'a random card from your hand as a hostage',
}
const got: Record<Loose, string> = {
  any: 'a hostage of your choice',
  deck: 'the top card of their deck as a hostage',
  hand: 'a random card from their hand as a hostage',
}
const heard: Record<Loose, string> = {
  any: 'a hostage of the taker’s choice',
  deck: 'the top card of the deck as a hostage',
  hand: 'a random card from the hand as a hostage',
}

/** What is done in a negotiation, in the list of choices and beside the proposals, which are told by their numbers. */
export const talks = {
  agree: (n: number) => `Accept proposal ${n}`,
  adopt: (n: number) => `Start from proposal ${n}`,
  reject: (n: number) => `Reject proposal ${n}`,
  withdraw: (n: number) => `Withdraw proposal ${n}`,
  propose: 'Propose this',
  proposeSame: 'Propose the same, and so accept',
  breakOff: 'Break off: no deal',
}

/** All parts of a gift; `whom` is the giver. */
function gift({ influence, power: n, hostages }: Gift, whom: Part, hostage: (place: Place) => Rich): Rich {
  const parts: Rich[] = [
    ...(n > 0 ? [[power(n)]] : []),
    ...(influence > 0 ? [line`influence over ${whom}`] : []),
    ...hostages.map(hostage),
  ]
  return parts.length > 0 ? all(parts) : ['nothing']
}

const gives = (by: Side, view: PlayerView): boolean => sideOfReader(view) === by

/** A hostage of one of the two, as the reader sees it; with the House on its back where it has one. */
export function hostage(place: Place, by: Side, view: PlayerView): Rich {
  if (place.from !== 'held') return [(gives(by, view) ? given : got)[place.from]]
  const found = hostageOf(view.open, giverOf(view.open, by), place.n)
  return found ? line`hostage ${place.n}, ${cardOf(found.house, view)}` : [`hostage ${place.n}`]
}

/** 'you', or the player who gives. */
export function whom(by: Side, view: PlayerView): Part {
  const giver = giverOf(view.open, by)
  return giver === null || giver === view.seat ? 'you' : seat(giver, view)
}

/** 'You give' or 'You get', as the reader sees it. */
export const direction = (by: Side, view: PlayerView): string => (gives(by, view) ? 'You give' : 'You get')

/** 'you give 2 power; you get influence over Lannister', as the reader sees it. */
export function terms(offer: Offer, view: PlayerView): Rich {
  const mine = sideOfReader(view) ?? 'challenger'
  const theirs = mine === 'challenger' ? 'defender' : 'challenger'
  const told = (by: Side) => gift(offer[by], whom(by, view), place => hostage(place, by, view))
  return line`you give ${told(mine)}; you get ${told(theirs)}`
}

/** As all hear it: 'the challenger gives 2 power; the defender gives nothing'. */
export function openTerms(offer: Offer): Rich {
  const hostage = (place: Place): Rich => [place.from === 'held' ? `hostage ${place.n}` : heard[place.from]]
  const told = (by: Side) => line`the ${by} gives ${gift(offer[by], `the ${by}`, hostage)}`
  return line`${told('challenger')}; ${told('defender')}`
}
