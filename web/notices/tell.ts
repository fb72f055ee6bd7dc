/** Tells the reader in this browser that a table or a round waits: once for each time, whichever of its open pages is first. */
import { shelf } from 'virtual:shelf'
import type { CalledFor, WaitingTable } from '../../table/sync/notices.ts'
import type { Language } from '../../text/index.ts'
import type { Settings } from '../settings.ts'
import { noticeWords } from './words.ts'

export const titleOf = (game: string, language: Language): string =>
  shelf.find(({ id }) => id === game)?.words[language].title ?? game

/** What is told. */
interface Notice {
  /** The same for the same time of waiting. */
  name: string
  /** The page that it leads to. */
  path: string
  title: string
  body: string
  /** A notice takes the place of an earlier one of its tag. */
  tag: string
}

export function noticeOfTable({ id, since, game, name, round }: WaitingTable, language: Language): Notice {
  const words = noticeWords[language]
  const title = words.turn(titleOf(game, language))
  return { name: `${id} ${since}`, path: `/table/${id}`, title, body: words.waits(name, round), tag: id }
}

export function noticeOfCall({ id, round, name }: CalledFor, language: Language): Notice {
  const words = noticeWords[language]
  const title = words.called(round, name)
  return { name: `${id} round ${round}`, path: `/tournaments/${id}`, title, body: words.come, tag: id }
}

const key = 'interregnum-told'
/** So many times of waiting are remembered. */
const most = 200

function toldBefore(): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** True for one of the open pages, once. */
async function isFirst({ name }: Notice): Promise<boolean> {
  const claim = () => {
    const told = toldBefore()
    if (told.includes(name)) return false
    try {
      localStorage.setItem(key, JSON.stringify([...told, name].slice(-most)))
    } catch {
      // A browser that keeps nothing tells it once for each page.
    }
    return true
  }
  return navigator.locks ? navigator.locks.request(key, async () => claim()) : claim()
}

/** A page that shows it, and is looked at, tells it by itself. */
const isLookedAt = ({ path }: Notice): boolean =>
  location.pathname === path && document.visibilityState === 'visible' && document.hasFocus()

export async function tell(notice: Notice, settings: Settings, open: (path: string) => void): Promise<void> {
  if (isLookedAt(notice)) return void (await isFirst(notice))
  if (!(await isFirst(notice))) return
  if (!document.hasFocus()) await showNotice(notice, open)
  if (settings.sounds !== 'off' && location.pathname !== notice.path && navigator.userActivation?.hasBeenActive)
    await import('../table/sound/synthesis.ts').then(
      ({ play }) => play('turn', settings.volume, 0),
      () => {},
    )
}

/** Some browsers show notices by their service worker alone. */
async function showNotice({ path, title, body, tag }: Notice, open: (path: string) => void): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const options = { body, tag, icon: '/crown.svg', data: { path } }
  try {
    const shown = new Notification(title, options)
    shown.onclick = () => {
      focus()
      shown.close()
      open(path)
    }
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}
