/** The words of A Game of Thrones: sentences, names of all pieces, and what cards and tokens do. */
import type { Language, Texts } from '../../../text/index.ts'
import type { Thrones } from '../types.ts'
import { effects as effectsEn } from './effects.en.ts'
import { effects as effectsHu } from './effects.hu.ts'
import type { Effects } from './effects.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { names as namesEn } from './names.en.ts'
import { names as namesHu } from './names.hu.ts'
import type { Names } from './names.ts'

export type { Effects } from './effects.ts'
export type { Names, Term } from './names.ts'

export const texts: Texts<Thrones> = { en, hu }

/** Labels by id: of areas, units, cards, tracks, terms ... */
export const names: Readonly<Record<Language, Names>> = { en: namesEn, hu: namesHu }

/** What cards, orders, tokens and units do, by id. */
export const effects: Readonly<Record<Language, Effects>> = { en: effectsEn, hu: effectsHu }
