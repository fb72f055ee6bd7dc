/** The shell's words in the language of the reader. */
import { useSettings } from './settings.ts'
import { en, type Words } from './texts/en.ts'
import { hu } from './texts/hu.ts'

const words = { en, hu }

export const useWords = (): Words => words[useSettings().language]
