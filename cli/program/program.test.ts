import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as rest } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { type Kinds, type Move, type Rng, seeded, seedFrom, start, type View, viewOf } from '../../kernel/index.ts'
import { toy } from '../../kernel/testing/toy.ts'
import { isProgram, openProgram, type Program } from './program.ts'

const game = toy as never
const options = { cards: 'many', rich: false, ties: 'host' } as const
const view: View<Kinds> = viewOf(
  toy,
  start(toy, { roles: [null, null], options, seed: seedFrom('a') }).state,
  0,
) as never
const rng: Rng = { chance: seeded(seedFrom('program')) }

const opened: Program[] = []
const told: string[] = []
afterEach(() => {
  for (const program of opened.splice(0)) program.close()
  told.length = 0
})
/** A program of the shell; one that hangs gets no time, others have more than they need. */
function program(command: string, ms = 60_000): Program {
  const made = openProgram({ game, command, ms, startTime: 0, tell: line => told.push(line) })
  opened.push(made)
  return made
}
const answering = (line: string) => `while read question; do echo '${line}'; done`
const dying = `process.stdin.once('data', () => { console.log(JSON.stringify({ do: 'seal' })); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 10) })`
const isLegal = (plan: unknown) => expect(view.legalMoves).toContainEqual(plan as Move<Kinds>)

describe('a bot that is a program', () => {
  it('is named by cmd: and a command', () => {
    expect(['cmd:cat', 'cmd:', 'easy'].map(isProgram)).toEqual([true, false, false])
  })

  it('writes a move, or several of which the first is legal', async () => {
    const one = program(answering('{"do":"seal"}'))
    expect([await one.think(view, rng), await one.think(view, rng)]).toEqual([{ do: 'seal' }, { do: 'seal' }])
    const run = '[{"do":"offer","coins":2},{"do":"seal"}]'
    expect(await program(answering(run)).think(view, rng)).toEqual(JSON.parse(run))
    expect(told).toEqual([])
  })

  it('reads its view, its legal moves and its time, and of others nothing', async () => {
    // It answers with the question itself, which is no move: the line that tells so quotes it.
    const { legalMoves } = view
    await program('read question; echo "[1, $question]"').think({ ...view, open: {}, stack: [] }, rng)
    const { side, legalMoves: _, ...rest } = { ...view, open: {}, stack: [] }
    const sent = JSON.stringify({ game: 'toy', view: rest, legalMoves, ms: 60_000 })
    expect(told[0]).toContain(`[1, {\\"game\\":\\"toy\\"`)
    expect(sent).toContain('"own":{"offer":0,"next":null}')
    expect(sent).not.toMatch(/held|hidden|deck/)
  })

  it('is not told what its seat remembers, as no page is', async () => {
    await program('read question; echo "[1, $question]"').think(
      { ...view, open: {}, stack: [], memory: [{ a: 1 }] },
      rng,
    )
    expect(told[0]).toContain('legalMoves')
    expect(told[0]).not.toContain('memory')
  })

  it.each([
    ['talks nonsense', answering('hello'), 'It wrote no move: "hello".'],
    ['makes a move that is none', answering('{"do":"fly"}'), 'It wrote no legal move'],
    ['writes nothing but lists', answering('[]'), 'It wrote no move'],
    ['dies', 'exit 3', 'It has ended with 3.'],
  ])('that %s has a legal move made in its place, and one line tells why', async (_, command, why) => {
    isLegal(await program(command).think(view, rng))
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(why)
    expect(told[0]).toContain('A legal move is made in its place on seat 0.')
  })

  it('that hangs is stopped when its time is over', async () => {
    isLegal(await program('sleep 1000', 1).think(view, rng))
    expect(told).toEqual([expect.stringContaining('It did not answer within 1 ms.')])
  })

  it('that was killed between two questions is noticed at the next', async () => {
    // `exec`: no shell is left that would end by itself and say so.
    const killed = program(`exec "${process.execPath}" -e "${dying}"`)
    expect(await killed.think(view, rng)).toEqual({ do: 'seal' })
    await rest(500)
    isLegal(await killed.think(view, rng))
    expect(told).toEqual([expect.stringContaining('It has ended with SIGKILL.')])
  })

  it('that writes without end is stopped', async () => {
    isLegal(await program('yes | tr -d "\\n"').think(view, rng))
    expect(told).toEqual([expect.stringContaining('It wrote a line that does not end.')])
  })

  it('that fails three times in a row is asked no more', async () => {
    const dead = program('exit 1')
    for (let i = 0; i < 5; i++) isLegal(await dead.think(view, rng))
    expect(told).toHaveLength(3)
    expect(told[2]).toContain('It is not asked any more.')
  })
})

const folder = new URL('../../docs/bots/', import.meta.url)
const hasPython = () => {
  try {
    return execFileSync('python3', ['--version']).length > 0
  } catch {
    return false
  }
}

describe('the examples for authors of bots', () => {
  it.each([
    ['careful.ts', process.execPath, true],
    ['careful.py', 'python3', hasPython()],
  ])('%s plays, in no more than sixty lines', async (name, command, isThere) => {
    const path = new URL(name, folder).pathname
    expect(readFileSync(path, 'utf8').split('\n').length).toBeLessThanOrEqual(60)
    if (!isThere) return
    const example = program(`"${command}" "${path}"`)
    for (let i = 0; i < 3; i++) isLegal(await example.think(view, rng))
    expect(told).toEqual([])
  })
})
