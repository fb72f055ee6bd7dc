/** Servers under load are killed, flooded and starved; what was acknowledged must be there, once, and everybody be back soon. */
import type { GameModule } from '../../kernel/index.ts'
import { closeHall, type Hall, type MadeMove, openHall, playersOf } from '../../server/load/hall.ts'
import type { Player } from '../../server/load/player.ts'
import { type House, type HouseWish, openHouse } from './house.ts'
import { balance } from './ledger.ts'
import { type Pulse, takePulse } from './pulse.ts'

export interface ChaosWish extends HouseWish {
  gameModule: GameModule
  seats: number
  tables: number
  /** Milliseconds before each move: drawn between nothing and twice as much. */
  pause: number
  /** What is done to the house, in this order. */
  blows: readonly Blow[]
  tell(word: string): void
}

/** What chaos has at hand. */
export interface Scene {
  house: House
  hall: Hall
  pulse: Pulse
  /** After how many milliseconds each acknowledged move was answered. */
  waits: number[]
  tell(word: string): void
}

/** Does something to a house, and gives figures of it. */
export type Blow = (scene: Scene) => Promise<Figure[]>

/** A figure of chaos. `wrong`: what must never be, whatever the machine; `late`: more than is aimed at on a quiet one. */
export interface Figure {
  name: string
  value: number
  unit: string
  verdict: 'fine' | 'wrong' | 'late'
}

export const figure = (name: string, value: number, unit: string, verdict: Figure['verdict'] = 'fine'): Figure => ({
  name,
  value: Math.round(value * 10) / 10,
  unit,
  verdict,
})

/** A figure that must be nothing. */
const none = (name: string, value: number, unit: string) => figure(name, value, unit, value === 0 ? 'fine' : 'wrong')

/** Plays, strikes, and looks what is left of it. */
export async function chaos(wish: ChaosWish): Promise<Figure[]> {
  const house = await openHouse(wish)
  try {
    const made: MadeMove[] = []
    const waits: number[] = []
    const hall = await openHall({
      ...wish,
      addresses: () => house.addresses,
      comesBack: true,
      pause: () => Math.random() * 2 * wish.pause,
      made: (move, milliseconds) => {
        made.push(move)
        waits.push(milliseconds)
      },
    })
    const pulse = takePulse(house)
    const figures: Figure[] = []
    for (const blow of wish.blows) figures.push(...(await blow({ house, hall, pulse, waits, tell: wish.tell })))
    closeHall(hall)
    await pulse.stop()
    const store = await house.settle()
    const { acknowledged, lost, doubled } = await balance(store, hall.opened, made)
    await store.close()
    return [
      ...figures,
      figure('acknowledged moves', acknowledged, 'moves', acknowledged === 0 ? 'wrong' : 'fine'),
      none('of them lost', lost, 'moves'),
      none('stored twice', doubled, 'moves'),
      none('servers that ended by themselves', house.crashes, 'times'),
      none('answers 5xx, but 503 while the database is away', pulse.broken, 'answers'),
    ]
  } finally {
    await house.destroy()
  }
}

/** How long a page may take to come back, and the server's thread to give others a turn, in milliseconds. */
export const aims = { back: 5_000, stall: 100 }

/**
 * Waits until every player who is concerned has been shown the whole table since then; gives after how many milliseconds the
 * last one was.
 */
export async function allBack(hall: Hall, since: number, isConcerned: (player: Player) => boolean): Promise<number> {
  const late = performance.now() + 120_000
  const away = () => playersOf(hall).filter(each => isConcerned(each) && !each.isOver && each.back <= since)
  while (away().length > 0 && performance.now() < late) await new Promise(resolve => setTimeout(resolve, 20))
  const times = playersOf(hall)
    .filter(isConcerned)
    .map(({ back }) => back - since)
  return away().length > 0 ? late - since : Math.max(0, ...times)
}
