/** The words of friends, reports and moderators in the language of the reader. */
import { useSettings } from '../settings.ts'
import { en, type PeaceWords } from '../texts/en/peace.ts'
import { hu } from '../texts/hu/peace.ts'

const words = { en, hu }

export const usePeaceWords = (): PeaceWords => words[useSettings().language]
