/** A Game of Thrones: The Board Game, as the kernel plays it. */
import type { Game } from '../../kernel/index.ts'
import type { Thrones } from './types.ts'

export declare const thrones: Game<Thrones>
