/** Whom an anonymous question asks is hidden from the others. It is told at last, or a table would wait for nobody knows whom. */
import { questionIn } from './moves/listed.ts'
import type { Table, TableState } from './table.ts'

export const isHidden = ({ core, game }: Pick<Table, 'core' | 'game'>): boolean =>
  core.state !== null && questionIn(game, core.state)?.anonymous === true && core.told !== countActs(core)

/** The core once it is told, until the next one is asked. */
export const told = (core: TableState): TableState => ({ ...core, told: countActs(core) })

const countActs = ({ acted }: TableState): number => acted.reduce((sum, n) => sum + n, 0)
