import { describe, expect, it } from 'vitest'
import { ask, copy, play, questionAt, type Rules, seedFrom, start, takeBack } from './index.ts'
import { duel } from './testing/duel.ts'
import { type Toy, toy } from './testing/toy.ts'

const begin = () =>
  start(toy, { roles: [null, null], options: { cards: 'few', rich: false, ties: 'host' }, seed: seedFrom('question') })

describe('the question on top', () => {
  it('tells who must answer, by which rule, with which moves', () => {
    const { state, question } = begin()
    expect(question).toMatchObject({
      step: { do: 'bid' },
      rule: { kind: 'sealed', rule: 'T-4' },
      pass: null,
      limit: null,
    })
    expect(question!.toMove).toEqual([0, 1])
    expect(questionAt(toy, state)!.legal(0)).toEqual(question!.legal(0))
    const sealed = play(toy, state, 0, { do: 'seal' }).question!
    expect([sealed.toMove, sealed.seats]).toEqual([[1], [0, 1]])
    expect(sealed.legal(0)).toEqual([takeBack])
  })

  it('is the same whether it was played to or made anew for the position', () => {
    const { state, question } = begin()
    for (let next = question; next; ) {
      const anew = questionAt(toy, copy(state))!
      for (const seat of [0, 1]) expect(anew.legal(seat)).toEqual(next.legal(seat))
      expect([anew.toMove, anew.pass, anew.limit]).toEqual([next.toMove, next.pass, next.limit])
      const [seat] = next.toMove
      next = play(toy, state, seat, next.legal(seat).at(-1)!).question
    }
    expect(questionAt(toy, state)).toBeNull()
  })

  it('tells the pass of a window and its clock', () => {
    const { question } = start(duel, { roles: [null, null], options: { quick: false }, seed: seedFrom('window') })
    expect([question!.pass, question!.limit]).toEqual([{ do: 'pass' }, { seconds: 20, move: { do: 'pass' } }])
  })

  it('names its moves: its rule can list no others, and is given no others', () => {
    const look: Rules<Toy>['look'] = ask({
      rule: 'T-6',
      who: () => 0,
      // @ts-expect-error a look can not be bid
      legalMoves: () => [{ do: 'offer', coins: 1 }],
      take: (_g, _me, _seat, move) => {
        // @ts-expect-error it is given no bid
        return move.do === 'offer' ? [] : []
      },
    })
    expect(look.rule).toBe('T-6')
  })
})
