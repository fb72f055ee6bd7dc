import { expect, it } from 'vitest'
import { plain } from '../../../text/index.ts'
import { standingOrders } from '../rules/standingOrders.ts'
import { standingOrderName as en } from './en/standingOrders.ts'
import { standingOrderName as hu } from './hu/standingOrders.ts'

it('BL-2.4 every standing order has a name of its own in both languages', () => {
  for (const name of [en, hu]) {
    const names = standingOrders.map(order => plain(name(order)))
    expect(new Set(names).size).toBe(standingOrders.length)
    expect(names.filter(each => each.includes('undefined'))).toEqual([])
  }
  expect([plain(en('never-counter')), plain(hu('never-counter'))]).toEqual(['Never counter', 'Soha nem támad vissza'])
  expect(plain(en('pass combat.step7'))).toBe('Always play no lore card when: A retreat is about to be made')
})
