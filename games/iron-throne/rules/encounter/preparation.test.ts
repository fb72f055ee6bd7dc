import { describe, expect, it } from 'vitest'
import { scene } from '../../testing.ts'

const prepared = { do: 'prepare' } as const

describe('the event and the preparation', () => {
  it('ITC-009, IT-5.4: one power goes from the leader sheet to any living character', () => {
    const t = scene(3).meeting('stark', 'lannister')
    t.run(prepared)
    expect(t.asked()).toEqual(['stark'])
    expect(t.legalMoves('stark')).toEqual(
      ['catelyn-stark', 'robb-stark', 'bran-stark', 'arya-stark'].map(character => ({ do: 'empower', character })),
    )
    t.move('stark', { do: 'empower', character: 'arya-stark' })
    expect(t.of('stark')).toBe(3)
    expect(t.of('arya-stark')).toBe(5)
    expect(t.asked()).toEqual(['lannister'])
    expect(t.legalMoves('lannister')).toHaveLength(4)
    expect(t.refuses('lannister', { do: 'pass' })).toBe(true)
    t.move('lannister', { do: 'empower', character: 'jaime-lannister' })
    expect(t.of('jaime-lannister')).toBe(5)
    expect(t.question()).toBe('chooseCharacter')
  })

  it('ITC-010, IT-5.4, IT-13.8: with an empty leader sheet nothing is asked', () => {
    const t = scene(3).sheet('lannister', 0).meeting('stark', 'lannister')
    t.run(prepared).move('stark', { do: 'empower', character: 'arya-stark' })
    expect(t.question()).toBe('chooseCharacter')
    expect(t.of('lannister')).toBe(0)
  })

  it('ITC-011, IT-5.2: an event of the own House lets the challenger name anybody else', () => {
    const t = scene(4).challenger('stark').event('stark').run({ do: 'event' })
    expect(t.asked()).toEqual(['stark'])
    expect(t.legalMoves('stark')).toEqual([1, 2, 3].map(seat => ({ do: 'name', seat })))
    t.move('stark', { do: 'name', seat: 2 })
    expect(t.open.encounter!.defender).toBe(2)
    expect(t.events('defender')).toEqual([{ is: 'defender', seat: 2, by: 'stark', chosen: true }])
  })

  it('IT-5.2: an event of another House makes it the defender', () => {
    const t = scene(4).challenger('stark').event('targaryen').run({ do: 'event' })
    expect(t.open.encounter!.defender).toBe(3)
    expect(t.open.event).toBe('targaryen')
    expect(t.events('defender')).toEqual([{ is: 'defender', seat: 3, by: 'targaryen', chosen: false }])
  })

  const influential = () =>
    scene(5)
      .challenger('lannister')
      .spread('lannister', 'tyrell', 4)
      .spread('stark', 'tyrell', 1)
      .spread('baratheon', 'stark', 3)
      .spread('targaryen', 'stark', 2)
      .event('influential')

  it('ITC-012, IT-24.1: who has spread the most influence, but for the challenger', () => {
    const t = influential().run({ do: 'event' })
    expect(t.open.encounter!.defender).toBe(t.seat('baratheon'))
  })

  it('ITC-013, IT-24.1: the challenger chooses among those who tie', () => {
    const t = influential().spread('targaryen', 'lannister').run({ do: 'event' })
    expect(t.legalMoves('lannister')).toEqual([
      { do: 'name', seat: t.seat('baratheon') },
      { do: 'name', seat: t.seat('targaryen') },
    ])
  })

  it('ITC-014, IT-24.2, IT-5.3: hands are counted before the draw', () => {
    const t = scene(3).challenger('stark').handSize('lannister', 6).handSize('baratheon', 7).event('resourceful')
    t.run({ do: 'event' }, prepared)
    expect(t.open.encounter!.defender).toBe(t.seat('baratheon'))
    expect(t.open.hands).toEqual([6, 6, 8])
  })

  it('IT-24.3: the most power on characters and leader sheet together', () => {
    const t = scene(3).challenger('stark').power({ 'jaime-lannister': 3 }).sheet('baratheon', 3).event('powerful')
    t.sheet('lannister', 4).run({ do: 'event' })
    expect(t.legalMoves('stark')).toEqual([
      { do: 'name', seat: 1 },
      { do: 'name', seat: 2 },
    ])
    const u = scene(3).challenger('stark').sheet('baratheon', 5).event('powerful').run({ do: 'event' })
    expect(u.open.encounter!.defender).toBe(2)
  })

  it('ITC-015, IT-5.2.1, IT-29.8: an empty event deck is made anew of the used cards', () => {
    const t = scene(3).challenger('stark')
    t.set({ events: 0, eventsUsed: t.state.g.hidden.events }).hide({ events: [] })
    expect(t.open.eventsUsed).toHaveLength(12)
    t.run({ do: 'event' })
    expect(t.events('events-reshuffled')).toEqual([{ is: 'events-reshuffled', n: 12 }])
    expect(t.open.events).toBe(11)
    expect(t.open.event).not.toBeNull()
    expect(t.open.eventsUsed).toEqual([])
  })

  it('IT-5.2.1: the event lies face up until the end of the round', () => {
    const t = scene(3).challenger('stark').event('baratheon').run({ do: 'event' }, { do: 'cleanup' })
    expect(t.open.event).not.toBe('baratheon')
    expect(t.open.eventsUsed).toContain('baratheon')
  })

  it('ITC-016, IT-5.5, IT-30.3: the challenger chooses first and openly; with one living character nobody is asked', () => {
    const t = scene(3).sheet('stark', 0).sheet('lannister', 0)
    t.meeting('stark', 'lannister')
    t.run(prepared)
    expect(t.asked()).toEqual(['stark'])
    t.move('stark', { do: 'choose', character: 'robb-stark' })
    expect(t.view('lannister').open.encounter!.fighters).toEqual([
      { seat: 0, character: 'robb-stark', side: 'challenger', how: 'chosen' },
    ])
    expect(t.asked()).toEqual(['lannister'])
    expect(t.legalMoves('lannister')).toHaveLength(4)
    const u = scene(3).sheet('stark', 0).sheet('lannister', 0)
    u.power({ 'catelyn-stark': 0, 'bran-stark': 0, 'arya-stark': 0 }).meeting('stark', 'lannister')
    u.run(prepared)
    expect(u.asked()).toEqual(['lannister'])
    expect(u.open.encounter!.fighters[0].character).toBe('robb-stark')
  })

  it('IT-1.7, IT-1.8, IT-1.12: seats count clockwise; challenger and defender are the active players', () => {
    const t = scene(5).challenger('targaryen').event('stark').run({ do: 'event' }, prepared, { do: 'supportPhase' })
    t.finish('support')
    expect(t.asked()).toEqual(['tyrell'])
    expect(t.events('drew').map(({ seat, n }) => [seat, n])).toEqual([
      [3, 1],
      [0, 1],
    ])
  })
})
