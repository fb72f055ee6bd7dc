import { describe, expect, it } from 'vitest'
import { plain } from '../../../../text/index.ts'
import type { Place } from '../../data/areas.ts'
import { type Scene, scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import type { Move } from '../../types.ts'
import { barred } from './index.ts'

type House = Parameters<Scene['view']>[0]

/** Why no such move leads there, with its rule; undefined: nothing is said. */
function whyNot(t: Scene, house: House, leads: (move: Move) => boolean) {
  const bar = barred(t.view(house)).find(({ move }) => leads(move as Move))
  return bar && [bar.why, bar.rule]
}
const goesTo = (to: Place) => (move: Move) => move.do === 'go' && move.to === to
const raids = (target: Place) => (move: Move) => move.do === 'raid' && move.target === target
const retreatsTo = (to: Place) => (move: Move) => move.do === 'retreat' && move.to === to
const raises = (unit: string, to: Place) => (move: Move) =>
  move.do === 'muster' && move.step.kind === 'new' && move.step.unit === unit && move.step.to === to

describe('places to which a march may not go say why', () => {
  const march = () => {
    const t = scene(6).army('winterfell', 'stark', 'footman', 'knight').order('winterfell', 'march-0')
    t.army('moat-cailin', 'greyjoy', 'footman').army('karhold', 'greyjoy', 'footman')
    return t.run({ do: 'marches', position: 0 })
  }

  it('AG-7.1.3 land units do not go to sea, and Ships not on land', () => {
    expect(whyNot(march(), 'stark', goesTo('the-shivering-sea'))).toEqual(['land-units', 'AG-7.1.3'])
    const t = scene(6).army('bay-of-ice', 'stark', 'ship').order('bay-of-ice', 'march-0')
    t.run({ do: 'marches', position: 0 })
    expect(whyNot(t, 'stark', goesTo('winterfell'))).toEqual(['ships', 'AG-7.1.3'])
    expect(whyNot(t, 'stark', goesTo('port-of-winterfell'))).toBeUndefined()
  })

  it('AG-3.6.3 Ships enter no port of another house', () => {
    const t = scene(6).army('ironmans-bay', 'stark', 'ship').order('ironmans-bay', 'march-0')
    t.run({ do: 'marches', position: 0 })
    expect(whyNot(t, 'stark', goesTo('port-of-pyke'))).toEqual(['foreign-port', 'AG-3.6.3'])
  })

  it('AG-7.3.1 one march makes one attack', () => {
    const t = march()
    expect(whyNot(t, 'stark', goesTo('karhold'))).toBeUndefined()
    t.move('stark', { do: 'go', unit: 'footman', to: 'moat-cailin' })
    expect(whyNot(t, 'stark', goesTo('karhold'))).toEqual(['one-attack', 'AG-7.3.1'])
  })

  it('AG-7.6.1 a neutral force that is too strong', () => {
    const t = scene(6).army('harrenhal', 'stark', 'footman').order('harrenhal', 'march-0')
    t.neutral('crackclaw-point', 5).run({ do: 'marches', position: 0 })
    expect(whyNot(t, 'stark', goesTo('crackclaw-point'))).toEqual(['neutral-force', 'AG-7.6.1'])
  })

  it('AG-7.4.1 a march beyond the supply limit may not set out', () => {
    const t = scene(6).supply('stark', 0).army('winterfell', 'stark', 'footman', 'footman')
    t.army('moat-cailin', 'stark', 'footman', 'footman').order('winterfell', 'march-0')
    t.run({ do: 'marches', position: 0 })
    const isCommit = (move: Move) => move.do === 'commit'
    expect(whyNot(t, 'stark', isCommit)).toBeUndefined()
    t.move('stark', { do: 'go', unit: 'footman', to: 'moat-cailin' })
    expect(whyNot(t, 'stark', isCommit)).toEqual(['over-supply', 'AG-7.4.1'])
  })
})

it('AG-6.2.2 AG-6.2.3 orders beside a Raid order that it may not remove', () => {
  const t = scene(6).army('winterfell', 'stark', 'footman').order('winterfell', 'raid')
  t.army('moat-cailin', 'greyjoy', 'footman').order('moat-cailin', 'march-0')
  t.army('karhold', 'greyjoy', 'footman').order('karhold', 'defense-plus-1')
  t.army('bay-of-ice', 'greyjoy', 'ship').order('bay-of-ice', 'support')
  t.army('white-harbor', 'greyjoy', 'footman').order('white-harbor', 'support')
  t.run({ do: 'raids', position: 0 })
  expect(whyNot(t, 'stark', raids('moat-cailin'))).toEqual(['raid-march', 'AG-6.2.3'])
  expect(whyNot(t, 'stark', raids('karhold'))).toEqual(['raid-defense', 'AG-6.2.2'])
  expect(whyNot(t, 'stark', raids('bay-of-ice'))).toEqual(['raid-range', 'AG-6.2.3'])
  expect(whyNot(t, 'stark', raids('white-harbor'))).toBeUndefined()
})

describe('what may not be mustered says why', () => {
  it('AG-4.5.3 AG-4.5.4 enemy Ships in the sea, and the supply limit', () => {
    const t = scene(6).supply('stark', 0).army('winterfell', 'stark', 'footman', 'footman')
    t.army('bay-of-ice', 'greyjoy', 'ship').run({ do: 'muster', seat: t.seat('stark'), only: 'winterfell', steps: [] })
    expect(whyNot(t, 'stark', raises('ship', 'bay-of-ice'))).toEqual(['enemy-ships', 'AG-4.5.3'])
    expect(whyNot(t, 'stark', raises('footman', 'winterfell'))).toEqual(['over-supply', 'AG-4.5.4'])
    expect(whyNot(t, 'stark', raises('ship', 'the-shivering-sea'))).toBeUndefined()
  })

  it('AG-3.9.1 no pieces are left', () => {
    const t = scene(6).army('karhold', 'stark', 'siege-engine', 'siege-engine')
    t.run({ do: 'muster', seat: t.seat('stark'), only: 'winterfell', steps: [] })
    expect(whyNot(t, 'stark', raises('siege-engine', 'winterfell'))).toEqual(['no-pieces', 'AG-3.9.1'])
  })
})

it('AG-8.11.3 a beaten defender goes neither where the attack came from nor where others stand', () => {
  const t = scene(6).army('winterfell', 'stark', 'knight', 'knight', 'knight').order('winterfell', 'march-plus-1')
  t.army('moat-cailin', 'greyjoy', 'footman').army('seagard', 'lannister', 'footman')
  t.hand('stark', 'robb-stark').hand('greyjoy', 'aeron-damphair')
  t.run({ do: 'marches', position: 0 })
  for (let i = 0; i < 3; i++) t.move('stark', { do: 'go', unit: 'knight', to: 'moat-cailin' })
  t.move('stark', { do: 'commit', banner: false }, { do: 'card', card: 'robb-stark' })
  t.move('greyjoy', { do: 'card', card: 'aeron-damphair' })
  while (t.question() !== 'retreat') {
    const [seat] = t.asked()
    t.move(seat, t.legalMoves(seat)[0])
  }
  const [chooser] = t.asked()
  expect(whyNot(t, chooser, retreatsTo('winterfell'))).toEqual(['attackers-start', 'AG-8.11.3'])
  expect(whyNot(t, chooser, retreatsTo('seagard'))).toEqual(['no-refuge', 'AG-8.11.3'])
  const view = t.view(chooser)
  for (const { why, of } of barred(view)) expect(plain(texts.en.barred!(why, of, view))).not.toMatch(/undefined/)
})
