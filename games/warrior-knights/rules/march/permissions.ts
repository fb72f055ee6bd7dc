/** WK-15.2: standing permissions, given before they are asked. */
import { type Game, remember } from '../../../../kernel/index.ts'
import type { Open, WarriorKnights } from '../../types.ts'
import { ownerOf } from '../sites.ts'

const whys = ['passage', 'attack'] as const
const answers = [{ do: 'grant' }, { do: 'refuse' }] as const

/** By seat: one for each other Baron in the game and each purpose. */
const topicsOf = remember((barons: Open['barons'], out: Open['out']) =>
  [...barons.keys()].map(seat => {
    const others = [...barons.keys()].filter(other => other !== seat && !out.includes(other))
    return Object.fromEntries(others.flatMap(other => whys.map(why => [`${why}-${other}`, answers] as const)))
  }),
)

export const ahead: NonNullable<Game<WarriorKnights>['ahead']> = {
  permission: {
    // For each other Baron: may he pass, may he attack beside me?
    topics: ({ open }, seat) => topicsOf(open.barons, open.out)[seat],
    topic: ({ of, why }) => `${why}-${of}`,
    // Such an answer ends when that Baron lays siege to something of mine
    basis: ({ open }, seat, topic) =>
      open.sieges.filter(({ site, by }) => ownerOf(open, site) === seat && topic.endsWith(`-${by}`)).length,
  },
}
