import './dialog.css'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Glyph } from './Glyph.tsx'

interface Props {
  title: ReactNode
  /** The words of the closing button; without them the dialog can only be answered. */
  close?: string
  onClose?(): void
  children: ReactNode
  className?: string
}

/** A modal dialog for as long as it is rendered. The focus goes in, stays in, and returns. */
export function Dialog({ title, close, onClose, children, className = '' }: Props) {
  const id = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current!
    dialog.showModal()
    return () => dialog.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, by the platform
    <dialog
      ref={ref}
      className={`dialog ${className}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault()
        onClose?.()
      }}
      onClick={event => event.target === ref.current && onClose?.()}
    >
      <div className="dialog-page">
        <header>
          <h2 id={id}>{title}</h2>
          {onClose && (
            <button type="button" className="button quiet small" aria-label={close} onClick={onClose}>
              <Glyph is="close" />
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  )
}
