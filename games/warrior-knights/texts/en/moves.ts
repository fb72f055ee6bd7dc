/** Labels of moves, as on a button. */
import type { AskName } from '../../../../kernel/index.ts'
import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { spotFees } from '../../data/constants.ts'
import { miraclePrice } from '../../rules/anyTime.ts'
import { oldSiege } from '../../rules/battle/declaring.ts'
import { cityIncome } from '../../rules/sites.ts'
import type { Mark, Site, WarriorKnights } from '../../types.ts'
import { asking, due, fee, itemAt, type PlayerView, question } from '../common/position.ts'
import { names } from './names.ts'
import {
  area,
  army,
  city,
  crowns,
  fateCard,
  many,
  noble,
  oneTroop,
  proposal,
  seat,
  seatOr,
  shaped,
  side,
  site,
  subject,
  title,
  tokens,
  voyageTo,
} from './phrases.ts'

type Moves = GameTexts<WarriorKnights>['moves']
type Question = AskName<WarriorKnights>

const marching: Pick<
  Moves,
  'go' | 'sail' | 'take' | 'take-all' | 'attack' | 'assault' | 'siege' | 'bench' | 'unbench' | 'noble' | 'place'
> = {
  noble: ({ noble: id }) => shaped(id),
  place: ({ area: id }) => [area(id)],
  go: ({ noble: id, path }) =>
    line`${shaped(id)} → ${path.flatMap((step, i) => (i > 0 ? [' → ', area(step)] : [area(step)]))}`,
  sail: ({ noble: id, to }) => line`${shaped(id)} by sea to ${area(to)}`,
  take: ({ card, from }) => line`Take ${oneTroop(card)} from ${army(from)}`,
  'take-all': ({ from }) => line`Take all troops with their tokens from ${army(from)}`,
  attack: ({ area: id, seat: foe }, view) => line`Attack ${seat(foe, view)} at ${area(id)}`,
  assault: ({ site: id }, view) => line`Assault ${site(id)}${walls(id, view)}`,
  siege: ({ site: id }, view) =>
    oldSiege(view.open, view.seat!, id)
      ? line`Take ${site(id)} by siege${walls(id, view)}`
      : line`Lay siege to ${site(id)}${walls(id, view)}`,
  bench: ({ noble: id }) => line`${shaped(id)} stays out`,
  unbench: ({ noble: id }) => line`${shaped(id)} fights`,
}

/** Whose it is: ' (neutral)'. */
function walls(id: Site, view: PlayerView): Rich {
  if (!(id in view.open.cities)) return []
  return line` (${seatOr(view.open.cities[id as keyof typeof view.open.cities].owner, view, 'neutral')})`
}

function mark(at: Mark): Rich {
  if ('noble' in at) return shaped(at.noble)
  if ('army' in at) return line`The army of ${army(at.army)}`
  if ('site' in at) return [site(at.site)]
  if ('fortify' in at) return line`Fortify ${city(at.fortify)}`
  if ('mend' in at) return line`Repair ${site(at.mend)}`
  if ('troop' in at) return [oneTroop(at.troop)]
  return [title(at.charge)]
}

const uses: Partial<Record<Question, string>> = { ability: 'Use the ability', freeLance: 'Take it into service' }
const declines: Partial<Record<Question, string>> = {
  useCard: 'Do not use the card',
  draftSoldiers: 'Put down no marker',
  versatile: 'Do nothing with the card',
  ability: 'Do not use the ability',
  freeLance: 'Do not hire',
  startExpedition: 'Start no expedition',
  bless: 'Do not bless it',
  upgrade: 'Neither repair nor fortify',
  muster: 'Heal nothing',
  hire: 'Hire nobody',
  propose: 'Make no motion',
  giveOffice: 'Give it to nobody',
  rebuild: 'Leave it off the board',
  comeBack: 'Leave him off the board',
}
const commits: Partial<Record<Question, string>> = {
  assign: 'Seal the assignment',
  plan: 'Seal the plan',
  chooseNobles: 'These fight',
  discard: 'Lay these aside',
  write: 'Hand in the form',
}
const ends: Partial<Record<Question, string>> = {
  mobilize: 'Finish the card',
  takeTroops: 'Take no more',
  aim: 'No more targets',
  payUnpaid: 'Pay no more',
  hireMore: 'Hire no more',
  regroup: 'Finish regrouping',
}

function refuse(view: PlayerView): Rich {
  const asked = asking(view, 'permission')
  if (asked) return line`Refuse ${seat(asked.of, view)}`
  return ['Refuse, and be banned']
}

function comply(view: PlayerView): Rich {
  const law = asking(view, 'obey')
  if (law) return [law.price > 0 ? `Pay ${crowns(law.price)}` : 'Keep the law']
  const tax = asking(view, 'tax')
  if (tax) return [`Pay ${crowns(tax.crowns)}`]
  return ['Accept']
}

function payCrowns(view: PlayerView): Rich {
  const revolt = asking(view, 'revolt')
  const due = asking(view, 'faithOrCrowns')
  if (due) return [`Pay ${crowns(Math.min(due.crowns, view.open.crowns[due.seat]))}`]
  return [revolt ? `Pay ${crowns(2 * cityIncome(view.open, revolt.city))}` : 'Pay crowns']
}

const answers: Pick<
  Moves,
  'use' | 'decline' | 'commit' | 'done' | 'back' | 'grant' | 'refuse' | 'comply' | 'pay-faith' | 'pay-crowns' | 'let-go'
> = {
  use: (_, view) => {
    const card = asking(view, 'useCard')
    return card ? line`Use ${title(card.card)}` : [uses[question(view) ?? 'ability'] ?? 'Use it']
  },
  decline: (_, view) => [declines[question(view) ?? 'plan'] ?? 'Decline'],
  commit: (_, view) => [commits[question(view) ?? 'hire'] ?? 'That is final'],
  done: (_, view) => [ends[question(view) ?? 'hire'] ?? 'Done'],
  back: (_, view) => [question(view) === 'placeNoble' ? 'Choose another Noble' : 'Leave it after all'],
  grant: (_, view) => {
    const asked = asking(view, 'permission')
    return asked ? line`Allow ${seat(asked.of, view)}` : ['Allow it']
  },
  refuse: (_, view) => refuse(view),
  comply: (_, view) => comply(view),
  'pay-faith': (_, view) => [question(view) === 'saveNoble' ? 'Pay 2 Faith' : 'Pay 1 Faith'],
  'pay-crowns': (_, view) => payCrowns(view),
  'let-go': (_, view) => [question(view) === 'saveNoble' ? 'Let him die' : 'Let the city go'],
}

const planning: Pick<Moves, 'assign' | 'unassign' | 'plan' | 'unplan' | 'area' | 'mark' | 'gain'> = {
  assign: ({ card, to }) => line`${oneTroop(card)} to ${army(to)}`,
  unassign: ({ card }) => line`Take back ${oneTroop(card)}`,
  plan: ({ stack, card }) => line`${title(card)} on stack ${stack + 1}`,
  unplan: ({ stack, card }) => line`Take ${title(card)} back from stack ${stack + 1}`,
  area: ({ to }) => [names.specialAreas[to]],
  mark: ({ spot }, view) => [
    question(view) === 'versatile'
      ? `A marker on spot ${spot + 1} for ${crowns(spotFees[spot] ?? 0)}`
      : `A marker on spot ${spot + 1}`,
  ],
  gain: ({ what }, { open, seat: reader }) => {
    const steward = reader !== null && open.charges[reader].includes('lord-steward')
    return [what === 'crowns' ? `Take ${steward ? 3 : 2} crowns` : 'Take 1 Vote']
  },
}

const fighting: Pick<Moves, 'toss' | 'untoss' | 'hit' | 'raze' | 'spare' | 'city' | 'desert' | 'lose'> = {
  toss: ({ card }) => line`Lay aside ${fateCard(card)} (${card.slice(-2)})`,
  untoss: ({ card }) => line`Keep ${fateCard(card)} (${card.slice(-2)})`,
  hit: ({ army: id }) => (id === null ? ['A breach in the walls'] : line`A casualty token on ${army(id)}`),
  raze: (_, view) => {
    const asked = asking(view, 'raze')
    return [asked ? `Raze it for ${crowns(3 * cityIncome(view.open, asked.city))}` : 'Raze it']
  },
  spare: () => ['Keep the city'],
  city: ({ city: id }) => [city(id)],
  desert: ({ card }) => line`${oneTroop(card)} deserts`,
  lose: ({ card }) => line`Lose ${oneTroop(card)}`,
}

const effects: Pick<Moves, 'draw' | 'name' | 'pledge' | 'aim' | 'start' | 'invest' | 'repair' | 'fortify' | 'heal'> = {
  draw: (_, { open }) => [open.eventTop === 'green' ? 'Draw it yourself for 1 Faith' : 'Draw it yourself'],
  name: ({ seat: id }, view) =>
    question(view) === 'importantEvent' && view.open.eventTop === 'red'
      ? line`${seat(id, view)} draws it, for 1 Faith`
      : [seat(id, view)],
  pledge: ({ faith }) => [faith === 0 ? 'Give nothing' : `Give ${faith} Faith`],
  aim: ({ at }) => mark(at),
  start: ({ expedition }) => [`Start the expedition to ${voyageTo(expedition)}`],
  invest: ({ crowns: n }) => [n === 0 ? 'Invest nothing' : `Invest ${crowns(n)}`],
  repair: ({ site: id, n }) => line`Repair ${site(id)}: ${many(n, 'breach', 'breaches')} for ${crowns(2 * n)}`,
  fortify: ({ city: id }) => line`Fortify ${city(id)} for ${crowns(4)}`,
  heal: ({ army: id, n }) => line`Remove ${tokens(n)} from ${army(id)} for ${crowns(2 * n)}`,
}

const money: Pick<Moves, 'pay' | 'pay-all' | 'hire' | 'drop'> = {
  pay: ({ card }, view) => line`Pay ${oneTroop(card)}: ${crowns(due(card, view))}`,
  'pay-all': () => ['Pay everybody'],
  hire: ({ card }, view) => line`Hire ${oneTroop(card)} for ${crowns(fee(card, view))}`,
  drop: ({ spot }) => [`The marker on spot ${spot + 1}`],
}

const item = (n: number, view: PlayerView): Rich => {
  const what = itemAt(view, n)
  return what ? subject(what, view) : [`item ${n + 1}`]
}

const assembly: Pick<Moves, 'propose' | 'next' | 'vote' | 'side' | 'write' | 'more' | 'less'> = {
  propose: ({ motion }, view) => line`Move ${proposal(motion, view)}`,
  next: ({ agenda }) => [title(agenda)],
  vote: ({ votes }) => [votes === 0 ? 'No Votes' : many(votes, 'Vote')],
  side: ({ side: to }, view) => [to === 'yes' ? 'Yes' : to === 'no' ? 'No' : side(to, view)],
  write: ({ item: n, side: to }, view) => line`Write ${side(to, view)} on ${item(n, view)}`,
  more: ({ item: n }, view) => line`One Vote more on ${item(n, view)}`,
  less: ({ item: n }, view) => line`One Vote less on ${item(n, view)}`,
}

const rest: Pick<
  Moves,
  'test' | 'shift' | 'shift-all' | 'give' | 'hand-heir' | 'return-heir' | 'kill-heir' | 'miracle'
> = {
  test: ({ city: id }) => [city(id)],
  shift: ({ card, from, to }) => line`${oneTroop(card)} from ${army(from)} to ${army(to)}`,
  'shift-all': ({ from, to }) => line`All troops and tokens from ${army(from)} to ${army(to)}`,
  give: ({ to, crowns: n }, view) => line`Give ${crowns(n)} to ${seat(to, view)}`,
  'hand-heir': ({ noble: id, to }, view) => line`Hand the heir of ${noble(id)} to ${seat(to, view)}`,
  'return-heir': ({ noble: id }) => line`Send the heir of ${noble(id)} home`,
  'kill-heir': ({ noble: id }) => line`Kill the heir of ${noble(id)}`,
  miracle: ({ card, seat: victim, noble: id }, view) => {
    const who: Rich =
      victim === null ? [] : id === null ? [seat(victim, view)] : line`${noble(id)} of ${seat(victim, view)}`
    const of: Rich = who.length > 0 ? line` on ${who}` : []
    return line`A miracle ends ${title(card)}${of}, for ${miraclePrice(card)} Faith`
  },
}

export const moves: Moves = {
  ...marching,
  ...answers,
  ...planning,
  ...fighting,
  ...effects,
  ...money,
  ...assembly,
  ...rest,
}
