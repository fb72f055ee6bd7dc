/** The words of being told that tables wait, in the language of the reader. */
import { useSettings } from '../settings.ts'
import { en, type NoticeWords } from '../texts/en/notices.ts'
import { hu } from '../texts/hu/notices.ts'

export const noticeWords = { en, hu }

export const useNoticeWords = (): NoticeWords => noticeWords[useSettings().language]
