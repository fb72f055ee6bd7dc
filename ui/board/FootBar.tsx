/** The foot of a board: tokens to be laid, moves that belong to no place. */

import { type ComponentProps, memo, type ReactNode, useState } from 'react'
import { same } from '../../kernel/index.ts'
import styles from './footBar.module.css'
import { MoveButtons } from './MoveButtons.tsx'

/** For the zoom buttons of a sheet with a foot bar: where the sheet leaves room they lie below the bar. */
export const zoomByFootBar: string = styles.zoom

/** The room, in px, that a foot bar needs where it lies over the foot of a sheet. */
export const footBarHeight = 72

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
  /** Why it can not be laid: it stays in sight, pale. */
  barred?: string
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
  const [read, setRead] = useState<Id | null>(null)
  const taken = tokens.find(({ id, barred }) => id === held && !barred)
  const shown = taken ?? tokens.find(({ id, barred }) => id === read && barred)
  return (
    <>
      {shown && (
        <p className={styles.about} role="status">
          <strong>{shown.name}:</strong> {shown.barred ?? shown.about} {taken && <em>{hint}</em>}
        </p>
      )}
      <div className={styles.tray} role="toolbar" aria-label={label}>
        {tokens.map(token => (
          <TrayButton
            key={token.id}
            token={token}
            isHeld={held === token.id}
            onTake={onTake}
            onRead={id => setRead(id)}
          >
            {drawingOf(token.id)}
          </TrayButton>
        ))}
      </div>
    </>
  )
}

interface TrayButtonProps<Id extends string> {
  token: TrayToken<Id>
  isHeld: boolean
  onTake(id: Id | null): void
  /** What is barred is not taken: it is read. */
  onRead(id: Id | null): void
  children: ReactNode
}

function TrayButton<Id extends string>({ token, isHeld, onTake, onRead, children }: TrayButtonProps<Id>) {
  const { id, name, about, n, barred } = token
  const take = () => {
    onRead(barred ? id : null)
    if (!barred) onTake(isHeld ? null : id)
  }
  return (
    <button
      type="button"
      className={styles.token}
      data-carry={barred ? undefined : 'tray'}
      data-tray={id}
      aria-pressed={isHeld}
      aria-disabled={barred ? true : undefined}
      aria-label={`${name}${n > 1 ? ` ×${n}` : ''}`}
      aria-description={barred}
      title={`${name}. ${barred ?? about}`}
      onClick={take}
    >
      {children}
      {n > 1 && !barred && <small>×{n}</small>}
    </button>
  )
}

/** Drawn again only when what lies in it or is held has changed. */
export const Tray = memo(AnyTray, (before, now) =>
  same([before.tokens, before.held, before.label], [now.tokens, now.held, now.label]),
) as typeof AnyTray
