/** The sentences of the log. */
import { totalOf } from '../../../../kit/amounts.ts'
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { cardEffect, leaderEffect } from '../../rules/cards/abilities.ts'
import type { Event, Fighter, IronThrone, Side } from '../../types.ts'
import { names } from './names.ts'
import { openTerms } from './offers.ts'
import {
  all,
  card,
  cardOf,
  cards,
  character,
  effect,
  event,
  houseCard,
  nth,
  purse,
  seat,
  seats,
  side as sideName,
  source,
  type Table,
  the,
  why,
} from './phrases.ts'

type Events = GameTexts<IronThrone>['events']
type Taking = Extract<Event, { is: 'hostage' }>

const course: Pick<Events, 'start' | 'offered' | 'leaders' | 'round' | 'stage' | 'cleanup' | 'resigned' | 'won'> = {
  start: ({ houses, challenger }, table) =>
    line`Kezdődik a játék: ${all(houses.map(house => names.houses[house]))}. Az első kihívó ${seat(challenger, table)}.`,
  offered: ({ seat: id, leaders }, table) =>
    line`${seat(id, table)} ezek közül választhat vezetőt: ${all(leaders.map(each => character(each)))}.`,
  leaders: ({ leaders }, table) =>
    line`Kiderülnek a vezetők: ${all(leaders.map((leader, id) => line`${seat(id, table)} vezetője ${character(leader)}`))}.`,
  round: ({ round, challenger }, table) => line`${round}. kör: a kihívó ${seat(challenger, table)}.`,
  stage: ({ stage }) => [`${names.stages[stage]}.`],
  cleanup: () => ['Véget ér a kör: a karakterek hazatérnek, a kijátszott lapok a dobópaklikba kerülnek.'],
  resigned: ({ seat: id }, table) => line`${seat(id, table)} feladja; a Ház harcol tovább.`,
  won: ({ seats: winners, spread, by, fallen }, table) => {
    const end: Rich = by === 'influence' ? ['Vége a játéknak'] : line`Elbukott ${seats(fallen, table)}`
    const dead: Rich = by === 'influence' && fallen.length > 0 ? line`, és elbukott ${seats(fallen, table)}` : []
    if (winners.length === 0) return line`${end}${dead}: a győzelem senkié.`
    const verb = winners.length > 1 ? 'együtt győznek' : 'győz'
    return line`${end}${dead}: ${seats(winners, table)} ${verb} ${spread} kiterjesztett befolyással!`
  },
}

const shown = {
  drawn: 'húzott lapjai',
  deck: 'ezt látja a paklijában',
  kept: 'megtartott lapjai',
}

const cardEvents: Pick<
  Events,
  'drew' | 'saw' | 'foresaw' | 'looked' | 'discarded' | 'buried' | 'reshuffled' | 'events-reshuffled'
> = {
  drew: ({ seat: id, n, why: reason }, table) => line`${seat(id, table)} húz ${n} lapot (${why(reason, table)}).`,
  saw: ({ seat: id, of, cards: faces, what }, table) => {
    const verb: Rich = what === 'hand' ? line`ezt látja ${seat(of, table)} kezében` : [shown[what]]
    const whose: Rich = what !== 'hand' && of !== id ? line` (${seat(of, table)} lapjai)` : []
    return line`${seat(id, table)} ${verb}${whose}: ${cards(faces)}.`
  },
  foresaw: ({ seat: id, cards: faces }, table) =>
    line`${seat(id, table)} ezeket az eseménykártyákat látja: ${all(faces.map(event))}.`,
  looked: ({ seat: id, what, of, n }, table) => {
    if (what === 'events') return line`${seat(id, table)} megnézi az eseménypakli felső ${n} lapját.`
    const whose: Rich = of === null || of === id ? ['saját'] : [seat(of, table)]
    return what === 'hand'
      ? line`${seat(id, table)} megnézi ${whose} kezét (${n} lap).`
      : line`${seat(id, table)} megnézi ${whose} paklija tetejét (${n} lap).`
  },
  discarded: ({ seat: id, cards: faces, why: reason }, table) =>
    line`${seat(id, table)} eldobja: ${cards(faces)} (${why(reason, table)}).`,
  buried: ({ seat: id, n, by }, table) =>
    line`${seat(id, table)} ${n} lapot tesz a Házpaklija aljára (${effect(by, table)}).`,
  reshuffled: ({ seat: id, n }, table) => line`${seat(id, table)} ${n} lapot kever a dobópaklijából a Házpaklijába.`,
  'events-reshuffled': ({ n }) => [`${n} használt eseménykártyát megkeverünk, és az eseménypakli alá kerülnek.`],
}

const powerEvents: Pick<Events, 'power' | 'died' | 'influence'> = {
  power: ({ from, to, n, why: reason }, table) =>
    line`${n} erő ${purse(from, 'from', table)} ${purse(to, 'to', table)} (${why(reason, table)}).`,
  died: ({ character: id, seat: house, why: reason }, table) =>
    line`${seat(house, table)} karaktere meghal: ${character(id)} (${why(reason, table)}).`,
  influence: ({ seat: id, over, why: reason }, table) =>
    line`${seat(id, table)} befolyást terjeszt ki ${seat(over, table)} fölé (${why(reason, table)}).`,
}

/** What is taken: 'a pakli felső lapja', 'a 2. túsz, egy Stark-kártya'. */
function taken({ from, n, house }: Pick<Taking, 'from' | 'n' | 'house'>, table: Table): Rich {
  if (from === 'held') return line`${nth(n ?? 0)} túsz, ${cardOf(house, table)}`
  return [from === 'deck' ? 'a pakli felső lapja' : 'a kéz egy véletlen lapja']
}

const hostageEvents: Pick<
  Events,
  'hostage' | 'hostage-face' | 'hostage-lost' | 'released' | 'returned' | 'tortured' | 'ransom'
> = {
  hostage: ({ seat: id, victim, number, why: reason, ...what }, table) => {
    const where = number === null ? 'kézbe kerül' : `mostantól ${nth(number)} túsz`
    return line`${seat(id, table)} túszt szerez ${seat(victim, table, 'from')}: ${taken(what, table)}; ${where} (${why(reason, table)}).`
  },
  'hostage-face': ({ seat: id, victim, card: face, number }, table) => {
    const where = number === null ? 'kézbe' : `${number}. túsz`
    return line`${seat(id, table)} ezt vette el ${seat(victim, table, 'from')}: ${houseCard(face)}; ${where}.`
  },
  'hostage-lost': ({ seat: id, taker, card: face }, table) =>
    line`${seat(id, table)} lapját elvette ${seat(taker, table)}: ${card(face)}.`,
  released: ({ seat: id, n, house }, table) =>
    line`${seat(id, table)} elengedi ${nth(n)} túszt: visszakapja ${seat(house, table)}.`,
  returned: ({ seat: id, card: face }, table) => line`${seat(id, table)} visszakapja: ${card(face)}.`,
  tortured: ({ seat: id, n, house, card: face }, table) =>
    line`${seat(id, table)} megkínozza ${nth(n)} túszt (${cardOf(house, table)}): ${card(face)}.`,
  ransom: ({ seat: id, gives, by }, table) =>
    line`${seat(id, table)} ${gives === 'cards' ? 'lapokat dob el' : 'túszt ad'} (${effect(by, table)}).`,
}

const joins: Record<Fighter['how'], (side: Side) => string> = {
  chosen: side => `kiáll ${sideName(side, 'as')}`,
  accepted: side => `támogatja ${sideName(side, 'acc')}`,
  forced: side => `köteles támogatni ${sideName(side, 'acc')}`,
  late: side => `beáll ${sideName(side)} mellé`,
}

const supportEvents: Pick<
  Events,
  | 'event'
  | 'defender'
  | 'forbidden'
  | 'committed'
  | 'stayed-out'
  | 'offered-support'
  | 'answered'
  | 'support-skipped'
  | 'declined'
  | 'retreated'
  | 'switched'
> = {
  event: ({ card: id }) => line`A felfedett eseménykártya: ${event(id)}.`,
  defender: ({ seat: id, by, chosen }, table) =>
    line`A védő${chosen ? ' a kihívó választása szerint' : ''} ${seat(id, table)} (${source(by, table)}).`,
  forbidden: ({ character: id, by }, table) =>
    line`${character(id)} ebben a körben nem választható (${effect(by, table)}).`,
  committed: ({ fighter: { seat: id, character: who, side, how }, by }, table) =>
    line`${seat(id, table)} ${joins[how](side)}: ${character(who)}${by ? line` (${effect(by, table)})` : []}.`,
  'stayed-out': ({ seat: id }, table) => line`${seat(id, table)} kimarad.`,
  'offered-support': ({ seat: id, character: who, side }, table) =>
    line`${seat(id, table)} támogatást ajánl ${sideName(side, 'of')}: ${character(who)}.`,
  answered: ({ seat: id, supporter, character: who, accepted }, table) =>
    line`${seat(id, table)} ${accepted ? 'elfogadja' : 'elutasítja'} ${seat(supporter, table)} támogatását: ${character(who)}.`,
  'support-skipped': ({ by }, table) => line`Elmarad a támogatásfázis (${effect(by, table)}).`,
  declined: ({ seat: id, by }, table) => line`${seat(id, table)} nem áll be (${effect(by, table)}).`,
  retreated: ({ seat: id, character: who, by }, table) =>
    line`${seat(id, table)} visszavonul: ${character(who)} (${effect(by, table)}).`,
  switched: ({ seat: id, character: who, side, by }, table) =>
    line`${seat(id, table)} átáll ${sideName(side)} mellé: ${character(who)} (${effect(by, table)}).`,
}

const conflictEvents: Pick<
  Events,
  | 'used'
  | 'played'
  | 'open-first'
  | 'laid-open'
  | 'revealed'
  | 'added'
  | 'turned-up'
  | 'replaced'
  | 'outcome'
  | 'no-reward'
  | 'no-punishment'
  | 'no-betrayal-hostages'
> = {
  used: ({ seat: id, leader }, table) =>
    line`${seat(id, table)} képességet használ: ${effect(leaderEffect(leader), table)} (${character(leader)}).`,
  played: ({ seat: id, card: who }, table) =>
    line`${seat(id, table)} kijátssza: ${effect(cardEffect(who), table)} (${character(who)}).`,
  'open-first': ({ seat: id, by }, table) =>
    line`${seat(id, table)} köteles elsőként és képpel felfelé kártyát kijátszani (${effect(by, table)}).`,
  'laid-open': ({ seat: id, card: face, fromDeck }, table) =>
    line`${seat(id, table)} képpel felfelé kijátssza${fromDeck ? ' a paklija tetejéről' : ''}: ${face ? card(face) : 'semmi'}.`,
  revealed: ({ cards: lying, fromDeck, outcome }, table) => {
    const told = (side: Side) => line`${sideName(side)} lapja: ${lying[side] ? houseCard(lying[side]) : 'semmi'}`
    const top: Rich = fromDeck.length > 0 ? line`; a pakli tetejéről: ${seats(fromDeck, table)}` : []
    return capital(line`${told('challenger')}, ${told('defender')}${top}; a kimenetel ${names.outcomes[outcome]}.`)
  },
  added: ({ side, n, by }, table) => capital(line`${sideName(side)} összértéke: +${n} (${effect(by, table)}).`),
  'turned-up': ({ seat: id, card: face, by }, table) =>
    line`${seat(id, table)} felfordítja: ${card(face)} (${effect(by, table)}).`,
  replaced: ({ seat: id, old, card: face, by }, table) =>
    face
      ? line`${seat(id, table)} eldobja ezt: ${card(old)}, és kijátssza helyette: ${card(face)} (${effect(by, table)}).`
      : line`${seat(id, table)} kezében nincs nagyobb ennél: ${card(old)} (${effect(by, table)}).`,
  outcome: ({ outcome, by }, table) => line`A kimenetel ez lesz: ${names.outcomes[outcome]} (${effect(by, table)}).`,
  'no-reward': ({ seats: ids, by }, table) => line`Nem kap jutalmat: ${seats(ids, table)} (${effect(by, table)}).`,
  'no-punishment': ({ seats: ids, by }, table) => line`Nem kap büntetést: ${seats(ids, table)} (${effect(by, table)}).`,
  'no-betrayal-hostages': ({ by }, table) => line`Az árulásért senki sem szerez túszt (${effect(by, table)}).`,
}

const talks: Pick<Events, 'talks' | 'proposed' | 'withdrawn' | 'rejected' | 'agreed' | 'broke-off'> = {
  talks: () => ['Fegyverszünet: az aktív játékosok tárgyalnak.'],
  proposed: ({ seat: id, version, offer }, table) =>
    line`${seat(id, table)} javaslata (${version}.): ${openTerms(offer)}.`,
  withdrawn: ({ seat: id, version }, table) => line`${seat(id, table)} visszavonja ${nth(version)} javaslatot.`,
  rejected: ({ seat: id, version }, table) => line`${seat(id, table)} elveti ${nth(version)} javaslatot.`,
  agreed: ({ seat: id, version, offer }, table) =>
    line`${seat(id, table)} elfogadja ${nth(version)} javaslatot: ${openTerms(offer)}.`,
  'broke-off': ({ seat: id }, table) => line`${seat(id, table)} megszakítja a tárgyalást.`,
}

const result: Pick<Events, 'ending'> = {
  ending: ({ ending, winner, challenger, defender, sums }, table) => {
    const count: Rich = sums ? line`, ${totalOf(sums.challenger)} ${the(String(totalOf(sums.defender)))} ellen` : []
    const who: Rich = winner ? line`; ${sideName(winner)} oldala győz` : []
    return line`${names.endings[ending]}: ${seat(challenger, table)} és ${seat(defender, table)}${count}${who}.`
  },
}

export const events: Events = {
  ...course,
  ...cardEvents,
  ...powerEvents,
  ...hostageEvents,
  ...supportEvents,
  ...conflictEvents,
  ...talks,
  ...result,
}
