import { expect, it } from 'vitest'
import { openTurns } from './turns.ts'

/** How many of so many jobs go on in each turn of the event loop. */
async function turnsOf(jobs: number, most: number): Promise<number[]> {
  const turn = openTurns(most)
  const counts: number[] = []
  let left = jobs
  for (let i = 0; i < jobs; i++)
    void turn().then(() => {
      left--
      counts[counts.length - 1]++
    })
  while (left > 0) {
    counts.push(0)
    await new Promise(setImmediate)
  }
  return counts.filter(count => count > 0)
}

it.each([
  [1, 3, [1]],
  [3, 3, [3]],
  [7, 3, [3, 3, 1]],
])('%i jobs that wait go on %i in a turn of the event loop', async (jobs, most, counts) => {
  expect(await turnsOf(jobs, most)).toEqual(counts)
})

it('whoever comes when all have gone on has the next turn', async () => {
  const turn = openTurns(2)
  for (let i = 0; i < 5; i++) await turn()
  await Promise.all([turn(), turn(), turn()])
})
