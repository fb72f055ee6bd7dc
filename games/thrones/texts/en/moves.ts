/** The labels of moves, as on a button. */
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { houseCardTable } from '../../data/houseCards.ts'
import { isHostile } from '../../rules/position/control.ts'
import type { Choice, MusterStep, Side, Thrones } from '../../types.ts'
import { asking, income, type Leaving, leaving, type PlayerView, question } from '../common/position.ts'
import { names } from './names.ts'
import { card, order, place, seat, ships, track, unit } from './phrases.ts'

const choices: Record<Choice, string> = {
  supply: 'New Supply for all',
  mustering: 'All houses muster',
  clash: 'Clash of Kings',
  collect: 'Power for the Power icons of all',
  'no-defense': 'No Defense orders this round',
  'no-march-plus-1': 'No March +1 orders this round',
  nothing: 'Nothing happens',
}

const declined: Partial<Record<string, string>> = {
  raven: 'Leave the raven in its cage',
  useCard: 'Do not use the ability',
  redraw: 'Keep the card',
  blade: 'Do not use the Blade',
  upgrade: 'No more Knights',
  retrieve: 'Take no card back',
  hordeMuster: 'Do not muster',
}

const own: Record<Side, string> = { attacker: 'attack', defender: 'defense' }

function musterStep(step: MusterStep): Rich {
  if (step.kind === 'upgrade')
    return line`${step.routed ? 'Routed Footman' : 'Footman'} in ${place(step.at)} becomes a ${names.units[step.unit]}`
  const from: Rich = step.to === step.at ? [] : line` (mustered by ${place(step.at)})`
  return line`${names.units[step.unit]} in ${place(step.to)}${from}`
}

/** The true consequence of marching off without a Power token. */
function consequence(left: Leaving, view: PlayerView): Rich {
  if (left.kind === 'lost') {
    const lost: Rich =
      left.ships > 0 ? line`, and your ${ships(left.ships)} in its port ${left.ships === 1 ? 'is' : 'are'} lost` : []
    return line`you give up ${place(left.area)}${lost}`
  }
  const taken: Rich = left.ships > 0 ? line` and may replace your ${ships(left.ships)} in its port` : []
  return line`${seat(left.by, view)} will have ${place(left.area)} back${taken}`
}

function setOut(banner: boolean, view: PlayerView): Rich {
  const march = asking(view, 'march')
  if (march === null || march.groups.length === 0) return ['Remove the order without marching']
  if (banner) return line`March, leaving a Power token in ${place(march.from)}`
  const left = leaving(view)
  if (left === null) return ['March']
  const poor = view.open.power[march.seat] === 0 ? ' (you have none)' : ''
  return line`March without leaving a Power token${poor}: ${consequence(left, view)}`
}

/** The label of an order removed or taken back somewhere, with its name where it is known. */
const orderAt = (at: Parameters<typeof place>[0], view: PlayerView): Rich => {
  const known = view.open.orders[at]?.order ?? view.own?.orders[at]
  return known ? line`${order(known)} in ${place(at)}` : line`the order in ${place(at)}`
}

export const moves: GameTexts<Thrones>['moves'] = {
  place: ({ at, order: id }) => capital(line`${order(id)} in ${place(at)}`),
  remove: ({ at }, view) => line`Take back ${orderAt(at, view)}`,
  confirm: () => ['Confirm the orders'],
  swap: ({ at, order: id }, view) => capital(line`${order(id)} instead of ${orderAt(at, view)}`),
  look: () => ['Look at the top Wildling card'],
  keep: ({ where }) => [where === 'top' ? 'Leave it on top' : 'Put it at the bottom'],
  raid: ({ from, target }, view) =>
    target === null
      ? line`Raid from ${place(from)}: remove nothing`
      : line`Raid from ${place(from)}: remove ${orderAt(target, view)}`,
  march: ({ from }, view) => line`March from ${place(from)} (${order(view.open.orders[from]?.order ?? 'march-0')})`,
  call: ({ at }) => line`Ask others for support against the neutral force of ${place(at)}`,
  grant: () => ['Give support'],
  deny: () => ['Give no support'],
  go: ({ unit: type, to }, view) =>
    view.seat !== null && isHostile(view.open, view.seat, to)
      ? line`${unit(type)} attacks ${place(to)}`
      : line`${unit(type)} to ${place(to)}`,
  recall: ({ unit: type, to }) => line`Call the ${unit(type)} back from ${place(to)}`,
  commit: ({ banner }, view) => setOut(banner, view),
  consolidate: ({ from, muster }, { open }) =>
    muster
      ? line`Muster in ${place(from)} instead of gaining Power`
      : line`Gain ${income(open, from)} Power in ${place(from)}`,
  muster: ({ step }) => musterStep(step),
  unmuster: ({ index }, view) => {
    const step = asking(view, 'muster')?.steps[index]
    return step ? line`Take back ${index + 1}: ${musterStep(step)}` : line`Take back step ${index + 1}`
  },
  'take-over': ({ ships: n }) => (n === 0 ? ['Put no Ships there'] : line`Put ${ships(n)} of yours there`),
  support: ({ side }, view) => {
    const { combat } = view.open
    if (side === null) return ['Support neither']
    if (combat === null) return line`Support the ${side}`
    const who = combat[side].seat
    return who === view.seat ? [`Support your own ${own[side]}`] : line`Support ${seat(who, view)} (${side})`
  },
  accept: () => ['Accept the support'],
  refuse: () => ['Refuse the support'],
  card: ({ card: id }) => line`${card(id)} (strength ${houseCardTable[id].strength})`,
  use: (_, view) => {
    const used = asking(view, 'useCard')
    if (used) return line`Use ${card(used.card)}`
    return question(view) === 'redraw' ? ['Discard it and draw another'] : ['Use the Blade: strength +1']
  },
  kill: ({ routed }) => [routed ? 'A routed Footman' : 'A standing Footman'],
  strike: ({ at }, view) => line`Remove ${orderAt(at, view)}`,
  demote: ({ track: id }) => line`Last on ${track(id)}`,
  promote: ({ at, routed }) => line`${routed ? 'Routed Footman' : 'Footman'} in ${place(at)} becomes a Knight`,
  discard: ({ card: id }) => line`Discard ${card(id)}`,
  retreat: ({ to }) => line`Retreat to ${place(to)}`,
  lose: ({ at, unit: type, routed }) => line`Lose the ${unit(type, routed)} in ${place(at)}`,
  choose: ({ choice }) => [choices[choice]],
  bid: ({ power }) => (power === 0 ? ['Bid nothing'] : line`Bid ${power} Power`),
  rank: ({ seat: id }, view) => line`${seat(id, view)} comes next`,
  name: ({ seat: id }, view) => [seat(id, view)],
  downgrade: ({ at, routed }) => line`${routed ? 'Routed Knight' : 'Knight'} in ${place(at)} becomes a Footman`,
  retrieve: ({ card: id }) => line`Take ${card(id)} back`,
  drop: ({ what }) => {
    if (what === 'units') return ['Lose 2 units']
    if (what === 'track') return ['Fall 2 positions where you stand highest']
    return line`Fall on ${track(what)}`
  },
  rise: ({ track: id }) => line`First on ${track(id)}`,
  at: ({ area }) => capital(place(area)),
  pass: (_, view) => [declined[question(view) ?? ''] ?? 'Pass'],
  done: (_, view) => [asking(view, 'muster')?.steps.length === 0 ? 'Muster nothing' : 'Finish mustering'],
}
