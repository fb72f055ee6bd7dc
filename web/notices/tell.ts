/** Tells the reader in this browser that a table waits: once for each time, whichever of its open pages is first. */
import { shelf } from 'virtual:shelf'
import type { WaitingTable } from '../../table/sync/notices.ts'
import type { Language } from '../../text/index.ts'
import type { Settings } from '../settings.ts'
import { noticeWords } from './words.ts'

export const titleOf = (game: string, language: Language): string =>
  shelf.find(({ id }) => id === game)?.words[language].title ?? game

const key = 'interregnum-told'
/** So many times of waiting are remembered. */
const most = 200

const nameOf = ({ id, since }: WaitingTable): string => `${id} ${since}`

function toldBefore(): string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[]
  } catch {
    return []
  }
}

/** True for one of the open pages, once. */
async function isFirst(table: WaitingTable): Promise<boolean> {
  const claim = () => {
    const told = toldBefore()
    if (told.includes(nameOf(table))) return false
    try {
      localStorage.setItem(key, JSON.stringify([...told, nameOf(table)].slice(-most)))
    } catch {
      // A browser that keeps nothing tells it once for each page.
    }
    return true
  }
  return navigator.locks ? navigator.locks.request(key, async () => claim()) : claim()
}

/** The address of a table's page. */
const pathOf = ({ id }: WaitingTable): string => `/table/${id}`

/** A page that shows the table, and is looked at, tells it by itself. */
const isLookedAt = (table: WaitingTable): boolean =>
  location.pathname === pathOf(table) && document.visibilityState === 'visible' && document.hasFocus()

export async function tell(table: WaitingTable, settings: Settings, open: (path: string) => void): Promise<void> {
  if (isLookedAt(table)) return void (await isFirst(table))
  if (!(await isFirst(table))) return
  if (!document.hasFocus()) await showNotice(table, settings.language, open)
  if (settings.sounds !== 'off' && location.pathname !== pathOf(table) && navigator.userActivation?.hasBeenActive)
    await import('../table/sound/synthesis.ts').then(
      ({ play }) => play('turn', settings.volume, 0),
      () => {},
    )
}

/** Some browsers show notices by their service worker alone. */
async function showNotice(table: WaitingTable, language: Language, open: (path: string) => void): Promise<void> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const words = noticeWords[language]
  const title = words.turn(titleOf(table.game, language))
  const options = {
    body: words.waits(table.name, table.round),
    tag: table.id,
    icon: '/crown.svg',
    data: { path: pathOf(table) },
  }
  try {
    const notice = new Notification(title, options)
    notice.onclick = () => {
      focus()
      notice.close()
      open(pathOf(table))
    }
  } catch {
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}
