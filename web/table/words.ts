/** The words around a table in the language of the reader. */
import { useSettings } from '../settings.ts'
import { type TableWords, tableEn } from '../texts/tableEn.ts'
import { tableHu } from '../texts/tableHu.ts'

const words = { en: tableEn, hu: tableHu }

export const useTableWords = (): TableWords => words[useSettings().language]
