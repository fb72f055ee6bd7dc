import { describe, expect, test } from 'vitest'
import { framesOf } from './faults.ts'

const withStack = (stack: string) => Object.assign(new TypeError('what it met'), { stack })

describe('the frames of an error', () => {
  test('are function, file, line and column, as Chromium writes them', () => {
    const stack = `TypeError: Cannot read properties of null (reading 'jon-snow')
    at draw (https://play.example/assets/board-1a2b.js:1:234)
    at Object.react_stack_bottom_frame (http://127.0.0.1:3000/assets/index-x_Y.js?v=3:48:22)
    at https://play.example/assets/board-1a2b.js:2:9
    at async load (https://play.example/assets/en.js:3:1)
    at new Promise (<anonymous>)`
    expect(framesOf(withStack(stack))).toEqual([
      'draw board-1a2b.js:1:234',
      'Object.react_stack_bottom_frame index-x_Y.js:48:22',
      'board-1a2b.js:2:9',
      'load en.js:3:1',
    ])
  })

  test('are the same as Firefox and Safari write them', () => {
    const stack = 'draw@https://play.example/assets/board-1a2b.js:1:234\n@https://play.example/assets/index.js:2:9\n'
    expect(framesOf(withStack(stack))).toEqual(['draw board-1a2b.js:1:234', 'index.js:2:9'])
  })

  test('carry no message, no address of a table, and are few', () => {
    const stack = `Error: held by stark: jon-snow\n${'    at f (https://play.example/table/SECRET/assets/a.js:1:1)\n'.repeat(50)}`
    const frames = framesOf(withStack(stack))
    expect(frames.length).toBe(12)
    expect(frames.join()).not.toMatch(/jon|SECRET/)
    expect(framesOf('thrown words')).toEqual([])
  })
})
