/** Positions of the gallery, played from the scenes of the tests. */
import type { Seat, State } from '../../../../kernel/index.ts'
import { scene } from '../../testing.ts'
import type { NewGame } from '../../types.ts'

interface Position {
  state: State<NewGame>
  /** Who looks on; null: a spectator. */
  seat: Seat | null
}

const bidding = () => scene(3).deck('castle', 'mill').kept('green', 'well', 'forge').run({ do: 'round' })

export const positions: Readonly<Record<string, () => Position>> = {
  bidding: () => ({ state: bidding().state, seat: 0 }),
  using: () => ({ state: bidding().bid(3, 0, 1).state, seat: 0 }),
  spectator: () => ({ state: bidding().state, seat: null }),
}
