/** The board's own words, and the names it takes from the game's texts. */
import { type Language, plain, type Rich } from '../../../text/index.ts'
import type { BoardProps } from '../../../ui/board.ts'
import { effects as effectsEn } from '../texts/effects.en.ts'
import { effects as effectsHu } from '../texts/effects.hu.ts'
import type { Effects } from '../texts/effects.ts'
import { names as namesEn } from '../texts/names.en.ts'
import { names as namesHu } from '../texts/names.hu.ts'
import type { Names } from '../texts/names.ts'
import type { BattleLore } from '../types.ts'
import type { Move } from './handles.ts'
import { type BoardWords, en } from './words.en.ts'
import { hu } from './words.hu.ts'

/** What units, terrain and cards are called in a language. */
export const namesIn = (language: Language): Names => (language === 'hu' ? namesHu : namesEn)

/** What units, abilities, terrain and cards do. */
export const effectsIn = (language: Language): Effects => (language === 'hu' ? effectsHu : effectsEn)

export const wordsIn = (language: Language): BoardWords => (language === 'hu' ? hu : en)

type Eyes = Pick<BoardProps<BattleLore>, 'texts' | 'view' | 'language'>

/** The label of a move, as the page's list of choices shows it. */
export function labelOf(move: Move, { texts, view, language }: Eyes): Rich {
  if (move.do === 'take-back') return [wordsIn(language).takeBack]
  const say = texts.moves[move.do] as (move: Move, view: Eyes['view']) => Rich
  return say(move, view)
}

export const labelled = (move: Move, eyes: Eyes): string => plain(labelOf(move, eyes))
