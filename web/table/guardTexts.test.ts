import { describe, expect, test, vi } from 'vitest'
import type { Kinds } from '../../kernel/index.ts'
import { type GameTexts, labelOf, languages, plain, promptOf, sentenceOf, waitOf } from '../../text/index.ts'
import { reportFault } from '../faults.ts'
import type { AnyView } from './anyGame.ts'
import { guardTexts } from './guardTexts.ts'

vi.mock('../faults.ts', () => ({ reportFault: vi.fn() }))

const fail = () => {
  throw new TypeError('no such place')
}
const texts = (language: 'en' | 'hu') =>
  ({
    language,
    title: 'Toy',
    questions: { raid: { prompt: fail, wait: fail }, bid: { prompt: () => ['Bid.'], wait: fail } },
    moves: { raid: fail },
    about: fail,
    events: { raided: fail },
    seat: fail,
    reasons: fail,
    result: fail,
    names: { places: { pyke: 'Pyke' } },
  }) as unknown as GameTexts<Kinds>

const at = (name: string) => ({ stack: [{ do: name }], seat: 0 }) as unknown as AnyView

describe.each(languages)('words that cannot be made, in %s', language => {
  const guarded = guardTexts('toy', texts(language))

  test('become bare words, and the fault is told', () => {
    const move = { do: 'raid', from: 'pyke', units: 2 }
    expect(plain(promptOf(guarded, at('raid')))).not.toBe('')
    expect(plain(waitOf(guarded, at('raid')))).not.toBe('')
    expect(plain(labelOf(guarded, move, at('raid')))).toBe('raid from pyke units 2')
    expect(plain(sentenceOf(guarded, { is: 'raided', at: 'pyke' } as { is: string }, at('raid')))).toBe(
      'raided at pyke',
    )
    expect(guarded.about?.(move, at('raid'))).toBeNull()
    expect(plain(guarded.seat(2, at('raid')))).toBe('3')
    expect(plain(guarded.reasons('swords', undefined, at('raid')))).toBe('swords')
    expect(guarded.result([], at('raid'))).toEqual([])
    expect(vi.mocked(reportFault).mock.calls.map(([part]) => part)).toEqual(
      expect.arrayContaining(['prompt raid', 'wait raid', 'move raid', 'event raided', 'about', 'seat', 'reason']),
    )
  })

  test('leave all others as they are', () => {
    expect(plain(promptOf(guarded, at('bid')))).toBe('Bid.')
    expect(guarded).toMatchObject({ title: 'Toy', names: { places: { pyke: 'Pyke' } } })
  })
})
