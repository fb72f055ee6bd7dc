import { expect, it } from 'vitest'
import { aheadTopics } from '../../../kernel/index.ts'
import { aheadLabelOf, plain, topicOf } from '../../../text/index.ts'
import { battlelore } from '../game.ts'
import { scene } from '../testing.ts'
import { en } from './en/index.ts'
import { hu } from './hu/index.ts'

it('BL-2.4 every standing order has words of its own in both languages', () => {
  const { state } = scene({ units: ['CG F5'] })
  const view = { open: state.g.open, seat: 0 } as never
  for (const texts of [en, hu]) {
    const names = aheadTopics(battlelore, state, 0).flatMap(about =>
      about.moves.map(move =>
        [topicOf(texts, about, view), aheadLabelOf(texts, about, move, view)].map(plain).join(': '),
      ),
    )
    expect(new Set(names).size).toBe(19)
    expect(names.filter(each => each.includes('undefined'))).toEqual([])
  }
})
