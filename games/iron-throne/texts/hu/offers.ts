/** What is given in a deal, in words: to the two who negotiate as what they give and get. */
import { line, type Rich } from '../../../../text/index.ts'
import type { Gift, Offer, Side } from '../../types.ts'
import { giverOf, hostageOf, type PlayerView, sideOfReader } from '../common/position.ts'
import type { talks as english } from '../en/offers.ts'
import { all, cardOf, nth, seat, side as sideName } from './phrases.ts'

type Place = Gift['hostages'][number]
type Loose = Exclude<Place['from'], 'held'>

const given: Record<Loose, string> = {
  any: 'egy túsz, amelyet ő választ',
  deck: 'a paklid felső lapja túsznak',
  hand: 'a kezed egy véletlen lapja túsznak',
}
const got: Record<Loose, string> = {
  any: 'egy túsz, amelyet te választasz',
  deck: 'a paklija felső lapja túsznak',
  hand: 'a keze egy véletlen lapja túsznak',
}
const heard: Record<Loose, string> = {
  any: 'egy túsz, amelyet a túszejtő választ',
  deck: 'a pakli felső lapja túsznak',
  hand: 'a kéz egy véletlen lapja túsznak',
}

/** What is done in a negotiation, in the list of choices and beside the proposals, which are told by their numbers. */
export const talks: typeof english = {
  agree: n => `Elfogadom ${nth(n)} javaslatot`,
  adopt: n => `Kiindulás ${nth(n)} javaslatból`,
  reject: n => `Elvetem ${nth(n)} javaslatot`,
  withdraw: n => `Visszavonom ${nth(n)} javaslatot`,
  propose: 'Ezt javaslom',
  proposeSame: 'Ugyanezt javaslom, tehát elfogadom',
  breakOff: 'Megszakítom a tárgyalást: nincs egyezség',
}

/** All parts of a gift; `over` is whom the influence is over: 'fölötted', 'Stark fölött'. */
function gift({ influence, power, hostages }: Gift, over: Rich, hostage: (place: Place) => Rich): Rich {
  const parts: Rich[] = [
    ...(power > 0 ? [[`${power} erő`]] : []),
    ...(influence > 0 ? [line`befolyás ${over}`] : []),
    ...hostages.map(hostage),
  ]
  return parts.length > 0 ? all(parts) : ['semmi']
}

const gives = (by: Side, view: PlayerView): boolean => sideOfReader(view) === by

/** A hostage of one of the two, as the reader sees it; with the House on its back where it has one. */
export function hostage(place: Place, by: Side, view: PlayerView): Rich {
  if (place.from !== 'held') return [(gives(by, view) ? given : got)[place.from]]
  const found = hostageOf(view.open, giverOf(view.open, by), place.n)
  return found ? line`${nth(place.n)} túsz, ${cardOf(found.house, view)}` : [`${nth(place.n)} túsz`]
}

/** 'fölötted', or over the player who gives: 'Stark fölött'. */
export function over(by: Side, view: PlayerView): Rich {
  const giver = giverOf(view.open, by)
  return giver === null || giver === view.seat ? ['fölötted'] : line`${seat(giver, view)} fölött`
}

/** 'Te adod' or 'Te kapod', as the reader sees it. */
export const direction = (by: Side, view: PlayerView): string => (gives(by, view) ? 'Te adod' : 'Te kapod')

/** 'te adod: 2 erő; te kapod: befolyás Lannister fölött', as the reader sees it. */
export function terms(offer: Offer, view: PlayerView): Rich {
  const mine = sideOfReader(view) ?? 'challenger'
  const theirs = mine === 'challenger' ? 'defender' : 'challenger'
  const told = (by: Side) => gift(offer[by], over(by, view), place => hostage(place, by, view))
  return line`te adod: ${told(mine)}; te kapod: ${told(theirs)}`
}

/** As all hear it: 'a kihívó adja: 2 erő; a védő adja: semmi'. */
export function openTerms(offer: Offer): Rich {
  const hostage = (place: Place): Rich => [place.from === 'held' ? `${nth(place.n)} túsz` : heard[place.from]]
  const told = (by: Side) => line`${sideName(by)} adja: ${gift(offer[by], [`${sideName(by)} fölött`], hostage)}`
  return line`${told('challenger')}; ${told('defender')}`
}
