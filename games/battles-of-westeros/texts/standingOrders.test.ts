import { expect, it } from 'vitest'
import { aheadTopics } from '../../../kernel/index.ts'
import { aheadLabelOf, plain, topicOf } from '../../../text/index.ts'
import { battlesOfWesteros } from '../game.ts'
import { scene } from '../testing.ts'
import { en } from './en/index.ts'
import { hu } from './hu/index.ts'

it('BW-22.4 every standing answer has words of its own in both languages', () => {
  const { state } = scene({ units: ['WH blue c8r6'] })
  const view = { open: state.g.open, seat: 0 } as never
  for (const texts of [en, hu]) {
    const names = aheadTopics(battlesOfWesteros, state, 0).flatMap(about =>
      about.moves.map(move =>
        [topicOf(texts, about, view), aheadLabelOf(texts, about, move, view)].map(plain).join(': '),
      ),
    )
    expect(new Set(names).size).toBe(18)
    expect(names.filter(each => each.includes('undefined'))).toEqual([])
  }
})
