/** One hint at a time for somebody's first game, when it is of use; each is shown until understood. */
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { type Pointer, usePointer } from '../../../ui/useMedia.ts'
import { change, useSettings } from '../../settings.ts'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'

type HintId = 'aim' | 'choose' | 'undo' | 'wait' | 'sealed' | 'rules' | 'bots'
/** Hints are understood game by game. */
const keyOf = (game: string) => `interregnum:hints:${game}`

function readUnderstood(game: string): readonly HintId[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]')
  } catch {
    return []
  }
}

function keepUnderstood(game: string, ids: readonly HintId[]): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(ids))
  } catch {
    // Where nothing is kept, hints come again in the next game.
  }
}

/** A hint that speaks of the pointer says what it does. */
const said = (hint: string | ((by: Pointer) => string), by: Pointer) => (typeof hint === 'string' ? hint : hint(by))

/** The first so many moves: after them the aim of the game is told in the middle of other things. */
const settling = 12

type Told = ReturnType<typeof useTable>

/** What may be said now, the first first. */
export function usefulHints(
  { scene: { tableView }, view, texts }: Pick<Told, 'scene' | 'view' | 'texts'>,
  isAsked: boolean,
): HintId[] {
  const hasBots = tableView.seats.some(sitter => sitter.kind === 'bot' || (sitter.kind === 'person' && sitter.absent))
  const useful: Readonly<Record<HintId, boolean>> = {
    aim: texts.aim !== undefined && view.moved < settling,
    choose: isAsked,
    undo: tableView.undo > 0,
    sealed: view.answer !== null,
    rules: isAsked && view.moved > 3,
    bots: !isAsked && view.moved > 0 && hasBots,
    wait: !isAsked,
  }
  return (Object.keys(useful) as HintId[]).filter(id => useful[id])
}

export function Hint({ isAsked }: { isAsked: boolean }) {
  const { hints } = useSettings()
  const table = useTable()
  const { scene, texts, seat, isEarlier } = table
  const words = useTableWords().hints
  const pointer = usePointer()
  const { game } = scene.tableView.setup
  const [understood, setUnderstood] = useState(() => readUnderstood(game))
  if (!hints || seat === null || isEarlier || scene.guide) return null
  const id = usefulHints(table, isAsked).find(each => !understood.includes(each))
  if (!id) return null
  const understand = () => {
    const next = [...understood, id]
    setUnderstood(next)
    keepUnderstood(game, next)
  }
  return (
    <aside className="hint" aria-label={words.title}>
      <p>
        <strong>{id === 'aim' ? words.aimTitle : words.title}:</strong>{' '}
        {id === 'aim' ? texts.aim : said(words[id], pointer)}
      </p>
      <div>
        <Button small kind="quiet" onClick={understand}>
          {words.next}
        </Button>
        <Button small kind="quiet" onClick={() => change({ hints: false })}>
          {words.off}
        </Button>
      </div>
    </aside>
  )
}
