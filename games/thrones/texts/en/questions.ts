/** Questions: what is asked of the reader, and what the others wait for. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { supplyTable } from '../../data/constants.ts'
import type { Thrones } from '../../types.ts'
import {
  canConfirm,
  type Obstacle,
  obstacle,
  opponent,
  type PlayerView,
  pointsLeft,
  unordered,
} from '../common/position.ts'
import { abilities } from './effects.ts'
import { card, many, order, place, seat, seatOrYou, seats, ships, track } from './phrases.ts'

type Texts = GameTexts<Thrones>

/** 'in the combat for Winterfell against Stark', as far as there is one. */
function battle(view: PlayerView): Rich {
  const { combat } = view.open
  const enemy = opponent(view.open, view.seat)
  if (combat === null || enemy === null) return ['in this combat']
  return line`in the combat for ${place(combat.at)} against ${seat(enemy, view)}`
}

function enemy(view: PlayerView): Rich {
  const other = opponent(view.open, view.seat)
  return other === null ? ['your opponent'] : [seat(other, view)]
}

function limits(level: number): string {
  return supplyTable[level].join(', ')
}

function hindrance(against: Obstacle): Rich {
  if (against.kind === 'neutral')
    return line`so few cannot beat the neutral force of ${place(against.at)}. Send more units there, or call them back.`
  return line`Supply ${against.level} feeds armies of ${limits(against.level)} at most, and this march breaks that. Call units back, or send them elsewhere.`
}

const tie = (view: PlayerView, tied: readonly number[]) => seats(tied, view)

export const questions: Texts['questions'] = {
  reconcile: {
    prompt: ({ seat: me, cause }, view) => {
      const level = view.open.supply[me]
      const why: Rich = cause === 'supply' ? ['The new Supply'] : [card(cause)]
      return line`${why} leaves you at Supply ${level}, which feeds armies of ${limits(level)} at most: choose a unit to remove.`
    },
    wait: () => ['must bring the armies within Supply'],
  },
  muster: {
    prompt: ({ only }, view) => {
      const left = pointsLeft(view)
      const where: Rich = only === null ? ['in your castles and strongholds'] : line`in ${place(only)}`
      if (left.length === 0)
        return line`Muster new units ${where}: all points are spent. Finish, or change what you like.`
      const points = left.map(([area, n]) => (only === null ? line`${place(area)}\u00a0${n}` : [String(n)]))
      return line`Muster new units ${where}. Points left: ${listed(points, 'en')}; what you leave is lost.`
    },
    wait: ({ only }) => (only === null ? ['must muster'] : line`must muster in ${place(only)}`),
  },
  choose: {
    prompt: ({ card: drawn }) =>
      line`${card(drawn)} leaves it to you as holder of the dominance token: choose what happens.`,
    wait: ({ card: drawn }) => line`must choose for ${card(drawn)}`,
  },
  bid: {
    prompt: ({ on, strength }) =>
      on === 'wildlings'
        ? line`The wildlings attack with strength ${strength}: bid Power for the Night’s Watch, which wins if all bids together reach it.`
        : line`Bid Power for ${track(on)}: the highest bid comes first, and everybody pays.`,
    wait: ({ on }) => (on === 'wildlings' ? ['must bid against the wildlings'] : line`must bid for ${track(on)}`),
  },
  rank: {
    prompt: ({ track: on, tied }, view) =>
      line`${tie(view, tied)} bid the same for ${track(on)}: as holder of the Iron Throne, name who comes next.`,
    wait: ({ track: on }) => line`must settle a tie on ${track(on)}`,
  },
  assignOrders: {
    prompt: (_, view) => {
      const left = unordered(view)
      if (left === 0) return line`Every area has its order: confirm, or change what you like.`
      if (canConfirm(view)) return line`You have no more orders that may be placed: confirm, or change what you like.`
      return line`Place one face-down order in each area with your units: ${many(left, 'area')} to go.`
    },
    wait: () => ['must place orders'],
  },
  raven: {
    prompt: () =>
      line`You hold the Messenger Raven: exchange one order, look at the top Wildling card, or leave the raven in its cage.`,
    wait: () => ['must use or leave the Messenger Raven'],
  },
  ravenCard: {
    prompt: (_, view) => {
      const seen = view.own?.seen.at(-1)
      const what: Rich = seen ? line`${card(seen.card)} lies on top` : ['You have seen the top card']
      return line`${what} of the Wildling deck: leave it there, or put it at the bottom.`
    },
    wait: () => ['must put the Wildling card back'],
  },
  raid: {
    prompt: () => line`Resolve one of your Raid orders: choose which, and what it removes.`,
    wait: () => ['must raid'],
  },
  marchOrder: {
    prompt: () => line`Choose the March order that you resolve now.`,
    wait: () => ['must march'],
  },
  march: {
    prompt: ({ from, groups, call }, view) => {
      const token = view.open.orders[from]?.order
      const with_: Rich = token ? line` with ${order(token)}` : []
      const asked: Rich =
        call === null ? [] : line` You have asked for support against the neutral force of ${place(call)}.`
      const against = obstacle(view)
      if (against !== null) return line`March from ${place(from)}${with_}: ${hindrance(against)}${asked}`
      if (groups.length === 0)
        return line`March from ${place(from)}${with_}: choose who goes where, or let the order lapse.${asked}`
      return line`March from ${place(from)}${with_}: send more units, call some back, or set out.${asked}`
    },
    wait: ({ from }) => line`must march from ${place(from)}`,
  },
  neutralSupport: {
    prompt: ({ marcher, at, place: mine }, view) =>
      line`${seat(marcher, view)} asks you to support the attack on the neutral force of ${place(at)} from ${place(mine)}.`,
    wait: ({ marcher, at }, view) =>
      line`must answer the call of ${seat(marcher, view)} for support against ${place(at)}`,
  },
  consolidate: {
    prompt: () => line`Choose the Consolidate Power order that you resolve now.`,
    wait: () => ['must consolidate Power'],
  },
  takeOver: {
    prompt: ({ port, ships: n }) =>
      capital(
        line`${place(port)} is yours, with ${ships(n)} of the former owner: choose how many of your own take their place.`,
      ),
    wait: ({ port }) => line`must take over ${place(port)}`,
  },
  support: {
    prompt: ({ place: mine }, view) => {
      const { combat } = view.open
      const where: Rich = combat === null ? ['the combat'] : line`the combat for ${place(combat.at)}`
      const sides: Rich =
        combat === null
          ? []
          : line` between ${seatOrYou(combat.attacker.seat, view)} and ${seatOrYou(combat.defender.seat, view)}`
      return line`Your order in ${place(mine)} can support ${where}${sides}: choose a side, or none.`
    },
    wait: ({ place: mine }) => line`must choose a side for the support from ${place(mine)}`,
  },
  refuseSupport: {
    prompt: ({ supporter }, view) =>
      line`${seat(supporter, view)} offers you support ${battle(view)}: accept it or refuse it.`,
    wait: ({ supporter }, view) => line`must accept or refuse the support of ${seat(supporter, view)}`,
  },
  houseCards: {
    prompt: (_, view) => line`Choose a House card ${battle(view)}; both are revealed together.`,
    wait: () => ['must choose a House card'],
  },
  useCard: {
    prompt: ({ card: mine }) => line`${card(mine)}: ${abilities[mine] ?? ''} Do you use it?`,
    wait: ({ card: mine }) => line`must decide whether to use ${card(mine)}`,
  },
  replaceCard: {
    prompt: ({ cause, not }) =>
      not === null
        ? line`${card(cause)} is discarded: choose the card that takes his place.`
        : line`${card(cause)} has sent ${card(not)} back to your hand: choose another card.`,
    wait: () => ['must choose another House card'],
  },
  killFootman: {
    prompt: (_, view) => line`${card('mace-tyrell')} destroys a Footman of ${enemy(view)}: choose which.`,
    wait: () => ['must choose a Footman to destroy'],
  },
  strikeOrder: {
    prompt: ({ card: mine }, view) => line`${card(mine)} removes an order of ${enemy(view)}: choose which.`,
    wait: ({ card: mine }) => line`must choose the order that ${card(mine)} removes`,
  },
  demote: {
    prompt: (_, view) =>
      line`${card('doran-martell')} sends ${enemy(view)} to the end of an influence track: choose which track.`,
    wait: () => ['must choose an influence track'],
  },
  promote: {
    prompt: () => line`${card('renly-baratheon')} turns one of your Footmen into a Knight: choose which.`,
    wait: () => ['must choose the Footman who becomes a Knight'],
  },
  redraw: {
    prompt: (_, view) => {
      const drawn = view.own?.tides
      const what: Rich = drawn ? line`You have drawn ${card(drawn)} ${battle(view)}.` : ['You have drawn a card.']
      return line`${what} Use the Valyrian Steel Blade to discard it and keep the next one?`
    },
    wait: () => ['must keep or change the Tides of Battle card'],
  },
  blade: {
    prompt: (_, view) => line`Use the Valyrian Steel Blade for +1 strength ${battle(view)}? It serves once a round.`,
    wait: () => ['must decide whether to use the Valyrian Steel Blade'],
  },
  casualty: {
    prompt: ({ left, cause }, view) =>
      cause === 'skull'
        ? line`A skull costs you a unit ${battle(view)}: choose which.`
        : line`You lose ${many(left, 'more unit')} ${battle(view)}: choose which.`,
    wait: () => ['must choose casualties'],
  },
  retreat: {
    prompt: ({ seat: me, loser }, view) =>
      me === loser
        ? line`Your army must leave the embattled area: choose where it retreats.`
        : line`${card('robb-stark')} lets you choose where the army of ${seat(loser, view)} retreats.`,
    wait: ({ seat: me, loser }, view) =>
      me === loser ? ['must choose a retreat'] : line`must choose where ${seat(loser, view)} retreats`,
  },
  retreatLoss: {
    prompt: ({ to, left }, { open, seat: me }) =>
      line`Supply ${me === null ? 0 : open.supply[me]} does not feed all who retreat to ${place(to)}: choose ${many(left, 'unit')} to lose.`,
    wait: () => ['must choose losses of the retreat'],
  },
  discardCard: {
    prompt: ({ from, card: mine }, view) =>
      line`${card(mine)} lets you discard a card from the hand of ${seat(from, view)}: choose which.`,
    wait: ({ from }, view) => line`must choose a card from the hand of ${seat(from, view)}`,
  },
  wildlingTie: {
    prompt: ({ tied, as }, view) =>
      line`${tie(view, tied)} bid the same: as holder of the Iron Throne, name who counts as the ${as} bidder.`,
    wait: ({ as }) => [`must name the ${as} bidder`],
  },
  dropTrack: {
    prompt: ({ card: drawn }) => line`${card(drawn)}: choose the influence track on which you go to the end.`,
    wait: () => ['must choose a track to go last on'],
  },
  rise: {
    prompt: () => line`As the highest bidder you go to the top of an influence track: choose which.`,
    wait: () => ['must choose a track to lead'],
  },
  downgrade: {
    prompt: ({ left }) =>
      line`${card('crow-killers')}: ${many(left, 'Knight')} of yours must become Footmen; choose which.`,
    wait: () => ['must turn Knights into Footmen'],
  },
  upgrade: {
    prompt: ({ left }) =>
      line`${card('crow-killers')}: as the highest bidder you may turn ${many(left, 'Footman', 'Footmen')} into Knights.`,
    wait: () => ['may turn Footmen into Knights'],
  },
  loseUnit: {
    prompt: ({ left, at, card: drawn }) => {
      const where: Rich = at === null ? [] : line` in ${place(at)}`
      return line`${card(drawn)} costs you ${many(left, 'unit')}${where}: choose which.`
    },
    wait: ({ card: drawn }) => line`must choose units lost to ${card(drawn)}`,
  },
  loseCard: {
    prompt: () => line`${card('massing-on-the-milkwater')} costs you a House card: choose which you discard.`,
    wait: () => ['must choose a House card to discard'],
  },
  retrieve: {
    prompt: () => line`As the highest bidder you may take one House card from your discards back to hand.`,
    wait: () => ['may take a House card back'],
  },
  preempted: {
    prompt: () => line`As the lowest bidder you lose 2 units, or 2 positions where you stand highest: choose.`,
    wait: () => ['must choose between units and positions'],
  },
  preemptedTrack: {
    prompt: ({ of }, view) =>
      line`${seat(of, view)} loses 2 positions and stands equally high on several tracks: as holder of the Iron Throne, choose which.`,
    wait: ({ of }, view) => line`must choose the track on which ${seat(of, view)} falls`,
  },
  hordeArea: {
    prompt: () => line`${card('the-horde-descends')}: choose the castle or stronghold area in which you lose 2 units.`,
    wait: () => ['must choose the area of the losses'],
  },
  hordeMuster: {
    prompt: () => line`As the highest bidder you may muster in one castle or stronghold area: choose which.`,
    wait: () => ['must choose an area to muster in'],
  },
}
