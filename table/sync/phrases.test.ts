import { expect, it } from 'vitest'
import { chatFor, viewerOf } from '../index.ts'
import { ann, cat, started } from '../testing/play.ts'
import { readRequest } from './commands.ts'

it('a ready-made line is said by name, by who sits at the table, and only if the game knows it', () => {
  const here = started('AB')
  here.table = { ...here.table, game: { ...here.table.game, phrases: ['peace'] } }
  const say = (phrase: string, text = '', seat: number | null = 0, who = ann) =>
    here.do(who, { do: 'chat', seat, to: null, text, phrase })
  expect(say('war')).toEqual({ refused: 'malformed' })
  expect(say('peace', 'and more')).toEqual({ refused: 'malformed' })
  expect(say('peace', '', null, cat)).toEqual({ refused: 'malformed' })
  expect(say('peace')).not.toHaveProperty('refused')
  expect(chatFor(here.table, viewerOf(here.table, null)).at(-1)).toMatchObject({ from: 0, text: '', phrase: 'peace' })
  const wish = { id: '1', command: { do: 'chat', seat: 0, to: null, text: '', phrase: 'peace' } }
  expect(readRequest(wish)).toEqual(wish)
  expect(readRequest({ ...wish, command: { ...wish.command, phrase: 7 } })).toBeNull()
})
