import type { Language } from '../../../text/index.ts'
import { en, type StageWords } from './stageWords.en.ts'
import { hu } from './stageWords.hu.ts'

export const stageWordsIn = (language: Language): StageWords => (language === 'hu' ? hu : en)
