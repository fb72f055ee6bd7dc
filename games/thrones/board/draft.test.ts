import { expect, test } from 'vitest'
import { scene } from '../testing.ts'
import { draftOf, guestsAt } from './draft.ts'
import { sceneAt } from './scene.ts'

const pick = (unit: 'footman' | 'knight' | 'ship' | 'siege-engine', routed = false) => ({ unit, routed })

test('a march shows who leaves and who arrives; attackers wait on the way', () => {
  const t = scene(6)
  t.army('winterfell', 'stark', 'footman', 'knight', 'knight').order('winterfell', 'march-0')
  t.army('moat-cailin', 'greyjoy', 'footman')
  t.run({ do: 'marchOrder', seat: t.seat('stark') })
  t.move('stark', { do: 'go', unit: 'knight', to: 'moat-cailin' }, { do: 'go', unit: 'footman', to: 'karhold' })
  const draft = draftOf(t.view('stark'))
  expect(draft.leaving).toEqual({ winterfell: [pick('knight'), pick('footman')] })
  expect(draft.arrows.map(({ from, to, kind }) => [from, to, kind])).toEqual([
    ['winterfell', 'moat-cailin', 'attack'],
    ['winterfell', 'karhold', 'march'],
  ])
  expect(guestsAt(draft, 'karhold')).toHaveLength(1)
  expect(guestsAt(draft, 'moat-cailin')).toEqual([])
  const { pieces } = sceneAt(t.view('stark'), draft, 'winterfell')
  expect(pieces.map(({ unit, leaving }) => [unit, leaving])).toEqual([
    ['footman', true],
    ['knight', true],
    ['knight', false],
  ])
})

test('AG-4.5.2: an upgrade takes the Footman of the army away, or the one just mustered', () => {
  const t = scene(6)
  t.army('winterfell', 'stark', 'footman')
  const upgrade = { kind: 'upgrade', at: 'winterfell', unit: 'knight', routed: false } as const
  const fresh = { kind: 'new', at: 'winterfell', unit: 'footman', to: 'winterfell' } as const
  const draftWith = (...steps: (typeof upgrade | typeof fresh)[]) =>
    draftOf({ ...t.view('stark'), stack: [{ do: 'muster', seat: t.seat('stark'), only: null, steps }] })
  const standing = draftWith(upgrade)
  expect(standing.leaving).toEqual({ winterfell: [pick('footman')] })
  expect(standing.arrivals.map(({ units }) => units)).toEqual([[pick('knight')]])
  t.army('white-harbor', 'stark', 'footman')
  t.set({ armies: { ...t.open.armies, winterfell: null } })
  const raised = draftWith(fresh, upgrade)
  expect(raised.leaving).toEqual({})
  expect(raised.arrivals.map(({ units }) => units)).toEqual([[pick('knight')]])
})

test('a combat shows the attackers on their way and every support with its side', () => {
  const t = scene(6)
  t.army('winterfell', 'stark', 'knight', 'knight').order('winterfell', 'march-0')
  t.army('moat-cailin', 'greyjoy', 'footman').order('moat-cailin', 'defense-plus-1')
  t.army('white-harbor', 'stark', 'footman').order('white-harbor', 'support')
  t.army('the-narrow-sea', 'baratheon', 'ship').order('the-narrow-sea', 'support')
  t.run({ do: 'marchOrder', seat: t.seat('stark') })
  t.move('stark', { do: 'go', unit: 'knight', to: 'moat-cailin' }, { do: 'commit', banner: false })
  t.move('baratheon', { do: 'support', side: 'defender' }).move('stark', { do: 'support', side: 'attacker' })
  const draft = draftOf(t.view(null))
  expect(draft.arrows.map(({ from, to, kind, side }) => [from, to, kind, side])).toEqual([
    ['winterfell', 'moat-cailin', 'attack', 'attacker'],
    ['the-narrow-sea', 'moat-cailin', 'support', 'defender'],
    ['white-harbor', 'moat-cailin', 'support', 'attacker'],
  ])
  expect(draft.leaving).toEqual({ winterfell: [pick('knight')] })
})
