/** BW-4.1, BW-4.2: the Rally Phase and the Marshaling Phase. */
import { auto } from '../../../../kernel/index.ts'
import { battleOf } from '../../data/battles.ts'
import { commanders } from '../../data/commanders.ts'
import type { Open } from '../../types.ts'
import { draw } from '../cards/decks.ts'
import { throwDice } from '../field/chance.ts'
import { type G, other, type Rules, type Steps } from '../field/units.ts'
import { takeToken } from '../orders/tokens.ts'

/** BW-4.1.1: more command tokens on the board; else the momentum. */
const firstPlayer = ({ commandTokens: [one, two], momentum }: Open) => (one === two ? momentum : one > two ? 0 : 1)

/** BW-4.1.2, BW-12.7: all command tokens return, those of captured commanders too. */
function refresh(g: G): void {
  const { commandTokens } = g.open
  const back = g.open.houses.map((_, seat) =>
    commanders.reduce((sum, each) => {
      const card = g.open.commanders[each]
      return card?.seat === seat ? sum + card.tokens : sum
    }, 0),
  )
  g.open.commandTokens = commandTokens.map((tokens, seat) => tokens + back[seat])
  g.open.commanders = Object.fromEntries(
    Object.entries(g.open.commanders).map(([name, card]) => [name, { ...card, tokens: 0 }]),
  )
}

export const rallyRules: Rules<'round' | 'rally' | 'marshal'> = {
  round: auto((g, _me, ctx): Steps => {
    g.open.round++
    ctx.log({ is: 'round', round: g.open.round })
    const { momentum } = g.open
    return [
      { do: 'arrivals', seat: momentum },
      { do: 'arrivals', seat: other(momentum) },
      { do: 'endArrivals' },
      { do: 'rally' },
    ]
  }),

  rally: auto((g, _me, ctx): Steps => {
    const first = firstPlayer(g.open)
    g.open.first = first
    ctx.log({ is: 'first', seat: first, tokens: g.open.commandTokens })
    refresh(g)
    // BW-4.1.3
    g.open.units = g.open.units.map(unit => (unit.active ? unit : { ...unit, active: true }))
    return [
      { do: 'marshal', seat: first },
      { do: 'marshal', seat: other(first) },
      { do: 'turn', seat: first },
    ]
  }),

  // BW-4.2.1, BW-4.2.2
  marshal: auto((g, { seat }, ctx) => {
    const { orderValue, leadershipValue } = battleOf(g.open.options.battle)
    const dice = throwDice(orderValue, ctx)
    const taken = dice.filter(face => takeToken(g, seat, face))
    ctx.log({ is: 'tokens-rolled', seat, dice, taken })
    draw(g, seat, leadershipValue, ctx)
    return []
  }),
}
