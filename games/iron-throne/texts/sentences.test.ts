import { describe, expect, test } from 'vitest'
import { languages } from '../../../text/index.ts'
import { sentenceLaws, speakerOf } from '../../../text/testing/sentences.ts'
import { effectIds } from '../data/abilities.ts'
import { houseCards } from '../data/cards.ts'
import { eventDeck } from '../data/events.ts'
import { characters, houses } from '../data/houses.ts'
import { moments } from '../data/moments.ts'
import { scene } from '../testing.ts'
import type { PlayerView } from './common/position.ts'
import { events, moves, questions } from './common/samples.ts'
import { texts } from './index.ts'

const samples = { events, moves, questions }

/** Stark, led by Eddard, negotiates as challenger with Lannister; each holds a hostage of the other. */
const view: PlayerView = (() => {
  const t = scene(3)
    .hostage('stark', 'lannister-hostility-12')
    .hostage('lannister', 'stark-hostility-20', 'baratheon-truce')
    .encounter('robb-stark', 'jaime-lannister', { 'stannis-baratheon': 'defender' })
    .conflict('stark-truce', 'lannister-truce')
    .quiet()
  t.move(
    'stark',
    { do: 'power', by: 'challenger', n: 2 },
    { do: 'hostage', by: 'defender', place: { from: 'held', n: 1 } },
  )
  t.move('stark', { do: 'propose' })
  t.move(
    'lannister',
    { do: 'influence', by: 'challenger', n: 1 },
    { do: 'hostage', by: 'defender', place: { from: 'any' } },
  )
  t.move('lannister', { do: 'propose' })
  t.move('stark', { do: 'hostage', by: 'challenger', place: { from: 'hand' } })
  t.open.working = { seat: 0, by: 'card-olenna-tyrell', of: null, discarded: [] }
  return t.view('stark')
})()

sentenceLaws({
  texts,
  samples,
  view,
  changes: {
    lists: [
      // First of all the lists that share words with others.
      ['drawn', 'deck', 'hand', 'kept'],
      ['hostility', 'betrayal', 'truce'],
      ['held', 'deck', 'hand'],
      ['any', 'deck', 'hand'],
      ['challenger', 'defender'],
      ['chosen', 'accepted', 'forced', 'late'],
      ['cards', 'hostage'],
      ['influence', 'death'],
      ['support', 'conflict', 'start'],
      ['preparation', 'reward', 'punishment', 'deal', 'torture', 'release', 'draw-up'],
      ['hostility', 'tie', 'deal'],
      moments,
      characters,
      eventDeck(houses).toReversed(),
      houseCards,
      effectIds,
    ],
    number: n => (n > 0 ? n - 1 : 1),
    inParts: true,
    seats: {
      keys: ['seat', 'of', 'over', 'victim', 'house', 'taker', 'supporter', 'challenger', 'defender', 'to'],
      count: 3,
    },
  },
  understood: {
    useAbility: ['used', 'declined', 'turn'],
    playCard: ['used', 'declined', 'turn', 'of', 'among'],
    aimCharacter: ['act', 'among'],
    aimSeat: ['act'],
  },
  known: {
    seat: ['0', '1', '2'],
    character: characters,
    card: houseCards,
    leader: characters,
    event: eventDeck(houses),
  },
  refs: 110,
})

const { asked, event, move, prompt } = speakerOf(texts, samples, view)

describe.each(languages)('in %s', language => {
  test.each(Object.values(samples.events))('nothing is named by its id: $is', what => {
    expect(event(language, what)).not.toMatch(/(leader|card|hostility)-[a-z\d]/)
  })

  test('two ends of one question are told apart by what is asked', () => {
    const ends = ['aimCharacter', 'distribute', 'gather', 'discard', 'replaceCard'] as const
    expect(new Set(ends.map(name => move(language, { do: 'done' }, asked(name)))).size).toBe(ends.length)
    const passes = ['useAbility', 'playCard', 'hostage', 'support'] as const
    expect(new Set(passes.map(name => move(language, { do: 'pass' }, asked(name)))).size).toBe(passes.length)
  })
})

describe('IT-9.5 a deal in words', () => {
  test('is told to the two as what they give and get', () => {
    expect(move('en', { do: 'agree', version: 2 })).toBe(
      'Accept proposal 2: you give influence over you; you get a hostage of your choice',
    )
    expect(move('hu', { do: 'agree', version: 2 })).toBe(
      'Elfogadom a 2. javaslatot: te adod: befolyás fölötted; te kapod: egy túsz, amelyet te választasz',
    )
    expect(prompt('en', 'negotiate')).toBe(
      'Make a deal with Lannister, or everybody who takes part is punished. ' +
        'Their proposal 2 waits for your answer. Your proposal 1 stands.',
    )
  })

  test('its parts are told as given or got', () => {
    expect(move('en', { do: 'influence', by: 'challenger', n: 1 })).toBe('You give: influence over you')
    expect(move('en', { do: 'influence', by: 'defender', n: 1 })).toBe('You get: influence over Lannister')
    expect(move('en', { do: 'power', by: 'defender', n: 0 })).toBe('You get: no power')
    expect(move('hu', { do: 'influence', by: 'defender', n: 1 })).toBe('Te kapod: befolyás Lannister fölött')
    expect(move('hu', { do: 'unhostage', by: 'challenger', index: 0 })).toBe(
      'Te adod: az első túsz nélkül (a kezed egy véletlen lapja túsznak)',
    )
    expect(move('en', { do: 'hostage', by: 'defender', place: { from: 'held', n: 2 } })).toBe(
      'You get: hostage 2, a Baratheon card',
    )
  })

  test('to propose the same as the other is called accepting', () => {
    const same: PlayerView = {
      ...view,
      own: { ...view.own!, draft: view.open.encounter!.talks!.standing.defender!.offer },
    }
    expect(move('en', { do: 'propose' }, same)).toMatch(
      /^Propose the same, and so accept: you give influence over you;/,
    )
    expect(move('hu', { do: 'propose' }, same)).toMatch(/^Ugyanezt javaslom, tehát elfogadom: /)
    expect(move('en', { do: 'propose' })).toMatch(/^Propose this: you give 2 power/)
  })

  test('is told to all by the part each plays', () => {
    expect(event('en', samples.events.proposed)).toBe(
      'Stark makes proposal 3: the challenger gives 2 power, influence over the challenger and a hostage of the taker’s choice; ' +
        'the defender gives the top card of the deck as a hostage and hostage 2.',
    )
    expect(event('hu', samples.events.agreed)).toBe(
      'Stark elfogadja a 3. javaslatot: a kihívó adja: 2 erő, befolyás a kihívó fölött és egy túsz, amelyet a túszejtő választ; ' +
        'a védő adja: a pakli felső lapja túsznak és a 2. túsz.',
    )
  })
})

describe('sentences as they are read', () => {
  test('hostages', () => {
    const { hostage } = samples.events
    expect(event('en', hostage)).toBe(
      'Stark takes a hostage from Lannister: hostage 2, a Baratheon card; now hostage 3 (betrayal).',
    )
    expect(event('hu', hostage)).toBe(
      'Stark túszt szerez Lannistertől: a 2. túsz, egy Baratheon-kártya; mostantól a 3. túsz (árulás).',
    )
    expect(event('en', samples.events.tortured)).toBe('Stark tortures hostage 2 (a Lannister card): Hostility 12.')
    expect(move('en', { do: 'torture', n: 1 })).toBe('Torture hostage 1 (Lannister Hostility 12)')
    expect(move('hu', { do: 'release', n: 1 })).toBe('Elengedem: 1. túsz, Viszály 12 (Lannister)')
  })

  test('the defender that the challenger has chosen', () => {
    expect(event('hu', samples.events.defender)).toBe('A védő a kihívó választása szerint Stark („Befolyásos”).')
    expect(event('hu', { ...samples.events.defender, seat: 1, chosen: false })).toBe('A védő Lannister („Befolyásos”).')
  })

  test('the conflict and its outcome', () => {
    expect(event('en', samples.events.revealed)).toBe(
      'The challenger reveals Stark Hostility 12, the defender Lannister Truce (Lannister from the top of the deck): betrayal.',
    )
    expect(event('en', samples.events.ending)).toBe(
      'Hostility, Stark against Lannister, 12 to 0: the challenger’s side wins.',
    )
    expect(event('hu', samples.events.ending)).toBe('Viszály: Stark és Lannister, 12 a 0 ellen; a kihívó oldala győz.')
  })

  test('power in its cases', () => {
    const { power } = samples.events
    expect(event('en', power)).toBe('2 power from Robb Stark to the leader sheet of Stark (punishment).')
    expect(event('hu', power)).toBe('2 erő Robb Starkról Stark vezetőlapjára (büntetés).')
    expect(event('hu', { ...power, from: 1, to: 'box', why: 'torture' })).toBe(
      '2 erő Lannister vezetőlapjáról a dobozba (megkínzás).',
    )
  })

  test('the end', () => {
    expect(event('en', samples.events.won)).toBe(
      'No character of Baratheon is left: Stark and Lannister share the victory with 4 spread influence!',
    )
    expect(event('hu', { ...samples.events.won, seats: [0], by: 'influence', fallen: [] })).toBe(
      'Vége a játéknak: Stark győz 4 kiterjesztett befolyással!',
    )
  })

  test('questions', () => {
    expect(prompt('en', 'useAbility')).toBe('Before Lannister chooses a character: you may use Honorable.')
    expect(prompt('hu', 'torment')).toBe('Nevezd meg Lannister egyik karakterét: 1 ereje a te vezetőlapodra kerül.')
    expect(prompt('en', 'gather')).toBe('Move up to 1 power more to Robb Stark (1 so far): choose where it comes from.')
    expect(prompt('hu', 'gather')).toBe(
      'Tégy át legfeljebb 1 további erőt Robb Starkra (eddig: 1): válaszd ki, honnan.',
    )
    expect(prompt('hu', 'chooseCharacter')).toBe(
      'Te vagy a védő, az ellenfél Robb Stark (4 erő): válaszd ki a karakteredet.',
    )
    expect(prompt('en', 'orderCards')).toBe('Poisoned Cup: choose card 2 from the top.')
    expect(prompt('hu', 'orderCards')).toBe('„Mérgezett kehely”: válaszd ki, melyik lap legyen felülről a 2.')
    expect(prompt('en', 'support')).toBe(
      'Offer a character to Stark, the challenger, or to Lannister, the defender, or stay out.',
    )
    expect(prompt('en', 'discard', { seat: 0, least: 3, most: 3, type: null, why: 'leader-robb-stark' })).toBe(
      'Discard 3 cards from your hand (Warlord).',
    )
  })
})
