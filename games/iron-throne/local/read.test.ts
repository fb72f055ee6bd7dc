import { afterEach, describe, expect, it } from 'vitest'
import { seedFrom, start } from '../../../kernel/index.ts'
import type { Act, ActName, EffectId } from '../data/abilities.ts'
import { cardAbilities } from '../data/characterCards.ts'
import { type Character, characters, houses } from '../data/houses.ts'
import { leaderAbilities } from '../data/leaders.ts'
import type { LocalCards } from '../data/local.ts'
import { ironThrone } from '../game.ts'
import { plainOptions as options } from '../position.ts'
import { abilityOf } from '../rules/cards/abilities.ts'
import { setLocalCards, versionWith } from '../rules/cards/localCards.ts'
import { windowAt } from '../rules/cards/windows.ts'
import { scene } from '../testing.ts'
import { readLocalCards, setOwnCards } from './read.ts'

const file = {
  'leader-catelyn-stark': {
    name: { en: 'A Name of Ours', hu: 'A mi nevünk' },
    text: { en: 'Distribute up to 4.' },
    ability: { at: 'before-turn', needs: { role: 'challenger', sheet: 1 }, acts: [{ do: 'distribute', upTo: 4 }] },
  },
  'card-jaime-lannister': {
    ability: { at: 'after-reveal', needs: { outcome: 'hostility' }, acts: [{ do: 'add', n: 6 }] },
  },
}

afterEach(() => setLocalCards({}))

const ourVersion = ironThrone.version

describe('cards of a group’s own', () => {
  it('IT-17.4, IT-21.1, IT-21.2, IT-21.5: their words and values stand in the place of ours', () => {
    setOwnCards(file)
    const t = scene(3, { leaders: { stark: 'catelyn-stark' } })
    t.run(...windowAt(t.open, 'before-turn')).move('stark', { do: 'use' })
    for (let i = 0; i < 4; i++) t.move('stark', { do: 'empower', character: 'robb-stark' })
    expect([t.of('robb-stark'), t.of('stark'), t.question()]).toEqual([8, 0, null])
    // Everybody at the table sees them
    expect(t.view('lannister').open.local['leader-catelyn-stark']!.name!.hu).toBe('A mi nevünk')
    expect(abilityOf(t.open, 'card-jaime-lannister').acts).toEqual([{ do: 'add', n: 6 }])
    expect(abilityOf(t.open, 'leader-bran-stark').from).toBe('printed')
  })

  it('games that have begun keep the cards they began with', () => {
    setOwnCards(file)
    const t = scene(3)
    setLocalCards({})
    expect(abilityOf(t.open, 'card-jaime-lannister').from).toBe('local')
    expect(abilityOf(scene(3).open, 'card-jaime-lannister').from).toBe('house')
  })

  it('no two versions of the rules share a number, whatever the cards', () => {
    const room = 0x1000000
    for (let i = 0; i < 40; i++) {
      const cards: LocalCards = { 'card-jaime-lannister': { name: { en: `Name ${i}` } } }
      expect([2, 3].map(version => Math.floor(versionWith(version, cards) / room))).toEqual([2, 3])
    }
  })

  it('a record of one set of cards is of another version than one of another', () => {
    expect(ironThrone.version).toBe(ourVersion)
    setOwnCards(file)
    const { version } = ironThrone
    expect(version).toBeGreaterThan(ourVersion)
    expect(Number.isSafeInteger(version)).toBe(true)
    setOwnCards({ 'card-jaime-lannister': { ...file['card-jaime-lannister'], name: { en: 'Other' } } })
    expect(ironThrone.version).not.toBe(version)
    setOwnCards(file)
    expect(ironThrone.version).toBe(version)
  })

  it('IT-21.3, IT-21.7: our own cards are written in the same language', () => {
    const ours = Object.fromEntries(
      characters.flatMap((each: Character) => [
        [`leader-${each}`, { ability: plain(leaderAbilities[each]) }],
        [`card-${each}`, { ability: plain(cardAbilities[each]) }],
      ]),
    )
    const read = readLocalCards(ours)
    expect(Object.keys(read)).toHaveLength(50)
    const names = new Set(
      Object.values(read).flatMap(({ ability }) => ability!.acts.map((act: Act): ActName => act.do)),
    )
    expect(names.size).toBe(35)
  })

  it('what is wrong is said with its place, and changes nothing', () => {
    const refused = (by: string, part: object) => {
      try {
        setOwnCards({ [by]: part })
      } catch (error) {
        return (error as Error).message
      }
      return 'accepted'
    }
    expect(refused('leader-nobody', {})).toMatch(/^iron-throne\.?.*/)
    expect(refused('card-arya-stark', { cost: 3 })).toMatch(/^iron-throne\.card-arya-stark: /)
    const act = (at: string, each: object, needs = {}) => ({ ability: { at, needs, acts: [each] } })
    expect(refused('card-arya-stark', act('before-cards', { do: 'win' }))).toMatch(/ability\.acts\.0/)
    expect(refused('card-arya-stark', act('before-turn', { do: 'draw', n: 1 }))).toBe(
      'iron-throne.card-arya-stark.ability: a card can be played at before-cards, after-reveal, outcome-set, after-resolution, not before-turn.',
    )
    expect(refused('leader-arya-stark', act('before-turn', { do: 'retreat' }))).toBe(
      'iron-throne.leader-arya-stark.ability: "retreat" fits before-cards, not before-turn.',
    )
    expect(refused('leader-arya-stark', act('after-resolution', { do: 'drain', whose: 'opposing-active', n: 1 }))).toBe(
      'iron-throne.leader-arya-stark.ability: "drain" speaks of a side: "needs" must name a role that has one.',
    )
    expect(refused('leader-arya-stark', act('before-cards', { do: 'add', n: 1e9 }))).toMatch(/ability\.acts\.0\.n/)
    expect(scene(3).open.local).toEqual({})
    expect(ironThrone.version).toBe(ourVersion)
  })

  it('are refused where a game could not be played on with them', () => {
    const told =
      (by: EffectId, at: string, ...acts: object[]) =>
      () =>
        setOwnCards({ [by]: { ability: { at, acts } } })
    expect(told('card-arya-stark', 'before-cards', { do: 'discard', least: 2, most: 1 })).toThrow(
      'iron-throne.card-arya-stark.ability.acts.0: least must not be more than most.',
    )
    expect(told('card-arya-stark', 'after-reveal', { do: 'outcome', is: 'betrayal' })).toThrow(/acts\.0\.is/)
    expect(told('leader-arya-stark', 'before-character', { do: 'sacrifice', n: 1 })).toThrow(/"sacrifice" fits/)
    const name = (en: string) => () => setOwnCards({ 'card-arya-stark': { name: { en } } })
    expect(name('  ')).toThrow(/name\.en/)
    expect(name('A'.repeat(61))).toThrow(/name\.en/)
    expect(name('Arya\nthe Faceless')).toThrow('iron-throne.card-arya-stark.name.en: must be one line.')
    expect(scene(3).open.local).toEqual({})
  })

  it('a game of three still begins with every card replaced by another', () => {
    const swapped = Object.fromEntries(
      characters.map((each, i) => {
        const other = cardAbilities[characters[(i + 1) % characters.length]]
        return [`card-${each}` satisfies EffectId, { ability: plain(other) }]
      }),
    )
    setOwnCards(swapped)
    const { state } = start(ironThrone, { roles: houses.slice(0, 3), options, seed: seedFrom('swapped') })
    expect(Object.keys(state.g.open.local)).toHaveLength(25)
  })
})

const plain = ({ at, needs, acts }: (typeof leaderAbilities)[Character]) => ({ at, needs, acts })
