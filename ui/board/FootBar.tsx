/** The foot of a board: tokens to be laid, moves that belong to no place. */

import { type ComponentProps, memo, type ReactNode } from 'react'
import { same } from '../../kernel/index.ts'
import styles from './footBar.module.css'
import { MoveButtons } from './MoveButtons.tsx'

/** For the zoom buttons of a sheet with a foot bar: where the sheet leaves room they lie below the bar. */
export const zoomByFootBar: string = styles.zoom

/** Lies over the board: at its foot, or beside the sheet where that leaves room. */
export const FootBar = ({ children }: { children: ReactNode }) => (
  <div className={styles.bar} data-over>
    {children}
  </div>
)

export const FootMoves = <M,>(props: ComponentProps<typeof MoveButtons<M>>) => (
  <MoveButtons {...props} className={styles.moves} />
)

export interface TrayToken<Id extends string> {
  id: Id
  name: string
  /** What it does. */
  about: string
  /** How many of it are left. */
  n: number
}

interface Props<Id extends string> {
  /** What lies in the tray. */
  label: string
  tokens: readonly TrayToken<Id>[]
  /** The token in the hand. */
  held: Id | null
  /** What to do with it. */
  hint: string
  drawingOf(id: Id): ReactNode
  /** Takes a token, or lays the one in the hand back. Always the same function. */
  onTake(id: Id | null): void
}

/** Tokens to be dragged onto the board, or taken by a click and laid by another; what is taken says what it does. */
function AnyTray<Id extends string>({ label, tokens, held, hint, drawingOf, onTake }: Props<Id>) {
  const taken = tokens.find(({ id }) => id === held)
  return (
    <>
      {taken && (
        <p className={styles.about} role="status">
          <strong>{taken.name}:</strong> {taken.about} <em>{hint}</em>
        </p>
      )}
      <div className={styles.tray} role="toolbar" aria-label={label}>
        {tokens.map(({ id, name, about, n }) => (
          <button
            key={id}
            type="button"
            className={styles.token}
            data-carry="tray"
            data-tray={id}
            aria-pressed={held === id}
            aria-label={`${name}${n > 1 ? ` ×${n}` : ''}`}
            title={`${name}. ${about}`}
            onClick={() => onTake(held === id ? null : id)}
          >
            {drawingOf(id)}
            {n > 1 && <small>×{n}</small>}
          </button>
        ))}
      </div>
    </>
  )
}

/** Drawn again only when what lies in it or is held has changed. */
export const Tray = memo(AnyTray, (before, now) =>
  same([before.tokens, before.held, before.label], [now.tokens, now.held, now.label]),
) as typeof AnyTray
