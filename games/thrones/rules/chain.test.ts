import { describe, expect, it } from 'vitest'
import type { UnitType } from '../data/units.ts'
import { field, type Scene } from '../testing.ts'

/**
 * Stark attacks White Harbor, where Martell has a Ship in the port; besides Winterfell, where the attack comes from, only
 * Moat Cailin and Widow's Watch lie next to it. Martell has another March in Sunspear.
 */
function attack(defenders: UnitType[], openWays: ('moat-cailin' | 'widows-watch')[]): Scene {
  const t = field().track('iron-throne', 'stark', 'martell')
  t.army('winterfell', 'stark', 'knight', 'knight').order('winterfell', 'march-0')
  t.army('white-harbor', 'martell', ...defenders).army('port-of-white-harbor', 'martell', 'ship')
  t.army('sunspear', 'martell', 'footman', 'knight').order('sunspear', 'march-0')
  for (const place of ['moat-cailin', 'widows-watch'] as const) {
    if (!openWays.includes(place)) t.army(place, 'stark', 'footman')
  }
  t.run({ do: 'marches', position: 0 })
  for (const unit of ['knight', 'knight'] as const) t.move('stark', { do: 'go', unit, to: 'white-harbor' })
  return t.move('stark', { do: 'commit', banner: false }).cards('greatjon-umber', 'darkstar')
}

describe('UR-118 what is forced in a chain, and what is not', () => {
  it('AG-8.10.3 AG-8.11.3 AG-8.14.2 forced casualties, a forced retreat and the rest are told one by one', () => {
    const t = attack(['footman', 'footman'], ['moat-cailin'])
    const [stark, martell] = [t.seat('stark'), t.seat('martell')]
    const at = 'white-harbor'
    expect(t.heard.slice(t.heard.findIndex(({ is }) => is === 'outcome'))).toEqual([
      { is: 'outcome', winner: 'attacker', attacker: stark, defender: martell, at, strengths: [6, 4], tie: false },
      { is: 'lost', seat: martell, at, unit: 'footman', routed: false, cause: 'combat' },
      { is: 'retreated', seat: martell, from: at, to: 'moat-cailin', units: ['footman'] },
      { is: 'control', at: 'moat-cailin', seat: martell },
      { is: 'conquered', seat: stark, at },
      { is: 'discarded', seat: stark, card: 'greatjon-umber', cause: 'combat' },
      { is: 'discarded', seat: martell, card: 'darkstar', cause: 'combat' },
    ])
    expect([t.asked(), t.of('stark', 'take-over').map(({ ships }) => ships)]).toEqual([['stark'], [0, 1]])
    t.move('stark', { do: 'take-over', ships: 1 })
    expect(t.heard.at(-1)).toEqual({ is: 'port-taken', seat: stark, at: 'port-of-white-harbor', ships: 1, lost: 1 })
    expect([t.asked(), t.question()]).toEqual([['martell'], 'march'])
  })

  it('AG-8.10.3 which of two kinds is lost is asked of its owner, and nothing after it has happened', () => {
    const t = attack(['footman', 'knight'], ['moat-cailin'])
    expect([t.asked(), t.question()]).toEqual([['martell'], 'casualty'])
    expect([t.events('lost'), t.events('retreated')]).toEqual([[], []])
    expect(t.army('white-harbor')!.seat).toBe(t.seat('martell'))
  })

  it('AG-8.11.3 which of two ways is taken is asked of the loser, and the port waits', () => {
    const t = attack(['footman', 'footman'], ['moat-cailin', 'widows-watch'])
    expect([
      t.asked(),
      t
        .of('martell', 'retreat')
        .map(({ to }) => to)
        .sort(),
    ]).toEqual([['martell'], ['moat-cailin', 'widows-watch']])
    expect([t.events('lost').length, t.events('retreated'), t.events('port-taken')]).toEqual([1, [], []])
  })
})
