/** BW-P4.2: dice against the palisades, one or two together. */
import { useState } from 'react'
import { Die } from '../../../../hex/ui/combat/Dice.tsx'
import { StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useMoveMarks } from '../../../../ui/wanted.ts'
import type { Face } from '../../data/dice.ts'
import type { BoardProps } from '../props.ts'
import { dieFace } from '../signs.ts'
import { Moves } from './Moves.tsx'

const key = (faces: readonly Face[]): string => faces.toSorted().join()

export function BreachStage(props: BoardProps) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const { scenes, words, names } = texts
  const [picked, pick] = useState<readonly number[]>([])
  const { breach } = view.open
  const chosen = picked.filter(i => i < breach.length).map(i => breach[i])
  const move = view.legalMoves.find(each => each.do === 'use-dice' && key(each.faces) === key(chosen))
  const toggle = (i: number) => pick(picked.includes(i) ? picked.filter(each => each !== i) : [...picked, i].slice(-2))
  return (
    <StripPanel title={scenes.breach} note={scenes.breachTip} words={words}>
      <ol className="combat-dice bw-dice bw-breach" aria-label={scenes.dice}>
        {breach.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
          <li key={i}>
            <button
              type="button"
              className="combat-die-button"
              aria-pressed={picked.includes(i)}
              disabled={busy || view.legalMoves.length === 0}
              onClick={() => toggle(i)}
            >
              <Die face={dieFace(face, names)} index={i} isSpent={picked.length > 0 && !picked.includes(i)} />
            </button>
          </li>
        ))}
      </ol>
      {move && (
        <div className="stage-moves">
          <Button
            small
            kind="primary"
            disabled={busy}
            {...markOf(move)}
            onClick={() => {
              pick([])
              onMove(move)
            }}
          >
            {labelled(move, props)}
          </Button>
        </div>
      )}
      <Moves {...props} />
    </StripPanel>
  )
}
