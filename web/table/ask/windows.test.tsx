import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type AtTable, TableProvider } from '../context.ts'
import { AtWindow } from './Windows.tsx'

vi.mock('../../settings.ts', () => ({ useSettings: () => ({ language: 'en', hints: false }) }))

const pass = { do: 'pass' }

/** What stands below the choices of a window. */
function below(legalMoves: readonly object[], move: object | null = pass): string {
  const table = {
    scene: { tableView: { autoPass: 'never', status: 'running', passing: false } },
    view: { pass: move, legalMoves },
    seat: 0,
    isEarlier: false,
  }
  return renderToStaticMarkup(
    <TableProvider value={table as unknown as AtTable}>
      <AtWindow />
    </TableProvider>,
  )
}

it('a window with one answer says why it is asked all the same', () => {
  expect(below([pass])).toContain('You are asked all the same')
  expect(below([pass, { do: 'play', card: 'ambush' }])).not.toContain('You are asked all the same')
  expect(below([{ do: 'play', card: 'ambush' }])).not.toContain('You are asked all the same')
  expect(below([pass], null)).toBe('')
})
