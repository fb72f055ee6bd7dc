/** The words of BattleLore: sentences, names of all pieces, and what cards, units and terrain do. */
import type { Language, Texts } from '../../../text/index.ts'
import type { BattleLore } from '../types.ts'
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

export const texts: Texts<BattleLore> = { en, hu }

/** Labels by id: of units, cards, terrain, dice, terms ... */
export const names: Readonly<Record<Language, Names>> = { en: namesEn, hu: namesHu }

/** What cards, units, abilities, terrain and dice do, by id. */
export const effects: Readonly<Record<Language, Effects>> = { en: effectsEn, hu: effectsHu }
