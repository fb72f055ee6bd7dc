/** The board's own words, and the names it takes from the game's texts. */
import { type Language, plain, type Rich } from '../../../text/index.ts'
import type { BoardProps } from '../../../ui/board.ts'
import type { EffectId } from '../data/abilities.ts'
import { effects as effectsEn } from '../texts/effects.en.ts'
import { effects as effectsHu } from '../texts/effects.hu.ts'
import type { Effects } from '../texts/effects.ts'
import { names as namesEn } from '../texts/names.en.ts'
import { names as namesHu } from '../texts/names.hu.ts'
import type { Names } from '../texts/names.ts'
import { talks as talksEn } from '../texts/offers.en.ts'
import { talks as talksHu } from '../texts/offers.hu.ts'
import { effectBy, titleBy } from '../texts/words.ts'
import type { IronThrone, Open } from '../types.ts'
import type { Move } from './spots.ts'
import { type BoardWords, en } from './words.en.ts'
import { hu } from './words.hu.ts'

export const namesIn = (language: Language): Names => (language === 'hu' ? namesHu : namesEn)

export const effectsIn = (language: Language): Effects => (language === 'hu' ? effectsHu : effectsEn)

export const wordsIn = (language: Language): BoardWords => (language === 'hu' ? hu : en)

/** What is done in a negotiation, as the list of choices says it. */
export const talksIn = (language: Language): typeof talksEn => (language === 'hu' ? talksHu : talksEn)

/** The title and the words of an ability or a character card at this table. */
export const effectIn = (by: EffectId, language: Language, open: Open) => ({
  title: titleBy(language, namesIn(language))(by, open),
  text: effectBy(language, effectsIn(language))(by, open),
})

type Eyes = Pick<BoardProps<IronThrone>, 'texts' | 'view' | 'language'>

/** The label of a move, as the page's list of choices shows it. */
export function labelOf(move: Move, { texts, view, language }: Eyes): Rich {
  if (move.do === 'take-back') return [wordsIn(language).takeBack]
  const say = texts.moves[move.do] as (move: Move, view: Eyes['view']) => Rich
  return say(move, view)
}

export const capital = (word: string): string => word.charAt(0).toLocaleUpperCase('hu') + word.slice(1)

export const labelled = (move: Move, eyes: Eyes): string => capital(plain(labelOf(move, eyes)))
