import './controls.css'
import type { ButtonHTMLAttributes, ReactNode } from 'react'

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** primary: the one thing to do here; plain: one of several; quiet: beside the point. */
  kind?: 'primary' | 'plain' | 'quiet' | 'danger'
  small?: boolean
  children: ReactNode
}

export function Button({ kind = 'plain', small = false, className = '', ...rest }: Props) {
  return <button type="button" className={`button ${kind} ${small ? 'small' : ''} ${className}`} {...rest} />
}
