import './controls.css'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the one thing to do here; plain: one of several; quiet: beside the point. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  small?: boolean
  /** It says one sign. */
  isSquare?: boolean
  children: ReactNode
}

export function Button({ kind = 'plain', small = false, isSquare = false, className = '', ...rest }: Props) {
  const classes = `button ${kind} ${small ? 'small' : ''} ${isSquare ? 'square' : ''} ${className}`
  return <button type="button" className={classes} {...rest} />
}
