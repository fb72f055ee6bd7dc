/** What the bar, the keys and the log need to go through a game: its decisions, its chapters, and playing back. */
import { useMemo } from 'react'
import type { LogLine } from '../../../table/types.ts'
import { type ChapterStart, chapterStarts, decisionsIn } from './stops.ts'
import type { History } from './useHistory.ts'
import { type Play, usePlay } from './usePlay.ts'

export interface Replay {
  history: History
  chapters: readonly ChapterStart[]
  play: Play
  /** An earlier position is shown, or the game has ended: keys that mean something else at a running table are free. */
  isOn: boolean
}

export function useReplay(history: History, log: readonly LogLine[], moves: number, isOver: boolean): Replay {
  const stops = useMemo(() => decisionsIn(log, moves), [log, moves])
  const chapters = useMemo(() => chapterStarts(log), [log])
  return { history, chapters, play: usePlay(history, stops), isOn: isOver || history.at !== null }
}
