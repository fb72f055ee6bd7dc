/** Catches what breaks while drawing, so that a fault shows a way on instead of an empty page. */
import { Component, type ComponentType, type ReactNode } from 'react'
import { Button } from '../ui/Button.tsx'
import { reportFault } from './faults.ts'
import { useIsNewer } from './Newer.tsx'
import { useWords } from './words.ts'

interface Props {
  /** What is drawn, as the server's log calls it. */
  part?: string
  game?: string | null
  /** Stands instead of what cannot be drawn. */
  Instead?: ComponentType<{ onAgain(): void }>
  /** With another value it is tried again. */
  drawn?: unknown
  children: ReactNode
}

interface State {
  isBroken: boolean
  drawn: unknown
}

export class Fault extends Component<Props, State> {
  override state: State = { isBroken: false, drawn: this.props.drawn }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ drawn }: Props, state: State): State | null {
    return Object.is(drawn, state.drawn) ? null : { isBroken: false, drawn }
  }

  override componentDidCatch(error: unknown) {
    const { part = 'page', game } = this.props
    reportFault(part, error, game)
  }

  override render() {
    const { Instead = Broken, children } = this.props
    return this.state.isBroken ? <Instead onAgain={() => this.setState({ isBroken: false })} /> : children
  }
}

/** Instead of what is only an addition. */
export const Nothing = () => null

function Broken() {
  const { errors, newer } = useWords()
  // A part that has not been loaded yet is gone with an update.
  const isNewer = useIsNewer()
  return (
    <main className="notice" role="alert">
      <h1>{isNewer ? newer.text : errors.brokenTitle}</h1>
      <p>{isNewer ? newer.about : errors.broken}</p>
      <Button kind="primary" onClick={() => location.reload()}>
        {isNewer ? newer.load : errors.reload}
      </Button>
    </main>
  )
}
