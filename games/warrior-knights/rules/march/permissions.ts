/** WK-15.2: standing permissions, given before they are asked. */
import type { Game } from '../../../../kernel/index.ts'
import type { WarriorKnights } from '../../types.ts'
import { seatsIn } from '../seats.ts'
import { ownerOf } from '../sites.ts'

const whys = ['passage', 'attack'] as const

export const ahead: NonNullable<Game<WarriorKnights>['ahead']> = {
  permission: {
    // For each other Baron: may he pass, may he attack beside me?
    topics: ({ open }, seat) =>
      Object.fromEntries(
        seatsIn(open).flatMap(other =>
          other === seat ? [] : whys.map(why => [`${why}-${other}`, [{ do: 'grant' }, { do: 'refuse' }]]),
        ),
      ),
    topic: ({ of, why }) => `${why}-${of}`,
    // Such an answer ends when that Baron lays siege to something of mine
    basis: ({ open }, seat, topic) =>
      open.sieges.filter(({ site, by }) => ownerOf(open, site) === seat && topic.endsWith(`-${by}`)).length,
  },
}
