/** The sentences of the log. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { isPort } from '../../data/areas.ts'
import type { Cause, Choice, Side, Thrones } from '../../types.ts'
import { isOtherCause, type OtherCause } from '../common/causes.ts'
import { names } from './names.ts'
import { card, cards, many, order, place, seat, seats, ships, type Table, track, unit, units } from './phrases.ts'

const choices: Record<Choice, string> = {
  supply: 'new Supply',
  mustering: 'mustering',
  clash: 'a Clash of Kings',
  collect: 'Power for the Power icons',
  'no-defense': 'no Defense orders this round',
  'no-march-plus-1': 'no March +1 orders this round',
  nothing: 'that nothing happens',
}

const otherCauses: Record<OtherCause, string> = {
  combat: 'as a casualty of combat',
  skull: 'to a skull',
  retreat: 'in the retreat',
  rout: 'in the defeat',
  supply: 'for want of Supply',
  port: 'with the port',
}

/** 'in the retreat', 'through Mace Tyrell'; for cards another word may stand instead of 'through'. */
const through = (cause: Cause, word = 'through'): Rich =>
  isOtherCause(cause) ? [otherCauses[cause]] : line`${word} ${card(cause)}`

function by(cause: Cause | 'muster' | 'clash' | 'pillage'): Rich {
  if (cause === 'muster') return ['by mustering']
  if (cause === 'clash') return ['by the bids']
  if (cause === 'pillage') return ['by pillage']
  return through(cause)
}

const sides: Record<Side, string> = { attacker: 'attacker', defender: 'defender' }

/** 'Stark 3 and Lannister 5'; who took no part is left out. */
function bidLine(bids: readonly (number | null)[], table: Table): Rich {
  const made = bids.flatMap((bid, id) => (bid === null ? [] : [line`${seat(id, table)} ${bid}`]))
  return listed(made, 'en')
}

type Events = GameTexts<Thrones>['events']

const course: Pick<Events, 'start' | 'round' | 'phase' | 'cleanup' | 'won' | 'placed' | 'revealed'> = {
  start: ({ houses }, table) => line`The game begins for ${seats([...houses.keys()], table)}.`,
  round: ({ round }) => line`Round ${round}.`,
  phase: ({ phase }) => [`${names.phases[phase]}.`],
  cleanup: () => ['The round ends: orders leave the board, routed units stand up, Blade and Raven are ready again.'],
  won: ({ seat: id, areas, early }, table) =>
    early
      ? line`${seat(id, table)} controls ${many(areas, 'castle or stronghold', 'castles and strongholds')} and wins at once!`
      : line`${seat(id, table)} wins with ${many(areas, 'castle or stronghold', 'castles and strongholds')}!`,
  placed: ({ seat: id }, table) => line`${seat(id, table)} has placed all orders.`,
  revealed: ({ orders }) => line`The orders are revealed: ${many(orders.length, 'order')} on the board.`,
}

type Westeros =
  | 'drawn'
  | 'reshuffle'
  | 'threat'
  | 'westeros-card'
  | 'choice'
  | 'supply'
  | 'power'
  | 'forbidden'
  | 'mustered'
  | 'upgraded'
  | 'downgraded'
  | 'bids'
  | 'track'

const westeros: Pick<Events, Westeros> = {
  drawn: ({ cards: drawn }) => line`Westeros cards: ${cards(drawn)}.`,
  reshuffle: ({ deck, card: drawn }) =>
    line`Winter is Coming: deck ${deck} is shuffled, and ${card(drawn)} takes its place.`,
  threat: ({ from, to }) => line`The strength of the wildlings ${to > from ? 'rises' : 'falls'} from ${from} to ${to}.`,
  'westeros-card': ({ card: drawn }) => line`${card(drawn)} takes effect.`,
  choice: ({ seat: id, card: drawn, choice }, table) =>
    line`${seat(id, table)} chooses for ${card(drawn)}: ${choices[choice]}.`,
  supply: ({ seat: id, from, to, cause }, table) => {
    const why: Rich = cause === 'supply' ? [] : line` ${through(cause)}`
    if (from === to) return line`${seat(id, table)} stays at Supply ${to}.`
    return line`The Supply of ${seat(id, table)} ${to > from ? 'rises' : 'falls'} from ${from} to ${to}${why}.`
  },
  power: ({ seat: id, n, cause }, table) =>
    n < 0
      ? line`${seat(id, table)} loses ${-n} Power ${by(cause)}.`
      : line`${seat(id, table)} gains ${n} Power ${by(cause)}.`,
  forbidden: ({ card: drawn, orders }) => line`${card(drawn)} forbids ${listed(orders.map(order), 'en')} this round.`,
  mustered: ({ seat: id, at, unit: type, to }, table) => {
    const from: Rich = at === to || isPort(to) ? [] : line` from ${place(at)}`
    return line`${seat(id, table)} musters a ${unit(type)} in ${place(to)}${from}.`
  },
  upgraded: ({ seat: id, at, unit: type, cause }, table) =>
    line`A Footman of ${seat(id, table)} in ${place(at)} becomes a ${unit(type)} ${by(cause)}.`,
  downgraded: ({ seat: id, at, cause }, table) =>
    line`A Knight of ${seat(id, table)} in ${place(at)} becomes a Footman ${through(cause)}.`,
  bids: ({ on, bids }, table) => {
    const what: Rich = on === 'wildlings' ? ['against the wildlings'] : line`for ${track(on)}`
    return line`Bids ${what}: ${bidLine(bids, table)}.`
  },
  track: ({ track: id, order: seating, cause }, table) =>
    capital(line`${track(id)} is reordered ${by(cause)}: ${seats(seating, table)}.`),
}

const wildlings: Pick<Events, 'wildlings' | 'named' | 'wildling-card' | 'looked' | 'saw'> = {
  wildlings: ({ strength, sum, won }) =>
    won
      ? line`The Night’s Watch holds the Wall with ${sum} against ${strength}.`
      : line`The wildlings break through with ${strength} against ${sum}.`,
  named: ({ seat: id, as, by: judge }, table) =>
    judge === null
      ? line`${seat(id, table)} is the ${as} bidder.`
      : line`${seat(judge, table)} settles the tie: ${seat(id, table)} is the ${as} bidder.`,
  'wildling-card': ({ card: drawn }) => line`Wildling card: ${card(drawn)}.`,
  looked: ({ seat: id, where }, table) =>
    where === 'top'
      ? line`${seat(id, table)} looks at the top Wildling card with the Messenger Raven and leaves it there.`
      : line`${seat(id, table)} looks at the top Wildling card with the Messenger Raven and puts it at the bottom.`,
  saw: ({ seat: id, card: seen }, table) => line`${seat(id, table)} sees the top Wildling card: ${card(seen)}.`,
}

type Action =
  | 'swapped'
  | 'raided'
  | 'called'
  | 'granted'
  | 'marched'
  | 'banner'
  | 'neutral-beaten'
  | 'order-removed'
  | 'control'
  | 'port-taken'
  | 'consolidated'

const action: Pick<Events, Action> = {
  swapped: ({ seat: id, at, from, to }, table) =>
    line`${seat(id, table)} exchanges an order in ${place(at)} with the Messenger Raven: ${order(to)} instead of ${order(from)}.`,
  raided: ({ seat: id, from, target, order: removed, of }, table) => {
    if (target === null || removed === null || of === null)
      return line`${seat(id, table)} resolves the Raid order in ${place(from)} without removing anything.`
    return line`${seat(id, table)} raids from ${place(from)} and removes ${order(removed)} of ${seat(of, table)} in ${place(target)}.`
  },
  called: ({ seat: id, at }, table) =>
    line`${seat(id, table)} asks for support against the neutral force of ${place(at)}.`,
  granted: ({ seat: id, at, yes }, table) =>
    line`${seat(id, table)} ${yes ? 'gives' : 'gives no'} support against the neutral force of ${place(at)}.`,
  marched: ({ seat: id, from, groups }, table) => {
    if (groups.length === 0) return line`${seat(id, table)} lets the March order in ${place(from)} lapse.`
    const moved = groups.map(group => line`${units(group.units)} to ${place(group.to)}`)
    return line`${seat(id, table)} marches from ${place(from)}: ${listed(moved, 'en')}.`
  },
  banner: ({ seat: id, at, put }, table) =>
    put
      ? line`${seat(id, table)} leaves a Power token in ${place(at)}.`
      : line`The Power token of ${seat(id, table)} in ${place(at)} returns to the pool.`,
  'neutral-beaten': ({ seat: id, at, strength, force }, table) =>
    line`${seat(id, table)} overcomes the neutral force of ${place(at)} with ${strength} against ${force}.`,
  'order-removed': ({ seat: id, at, order: removed, cause }, table) => {
    const gone = line`${order(removed)} of ${seat(id, table)} in ${place(at)} is removed`
    if (cause === 'empty') return capital(line`${gone}: no unit is left there.`)
    if (cause === 'conquered') return capital(line`${gone}: the area has fallen.`)
    return capital(line`${gone} ${through(cause, 'by')}.`)
  },
  control: ({ at, seat: id }, table) =>
    id === null
      ? capital(line`${place(at)} is no longer controlled by anybody.`)
      : line`${seat(id, table)} now controls ${place(at)}.`,
  'port-taken': ({ seat: id, at, ships: put, lost }, table) =>
    line`${seat(id, table)} takes ${place(at)} over: ${ships(lost)} of the former owner ${lost === 1 ? 'is' : 'are'} lost, ${ships(put)} take${put === 1 ? 's' : ''} the place.`,
  consolidated: ({ seat: id, from, order: used, n, muster }, table) => {
    const what = muster ? 'to muster there' : `for ${n} Power`
    return line`${seat(id, table)} resolves ${order(used)} in ${place(from)} ${what}.`
  },
}

type Battle =
  | 'battle'
  | 'supported'
  | 'refused'
  | 'cards'
  | 'card-cancelled'
  | 'card-replaced'
  | 'ability'
  | 'blade'
  | 'tides-drawn'
  | 'tides'
  | 'outcome'

const battle: Pick<Events, Battle> = {
  battle: ({ attacker, defender, from, at, units: army }, table) =>
    line`${seat(attacker, table)} attacks ${seat(defender, table)} in ${place(at)} from ${place(from)} with ${units(army)}.`,
  supported: ({ seat: id, from, side }, table) =>
    side === null
      ? line`${seat(id, table)} supports neither side from ${place(from)}.`
      : line`${seat(id, table)} supports the ${sides[side]} from ${place(from)}.`,
  refused: ({ seat: id, supporter }, table) =>
    line`${seat(id, table)} refuses the support of ${seat(supporter, table)}.`,
  cards: ({ attacker, defender }) => line`House cards: ${card(attacker)} attacks, ${card(defender)} defends.`,
  'card-cancelled': ({ seat: id, card: gone }, table) =>
    capital(line`${card(gone)} goes back to the hand of ${seat(id, table)}.`),
  'card-replaced': ({ seat: id, card: next, by: cause }, table) =>
    next === null
      ? line`${seat(id, table)} fights without a House card ${through(cause, 'because of')}.`
      : line`${seat(id, table)} plays ${card(next)} instead ${through(cause, 'because of')}.`,
  ability: ({ seat: id, card: used }, table) => line`${seat(id, table)} uses the ability of ${card(used)}.`,
  blade: ({ seat: id }, table) => line`${seat(id, table)} uses the Valyrian Steel Blade.`,
  'tides-drawn': ({ seat: id, again }, table) =>
    again
      ? line`${seat(id, table)} discards the Tides of Battle card and draws another.`
      : line`${seat(id, table)} draws a Tides of Battle card.`,
  tides: ({ attacker, defender }) =>
    line`Tides of Battle: ${card(attacker)} for the attacker, ${card(defender)} for the defender.`,
  outcome: ({ winner, attacker, defender, at, strengths, tie }, table) => {
    const [first, second] = winner === 'attacker' ? [attacker, defender] : [defender, attacker]
    const [more, less] = winner === 'attacker' ? strengths : [strengths[1], strengths[0]]
    const why = tie ? ', by the better position on the Fiefdoms track' : ''
    return line`${seat(first, table)} wins in ${place(at)} against ${seat(second, table)}, ${more} to ${less}${why}.`
  },
}

type Aftermath = 'lost' | 'garrison-lost' | 'retreated' | 'conquered' | 'discarded' | 'hand-back' | 'march-again'

const aftermath: Pick<Events, Aftermath> = {
  lost: ({ seat: id, at, unit: type, routed, cause }, table) =>
    line`${seat(id, table)} loses a ${unit(type, routed)} in ${place(at)} ${through(cause, 'to')}.`,
  'garrison-lost': ({ seat: id, at }, table) =>
    line`The garrison of ${seat(id, table)} in ${place(at)} is destroyed for good.`,
  retreated: ({ seat: id, from, to, units: army }, table) =>
    line`${seat(id, table)} retreats from ${place(from)} to ${place(to)} with ${units(army)}.`,
  conquered: ({ seat: id, at }, table) => line`${seat(id, table)} moves into ${place(at)}.`,
  discarded: ({ seat: id, card: gone, cause }, table) => {
    if (cause === 'combat') return line`${seat(id, table)} discards ${card(gone)} after the combat.`
    if (cause === gone) return line`${seat(id, table)} discards ${card(gone)} to play another card.`
    return line`${seat(id, table)} discards ${card(gone)} ${through(cause, 'because of')}.`
  },
  'hand-back': ({ seat: id, cards: back, cause }, table) => {
    const why: Rich = cause === 'combat' ? ['because the hand is empty'] : through(cause)
    return line`${seat(id, table)} takes ${cards(back)} back to hand ${why}.`
  },
  'march-again': ({ seat: id, at }, table) =>
    line`The March order of ${seat(id, table)} moves along to ${place(at)} and can be used again.`,
}

export const events: Events = { ...course, ...westeros, ...wildlings, ...action, ...battle, ...aftermath }
