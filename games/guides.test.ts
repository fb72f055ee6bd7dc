import { describe, expect, test, vi } from 'vitest'
import type { Kinds } from '../kernel/index.ts'
import { type Guide, guidePlace, languages } from '../text/index.ts'
import { freshLesson } from '../web/link/learning.ts'
import { localLink, type Think } from '../web/link/local.ts'
import { games } from './index.ts'
import { registry } from './registry.ts'

const all = Object.entries(registry).map(async ([id, face]) => ({
  id,
  guide: (await (await face()).guide?.()) ?? null,
}))
const guides = (await Promise.all(all)).flatMap(({ id, guide }) => (guide === null ? [] : [{ id, guide }]))

/** The guided game at a table of its own; a bot is never asked while the guidance lasts. */
function opened(id: string, guide: Guide<Kinds>) {
  const think = vi.fn(async () => {
    throw new Error('A bot was asked for a move that is not written down.')
  })
  const save = vi.fn()
  const kept = freshLesson(id, guide, 'Learner')
  const link = localLink(games[id], kept, { save, think, advise: vi.fn(), pace: 0, guide })
  link.lookAs(guide.learner)
  return { link, think, save }
}

describe.each(guides)('the guided game of $id', ({ id, guide }) => {
  const { learner, steps, words } = guide
  const last = steps.length - 1

  test('has words for each step in both languages, and ends with one that is read', () => {
    for (const language of languages) {
      expect(Object.keys(words[language])).toEqual(steps.map(step => step.id))
    }
    expect(steps[last].moves).toEqual([])
  })

  test('is played to its end by the moves that it asks for; others are not made; left and opened again it goes on', async () => {
    const first = opened(id, guide)
    let { link } = first
    const now = () => link.read().scene!
    const view = () => now().tableView.view!
    for (let i = 0; i < 1000 && now().guide; i++) {
      const { at } = now().guide!
      const place = guidePlace(guide, view().moved, at)!
      if (place.wanted.length === 0) {
        if (at === last) break
        link.guide!.goOn()
        expect(now().guide!.at).toBeGreaterThan(at)
        continue
      }
      await expect.poll(() => view().asked, { interval: 1 }).toContain(learner)
      const { moved, legalMoves } = view()
      const [wanted] = place.wanted
      expect(legalMoves, `${place.step.id}: ${JSON.stringify(wanted)}`).toContainEqual(wanted)
      const other = legalMoves.find(move => JSON.stringify(move) !== JSON.stringify(wanted))
      if (other) {
        expect(await link.send({ do: 'move', seat: learner, n: moved, move: other })).toBe('done')
        expect([view().moved, now().guide]).toEqual([moved, { at, isRefused: true }])
      }
      expect(await link.send({ do: 'move', seat: learner, n: moved, move: wanted })).toBe('done')
      expect(view().moved).toBe(moved + 1)
    }
    expect(now().guide?.at).toBe(last)
    await expect.poll(() => view().asked, { interval: 1 }).toContain(learner)
    expect(first.think).not.toHaveBeenCalled()

    const moved = view().moved
    const think: Think = async (_level, { view: { legalMoves } }) => legalMoves[0]
    link.close()
    link = localLink(games[id], first.save.mock.lastCall![0], { save: vi.fn(), think, advise: vi.fn(), pace: 0, guide })
    link.lookAs(learner)
    expect([now().guide, view().moved]).toEqual([{ at: last, isRefused: false }, moved])
    link.guide!.goOn()
    expect(now().guide).toBeNull()
    expect(await link.send({ do: 'move', seat: learner, n: moved, move: view().legalMoves[0] })).toBe('done')
    expect(view().moved).toBe(moved + 1)
    link.close()
  })
})
