/** WK-17: acts on what Barons have: crowns, Votes, Faith, Influence, tokens. */

import { expeditions } from '../../data/expeditions.ts'
import { change, gainInfluence } from '../money.ts'
import { claimToken, giveToken, passTokenOn } from '../tokens.ts'
import { type ActRule, amountFor } from './self.ts'

export const crowns: ActRule<'crowns'> = {
  run: (g, self, act, ctx) => {
    change(g, ctx, self.seat, 'crowns', amountFor(self, act), self.by)
    return []
  },
}

export const faith: ActRule<'faith'> = {
  run: (g, self, act, ctx) => {
    change(g, ctx, self.seat, 'faith', amountFor(self, act), self.by)
    return []
  },
}

export const votes: ActRule<'votes'> = {
  run: (g, self, act, ctx) => {
    change(g, ctx, self.seat, 'votes', amountFor(self, act), self.by)
    return []
  },
}

export const influence: ActRule<'influence'> = {
  run: (g, { seat, by }, { n }, ctx) => {
    gainInfluence(g, ctx, seat, n, by)
    return []
  },
}

/** As he chooses among what he can pay in full; if he can do neither, all his crowns. */
export const faithOrCrowns: ActRule<'faith-or-crowns'> = {
  run: (g, { seat, by, open }, act, ctx) => {
    if (open.faith[seat] > 0 || open.crowns[seat] >= act.crowns) {
      return [{ do: 'faithOrCrowns', seat, crowns: act.crowns }]
    }
    change(g, ctx, seat, 'crowns', -open.crowns[seat], by)
    return []
  },
}

export const claim: ActRule<'claim'> = {
  run: (g, { seat }, { token }, ctx) => {
    claimToken(g, ctx, token, seat)
    return []
  },
}

export const yielding: ActRule<'yield'> = {
  run: (g, { seat }, { token }, ctx) => {
    if (g.open[token] === seat) passTokenOn(g, ctx, token)
    return []
  },
}

/** WK-17.11: the Chairman changes when the Assembly ends. */
export const elect: ActRule<'elect'> = {
  run: (g, { seat }, { token, atEnd }, ctx) => {
    if (atEnd) g.open.assembly = { ...g.open.assembly!, elected: seat }
    else giveToken(g, ctx, token, seat)
    return []
  },
}

export const bar: ActRule<'bar'> = {
  run: (g, { seat, by }, _act, ctx) => {
    g.open.heretics = [...g.open.heretics, seat]
    g.open.lasting = [...g.open.lasting, { card: by as 'heretic', seat, noble: null }]
    ctx.log({ is: 'barred', seat })
    return []
  },
}

/** WK-17.24 */
export const storms: ActRule<'storms'> = {
  possible: ({ open }) => expeditions.some(each => open.voyages[each].spot > 1),
  run: (g, _self, _act, ctx) => {
    for (const expedition of expeditions) {
      const voyage = g.open.voyages[expedition]
      if (voyage.spot < 2) continue
      g.open.voyages = { ...g.open.voyages, [expedition]: { ...voyage, spot: voyage.spot - 1 } }
      ctx.log({ is: 'advanced', expedition, spot: voyage.spot - 1 })
    }
    return []
  },
}

/** WK-17.22: it lies open until it is used up; loyal retainers with their Baron. */
export const lasting: ActRule<'lasting'> = {
  run: (g, { seat, by }, _act, ctx) => {
    const owner = by === 'loyal-retainers' ? seat : null
    g.open.lasting = [...g.open.lasting, { card: by as 'famine', seat: owner, noble: null }]
    ctx.log({ is: 'lasting', card: by as 'famine', seat: owner, noble: null })
    return []
  },
}
