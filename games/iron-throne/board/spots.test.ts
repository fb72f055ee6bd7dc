import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { movesBySpot } from './spots.ts'

describe('where moves can be touched', () => {
  it('offers both sides where a character could support either (IT-6.4)', () => {
    const t = scene(3).encounter('jaime-lannister', 'stannis-baratheon').run({ do: 'support', seat: 0 })
    expect(movesBySpot(t.view('stark')).get('character:robb-stark')).toEqual([
      { do: 'offer', character: 'robb-stark', side: 'challenger' },
      { do: 'offer', character: 'robb-stark', side: 'defender' },
    ])
  })

  it('leads to deck, hand and numbered hostages of the victim (IT-18.2)', () => {
    const t = scene(3).hostage('lannister', 'stark-truce', 'baratheon-truce')
    t.run({ do: 'takeHostage', seat: 0, victim: 1, why: 'hostility', before: null })
    expect([...movesBySpot(t.view('stark')).keys()]).toEqual(['deck:1', 'hand:1', 'hostage:1.1', 'hostage:1.2'])
  })

  it('shows nothing to whoever is not asked', () => {
    const t = scene(3).encounter('jaime-lannister', 'stannis-baratheon').run({ do: 'support', seat: 0 })
    expect(movesBySpot(t.view('lannister')).size).toBe(0)
  })
})
