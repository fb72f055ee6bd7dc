/** The words of the pages of people in the language of the reader. */
import { useSettings } from '../settings.ts'
import { en, type PeopleWords } from '../texts/en/people.ts'
import { hu } from '../texts/hu/people.ts'

const words = { en, hu }

export const usePeopleWords = (): PeopleWords => words[useSettings().language]
