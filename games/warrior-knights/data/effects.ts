/** WK-17: what Events, Agendas and their like do, as facts. The acts are carried out in rules/effects/. */
import type { Amount } from '../../../kit/amounts.ts'

export type Token = 'chairman' | 'church'

/** What an amount is counted by. */
export type Per = 'city' | 'crown' | 'vote' | 'faith' | 'income'

/** One act. A loss is a negative amount, and never exceeds what there is. */
export type Act =
  | ({ do: 'crowns' } & Amount<Per>)
  | ({ do: 'faith' } & Amount<Per>)
  | ({ do: 'votes' } & Amount<Per>)
  /** From the pool (WK-13.2). */
  | { do: 'influence'; n: number }
  /** One Faith, or these crowns, or all there are (WK-17: choose). */
  | { do: 'faith-or-crowns'; crowns: number }
  /** Takes the token with strictly the most Faith or Votes. */
  | { do: 'claim'; token: Token }
  /** The holder loses it to the best other Baron. */
  | { do: 'yield'; token: Token }
  | { do: 'elect'; token: Token; atEnd?: true }
  | { do: 'bar' }
  /** Casualty tokens: on the Noble drawn, on all in the area of the city drawn, on those at sea, on those in the open field. */
  | { do: 'casualties'; n: number; on: 'target' | 'area' | 'sea' | 'field'; unlessLethal?: true }
  | { do: 'heal' }
  | { do: 'exhaust' }
  | { do: 'refresh'; most: number }
  /** No heir from now on: the Noble drawn, or one who is chosen. */
  | { do: 'disinherit'; who: 'target' | 'chosen' }
  | { do: 'recall' }
  | { do: 'breach'; n: number }
  | { do: 'mend-all' }
  | { do: 'build' }
  /** Razed without payment; the Nobles in the city die (WK-17.1). */
  | { do: 'burn' }
  | { do: 'free-city'; which: 'target' | 'chosen' }
  | { do: 'open-gates'; otherwise: number }
  /** Mercenaries desert: those of the nationality drawn, or one who is chosen. */
  | { do: 'desert'; which: 'nationality' | 'chosen' }
  | { do: 'pay-or-desert' }
  | { do: 'hire' }
  | { do: 'storms' }
  | { do: 'revolts' }
  /** The card lies open and changes values until it is used up. */
  | { do: 'lasting' }

export type ActName = Act['do']
export type ActOf<Name extends ActName> = Extract<Act, { do: Name }>

/** What is drawn by Fate before the window of an Event (WK-5.8.2). */
export type FateAim =
  | 'own-noble-on-board'
  | 'own-noble'
  | 'any-noble'
  | 'own-city-unguarded'
  | 'own-city-or-stronghold'
  | 'any-city'
  | 'nationality'

/** Values of the rules that cards change (WK-17.25). */
export type Key =
  | 'cityIncome'
  | 'hiringFee'
  | 'versatileCrowns'
  | 'fateDraw'
  | 'siegeStrength'
  | 'overseasVictory'
  | 'cancelCost'
  | 'assemblyVotes'
  | 'maintainedTroops'
  | 'roadToll'
  | 'seaDues'
  | 'sanctuary'
  | 'forbidBattleVsBarons'
  | 'forbidRaze'
  | 'forbidSiege'
  | 'forbidRoadMove'
  | 'forbidSeaMove'
  | 'forbidAssaultNeutral'
  | 'skipRevolt'
  | 'ignoreFirstRevolt'
  | 'absentFromAssembly'
  | 'seaMoveImmediate'
  | 'noDesertersOnRetreat'
  | 'freeRegulars'
  | 'doubleWages'
  | 'halfWages'

/** The values that a card changes while it is in force; 1 for those that are simply on. */
export type Changes = Readonly<Partial<Record<Key, number>>>
