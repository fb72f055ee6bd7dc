/** The words of The Iron Throne: sentences, names of all pieces, and what leaders, cards and events do. */
import type { Language, Texts } from '../../../text/index.ts'
import type { EffectId } from '../data/abilities.ts'
import type { IronThrone, Open } from '../types.ts'
import { effects as effectsEn } from './effects.en.ts'
import { effects as effectsHu } from './effects.hu.ts'
import type { Effects } from './effects.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { names as namesEn } from './names.en.ts'
import { names as namesHu } from './names.hu.ts'
import type { Names } from './names.ts'
import * as wordsEn from './phrases.en.ts'
import * as wordsHu from './phrases.hu.ts'

export type { Effects } from './effects.ts'
export type { Names, Term } from './names.ts'

export const texts: Texts<IronThrone> = { en, hu }

/** Labels by id: of Houses, characters, cards, phases, terms ... For effects see `title`. */
export const names: Readonly<Record<Language, Names>> = { en: namesEn, hu: namesHu }

/** What leaders, cards and events do, by id. For effects see `effectText`. */
export const effects: Readonly<Record<Language, Effects>> = { en: effectsEn, hu: effectsHu }

type Words = Readonly<Record<Language, (by: EffectId, open: Pick<Open, 'local'>) => string>>

/** The title of an ability or a character card at a table, which may have its own. */
export const title: Words = { en: wordsEn.title, hu: wordsHu.title }

/** What an ability or a character card does at a table, which may have its own words. */
export const effectText: Words = { en: wordsEn.effectText, hu: wordsHu.effectText }
