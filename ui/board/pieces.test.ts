import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pieceChanges } from './pieces.ts'

const apart = (a: number, b: number) => Math.abs(a - b)
const piece = (kind: string, place: number) => ({ kind, place })

test('a piece that leaves one place and stands in another has moved; the nearest of its kind is the one', () => {
  const before = [piece('knight', 1), piece('knight', 9), piece('ship', 4)]
  expect(pieceChanges(before, [piece('knight', 8), piece('ship', 4)], apart)).toEqual([
    { is: 'moved', piece: piece('knight', 8), from: 9, to: 8 },
    { is: 'went', piece: piece('knight', 1), at: 1 },
  ])
})

test('pieces of two kinds never stand for each other', () => {
  expect(pieceChanges([piece('knight', 1)], [piece('ship', 2)], apart)).toEqual([
    { is: 'came', piece: piece('ship', 2), at: 2 },
    { is: 'went', piece: piece('knight', 1), at: 1 },
  ])
})

test('the changes lead from the first position to the second, and are as few as can be', () => {
  const anyPieces = fc.array(fc.record({ kind: fc.constantFrom('a', 'b'), place: fc.nat(4) }), { maxLength: 12 })
  const sorted = (pieces: readonly { kind: string; place: number }[]) =>
    pieces.map(({ kind, place }) => `${kind}${place}`).sort()
  fc.assert(
    fc.property(anyPieces, anyPieces, (before, after) => {
      const changes = pieceChanges(before, after, apart)
      const now = [...before]
      for (const change of changes) {
        const { kind } = change.piece
        if (change.is !== 'came') {
          const left = change.is === 'moved' ? change.from : change.at
          now.splice(
            now.findIndex(each => each.kind === kind && each.place === left),
            1,
          )
        }
        if (change.is !== 'went') now.push({ kind, place: change.is === 'moved' ? change.to : change.at })
      }
      expect(sorted(now)).toEqual(sorted(after))
      for (const kind of ['a', 'b']) {
        const came = changes.some(({ is, piece: each }) => is === 'came' && each.kind === kind)
        const went = changes.some(({ is, piece: each }) => is === 'went' && each.kind === kind)
        expect(came && went).toBe(false)
      }
    }),
  )
})
