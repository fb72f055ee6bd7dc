/** Chances to react that mostly are not taken: when the seat wants to be asked. */
import { same } from '../../../kernel/index.ts'
import type { AutoPass } from '../../../table/types.ts'
import { Segments } from '../../../ui/Segments.tsx'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

const wishes: readonly AutoPass[] = ['never', 'unless-i-can-play', 'always']

/** The seat's wish, to be changed; nothing for spectators, nor where the game asks no windows. */
export function Windows() {
  const { scene, seat, ask, isEarlier } = useTable()
  const { windows } = useTableWords()
  const { autoPass, status } = scene.tableView
  if (seat === null || autoPass === null || isEarlier || status !== 'running') return null
  return (
    <div className="windows">
      <p>
        <strong>{windows.title}</strong> <small>{windows.about}</small>
      </p>
      <Segments
        label={windows.title}
        value={autoPass}
        choices={wishes.map(id => ({ id, label: windows.wishes[id] }))}
        onChange={when => ask({ do: 'auto-pass', seat, when })}
      />
    </div>
  )
}

/** Below the choices of a window: why it is asked where nothing can be played, what becomes of it by itself, and the seat's wish. */
export function AtWindow() {
  const { scene, view, isEarlier } = useTable()
  const { windows } = useTableWords()
  if (view.pass === null || isEarlier) return null
  const canOnlyPass = view.legalMoves.length === 1 && same(view.legalMoves[0], view.pass)
  return (
    <>
      {canOnlyPass && <p className="quiet">{windows.onlyPass}</p>}
      {scene.tableView.passing && (
        <p className="question-sealed" role="status">
          {windows.passing}
        </p>
      )}
      <Windows />
    </>
  )
}
