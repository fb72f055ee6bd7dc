/** What the log of Battles of Westeros tells, event by event, and to whom. */
import type { Ledger, Seat } from '../../kernel/index.ts'
import type { BattleId } from './data/battles.ts'
import type { Card } from './data/cards.ts'
import type { Commander } from './data/commanders.ts'
import type { Face, Token } from './data/dice.ts'
import type { ModifierKey } from './data/effects.ts'
import type { Hex } from './data/hexes.ts'
import type { House } from './data/houses.ts'
import type { PointsFor } from './data/plans/plan.ts'
import type { Rank } from './data/ranks.ts'
import type { SetupCard } from './data/setupCards.ts'
import type { Ground, Piece } from './data/terrain.ts'
import type { AttackKind, Recruit, Result } from './types.ts'

/** A unit as sentences name it. */
export type Named = Recruit

/** What takes figures away. */
export type Loss = 'attack' | 'retreat' | 'fire' | 'cost' | 'catapult' | 'bridge'

export type Event =
  | { is: 'battle'; battle: BattleId; houses: readonly House[]; momentum: Seat }
  // Setup (BW-20, BW-24)
  | { is: 'hidden'; seat: Seat; n: number }
  | { is: 'staked'; seat: Seat; hex: Hex; token: Token }
  | { is: 'breach-rolled'; seat: Seat; dice: readonly Face[] }
  | { is: 'breached'; seat: Seat; hex: Hex; token: Token; with: readonly Face[] }
  | { is: 'target'; seat: Seat; hex: Hex; rank: Rank }
  | { is: 'commanders'; seat: Seat; commanders: readonly Commander[] }
  | { is: 'mustered'; seat: Seat; cards: readonly SetupCard[]; units: readonly Named[] }
  | { is: 'substituted'; seat: Seat; unit: Named; instead: Named | null }
  | { is: 'tiles'; seat: Seat; cards: readonly SetupCard[] }
  | { is: 'laid'; seat: Seat; terrain: Ground; hexes: readonly Hex[] }
  | { is: 'placed'; seat: Seat; unit: Named; hex: Hex }
  // The round (BW-4)
  | { is: 'round'; round: number }
  | { is: 'column'; seat: Seat; commander: Commander; hex: Hex }
  | { is: 'column-waits'; seat: Seat; commander: Commander; hex: Hex }
  | { is: 'decoy'; seat: Seat; commander: Commander; hex: Hex }
  | { is: 'first'; seat: Seat; tokens: readonly number[] }
  | { is: 'tokens-rolled'; seat: Seat; dice: readonly Face[]; taken: readonly Token[] }
  | { is: 'drew'; seat: Seat; n: number }
  /** Heard by the player alone. */
  | { is: 'drew-cards'; seat: Seat; cards: readonly Card[] }
  | { is: 'reshuffled'; seat: Seat; n: number }
  | { is: 'passed'; seat: Seat }
  | { is: 'kept'; seat: Seat; token: Token | null; cards: readonly Card[]; tokens: readonly Token[] }
  | { is: 'recovered'; seat: Seat; from: number; to: number }
  // Tokens and cards (BW-5, BW-6)
  | { is: 'token'; seat: Seat; tokens: readonly Token[]; for: 'order' | 'raise' | 'rally' | 'archers' }
  | { is: 'card'; seat: Seat; card: Card; commander: Commander; commands: readonly number[] }
  | { is: 'any-card'; seat: Seat; card: Card; commander: Commander }
  | { is: 'tactic'; seat: Seat; card: Card }
  | { is: 'ability'; seat: Seat; commander: Commander }
  | { is: 'command-lost'; seat: Seat; card: Card; n: number }
  | { is: 'ordered'; seat: Seat; unit: Named; hex: Hex }
  | { is: 'rallied'; seat: Seat; unit: Named; hex: Hex }
  | { is: 'gave'; unit: Named; hex: Hex; key: ModifierKey; n: number; by: Card | Commander }
  | { is: 'gave-side'; seat: Seat; key: ModifierKey; n: number; by: Card | Commander }
  | { is: 'discarded-card'; seat: Seat; card: Card }
  | { is: 'gave-up'; seat: Seat; token: Token }
  | { is: 'exchanged'; seat: Seat; give: Token; take: Token }
  | { is: 'returned'; seat: Seat; commander: Commander; n: number }
  // Movement (BW-8)
  | {
      is: 'moved'
      seat: Seat
      unit: Named
      path: readonly Hex[]
      why: 'order' | 'free' | 'advance' | 'pursue' | 'withdraw'
    }
  | { is: 'exited'; seat: Seat; unit: Named; path: readonly Hex[] }
  | { is: 'disengaged'; seat: Seat; unit: Named; hex: Hex; from: Named; at: Hex }
  // Combat (BW-9 to BW-12)
  | {
      is: 'attack'
      seat: Seat
      kind: AttackKind
      attacker: Named | null
      from: Hex
      target: Named
      at: Hex
      flank: boolean
      second: boolean
    }
  | { is: 'engaged'; seat: Seat; from: Hex; at: Hex }
  | { is: 'supports'; seat: Seat; unit: Named; hex: Hex; to: Hex }
  | { is: 'dogs'; seat: Seat; face: Face; again: boolean }
  | { is: 'rolled'; seat: Seat; dice: readonly Face[]; count: Ledger }
  | { is: 'extra-dice'; seat: Seat; dice: readonly Face[] }
  | { is: 'rerolled'; seat: Seat; face: Face; dice: readonly Face[] }
  | { is: 'hits'; seat: Seat; hits: Ledger; cancelled: number }
  | { is: 'figures'; seat: Seat; unit: Named; hex: Hex; n: number; why: Loss }
  | { is: 'unharmed'; seat: Seat; commander: Commander; hex: Hex; hits: number }
  | { is: 'eliminated'; seat: Seat; unit: Named; hex: Hex; why: Loss }
  | { is: 'captured'; seat: Seat; commander: Commander; hex: Hex }
  | { is: 'swapped'; seat: Seat; commander: Commander; from: Hex; to: Hex }
  | { is: 'stood'; seat: Seat; unit: Named; hex: Hex }
  | { is: 'retreated'; seat: Seat; unit: Named; path: readonly Hex[] }
  | { is: 'cornered'; seat: Seat; unit: Named; hex: Hex; hits: number }
  | { is: 'withdrew'; seat: Seat; unit: Named; from: Hex; to: Hex }
  // Fire (BW-14.9, BW-16)
  | { is: 'scorched'; seat: Seat; unit: Named; from: Hex; hex: Hex; dice: readonly Face[]; levels: number }
  | { is: 'fire'; hex: Hex; level: number }
  | { is: 'spread'; from: Hex; direction: number; hex: Hex | null }
  | { is: 'devastated'; hex: Hex }
  | { is: 'burnt'; hex: Hex; piece: Piece }
  | { is: 'taken'; seat: Seat; hex: Hex; piece: Piece }
  | { is: 'quench'; seat: Seat; unit: Named; hex: Hex; face: Face | null; out: boolean }
  // Objectives and markers (BW-17, BW-19, BW-24)
  | { is: 'control'; seat: Seat; hex: Hex }
  | { is: 'location'; seat: Seat; hex: Hex; real: boolean }
  | { is: 'archers-shown'; seat: Seat; hex: Hex }
  | { is: 'archers-gone'; seat: Seat; hex: Hex; hidden: boolean }
  | { is: 'catelyn'; seat: Seat; hex: Hex }
  | { is: 'edmure'; seat: Seat; hex: Hex; at: Hex }
  | { is: 'carried'; seat: Seat; from: Hex; to: Hex }
  | { is: 'catapult'; seat: Seat; unit: Named; hex: Hex; face: Face; hit: boolean }
  // Morale and victory (BW-13, BW-17)
  | {
      is: 'morale'
      seat: Seat
      n: number
      from: number
      to: number
      why: 'eliminated' | 'token' | 'rally' | 'withdrawal' | Card | Commander
    }
  | { is: 'points'; seat: Seat; n: number; for: PointsFor }
  | { is: 'won'; seat: Seat | null; by: Result['by']; points: readonly number[]; morale: number }
