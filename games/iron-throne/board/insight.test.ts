import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { standingOf } from './insight.ts'

/** Robb against Jaime, Stannis on the side of Jaime: what each of Stark's cards could do now. */
const met = () =>
  scene(3)
    .hand('stark', 'stark-truce', 'robb-stark', 'arya-stark', 'eddard-stark', 'bran-stark')
    .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'defender' })

const stark = (t: ReturnType<typeof met>, card: Parameters<typeof standingOf>[2]) =>
  standingOf(t.view('stark'), 0, card)

describe('whether a card in hand can be played', () => {
  it('says that a card without a text counts only when laid', () => {
    expect(stark(met().begin(), 'stark-truce')).toEqual({ is: 'only-laid' })
  })

  it('IT-7.2: every card can be laid when the card of the conflict is asked for', () => {
    const t = met().begin().quiet()
    expect(t.question()).toBe('playCards')
    expect(stark(t, 'stark-truce')).toEqual({ is: 'lay' })
    expect(stark(t, 'robb-stark')).toEqual({ is: 'lay' })
  })

  it('IT-16.2: the character on the card must take part; the leader’s card goes with any', () => {
    const t = met().begin()
    expect(stark(t, 'bran-stark')).toEqual({ is: 'not-here', character: 'bran-stark' })
    expect(stark(t, 'eddard-stark')).toEqual({ is: 'other-moment', moment: 'outcome-set' })
  })

  it('IT-16.1: it waits for its moment', () => {
    expect(stark(met().begin(), 'robb-stark')).toEqual({ is: 'other-moment', moment: 'after-resolution' })
  })

  it('IT-7.1: nobody participates before the conflict has begun, or without a character there', () => {
    expect(stark(met(), 'robb-stark')).toEqual({ is: 'not-begun' })
    expect(stark(scene(3).hand('stark', 'robb-stark'), 'robb-stark')).toEqual({ is: 'not-in' })
  })

  it('IT-14.3: a dead fighter plays nothing', () => {
    const t = met().begin()
    t.power({ 'robb-stark': 0 })
    expect(stark(t, 'robb-stark')).toEqual({ is: 'fighter-dead' })
  })

  it('IT-21.3: a condition that does not hold is named', () => {
    const t = met().hand('stark', 'eddard-stark', 'stark-hostility-3')
    t.conflict('stark-hostility-3', 'lannister-hostility-12').finish('playCard')
    t.state.stack = [{ do: 'playCard', among: [0], at: 'outcome-set', of: null, used: [], declined: [], turn: 0 }]
    expect(stark(t, 'eddard-stark')).toEqual({ is: 'needs', need: { name: 'outcome', value: 'betrayal' } })
  })
})
