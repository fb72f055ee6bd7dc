import { useMemo, useState } from 'react'
import { attempt, type State, viewOf } from '../../../../kernel/index.ts'
import type { Language } from '../../../../text/index.ts'
import type { BoardProps } from '../../../../ui/board.ts'
import { battlelore } from '../../game.ts'
import { texts } from '../../texts/index.ts'
import type { BattleLore, Event } from '../../types.ts'
import board from '../index.tsx'
import type { Position } from './positions.ts'

/** A position that can be played on by hand. */
export function Table({ make, language }: { make: () => Position; language: Language }) {
  const [{ state: begun, eyes }] = useState(make)
  const [state, setState] = useState<State<BattleLore>>(begun)
  const [news, setNews] = useState<readonly Event[]>([])
  const seat = eyes === null ? null : state.g.open.factions.indexOf(eyes)
  const onMove: BoardProps<BattleLore>['onMove'] = move => {
    const tried = attempt(battlelore, state, seat!, state.moved[seat!], move)
    if ('refused' in tried) return console.error('refused', JSON.stringify(move), tried.refused)
    setState(tried.state)
    setNews(tried.heard.map(({ event }) => event))
  }
  const view = useMemo(() => viewOf(battlelore, state, seat), [state, seat])
  const props = { view, texts: texts[language], language, busy: false, lit: [], news, onLight: () => {}, onMove }
  return (
    <div style={{ height: '100vh' }}>
      <board.Map {...props} />
    </div>
  )
}
