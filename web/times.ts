/** Times as the reader's language writes them; all are in milliseconds since 1970, and hours are counted to 24. */
import type { Language } from '../text/index.ts'
import { useSettings } from './settings.ts'

export interface Times {
  /** 'Dec 6, 2026'. */
  day(at: number): string
  /** 'Dec 6, 2026, 14:30'. */
  moment(at: number): string
  /** '14:30'. */
  clock(at: number): string
}

export const timesIn = (language: Language): Times => ({
  day: at => new Date(at).toLocaleDateString(language, { dateStyle: 'medium' }),
  moment: at => new Date(at).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23' }),
  clock: at => new Date(at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
})

export const useTimes = (): Times => timesIn(useSettings().language)
