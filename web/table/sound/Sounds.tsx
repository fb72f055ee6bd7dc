/** Sounds of what happens at the table; what makes them is loaded when the first is heard. */
import { useEffect, useRef } from 'react'
import type { Kinds } from '../../../kernel/index.ts'
import { useSettings } from '../../settings.ts'
import { useTable } from '../context.ts'
import { useNews } from '../log/useNews.ts'
import { soundsOf, wantedOf } from './soundsOf.ts'

/** Seconds between one sound and the next. */
const apart = 0.35

export function Sounds() {
  const { scene, board, at, log } = useTable()
  const { news, isRevisited } = useNews({ at, isEarlier: at < scene.tableView.moves, log })
  const { sounds, volume } = useSettings()
  const { view, status } = scene.tableView
  const now = { isAsked: view!.seat !== null && view!.asked.includes(view!.seat), isOver: status === 'over' }
  const before = useRef(now)
  const heard = useRef(news)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of settings is no news
  useEffect(() => {
    const fresh: readonly Kinds['event'][] = isRevisited || heard.current === news ? [] : news
    const all = soundsOf(before.current, now, fresh, event => board.soundOf?.(event) ?? null)
    before.current = now
    heard.current = news
    const wanted = wantedOf(all, sounds)
    // A page that nobody has touched yet may not sound.
    if (wanted.length === 0 || navigator.userActivation?.hasBeenActive === false) return
    import('./synthesis.ts').then(
      ({ play }) => {
        for (const [i, sound] of wanted.entries()) play(sound, volume, i * apart)
      },
      () => {},
    )
  }, [news, now.isAsked, now.isOver])
  return null
}
