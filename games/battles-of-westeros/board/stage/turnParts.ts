/** How far an order has come: who is ordered, who moves, who attacks (BW-6.6). Pure. */
import type { View } from '../../../../kernel/index.ts'
import type { Asks, Autos } from '../../steps.ts'
import type { BattlesOfWesteros } from '../../types.ts'

export const turnParts = ['orders', 'moves', 'attacks'] as const
export type TurnPart = (typeof turnParts)[number]

/** Steps that say where an order stands; what lies above them belongs to the same part. */
const partAt: Partial<Record<keyof Asks | keyof Autos, TurnPart>> = {
  chooseCommand: 'orders',
  chooseOrders: 'orders',
  useToken: 'orders',
  tactic: 'orders',
  aim: 'orders',
  chooseMover: 'moves',
  moveUnit: 'moves',
  moveOn: 'moves',
  movement: 'moves',
  freeMove: 'moves',
  withdraw: 'moves',
  attack: 'attacks',
  join: 'attacks',
  attackPart: 'attacks',
}

/** The part under way; null: no order is being carried out. */
export function turnPartOf({ stack }: Pick<View<BattlesOfWesteros>, 'stack'>): TurnPart | null {
  const named = stack.findLast(({ do: name }) => name in partAt)
  return named ? partAt[named.do as keyof typeof partAt]! : null
}
