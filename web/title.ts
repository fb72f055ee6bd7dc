/** What the window is called: what its page shows, and how many tables wait for the reader. */
import { houseName } from './houseName.ts'

let shown = houseName
let count = 0

const show = () => {
  document.title = count > 0 ? `(${count}) ${shown}` : shown
}

/** null: the page has nothing of its own to say. */
export function setTitle(text: string | null): void {
  shown = text === null ? houseName : `${text} · ${houseName}`
  show()
}

export function setWaitingCount(tables: number): void {
  count = tables
  show()
}
