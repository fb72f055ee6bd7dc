/** What is given in a deal, in words: to the two who negotiate as what they give and get. */
import { line, type Part, type Rich } from '../../../text/index.ts'
import type { Gift, Offer, Open, Side } from '../types.ts'
import { all, cardOf, place, seat, side as sideName } from './phrases.hu.ts'
import { type Eyes, giverOf, hostageOf, sideOfReader } from './position.ts'

/** What is given, in words; `over` is whom the influence is over: 'fölötted', 'Stark fölött'. */
function given(
  { influence, power, hostages }: Gift,
  over: Rich,
  hostage: (of: Gift['hostages'][number]) => Rich,
): Rich {
  const parts: Rich[] = [
    ...(power > 0 ? [[`${power} erő`]] : []),
    ...(influence > 0 ? [line`befolyás ${over}`] : []),
    ...hostages.map(hostage),
  ]
  return parts.length > 0 ? all(parts) : ['semmi']
}

/** Whose card the back of a hostage shows: 'egy Stark-kártya'. */
function backOf(open: Open, by: Side, n: number): Rich | null {
  const found = hostageOf(open, giverOf(open, by), n)
  return found ? cardOf(found.house, { open }) : null
}

/** A hostage of one of the two, with the House on its back where it has one. */
export const hostage = (of: Gift['hostages'][number], by: Side, { open }: Pick<Eyes, 'open'>): Rich =>
  place(of, of.from === 'held' ? backOf(open, by, of.n) : null)

/** 'fölötted', or over the player who gives: 'Stark fölött'. */
export function over(by: Side, view: Eyes): Rich {
  const giver = giverOf(view.open, by)
  return giver === null || giver === view.seat ? ['fölötted'] : line`${seat(giver, view) as Part} fölött`
}

/** 'Te adod' or 'Te kapod', as the reader sees it. */
export const direction = (by: Side, view: Eyes): string => (sideOfReader(view) === by ? 'Te adod' : 'Te kapod')

const gift = (offer: Offer, by: Side, view: Eyes): Rich => given(offer[by], over(by, view), of => hostage(of, by, view))

/** 'te adod: 2 erő; te kapod: befolyás Lannister fölött', as the reader sees it. */
export function terms(offer: Offer, view: Eyes): Rich {
  const mine = sideOfReader(view) ?? 'challenger'
  const theirs = mine === 'challenger' ? 'defender' : 'challenger'
  return line`te adod: ${gift(offer, mine, view)}; te kapod: ${gift(offer, theirs, view)}`
}

/** As all hear it: 'a kihívó adja: 2 erő; a védő adja: semmi'. */
export function openTerms(offer: Offer): Rich {
  const told = (by: Side) =>
    line`${sideName(by)} adja: ${given(offer[by], [`${sideName(by)} fölött`], of => place(of, null))}`
  return line`${told('challenger')}; ${told('defender')}`
}
