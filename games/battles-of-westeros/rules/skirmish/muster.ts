/** BW-20.2 to BW-20.6: the armies and the tiles of a skirmish. */
import { ask, auto, putAt, type Seat, sealed } from '../../../../kernel/index.ts'
import { skirmishOf } from '../../data/battles.ts'
import { commanderTable } from '../../data/commanders.ts'
import { type SetupCard, setupTable } from '../../data/setupCards.ts'
import { type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import type { MoveOf, Muster, Open, Recruit } from '../../types.ts'
import { type BattleContext, type G, named, other, type Rules, type Steps } from '../field/units.ts'
import { choose } from '../plans/hidden.ts'
import { commanderCards, shuffledDecks } from '../setup/setup.ts'

export function setMuster(g: G, seat: Seat, part: Partial<Muster>): void {
  g.open.musters = putAt(g.open.musters, seat, { ...g.open.musters[seat], ...part })
}

const summary = (open: Open) => skirmishOf(open.options.battle)!
const leaderOn = (card: SetupCard) => setupTable[card].commander!
const totalValue = (cards: readonly SetupCard[]): number =>
  cards.reduce((sum, card) => sum + setupTable[card].value!, 0)

/** BW-20.2: at least one commander, no person twice, their values together within the limit. */
function commanderChoices(open: Open, seat: Seat): MoveOf<'commanders'>[] {
  const { maxCommanders, maxTotalValue } = summary(open)
  const cards = open.musters[seat].box.filter(card => setupTable[card].commander !== null)
  const sets = Array.from({ length: maxCommanders }, (_, i) => choose(cards, i + 1)).flat()
  const isLegal = (set: readonly SetupCard[]) => {
    const persons = new Set(set.map(card => commanderTable[leaderOn(card)].person))
    return persons.size === set.length && totalValue(set) <= maxTotalValue
  }
  return sets.filter(isLegal).map(cards => ({ do: 'commanders', cards }))
}

/** BW-20.2: his unit, of the rank on the card. */
const leaderRecruit = (card: SetupCard): Recruit => {
  const commander = leaderOn(card)
  return { type: commanderTable[commander].unit, rank: setupTable[card].rank!, commander }
}

function reveal(g: G, answers: readonly MoveOf<'commanders'>[], ctx: BattleContext): void {
  const chosen = answers.map(({ cards }) => cards)
  for (const [seat, cards] of chosen.entries()) {
    const { box } = g.open.musters[seat]
    setMuster(g, seat, {
      commanderCards: cards,
      box: box.filter(card => !cards.includes(card)),
      recruits: cards.map(leaderRecruit),
    })
    ctx.log({ is: 'commanders', seat, commanders: cards.map(leaderOn) })
  }
  const here = chosen.flat().map(leaderOn)
  g.open.commanders = commanderCards(g.open.houses, here)
  g.hidden.decks = shuffledDecks(g.open.houses, here, ctx)
  g.open.decks = g.hidden.decks.map(deck => deck.length)
}

/** Ordinary figures of a kind that an army takes from the box. */
const used = (recruits: readonly Recruit[], type: UnitType): number =>
  recruits
    .filter(each => each.type === type)
    .reduce((sum, { commander }) => sum + unitTable[type].strength - (commander ? 1 : 0), 0)

/** BW-20.5: are there figures for another unit of this kind? */
const isLeft = (recruits: readonly Recruit[], type: UnitType): boolean =>
  unitTable[type].figures - used(recruits, type) >= unitTable[type].strength

/** BW-20.4, BW-20.5: the units of the cards, in order, as far as there are figures. */
function build(g: G, seat: Seat, cards: readonly SetupCard[], ctx: BattleContext): void {
  const wanted = cards.flatMap(card =>
    setupTable[card].units.flatMap(({ type, rank, n }) =>
      Array.from({ length: n }, (): Recruit => ({ type, rank, commander: null })),
    ),
  )
  let { recruits } = g.open.musters[seat]
  const lacking: Recruit[] = []
  for (const recruit of wanted) {
    if (isLeft(recruits, recruit.type)) recruits = [...recruits, recruit]
    else lacking.push(recruit)
  }
  setMuster(g, seat, { recruits, lacking })
  ctx.log({ is: 'mustered', seat, cards, units: recruits.map(named) })
}

/** BW-20.5: another own kind of the same class, else any own kind. */
export function substitutesFor(open: Open, seat: Seat, { type }: Recruit): readonly UnitType[] {
  const { recruits } = open.musters[seat]
  const own = unitTypes.filter(each => unitTable[each].house === open.houses[seat] && isLeft(recruits, each))
  const alike = own.filter(each => unitTable[each].class === unitTable[type].class)
  return alike.length > 0 ? alike : own
}

function drawn(g: G, seat: Seat, n: number, ctx: BattleContext): SetupCard[] {
  const box = ctx.shuffle(g.open.musters[seat].box)
  const cards = box.splice(0, n)
  // What is left keeps its order: a shuffled one would tell of nothing.
  setMuster(g, seat, { box: g.open.musters[seat].box.filter(card => !cards.includes(card)) })
  return cards
}

export const inTurn = ({ momentum }: Open): readonly Seat[] => [momentum, other(momentum)]

export const musterRules: Rules<'chooseCommanders' | 'muster' | 'substitutes' | 'substitute' | 'drawTiles'> = {
  chooseCommanders: sealed({
    rule: 'BW-20.2',
    who: g => [...g.open.houses.keys()],
    legalMoves: (g, _me, seat) => commanderChoices(g.open, seat),
    reveal: (g, _me, answers, ctx): Steps => {
      reveal(g, answers as readonly MoveOf<'commanders'>[], ctx)
      return [{ do: 'muster' }]
    },
  }),

  muster: auto((g, _me, ctx): Steps => {
    for (const seat of inTurn(g.open)) build(g, seat, drawn(g, seat, summary(g.open).unitValue, ctx), ctx)
    return [{ do: 'substitutes' }, { do: 'drawTiles' }]
  }),

  substitutes: auto((g, _me, ctx): Steps => {
    const seat = inTurn(g.open).find(each => g.open.musters[each].lacking.length > 0)
    if (seat === undefined) return []
    const [recruit, ...rest] = g.open.musters[seat].lacking
    setMuster(g, seat, { lacking: rest })
    if (substitutesFor(g.open, seat, recruit).length > 0) {
      return [{ do: 'substitute', seat, recruit }, { do: 'substitutes' }]
    }
    ctx.log({ is: 'substituted', seat, unit: recruit, instead: null })
    return [{ do: 'substitutes' }]
  }),

  substitute: ask({
    rule: 'BW-20.5',
    who: (_g, { seat }) => seat,
    legalMoves: (g, { seat, recruit }) =>
      substitutesFor(g.open, seat, recruit).map(type => ({ do: 'substitute', type })),
    take: (g, { seat, recruit }, _seat, { type }, ctx) => {
      const instead: Recruit = { type, rank: recruit.rank, commander: null }
      setMuster(g, seat, { recruits: [...g.open.musters[seat].recruits, instead] })
      ctx.log({ is: 'substituted', seat, unit: recruit, instead })
      return []
    },
  }),

  // BW-20.6
  drawTiles: auto((g, _me, ctx): Steps => {
    for (const seat of inTurn(g.open)) {
      const cards = drawn(g, seat, summary(g.open).terrainValue, ctx)
      const tiles = cards.flatMap(card =>
        setupTable[card].terrain.flatMap(({ terrain, hexes, n }) =>
          Array.from({ length: n }, () => ({ terrain, hexes })),
        ),
      )
      setMuster(g, seat, { tiles })
      ctx.log({ is: 'tiles', seat, cards })
    }
    return [{ do: 'tiles', seat: g.open.momentum }]
  }),
}
