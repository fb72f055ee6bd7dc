import { expect, it } from 'vitest'
import type { Context, Drawers, Kinds, Step } from '../kernel/index.ts'
import { type Amount, amountOf } from './amounts.ts'
import {
  type ActRules,
  atTarget,
  type Conditions,
  type EffectKinds,
  isPossible,
  needsHold,
  runAct,
  runOnChosen,
} from './effects.ts'
import { changeOf, type Modifier } from './modifiers.ts'

interface Army {
  houses: readonly string[]
  crowns: readonly number[]
  units: readonly { id: number; seat: number; kind: 'foot' | 'horse' }[]
  modifiers: readonly Modifier<'attackDice', number, 'end-of-turn'>[]
}

/** Laws, cards and abilities of coming games in small: who, on what condition, how much, on whom, until when. */
interface Small extends EffectKinds {
  kinds: Kinds & { open: Army; asks: { aim: { act: number; among: readonly number[] } } }
  self: { open: Army; seat: number; by: string }
  needs: { crowns?: number; hasHorse?: true }
  act:
    | ({ do: 'gain-crowns'; target: 'self' | 'all' } & Amount<'unit'>)
    | { do: 'attack-dice'; n: number; filter: { kind: 'foot' | 'horse' }; until: 'end-of-turn' }
  target: number
}

const own = ({ open, seat }: Small['self']) => open.units.filter(each => each.seat === seat)

const conditions: Conditions<Small> = {
  crowns: ({ open, seat }, least) => open.crowns[seat] >= least,
  hasHorse: self => own(self).some(({ kind }) => kind === 'horse'),
}

const rules: ActRules<Small> = {
  'gain-crowns': {
    run: (g, self, act) => {
      const n = amountOf(act, () => own(self).length)
      const open = g.open as Army
      open.crowns = open.crowns.map((had, seat) => (act.target === 'all' || seat === self.seat ? had + n : had))
      return []
    },
  },
  'attack-dice': atTarget<Small, Extract<Small['act'], { do: 'attack-dice' }>, number>(
    (self, { filter }) =>
      own(self)
        .filter(({ kind }) => kind === filter.kind)
        .map(({ id }) => id),
    (_self, _act, among, i) => ({ do: 'aim', act: i, among }) as unknown as Step<Small['kinds']>,
    (g, { by }, { n, until }, _ctx, chosen) => {
      const open = g.open as Army
      const more = chosen.map(of => ({ key: 'attackDice', n, by, of, until }) as const)
      open.modifiers = [...open.modifiers, ...more]
      return []
    },
  ),
}

const ctx = {} as Context<Small['kinds']>
function table(): { g: Drawers<Small['kinds']>; self: Small['self'] } {
  const open: Army = {
    houses: ['a', 'b'],
    crowns: [3, 5],
    units: [
      { id: 1, seat: 0, kind: 'foot' },
      { id: 2, seat: 0, kind: 'foot' },
      { id: 3, seat: 1, kind: 'horse' },
    ],
    modifiers: [],
  }
  return {
    g: { open, held: [], hidden: {} } as unknown as Drawers<Small['kinds']>,
    self: { open, seat: 0, by: 'drums' },
  }
}

it('can be used when every condition holds; one that is left out asks nothing', () => {
  const { self } = table()
  const holds = (needs: Small['needs']) => needsHold<Small>(conditions, self, needs)
  expect([{}, { crowns: 3 }, { crowns: 4 }, { crowns: 3, hasHorse: true as const }].map(holds)).toEqual([
    true,
    true,
    false,
    false,
  ])
  expect(holds({ crowns: undefined })).toBe(true)
})

it('carries acts out, with amounts that hang on the position', () => {
  const { g, self } = table()
  const steps = runAct<Small>(rules, g, self, { do: 'gain-crowns', n: 2, per: 'unit', target: 'all' }, ctx, 0)
  expect([steps, self.open.crowns]).toEqual([[], [7, 9]])
})

it('asks for a target, acts on what was chosen, and leaves out what finds none', () => {
  const { g, self } = table()
  const dice = (kind: 'foot' | 'horse') =>
    ({ do: 'attack-dice', n: 1, filter: { kind }, until: 'end-of-turn' }) as const
  expect(isPossible<Small>(rules, self, dice('horse'))).toBe(false)
  expect(runAct<Small>(rules, g, self, dice('horse'), ctx, 0)).toEqual([])
  expect(runAct<Small>(rules, g, self, dice('foot'), ctx, 4)).toEqual([{ do: 'aim', act: 4, among: [1, 2] }])
  runOnChosen<Small>(rules, g, self, dice('foot'), ctx, [2])
  expect([1, 2].map(unit => changeOf(self.open.modifiers, 'attackDice', unit))).toEqual([0, 1])
})
