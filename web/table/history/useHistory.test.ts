import { expect, it } from 'vitest'
import type { Note } from '../../../table/types.ts'
import type { Scene, TableLink } from '../../link/link.ts'
import { positionOf } from './useHistory.ts'

const notes = (...all: Note[]): Scene['chat'] =>
  all.map((note, n) => ({ n, from: null, name: '', to: null, text: '', at: 0, note }))

it('a position is fetched anew when a move was taken back since, and only then', () => {
  const nameAfter = (...all: Note[]) => {
    const tableView = { id: 'table', view: { seat: 0 } }
    const scene = { tableView, log: [], chat: notes(...all), ahead: 0 } as unknown as Scene
    return JSON.stringify(positionOf({} as TableLink, scene, 7).queryKey)
  }
  const asked: Note = { is: 'undo-asked', seat: 0 }
  expect(nameAfter(asked)).toBe(nameAfter())
  const names = [
    nameAfter(asked),
    nameAfter(asked, { is: 'undone', seat: 0 }),
    nameAfter(asked, asked, { is: 'undone-to', seat: 0, to: 5 }),
    nameAfter(asked, asked, asked, { is: 'cut', to: 5 }),
  ]
  expect(new Set(names).size).toBe(4)
})
