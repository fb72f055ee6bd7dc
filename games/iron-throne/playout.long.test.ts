import { afterEach, describe, expect, it } from 'vitest'
import { fuzzGame, play, seedFrom, start } from '../../kernel/index.ts'
import { fuzzGames } from '../../kernel/testing/fuzzGames.ts'
import type { Ability } from './data/abilities.ts'
import { cardAbilities } from './data/characterCards.ts'
import { characters } from './data/houses.ts'
import { ironThrone } from './game.ts'
import { plainOptions } from './position.ts'
import { setLocalCards } from './rules/cards/localCards.ts'
import { fuzzing } from './testing/fuzzing.ts'
import type { Event } from './types.ts'

const random = (seats: number, word: string) =>
  fuzzGame(ironThrone, { seats, seed: seedFrom(word), options: plainOptions })

afterEach(() => setLocalCards({}))

describe('random games', () => {
  it.each([3, 4, 5])(
    'IT-2.1, IT-2.4, IT-12.1, IT-25.6 with %i seats come to an end, and every law holds all the way',
    seats => {
      for (const played of fuzzGames(ironThrone, { fuzzing }, { games: 2, seed: `law ${seats}`, seats })) {
        expect(played.complaint).toBeNull()
        expect(played.winners.length).toBeGreaterThan(0)
      }
    },
  )

  it('IT-17.4 with every card’s effect on another card keep the laws too', () => {
    const turned = (i: number): Ability => cardAbilities[characters[(i + 7) % characters.length]]
    setLocalCards(Object.fromEntries(characters.map((each, i) => [`card-${each}`, { ability: turned(i) }])))
    expect(random(4, 'turned').complaint).toBeNull()
  })

  it('IT-30.1 tell the same story when they are played again', () => {
    const { roles, options, seed, moves } = random(4, 'story')
    const tell = (): Event[] => {
      const { state, heard } = start(ironThrone, { roles, options, seed })
      const later = moves.flatMap(([seat, move]) => play(ironThrone, state, seat, move).heard)
      return [...heard, ...later].map(({ event }) => event)
    }
    const events = tell()
    expect(events.at(-1)!.is).toBe('won')
    expect(tell()).toEqual(events)
  })
})
