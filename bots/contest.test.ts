import { describe, expect, it } from 'vitest'
import { below, type Rng, seeded, seedFrom } from '../kernel/index.ts'
import { type Outcome, type Rotation, shareOf, verdict } from './contest.ts'

const game = (seated: string, places: readonly number[]): Outcome => ({ seated: seated.split(' '), places })

describe('who is placed before whom', () => {
  it('is counted by pairs of a table; a shared place counts half', () => {
    const rotations = [[game('a b a b', [1, 2, 3, 4]), game('b a b a', [1, 1, 3, 4])]]
    // First game: 1 before 2 and 4, 3 before 4 but not 2. Second one: 1 beside 1 and before 3, 4 before none.
    expect(shareOf(rotations, 'a', 'b')).toMatchObject({ share: 4.5 / 8, pairs: 8, rotations: 1 })
    expect(shareOf(rotations, 'b', 'a')?.share).toBe(3.5 / 8)
  })

  it('is told of each pair of bots alone, and of one against all others', () => {
    const rotations = [[game('a b c', [2, 1, 3])]]
    expect([shareOf(rotations, 'a', 'b')?.share, shareOf(rotations, 'a', 'c')?.share]).toEqual([0, 1])
    expect(shareOf(rotations, 'a', null)?.share).toBe(0.5)
    expect(shareOf(rotations, 'a', 'd')).toBeNull()
  })

  it('is as sure as the spread between rotations allows', () => {
    const width = (rotations: readonly Rotation[]) => {
      const [low, high] = shareOf(rotations, 'a', 'b')!.interval
      return high - low
    }
    const split = [game('a b a b', [1, 2, 4, 3]), game('b a b a', [1, 2, 4, 3])]
    const first = [game('a b a b', [1, 3, 2, 4]), game('b a b a', [3, 1, 4, 2])]
    const last = [game('a b a b', [3, 1, 4, 2]), game('b a b a', [1, 3, 2, 4])]
    const even = Array.from({ length: 10 }, () => split)
    const torn = Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? first : last))
    expect(shareOf(even, 'a', 'b')?.share).toBe(shareOf(torn, 'a', 'b')?.share)
    expect(width(even)).toBeLessThan(width(torn))
  })
})

describe('the sequential test', () => {
  const duel = (isWon: boolean) => game('a b', isWon ? [1, 2] : [2, 1])
  /** A table of four at which one bot has all the better places. */
  const rout = (isWon: boolean) => game('a b a b', isWon ? [1, 3, 1, 3] : [3, 1, 3, 1])
  /** A rotation, with each thing that is decided by chance won as often as told. */
  type Draw = (isWon: () => boolean) => Rotation
  const duels: Draw = isWon => [duel(isWon()), duel(isWon())]
  const routs: Draw = isWon => [rout(isWon()), rout(isWon())]
  const alike: Draw = isWon => {
    const isOurs = isWon()
    return [rout(isOurs), rout(isOurs)]
  }

  /** Rotations until the verdict, which is asked after every fourth one; null after 300. */
  function decided(draw: Draw, chance: number, goal: number, rng: Rng): { answer: string | null; after: number } {
    const rotations: Rotation[] = []
    while (rotations.length < 300) {
      for (let i = 0; i < 4; i++) rotations.push(draw(() => below(rng, 1000) < 1000 * chance))
      const answer = verdict(rotations, 'a', 'b', goal)
      if (answer) return { answer, after: rotations.length }
    }
    return { answer: null, after: 300 }
  }
  const tried = (chance: number, goal: number, draw = duels) => {
    const rng = { chance: seeded(seedFrom(`${chance} ${goal}`)) }
    return Array.from({ length: 60 }, () => decided(draw, chance, goal, rng))
  }
  const share = (tries: ReturnType<typeof tried>, answer: string) =>
    tries.filter(each => each.answer === answer).length / tries.length

  it('is wrong in about 5 % where the truth lies as far from the goal as it looks, and hardly ever beyond', () => {
    expect(share(tried(0.55, 0.5), 'below')).toBeLessThan(0.08)
    expect(share(tried(0.45, 0.5), 'above')).toBeLessThan(0.08)
    expect(share(tried(0.8, 0.85), 'above')).toBeLessThan(0.08)
    expect(share(tried(0.9, 0.85), 'below')).toBeLessThan(0.08)
    expect(share(tried(0.7, 0.5), 'below')).toBe(0)
  })

  it('is no more often wrong where all pairs of a game tell the same, and seldom where all of a rotation do', () => {
    expect(share(tried(0.8, 0.85, routs), 'above')).toBeLessThan(0.08)
    expect(share(tried(0.8, 0.85, alike), 'above')).toBeLessThan(0.2)
  })

  it('needs fewer games the clearer it is, and says nothing at first', () => {
    const roundsAt = (chance: number) => tried(chance, 0.5).reduce((sum, each) => sum + each.after, 0)
    expect(roundsAt(0.9)).toBeLessThan(roundsAt(0.7))
    expect(roundsAt(0.7)).toBeLessThan(roundsAt(0.57))
    expect(
      verdict(
        Array.from({ length: 3 }, () => [duel(true), duel(true)]),
        'a',
        'b',
        0.5,
      ),
    ).toBeNull()
    expect(verdict([], 'a', 'b', 0.5)).toBeNull()
  })
})
