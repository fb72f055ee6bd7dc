/** The easy bot: for every question a rule of thumb that a person can follow. It gives nothing away. */
import type { AskName, Bot, View } from '../../../kernel/index.ts'
import { answerBy, type Choosers } from '../../../kit/botView.ts'
import { defaultMove } from '../rules/defaults.ts'
import type { Move, WarriorKnights } from '../types.ts'
import { giveOffice, propose, takeSide, vote, write } from './assembly.ts'
import { type BotView, type Chooser, first } from './botView.ts'
import { aim, importantEvent, pledge, regroup } from './events.ts'
import {
  assignHired,
  bless,
  dropMarker,
  faithOrCrowns,
  hire,
  invest,
  mark,
  muster,
  payUnpaid,
  revolt,
  startExpedition,
  upgrade,
} from './money.ts'
import { chooseArea, placeNoble, placeStronghold, plan } from './planning.ts'
import { chooseNobles, command, discard, hits, march, permission, retreatTo, takeTroops } from './war.ts'

/** What may be done at any time: this bot does none of it. */
export const aside: readonly string[] = ['give', 'hand-heir', 'return-heir', 'kill-heir', 'miracle']

/** The first of these names. */
const doing =
  (...names: readonly Move['do'][]): Chooser<AskName<WarriorKnights>> =>
  (_botView, _ask, legalMoves) =>
    first(legalMoves, ...names)

const choosers = (view: View<WarriorKnights>): Choosers<WarriorKnights, BotView> => {
  const byDefault = (_botView: BotView, _ask: unknown, legalMoves: readonly Move[]): Move =>
    defaultMove({ ...view, legalMoves })
  return {
    assign: byDefault,
    placeStronghold,
    placeNoble,
    plan,
    useCard: doing('use'),
    draftSoldiers: mark,
    versatile: march,
    mobilize: march,
    chooseArea,
    permission,
    obey: doing('comply', 'back', 'refuse'),
    takeTroops,
    chooseNobles,
    command,
    discard,
    ability: doing('use'),
    hits,
    saveNoble: doing('pay-faith', 'let-go'),
    raze: doing('spare'),
    ransom: byDefault,
    deserter: byDefault,
    lose: byDefault,
    nextRetreat: byDefault,
    retreatTo,
    importantEvent,
    pledge,
    aim,
    faithOrCrowns,
    payUnpaid,
    freeLance: doing('use'),
    assignHired,
    startExpedition,
    invest,
    bless,
    upgrade,
    muster,
    tax: doing('comply', 'refuse'),
    hire,
    hireMore: hire,
    dropMarker,
    actingChairman: byDefault,
    propose,
    orderAgendas: byDefault,
    vote,
    write,
    takeSide,
    breakTie: takeSide,
    accept: doing('comply', 'refuse'),
    dropCharge: aim,
    giveOffice,
    revoltOrder: byDefault,
    revolt,
    rebuild: placeStronghold,
    regroup,
    comeBack: placeNoble,
  }
}

/** A bot that answers some questions by rules of its own, all others by these. */
export const botBy = (own: Partial<Choosers<WarriorKnights, BotView>>): Bot<WarriorKnights> => ({
  choose(_game, view, rng) {
    const legalMoves = view.legalMoves.filter(
      move => move.do !== 'take-back' && !aside.includes(move.do),
    ) as readonly Move[]
    if (legalMoves.length <= 1) return legalMoves[0] ?? view.legalMoves[0]
    const botView: BotView = { open: view.open, me: view.seat!, own: view.own!, rng }
    return answerBy({ ...choosers(view), ...own }, view.stack.at(-1)!, botView, legalMoves)
  },
})

export const easy = botBy({})
