import { describe, expect, it } from 'vitest'
import type { House } from '../data/houses.ts'
import { type Scene, scene } from '../testing.ts'

/** What is asked from here on, of whom, where everybody passes or takes the first option: 'stark support' and the like. */
function story(t: Scene): string[] {
  const list: string[] = []
  while (t.question() !== null) {
    const step = t.state.stack.at(-1)!
    const at = step.do === 'useAbility' ? ` ${step.at}` : ''
    for (const house of t.asked()) list.push(`${house} ${step.do}${at}`)
    t.goOn()
  }
  return list
}

/** The same without what cannot be passed, and without cards. */
const windows = (t: Scene): string[] => story(t).filter(each => /useAbility|chooseCharacter|support$/i.test(each))

describe('a leader is asked at the moment of the ability, and at no other', () => {
  const torturing = (holder: House) =>
    scene(3, { leaders: { baratheon: 'shireen-baratheon', lannister: 'joffrey-baratheon' } })
      .hostage(holder, 'stark-truce')
      .challenger(holder)
      .run({ do: 'hostages', turn: holder === 'lannister' ? 1 : 2, passed: [] })

  it('IT-20.3.2: when it has tortured or released itself', () => {
    const tortured = torturing('lannister').move('lannister', { do: 'torture', n: 1 })
    expect(story(tortured)[0]).toBe('lannister useAbility torture')
    expect(story(torturing('lannister').move('lannister', { do: 'release', n: 1 }))).toEqual([])
    expect(story(torturing('baratheon').move('baratheon', { do: 'torture', n: 1 }))[0]).toBe('baratheon torment')
    expect(story(torturing('baratheon').move('baratheon', { do: 'release', n: 1 }))).toEqual([
      'baratheon useAbility release',
    ])
  })

  it('IT-20.3.4: before the opponent chooses, once before each of the two choices', () => {
    const met = (challenger: House, defender: House) =>
      windows(
        scene(3, { leaders: { baratheon: 'selyse-baratheon' } })
          .meeting(challenger, defender)
          .run({ do: 'prepare' }),
      )
    expect(met('stark', 'baratheon')).toEqual([
      'baratheon useAbility before-character',
      'stark chooseCharacter',
      'baratheon chooseCharacter',
    ])
    expect(met('baratheon', 'stark')).toEqual([
      'baratheon chooseCharacter',
      'baratheon useAbility before-character',
      'stark chooseCharacter',
    ])
    expect(met('stark', 'lannister')).toEqual(['stark chooseCharacter', 'lannister chooseCharacter'])
  })

  const supporting = (leader: 'barristan-selmy' | 'viserys-targaryen', isActive = true) =>
    scene(5, { leaders: { targaryen: leader, baratheon: 'renly-baratheon', lannister: 'cersei-lannister' } })
      .spread('lannister', 'stark')
      .encounter(isActive ? 'daenerys-targaryen' : 'stannis-baratheon', 'jaime-lannister', {
        'olenna-tyrell': 'challenger',
      })
      .run({ do: 'supportPhase' })

  it('IT-20.3.5, IT-20.3.6: active players before the support phase, and before each opportunity', () => {
    expect(windows(supporting('barristan-selmy'))).toEqual([
      'targaryen useAbility before-support-phase',
      'lannister useAbility before-support',
      'stark support',
      'baratheon support',
    ])
    expect(windows(supporting('viserys-targaryen'))[0]).toBe('lannister useAbility before-support')
  })

  it('IT-20.3.5, IT-20.3.8: nobody else is, and active players after the last opportunity', () => {
    expect(windows(supporting('barristan-selmy', false))).toEqual([
      'targaryen support',
      'lannister useAbility before-support',
      'stark support',
      'baratheon useAbility after-support',
    ])
  })

  it('IT-20.3.9, IT-20.3.10, IT-20.3.11: before the cards, after the reveal, and when the outcome is set', () => {
    const t = scene(4, {
      leaders: { stark: 'bran-stark', targaryen: 'jorah-mormont', lannister: 'tywin-lannister' },
    })
      .encounter('robb-stark', 'jaime-lannister', { 'daenerys-targaryen': 'defender' })
      .hand('stark', 'stark-hostility-20')
      .hand('lannister', 'lannister-hostility-1')
      .begin()
    expect(story(t).filter(each => /useAbility|lannister playCards/.test(each))).toEqual([
      'stark useAbility before-cards',
      'lannister playCards',
      'lannister playCards',
      'lannister useAbility after-reveal',
      'targaryen useAbility outcome-set',
    ])
    const told = t.heard.map(({ is }) => is)
    expect(told.indexOf('revealed')).toBeLessThan(told.indexOf('ending'))
    expect(told.indexOf('ending')).toBeLessThan(told.indexOf('influence'))
  })
})
