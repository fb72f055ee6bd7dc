/** A record played in this thread, for tools: whoever serves people has the importer do it. */
import type { GameRecord } from '../../kernel/index.ts'
import type { Bringing } from '../../table/index.ts'
import { freshSeed } from '../freshSeed.ts'
import type { LoadedTable } from '../loadedTable.ts'
import { openTable, type Tables } from '../tables.ts'
import { keep } from './keep.ts'
import { piecesOf } from './pieces.ts'

/** A new table that stands where a record of a known game ends. Throws a RecordFault when the record is not sound. */
export async function importHere(
  tables: Tables,
  record: GameRecord,
  wish: Pick<Bringing, 'id' | 'name' | 'owner'>,
): Promise<LoadedTable> {
  const { games, store, now, lost } = tables
  const bringing = { ...wish, freshSeed: freshSeed(), lost: lost() }
  for await (const _ of keep(store, piecesOf(games[record.game], record, bringing, now()), now()));
  return (await openTable(tables, wish.id))!
}
