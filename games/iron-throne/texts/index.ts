/** The words of The Iron Throne in both languages. A page loads one of them. */
import type { Language } from '../../../text/index.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { IronThroneTexts } from './types.ts'

export const texts: Readonly<Record<Language, IronThroneTexts>> = { en, hu }
