/** The decisions that turned a game, with their words: the round, and the first that was told of each. */

import type { TurningPoint } from '../../../table/turningPoints.ts'
import { plain, sentenceOf } from '../../../text/index.ts'
import { useTable } from '../context.ts'
import { chapterAt, chapterStarts } from '../history/stops.ts'
import { useTableWords } from '../words.ts'
import { useValueCourse } from './useValueCourse.ts'

export interface Turn extends TurningPoint {
  /** 'Round 4: Stark marches from Winterfell to Moat Cailin.' */
  title: string
}

export function useTurns(): readonly Turn[] {
  const { wholeLog, texts, scene } = useTable()
  const words = useTableWords()
  const course = useValueCourse()
  const view = scene.tableView.view!
  const rounds = chapterStarts(wholeLog).filter(({ isRound }) => isRound)
  const said = (event: (typeof wholeLog)[number]['event']) => plain(sentenceOf(texts, event, view))
  const titleOf = ({ before, position }: TurningPoint): string => {
    const of = wholeLog.filter(({ move }) => move > before && move <= position)
    const told = of.find(({ event }) => event.is !== 'round' && event.is !== 'phase')
    const round = rounds[chapterAt(rounds, before + 1)]
    const what = told ? said(told.event) : words.history.at(position, scene.tableView.moves)
    return round ? `${said(round.line.event).replace(/\.$/, '')}: ${what}` : what
  }
  return (course?.turns ?? []).map(turn => ({ ...turn, title: titleOf(turn) }))
}
