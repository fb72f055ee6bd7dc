/** The words around a table in the language of the reader. */
import type { Answer } from '../link/link.ts'
import { useSettings } from '../settings.ts'
import { type TableWords, tableEn } from '../texts/en/table/index.ts'
import { tableHu } from '../texts/hu/table/index.ts'

const words = { en: tableEn, hu: tableHu }

export const useTableWords = (): TableWords => words[useSettings().language]

/** Why what was asked was not done, or not all of it. */
export const refusalIn = ({ link, refusals }: TableWords, why: Exclude<Answer, 'done'>): string =>
  why === 'unheard' || why === 'stopped' ? link[why] : refusals[why]
