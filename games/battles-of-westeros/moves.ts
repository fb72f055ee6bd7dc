/** The moves of the game. A hex names the unit in it. */
import type { Card } from './data/cards.ts'
import type { Commander } from './data/commanders.ts'
import type { Face, Token } from './data/dice.ts'
import type { Hex } from './data/hexes.ts'
import type { Entry } from './data/plans/plan.ts'
import type { Rank } from './data/ranks.ts'
import type { SetupCard } from './data/setupCards.ts'
import type { Ground } from './data/terrain.ts'
import type { UnitType } from './data/units.ts'

export type Move =
  // Setup (BW-20, BW-24)
  | { do: 'hide'; at: readonly Hex[] }
  | { do: 'discs'; west: Commander; centre: Commander; east: Commander }
  | { do: 'stake'; hex: Hex; token: Token }
  | { do: 'use-dice'; faces: readonly Face[] }
  | { do: 'breach'; hex: Hex; token: Token }
  | { do: 'target'; hex: Hex; rank: Rank }
  | { do: 'commanders'; cards: readonly SetupCard[] }
  | { do: 'substitute'; type: UnitType }
  | { do: 'tile'; terrain: Ground; hexes: 1 | 3 }
  | { do: 'lay'; at: readonly Hex[] }
  | { do: 'recruit'; type: UnitType; rank: Rank; commander: Commander | null }
  | { do: 'place'; hex: Hex }
  | { do: 'turn-up'; entry: Entry }
  // The turn (BW-5, BW-6)
  | { do: 'token'; token: Token; pair: boolean }
  | { do: 'raise' }
  | { do: 'play'; card: Card; commander: Commander; commands: readonly number[] }
  | { do: 'any-card'; card: Card; commander: Commander }
  | { do: 'archers'; hex: Hex; token: Token }
  | { do: 'ability'; commander: Commander }
  | { do: 'pass' }
  | { do: 'command'; n: number }
  | { do: 'order'; hex: Hex }
  | { do: 'rally'; hex: Hex }
  | { do: 'tactic'; yes: boolean }
  | { do: 'use'; yes: boolean }
  | { do: 'aim'; hex: Hex }
  | { do: 'done' }
  | { do: 'unselect' }
  | { do: 'give-up'; token: Token }
  | { do: 'exchange'; give: Token; take: Token }
  // Movement (BW-8)
  | { do: 'select'; hex: Hex }
  | { do: 'go'; path: readonly Hex[] }
  | { do: 'exit'; path: readonly Hex[] }
  | { do: 'leave' }
  | { do: 'stay' }
  | { do: 'carry'; yes: boolean }
  | { do: 'withdraw'; from: Hex; to: Hex }
  // Combat (BW-9 to BW-11)
  | { do: 'attack'; from: Hex; at: Hex }
  | { do: 'dogs'; from: Hex; at: Hex }
  | { do: 'extra-attack'; from: Hex; at: Hex }
  | { do: 'scorch'; from: Hex; at: Hex }
  | { do: 'douse'; from: Hex; at: Hex }
  | { do: 'support'; from: Hex; to: Hex }
  | { do: 'join'; hex: Hex }
  | { do: 'shoot'; at: Hex }
  | { do: 'strike'; yes: boolean }
  | { do: 'bonus'; yes: boolean }
  | { do: 'again'; yes: boolean }
  /** null: none; `useless`: only given ahead, for the symbol with the most useless dice (BW-22.4). */
  | { do: 'reroll'; face: Face | 'useless' | null }
  | { do: 'swap'; hex: Hex }
  | { do: 'ignore'; yes: boolean }
  | { do: 'retreat'; to: Hex }
  | { do: 'counter'; yes: boolean }
  | { do: 'advance'; path: readonly Hex[] }
  | { do: 'pursue'; path: readonly Hex[] }
  // Regroup (BW-4.4)
  | { do: 'keep'; card: Card | null; token: Token | null }
  | { do: 'recover'; yes: boolean }

export type MoveOf<Name extends Move['do']> = Extract<Move, { do: Name }>
