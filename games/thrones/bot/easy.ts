/** The easy bot: for every question a rule of thumb that a person can follow. */
import { type Bot, isRetraction, type Move as KernelMove, type Seat } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import type { Place } from '../data/areas.ts'
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
import { bid, nameBidder, rankTied } from './bidding.ts'
import type { BotView } from './botView.ts'
import { chooseCard, replaceCard } from './cards.ts'
import { loseFighter, loseUnit, retreat } from './losses.ts'
import { helpAgainstForce, marching } from './march.ts'
import { consolidate, musterUnits, takeShips } from './muster.ts'
import { placeOrder } from './orders.ts'
import { chooseRaid } from './raids.ts'
import { keepCard, sendRaven } from './raven.ts'
import { chooseEffect } from './westeros.ts'
import {
  dropTrack,
  hordeArea,
  hordeMuster,
  loseCard,
  preempted,
  preemptedTrack,
  retrieveCard,
  riseTrack,
} from './wildlings.ts'

export const choosers: Choosers<Thrones, BotView> = {
  reconcile: loseUnit,
  muster: musterUnits,
  choose: chooseEffect,
  bid,
  rank: rankTied,
  assignOrders: placeOrder,
  raven: sendRaven,
  ravenCard: keepCard,
  raid: chooseRaid,
  marchOrder: marching.choose,
  march: marching.draft,
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
  choose(game, view, rng) {
    const { open, legalMoves } = view
    if (legalMoves.length === 1) return legalMoves[0]
    const own = view.own!
    const me = view.seat!
    const step = view.stack.at(-1)!
    const isBack = (move: KernelMove<Thrones>) => isRetraction(game, move)
    const onward = legalMoves.filter(move => !isBack(move)) as readonly Move[]
    if (onward.length === 0) return legalMoves[0]
    const botView = {
      open: knownBoard(open, own, me),
      me,
      own,
      rng,
      back: legalMoves.filter(isBack) as readonly Move[],
    }
    return answerBy(choosers, step, botView, onward)
  },
}

/** The open board with the seat's own face-down orders turned up. */
export function knownBoard(open: Open, { orders }: Held, me: Seat): Open {
  const faces = Object.entries(orders).map(([at, order]): [string, Token] => [at, { seat: me, order }])
  return faces.length === 0
    ? open
    : { ...open, orders: { ...open.orders, ...(Object.fromEntries(faces) as Record<Place, Token>) } }
}
