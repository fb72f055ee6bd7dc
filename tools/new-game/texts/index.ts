/** The words of the game in both languages. A page loads one of them. */
import type { Language } from '../../../text/index.ts'
import type { NewGameTexts } from './common/types.ts'
import { en } from './en/index.ts'
import { hu } from './hu/index.ts'

export const texts: Readonly<Record<Language, NewGameTexts>> = { en, hu }
