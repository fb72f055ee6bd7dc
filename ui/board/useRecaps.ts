import { nothingRecent, type RecentEvents } from './recap.ts'
import { type RecentlyTold, useRecent, type Wish } from './useRecent.ts'

/** How long a recap is shown, in milliseconds. */
const duration = 9000

interface RecapWish<Event, Head extends Event>
  extends Omit<Wish<RecentEvents<Event, Head>, Event>, 'nothing' | 'lasts'> {
  /**
   * How long a recap that begins so is shown, in milliseconds; by default 9 s. null: until it is over, where people may
   * think for long before what comes of it. `isOpen`: more may come of it.
   */
  lasts?(head: Head, isOpen: boolean): number | null
}

/** The recaps of the last news, beat by beat, until they are closed or old. */
export function useRecaps<Event, Head extends Event>(
  wish: RecapWish<Event, Head>,
): RecentlyTold<RecentEvents<Event, Head>> {
  const { lasts = () => duration } = wish
  return useRecent<RecentEvents<Event, Head>, Event>({
    ...wish,
    nothing: nothingRecent,
    lasts: ({ recaps, isOpen }) => (recaps.length > 0 ? lasts(recaps.at(-1)!.head, isOpen) : null),
  })
}
