/** The shell's words in the language of the reader. */
import { useSettings } from './settings.ts'
import { en, type Words } from './texts/en/pages.ts'
import { hu } from './texts/hu/pages.ts'

const words = { en, hu }

export const useWords = (): Words => words[useSettings().language]
