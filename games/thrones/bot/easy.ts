/** The easy bot: for every question a rule of thumb that a person can follow. */
import type { Bot, Game, Move as KernelMove, Seat, View } from '../../../kernel/index.ts'
import type { Place } from '../data/areas.ts'
import type { Asks } from '../steps.ts'
import type { Held, Move, Open, Thrones, Token } from '../types.ts'
import {
  acceptSupport,
  demoteFoe,
  discardFoe,
  giveSupport,
  killFootman,
  promoteFootman,
  redrawTides,
  strikeOrder,
  useAbility,
  useBlade,
} from './battle.ts'
import { chooseCard, replaceCard } from './cards.ts'
import { loseFighter, loseUnit, retreat } from './losses.ts'
import { chooseMarch, draftMarch, helpAgainstForce } from './march.ts'
import { consolidate, musterUnits, takeShips } from './muster.ts'
import { placeOrder } from './orders.ts'
import { chooseRaid } from './raids.ts'
import type { Chooser } from './sight.ts'
import { bid, chooseEffect, nameBidder, rankTied } from './tracks.ts'
import {
  dropTrack,
  hordeArea,
  hordeMuster,
  keepCard,
  loseCard,
  preempted,
  preemptedTrack,
  retrieveCard,
  riseTrack,
  sendRaven,
} from './wildlings.ts'

const choosers: { [Name in keyof Asks]: Chooser<Name> } = {
  reconcile: loseUnit,
  muster: musterUnits,
  choose: chooseEffect,
  bid,
  rank: rankTied,
  assignOrders: placeOrder,
  raven: sendRaven,
  ravenCard: keepCard,
  raid: chooseRaid,
  marchOrder: chooseMarch,
  march: draftMarch,
  neutralSupport: helpAgainstForce,
  consolidate,
  takeOver: takeShips,
  support: giveSupport,
  refuseSupport: acceptSupport,
  houseCards: chooseCard,
  useCard: useAbility,
  replaceCard,
  killFootman,
  strikeOrder,
  demote: demoteFoe,
  promote: promoteFootman,
  redraw: redrawTides,
  blade: useBlade,
  casualty: loseFighter,
  retreat,
  retreatLoss: loseFighter,
  discardCard: discardFoe,
  wildlingTie: nameBidder,
  dropTrack,
  rise: riseTrack,
  downgrade: loseUnit,
  upgrade: promoteFootman,
  loseUnit,
  loseCard,
  retrieve: retrieveCard,
  preempted,
  preemptedTrack,
  hordeArea,
  hordeMuster,
}

export const easy: Bot<Thrones> = {
  choose(game, view, fate) {
    const list = forward(game, view.options)
    const step = view.stack.at(-1)!
    if (list.length === 1 || !(step.do in choosers)) return list[0]
    const chooser = choosers[step.do as keyof Asks] as Chooser<keyof Asks>
    const own = view.own!
    const me = view.seat!
    const sight = { open: knownBoard(view.open, own, me), me, own, fate }
    return chooser(sight, step as unknown as Asks[keyof Asks], list as readonly Move[])
  },
}

/** The options that lead on; what only takes a draft back is left for when nothing else is. */
function forward(game: Game<Thrones>, options: View<Thrones>['options']): readonly KernelMove<Thrones>[] {
  const on = options.filter(move => move.do !== 'take-back' && !game.backward(move as Move))
  return on.length > 0 ? on : options
}

/** The open board with the seat's own face-down orders turned up. */
function knownBoard(open: Open, { orders }: Held, me: Seat): Open {
  const faces = Object.entries(orders).map(([at, order]): [string, Token] => [at, { seat: me, order }])
  return faces.length === 0
    ? open
    : { ...open, orders: { ...open.orders, ...(Object.fromEntries(faces) as Record<Place, Token>) } }
}
