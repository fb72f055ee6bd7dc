/** The course of the values of a game that has ended, with the decisions that turned it: worked out once, for all who show it. */
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { ValueCourse } from '../../../table/course.ts'
import { type TurningPoint, turningPoints } from '../../../table/turningPoints.ts'
import type { TableLink } from '../../link/link.ts'
import { valueCourse } from '../../link/valueCourse.ts'
import { observable } from '../../observable.ts'
import { useTable } from '../context.ts'

export interface ShownCourse extends ValueCourse {
  turns: readonly TurningPoint[]
}

/** How much of it has been worked out, 0 to 1. */
const progress = observable(0)

export const useCourseProgress = (): number => useSyncExternalStore(progress.subscribe, progress.read)

const courseAt = (link: TableLink, table: string, game: string) =>
  queryOptions({
    queryKey: ['course', table],
    queryFn: async ({ signal }): Promise<ShownCourse> => {
      progress.tell(0)
      const course = await valueCourse({ game, record: await link.record(), tell: progress.tell, signal })
      return { ...course, turns: turningPoints(course) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** null: there is none; undefined: it is on its way. */
export function useValueCourse(): ShownCourse | null | undefined {
  const { link, scene, texts } = useTable()
  const { id, status, setup, moves } = scene.tableView
  const hasEnded = status === 'over' || status === 'closed'
  const enabled = hasEnded && moves > 0 && texts.concerns !== undefined
  const { data: course, isError } = useQuery({ ...courseAt(link, id, setup.game), enabled })
  if (!enabled || isError || (course && course.positions.length < 2)) return null
  return course
}
