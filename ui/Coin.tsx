import './coin.css'
import type { CSSProperties, ReactNode } from 'react'

interface Props {
  /** What it is, for screen readers and on hover: '5 Power tokens'. */
  label: string
  tincture?: string
  /** Told by outline too, not by colour alone. */
  shape?: 'round' | 'square' | 'lozenge' | 'shield'
  size?: number
  children?: ReactNode
}

/** A token of cardboard: a coin, a marker, a counter. */
export function Coin({ label, tincture, shape = 'round', size = 28, children }: Props) {
  const style = { '--coin': tincture, '--edge': `${size}px` } as CSSProperties
  return (
    <span className={`coin ${shape}`} role="img" aria-label={label} title={label} style={style}>
      <span aria-hidden="true">{children}</span>
    </span>
  )
}
