/** The games of the house: the one list that names them all. The page's own list is boards.ts. */
import { type GameModule, gameModule } from '../kernel/index.ts'
import { easy as battleloreEasy } from './battlelore/bot/easy.ts'
import { battlelore } from './battlelore/game.ts'
import { easy as ironThroneEasy } from './iron-throne/bot/easy.ts'
import { ironThrone } from './iron-throne/game.ts'
import { easy as thronesEasy } from './thrones/bot/easy.ts'
import { thrones } from './thrones/game.ts'

export const games: Readonly<Record<string, GameModule>> = {
  thrones: gameModule(thrones, thronesEasy),
  battlelore: gameModule(battlelore, battleloreEasy),
  'iron-throne': gameModule(ironThrone, ironThroneEasy),
}
