/** What is given in a deal, in words: to the two who negotiate as what they give and get. */
import { line, type Part, type Rich } from '../../../text/index.ts'
import type { Gift, Offer, Open, Side } from '../types.ts'
import { all, cardOf, place, power, seat } from './phrases.en.ts'
import { type Eyes, giverOf, hostageOf, sideOfReader } from './position.ts'

/** What is given, in words; `whom` is the giver. */
export function given(
  { influence, power: n, hostages }: Gift,
  whom: Part,
  hostage: (of: Gift['hostages'][number]) => Rich,
) {
  const parts: Rich[] = [
    ...(n > 0 ? [[power(n)]] : []),
    ...(influence > 0 ? [line`influence over ${whom}`] : []),
    ...hostages.map(hostage),
  ]
  return parts.length > 0 ? all(parts) : ['nothing']
}

/** The card on the back of a hostage: 'a Stark card'. */
function backOf(open: Open, by: Side, n: number): Rich | null {
  const found = hostageOf(open, giverOf(open, by), n)
  return found ? cardOf(found.house, { open }) : null
}

/** A hostage of one of the two, with the House on its back where it has one. */
export const hostage = (of: Gift['hostages'][number], by: Side, { open }: Pick<Eyes, 'open'>): Rich =>
  place(of, of.from === 'held' ? backOf(open, by, of.n) : null)

/** 'you', or the player who gives. */
export function whom(by: Side, view: Eyes): Part {
  const giver = giverOf(view.open, by)
  return giver === null || giver === view.seat ? 'you' : seat(giver, view)
}

/** 'You give' or 'You get', as the reader sees it. */
export const direction = (by: Side, view: Eyes): string => (sideOfReader(view) === by ? 'You give' : 'You get')

const gift = (offer: Offer, by: Side, view: Eyes): Rich => given(offer[by], whom(by, view), of => hostage(of, by, view))

/** 'you give 2 power; you get influence over Lannister', as the reader sees it. */
export function terms(offer: Offer, view: Eyes): Rich {
  const mine = sideOfReader(view) ?? 'challenger'
  const theirs = mine === 'challenger' ? 'defender' : 'challenger'
  return line`you give ${gift(offer, mine, view)}; you get ${gift(offer, theirs, view)}`
}

/** As all hear it: 'the challenger gives 2 power, the defender gives nothing'. */
export function openTerms(offer: Offer): Rich {
  const told = (by: Side) => line`the ${by} gives ${given(offer[by], `the ${by}`, of => place(of, null))}`
  return line`${told('challenger')}; ${told('defender')}`
}
