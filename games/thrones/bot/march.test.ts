import { describe, expect, it } from 'vitest'
import { scene } from '../testing.ts'
import { answer, answers } from './testing.ts'

/** Six houses in the Action Phase. */
const action = () => scene(6).set({ phase: 'action' })

const marches = { do: 'marches', position: 0 } as const

describe('an easy bot that marches', () => {
  it('takes an empty castle before an area that only feeds', () => {
    const t = action().army('stoney-sept', 'lannister', 'footman').order('stoney-sept', 'march-0').run(marches)
    answers(t, 'lannister')
    // Riverrun: a stronghold, a barrel, a crown; Blackwater: two barrels
    expect(t.army('riverrun')?.seat).toBe(t.seat('lannister'))
    // The crown of Stoney Sept is kept by a Power token
    expect(t.open.banners['stoney-sept']).toBe(t.seat('lannister'))
  })

  it('splits an army to take two castles that nobody threatens', () => {
    const t = action().army('winterfell', 'stark', 'knight', 'footman').order('winterfell', 'march-0').run(marches)
    answers(t, 'stark')
    expect(t.army('white-harbor')?.seat).toBe(t.seat('stark'))
    expect(t.army('moat-cailin')?.seat).toBe(t.seat('stark'))
  })

  it('does not attack where it must lose', () => {
    const t = action()
      .army('riverrun', 'lannister', 'footman')
      .army('seagard', 'greyjoy', 'knight', 'knight', 'knight')
      .order('riverrun', 'march-0')
      .run(marches)
    const moves = answers(t, 'lannister')
    // 1 + 4 at best against 6: Seagard is never a destination
    expect(moves.some(move => move.do === 'go' && move.to === 'seagard')).toBe(false)
    expect(t.open.combat).toBe(null)
  })

  it('attacks a stronghold that it must win', () => {
    const t = action()
      .army('riverrun', 'lannister', 'knight', 'knight', 'knight')
      .army('seagard', 'greyjoy', 'footman')
      .order('riverrun', 'march-plus-1')
      .run(marches)
    // 6 + 1 against 1: no card of Greyjoy makes up for 6
    answers(t, 'lannister')
    expect(t.open.combat?.at).toBe('seagard')
  })

  it('counts the support beside it: with it the attack is made, without it not', () => {
    const board = () =>
      action()
        .army('riverrun', 'lannister', 'knight')
        .army('seagard', 'greyjoy', 'knight', 'footman')
        .order('riverrun', 'march-0')
        .army('the-twins', 'lannister', 'knight', 'knight')
    const alone = board().run(marches)
    answers(alone, 'lannister')
    expect(alone.open.combat).toBe(null)
    const supported = board().order('the-twins', 'support').run(marches)
    answers(supported, 'lannister')
    // 2 + 4 against 3
    expect(supported.open.combat?.at).toBe('seagard')
  })

  it('keeps its home when an enemy army is about to march in', () => {
    const t = action()
      .garrison('winterfell', null)
      .army('winterfell', 'stark', 'knight')
      .order('winterfell', 'march-0')
      .army('moat-cailin', 'greyjoy', 'footman', 'footman')
      .order('moat-cailin', 'march-0')
      .track('iron-throne', 'stark', 'greyjoy')
      .run(marches)
    answers(t, 'stark')
    // White Harbor, a castle, lies open beside it; so would Winterfell
    expect(t.army('winterfell')).toEqual({ seat: t.seat('stark'), units: ['knight'], routed: [] })
  })

  it('beats a neutral force when it is strong enough, and leaves it alone when it is not', () => {
    // King's Landing holds 5: 4 + 1; the castles beside Kingswood are Baratheon's already
    const board = () =>
      action()
        .banner('the-reach', 'baratheon')
        .banner('storms-end', 'baratheon')
        .army('kingswood', 'baratheon', 'knight', 'knight')
        .order('kingswood', 'march-plus-1')
    const strong = board().run(marches)
    answers(strong, 'baratheon')
    expect(strong.army('kings-landing')?.units).toEqual(['knight', 'knight'])
    const weak = board().order('kingswood', 'march-0').run(marches)
    answers(weak, 'baratheon')
    expect(weak.open.neutrals['kings-landing']).toBe(5)
  })

  it('asks others for support against a force that is too strong for it', () => {
    const t = action()
      .banner('the-reach', 'baratheon')
      .banner('storms-end', 'baratheon')
      .army('kingswood', 'baratheon', 'knight', 'footman')
      .order('kingswood', 'march-0')
      .army('blackwater', 'lannister', 'knight')
      .order('blackwater', 'support')
      .run(marches)
    expect(answer(t, 'baratheon')).toEqual({ do: 'call', at: 'kings-landing' })
  })

  it('goes for the seventh castle', () => {
    const t = action()
      .army('kingswood', 'baratheon', 'footman')
      .order('kingswood', 'march-0')
      .banner('crackclaw-point', 'baratheon')
      .banner('harrenhal', 'baratheon')
      .banner('moat-cailin', 'baratheon')
      .banner('white-harbor', 'baratheon')
      .banner('flints-finger', 'baratheon')
      .run(marches)
    // With Dragonstone it holds six; the Reach and Storm's End are castles beside Kingswood
    answers(t, 'baratheon')
    expect(t.open.winner).toBe(t.seat('baratheon'))
  })

  it('leaves a Power token behind when the castle it leaves counts for the seventh', () => {
    const t = action()
      .army('crackclaw-point', 'baratheon', 'knight')
      .order('crackclaw-point', 'march-0')
      .army('the-mountains-of-the-moon', 'stark', 'knight', 'knight')
      .order('the-mountains-of-the-moon', 'march-0')
      .banner('storms-end', 'baratheon')
      .banner('the-reach', 'baratheon')
      .banner('white-harbor', 'baratheon')
      .banner('flints-finger', 'baratheon')
      .run(marches)
    // Dragonstone and Crackclaw Point make six; Harrenhal lies open
    answers(t, 'baratheon')
    expect(t.open.winner).toBe(t.seat('baratheon'))
  })

  it('takes the castle, not the richer land, in the last round', () => {
    const t = action()
      .set({ round: 10 })
      .army('blackwater', 'lannister', 'footman')
      .order('blackwater', 'march-0')
      .run(marches)
    answers(t, 'lannister')
    expect(['harrenhal', 'crackclaw-point', 'the-reach'].some(at => t.open.armies[at as 'harrenhal'])).toBe(true)
  })

  it('calls back what somebody else has drafted and cannot set out', () => {
    const t = action()
      .army('kingswood', 'baratheon', 'knight', 'knight')
      .order('kingswood', 'march-plus-1')
      .run(marches)
      .move('baratheon', { do: 'go', unit: 'knight', to: 'kings-landing' })
    // 2 + 1 against 5: the march may not set out like that
    const moves = answers(t, 'baratheon')
    expect(moves[0]).toMatchObject({ do: 'go' })
    expect(moves).toContainEqual({ do: 'recall', unit: 'knight', to: 'kings-landing' })
    expect(moves.at(-1)).toMatchObject({ do: 'commit' })
  })
})
