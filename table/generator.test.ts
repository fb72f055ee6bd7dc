import { expect, it } from 'vitest'
import { seedFrom } from '../kernel/index.ts'
import { advance } from './moves/advance.ts'
import { ann, ben, bid, started, toyTable } from './testing/play.ts'

const long = '0123456789abcdef'.repeat(4)

it('of a table is named in its state, and follows from its seed', () => {
  expect(started('AB', {}, long).table.core.state!.chance).toMatchObject({ kind: 'chacha20' })
  expect(started('AB', {}, seedFrom('old')).table.core.state!.chance).toMatchObject({ kind: 'sfc32' })
})

it('of a table that began with the older one stays: in play, after an undo of its own, and loaded from what is stored', () => {
  const here = started('AB', {}, seedFrom('old'))
  const begun = here.table
  const first = here.entries.length
  bid(here, [1, 1])
  here.move(0, { do: 'offer', coins: 1 })
  here.undo(0)
  const { chance } = here.table.core.state!
  expect(chance.kind).toBe('sfc32')
  expect(chance).not.toEqual(begun.core.state!.chance)
  const kept = JSON.parse(JSON.stringify(here.entries.slice(first))) as typeof here.entries
  const again = kept.reduce(advance, { ...begun, core: JSON.parse(JSON.stringify(begun.core)) })
  expect(again.core.state!.chance).toEqual(chance)
})

it('is the newer one after an undo behind what was revealed, for its seed is fresh and long', () => {
  const here = started('AB', {}, seedFrom('old'))
  bid(here, [1, 1])
  here.do(ann, { do: 'ask-undo', seat: 0 })
  const { core } = here.table
  expect(core.petition).toMatchObject({ fresh: true })
  const outcome = here.do(ben, { do: 'agree', seat: 1, yes: true, seed: long } as never)
  expect(outcome).not.toHaveProperty('refused')
  expect(here.table.core.freshChance).toHaveLength(1)
  expect(toyTable('AB').core.seed).not.toBe(here.table.core.freshChance![0].seed)
})
