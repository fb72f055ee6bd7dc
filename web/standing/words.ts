/** The words of ratings and statistics in the language of the reader. */
import { useSettings } from '../settings.ts'
import { en, type StandingWords } from '../texts/en/standing.ts'
import { hu } from '../texts/hu/standing.ts'

const words = { en, hu }

export const useStandingWords = (): StandingWords => words[useSettings().language]
