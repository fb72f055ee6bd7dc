/** Catches what breaks while drawing, so that a fault shows a way on instead of an empty page. */
import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { useWords } from './words.ts'

interface Props {
  children: ReactNode
}

export class Fault extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? <Broken /> : this.props.children
  }
}

function Broken() {
  const { errors } = useWords()
  return (
    <main className="notice" role="alert">
      <h1>{errors.brokenTitle}</h1>
      <p>{errors.broken}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {errors.reload}
      </Button>
    </main>
  )
}
