import { expect, it } from 'vitest'
import { frameOf } from './frame.ts'

it('writes a text as one frame, its length in bytes in as few as will do', () => {
  expect([...frameOf('')]).toEqual([0x81, 0])
  expect([...frameOf('ő')]).toEqual([0x81, 2, 0xc5, 0x91])
  const heads: [length: number, head: number[]][] = [
    [125, [0x81, 125]],
    [126, [0x81, 126, 0, 126]],
    [65_535, [0x81, 126, 0xff, 0xff]],
    [65_536, [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]],
  ]
  for (const [length, head] of heads) {
    const frame = frameOf('x'.repeat(length))
    expect([...frame.subarray(0, head.length)]).toEqual(head)
    expect(frame.toString('utf8', head.length)).toBe('x'.repeat(length))
  }
})

it('makes the frame of a text once for all who are told it', () => {
  const text = JSON.stringify([1, 2])
  const frame = frameOf(text)
  expect(frameOf(text)).toBe(frame)
  expect(frameOf('else')).not.toBe(frame)
  expect([...frame]).toEqual([0x81, 5, ...Buffer.from('[1,2]')])
})
