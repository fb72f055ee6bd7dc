/** IT-25.1: the log of a game is open to all: what is done is told, in the order in which it happens. */
import { describe, expect, it } from 'vitest'
import { play as playMove } from '../../../kernel/index.ts'
import type { Character, House } from '../data/houses.ts'
import { ironThrone } from '../game.ts'
import { type Scene, scene } from '../testing.ts'
import type { Event, Move } from '../types.ts'
import { windowAt } from './cards/windows.ts'
import { play, reach, upTo } from './testing.ts'

/** A table where this House has this leader. */
const led = (house: House, leader: Character, players: 3 | 4 | 5 = 3) =>
  scene(players, { leaders: { [house]: leader } })

const used = (t: Scene, house: House): Scene => upTo(t, house).move(house, { do: 'use' })

const turn = (t: Scene, house: House) => used(t.challenger(house).run(...windowAt(t.open, 'before-turn')), house)

const event = (t: Scene, house: House) =>
  used(t.challenger(house).run(...windowAt(t.open, 'before-event'), { do: 'event' }), house)

const refused = () =>
  scene(5)
    .encounter('stannis-baratheon', 'robb-stark')
    .run({ do: 'supportPhase' })
    .move('targaryen', { do: 'offer', character: 'khal-drogo', side: 'challenger' })
    .move('baratheon', { do: 'refuse' })

const talks = () =>
  scene(3).encounter('robb-stark', 'jaime-lannister').conflict('stark-truce', 'lannister-truce').quiet()

const offer = {
  challenger: { influence: 0, power: 2, hostages: [] },
  defender: { influence: 0, power: 0, hostages: [] },
}

const proposed = () => talks().move('stark', { do: 'power', by: 'challenger', n: 2 }, { do: 'propose' })

/** Lannister poisons, and then drives off, what it can. */
const driven = () => {
  const t = scene(5)
    .hand('tyrell', 'olenna-tyrell', 'tyrell-truce')
    .hand('lannister', 'joffrey-baratheon', 'lannister-hostility-5')
    .encounter('joffrey-baratheon', 'robb-stark', { 'olenna-tyrell': 'defender' })
    .begin()
  play(t, 'olenna-tyrell').move('tyrell', { do: 'target', character: 'robb-stark' })
  return play(t, 'joffrey-baratheon')
}

const dragons = () =>
  used(
    led('targaryen', 'daenerys-targaryen', 4)
      .top('targaryen', 'targaryen-hostility-10')
      .encounter('khal-drogo', 'robb-stark')
      .conflict('targaryen-hostility-3', 'stark-hostility-12'),
    'targaryen',
  )

const replaced = () =>
  play(
    scene(3)
      .hand('lannister', 'lannister-hostility-5', 'lannister-hostility-10', 'tyrion-lannister')
      .encounter('tyrion-lannister', 'robb-stark')
      .conflict('lannister-hostility-5', 'stark-hostility-7'),
    'tyrion-lannister',
  ).move('lannister', { do: 'name', seat: 1 }, { do: 'replace', card: 'lannister-hostility-10' })

const ransomed = (gives: 'give-cards' | 'give-hostage') =>
  play(
    scene(4).hand('targaryen', 'viserys-targaryen').encounter('viserys-targaryen', 'tywin-lannister').begin(),
    'viserys-targaryen',
  ).move('lannister', { do: gives })

const silver = () =>
  used(
    led('lannister', 'tyrion-lannister')
      .encounter('jaime-lannister', 'robb-stark', { 'stannis-baratheon': 'challenger' })
      .conflict('lannister-truce', 'stark-truce')
      .quiet()
      .move('lannister', { do: 'break-off' }),
    'lannister',
  )

const shuffled = () => {
  const t = scene(3)
    .hand('stark', 'robb-stark', 'stark-hostility-20')
    .encounter('robb-stark', 'jaime-lannister')
    .conflict('stark-hostility-20', 'lannister-hostility-1')
    .deckSize('stark', 18)
  return play(t, 'robb-stark')
}

const powerIsPower = () =>
  play(
    led('lannister', 'tywin-lannister')
      .hand('lannister', 'cersei-lannister', 'lannister-hostility-3')
      .encounter('cersei-lannister', 'robb-stark')
      .conflict('lannister-hostility-3', 'stark-truce'),
    'cersei-lannister',
  )

const deeds: [string, () => Scene, Event][] = [
  [
    'IT-17.1 an ability that is used',
    () => turn(led('stark', 'catelyn-stark'), 'stark'),
    { is: 'used', seat: 0, leader: 'catelyn-stark' },
  ],
  [
    'IT-15.4, IT-22.2 a card that is discarded',
    () => turn(led('stark', 'robb-stark'), 'stark').move('stark', { do: 'discard', card: 'stark-hostility-3' }),
    { is: 'discarded', seat: 0, cards: ['stark-hostility-3'], why: 'leader-robb-stark' },
  ],
  [
    'IT-22.4 who must play first',
    () => used(led('stark', 'bran-stark').encounter('tywin-lannister', 'robb-stark').begin(), 'stark'),
    { is: 'open-first', seat: 1, by: 'leader-bran-stark' },
  ],
  ['IT-22.8 who is spared', silver, { is: 'no-punishment', seats: [1, 2], by: 'leader-tyrion-lannister' }],
  [
    'IT-22.11 that somebody looks at events',
    () => event(led('baratheon', 'stannis-baratheon').event('stark'), 'baratheon'),
    { is: 'looked', seat: 2, what: 'events', of: null, n: 3 },
  ],
  [
    'IT-22.14 who may not be chosen',
    () =>
      used(
        led('baratheon', 'selyse-baratheon')
          .meeting('stark', 'baratheon')
          .sheet('stark', 0)
          .sheet('baratheon', 0)
          .run({ do: 'prepare' }),
        'baratheon',
      ).move('baratheon', { do: 'discard', card: 'baratheon-hostility-1' }, { do: 'target', character: 'robb-stark' }),
    { is: 'forbidden', character: 'robb-stark', by: 'leader-selyse-baratheon' },
  ],
  [
    'IT-22.16 the card turned up',
    dragons,
    { is: 'turned-up', seat: 3, card: 'targaryen-hostility-10', by: 'leader-daenerys-targaryen' },
  ],
  [
    'IT-7.7, IT-22.16 what is added',
    dragons,
    { is: 'added', side: 'challenger', n: 10, by: 'leader-daenerys-targaryen' },
  ],
  [
    'IT-22.17 whom an ability makes the defender',
    () => event(led('targaryen', 'viserys-targaryen', 4), 'targaryen').move('targaryen', { do: 'name', seat: 0 }),
    { is: 'defender', seat: 0, by: 'leader-viserys-targaryen', chosen: true },
  ],
  [
    'IT-22.20 that nobody may support',
    () =>
      used(
        led('targaryen', 'barristan-selmy', 4).encounter('khal-drogo', 'robb-stark').run({ do: 'supportPhase' }),
        'targaryen',
      ),
    { is: 'support-skipped', by: 'leader-barristan-selmy' },
  ],
  ['IT-23.3, IT-15.5 how many cards are shuffled', shuffled, { is: 'reshuffled', seat: 0, n: 5 }],
  ['IT-23.6 that no hostages are taken', powerIsPower, { is: 'no-betrayal-hostages', by: 'card-cersei-lannister' }],
  [
    'IT-23.8 what is replaced, and by what',
    replaced,
    {
      is: 'replaced',
      seat: 1,
      old: 'lannister-hostility-5',
      card: 'lannister-hostility-10',
      by: 'card-tyrion-lannister',
    },
  ],
  [
    'IT-19.1, IT-23.10 the cards of who retreats',
    driven,
    { is: 'discarded', seat: 4, cards: ['olenna-tyrell'], why: 'card-joffrey-baratheon' },
  ],
  [
    'IT-23.17 that cards are given',
    () => ransomed('give-cards'),
    { is: 'ransom', seat: 1, gives: 'cards', by: 'card-viserys-targaryen' },
  ],
  [
    'IT-23.17 that a hostage is given',
    () => ransomed('give-hostage'),
    { is: 'ransom', seat: 1, gives: 'hostage', by: 'card-viserys-targaryen' },
  ],
  [
    'IT-23.21 who changes sides',
    () =>
      play(
        scene(5)
          .hand('tyrell', 'margaery-tyrell')
          .encounter('robb-stark', 'jaime-lannister', { 'margaery-tyrell': 'challenger' })
          .begin(),
        'margaery-tyrell',
      ),
    { is: 'switched', seat: 4, character: 'margaery-tyrell', side: 'defender', by: 'card-margaery-tyrell' },
  ],
  ['IT-5.2 the event', () => scene(3).event('baratheon').run({ do: 'event' }), { is: 'event', card: 'baratheon' }],
  [
    'IT-6.4 an offer of support',
    refused,
    { is: 'offered-support', seat: 3, character: 'khal-drogo', side: 'challenger' },
  ],
  [
    'IT-6.5 the answer to it',
    refused,
    { is: 'answered', seat: 2, supporter: 3, character: 'khal-drogo', accepted: false },
  ],
  ['IT-8.4 that the two negotiate', talks, { is: 'talks' }],
  ['IT-9.5 a proposal', proposed, { is: 'proposed', seat: 0, version: 1, offer } as Event],
  [
    'IT-9.5 that it is withdrawn',
    () => proposed().move('stark', { do: 'withdraw', version: 1 }),
    { is: 'withdrawn', seat: 0, version: 1 },
  ],
  [
    'IT-9.5 that it is rejected',
    () => proposed().move('lannister', { do: 'reject', version: 1 }),
    { is: 'rejected', seat: 1, version: 1 },
  ],
]

describe('everybody is told', () => {
  it.each(deeds)('IT-25.1, %s', (_, make, told) => {
    expect(make().heard).toContainEqual(told)
  })
})

describe('the parts of a round', () => {
  it('IT-2.1, IT-11.4, IT-25.1: are told in their order, and lead to the next challenger', () => {
    const t = scene(3).challenger('stark').event('lannister').run({ do: 'round' })
    t.finish('playCards').cards('stark-hostility-1', 'lannister-hostility-8')
    while (t.open.round === 2) {
      expect(t.events('stage').at(-1)!.stage).toBe(t.open.stage)
      t.goOn()
    }
    const parts = t.heard.map(each => (each.is === 'stage' ? each.stage : each.is))
    const round = ['round', 'start', 'preparation', 'event', 'support', 'conflict', 'resolution', 'cleanup']
    expect(parts.filter(each => round.includes(each)).slice(0, 9)).toEqual([...round, 'round'])
    expect([t.open.challenger, t.events('won')]).toEqual([1, []])
  })
})

describe('one seat alone is told', () => {
  /** What a move tells, and whom. */
  const heard = (t: Scene, house: House, move: Move) => playMove(ironThrone, t.state, t.seat(house), move).heard

  it('IT-25.3, IT-23.19: which cards of the deck it looks at', () => {
    const top = ['targaryen-truce', 'targaryen-hostility-20', 'targaryen-hostility-12'] as const
    const t = scene(4)
      .hand('targaryen', 'jorah-mormont')
      .top('targaryen', ...top)
    reach(t.encounter('khal-drogo', 'tywin-lannister').begin(), 'jorah-mormont')
    const event = { is: 'saw', seat: 3, of: 3, cards: top, what: 'deck' }
    expect(heard(t, 'targaryen', { do: 'play', card: 'jorah-mormont' })).toContainEqual({ event, to: [3] })
  })

  it('IT-25.3, IT-22.11: which events it looks at', () => {
    const t = led('baratheon', 'stannis-baratheon').challenger('baratheon').event('stark')
    t.run(...windowAt(t.open, 'before-event'))
    const event = { is: 'foresaw', seat: 2, cards: t.state.g.hidden.events.slice(0, 3) }
    expect(heard(t, 'baratheon', { do: 'use' })).toContainEqual({ event, to: [2] })
  })

  it('IT-25.3, IT-15.1: what it draws', () => {
    const t = scene(3).hand('baratheon', 'davos-seaworth').top('baratheon', 'baratheon-truce', 'melisandre')
    reach(t.encounter('stannis-baratheon', 'tywin-lannister').begin(), 'davos-seaworth')
    const told = heard(t, 'baratheon', { do: 'play', card: 'davos-seaworth' })
    const why = 'card-davos-seaworth'
    expect(told).toContainEqual({ event: { is: 'drew', seat: 2, n: 2, why }, to: null })
    const cards = ['baratheon-truce', 'melisandre']
    expect(told).toContainEqual({ event: { is: 'saw', seat: 2, of: 2, cards, what: 'drawn' }, to: [2] })
  })

  it('IT-18.3: its victim learns what is gone from the hand, not what from the deck', () => {
    const t = scene(3).run({ do: 'takeHostage', seat: 1, victim: 0, why: 'hostility', before: null })
    const [card] = t.state.g.hidden.decks[0]
    const fromDeck = heard(t, 'lannister', { do: 'take', place: { from: 'deck' } })
    expect(fromDeck.filter(({ to }) => to !== null)).toEqual([
      { event: { is: 'hostage-face', seat: 1, victim: 0, card, number: 1 }, to: [1] },
    ])
  })

  it('IT-18.6, IT-25.1: all see the number that a hostage had, and the one it has', () => {
    const t = scene(3).hostage('stark', 'baratheon-truce', 'baratheon-hostility-5').hostage('lannister', 'stark-truce')
    t.run({ do: 'takeHostage', seat: 1, victim: 0, why: 'hostility', before: null })
    const taken = heard(t, 'lannister', { do: 'take', place: { from: 'held', n: 2 } })
    const event = { is: 'hostage', seat: 1, victim: 0, from: 'held', house: 2, n: 2, number: 2, why: 'hostility' }
    expect(taken).toContainEqual({ event, to: null })
  })
})
