import { describe, expect, test } from 'vitest'
import { type Language, languages, plain, type Rich } from '../../../text/index.ts'
import { places } from '../data/areas.ts'
import { tracks } from '../data/constants.ts'
import { houseCards } from '../data/houseCards.ts'
import { houses } from '../data/houses.ts'
import { orders } from '../data/orders.ts'
import { tidesCards } from '../data/tides.ts'
import { unitTypes } from '../data/units.ts'
import { westerosCards } from '../data/westerosCards.ts'
import { wildlingCards } from '../data/wildlingCards.ts'
import { scene } from '../testing.ts'
import type { Event, Move } from '../types.ts'
import { texts } from './index.ts'
import type { Eyes } from './position.ts'
import * as samples from './samples.ts'

const fighter = { card: null, tides: null, blade: false }

/** Stark at seat 0, Greyjoy 1, Lannister 2, Martell 3, Tyrell 4, Baratheon 5; Stark attacks Greyjoy in Seagard. */
const view: Eyes = (() => {
  const t = scene(6).set({ houses })
  t.army('winterfell', 'stark', 'footman', 'knight').order('winterfell', 'march-0')
  t.army('flints-finger', 'greyjoy', 'footman').order('flints-finger', 'consolidate-power')
  t.set({
    combat: {
      at: 'seagard',
      from: 'winterfell',
      march: 0,
      units: ['knight'],
      attacker: { seat: 0, ...fighter },
      defender: { seat: 1, ...fighter },
      supports: {},
      winner: null,
      decided: null,
      cancelled: null,
      done: [],
    },
  })
  return t.view('stark')
})()

const asked = (name: string, step: object): Eyes => ({ ...view, stack: [{ do: name, ...step }] as Eyes['stack'] })

type Say = (what: object, seen: Eyes) => Rich
const event = (language: Language, what: Event) => plain((texts[language].events[what.is] as Say)(what, view))
const move = (language: Language, what: Move, seen = view) => plain((texts[language].moves[what.do] as Say)(what, seen))
const prompt = (language: Language, name: keyof typeof samples.questions, step: object) =>
  plain((texts[language].prompts[name] as Say)(step, asked(name, step)))
const wait = (language: Language, name: keyof typeof samples.questions, step: object) =>
  plain((texts[language].waits[name] as Say)(step, asked(name, step)))

const broken = /undefined|null|NaN|\[object|\{|\}| {2}|^ | $| [.,:;!?]|\.\.|,\.|:\./

const eventNames = Object.keys(samples.events) as Event['is'][]
const moveNames = Object.keys(samples.moves) as Move['do'][]
const questionNames = Object.keys(samples.questions) as (keyof typeof samples.questions)[]

describe.each(languages)('every sentence in %s', language => {
  test.each(eventNames)('of the log is whole: %s', name => {
    const sentence = event(language, samples.events[name])
    expect(sentence).not.toMatch(broken)
    expect(sentence).toMatch(/^[\p{Lu}\d„].*[.!]$/u)
  })

  test.each(moveNames)('on a button is whole: %s', name => {
    const label = move(language, samples.moves[name])
    expect(label).not.toMatch(broken)
    expect(label).toMatch(/^[\p{Lu}\d„].*[^.]$/u)
  })

  test.each(questionNames)('of a question is whole: %s', name => {
    const sentence = prompt(language, name, samples.questions[name])
    expect(sentence).not.toMatch(broken)
    expect(sentence).toMatch(/^[\p{Lu}„].*[.?]$/u)
    expect(wait(language, name, samples.questions[name])).not.toMatch(broken)
    expect(wait(language, name, samples.questions[name])).toMatch(/^\p{Ll}.*[^.]$/u)
  })
})

const lists: readonly (readonly string[])[] = [
  places,
  houseCards,
  westerosCards,
  wildlingCards,
  tidesCards,
  orders,
  unitTypes,
  [...tracks, 'wildlings'],
  ['combat', 'skull', 'retreat', 'rout', 'supply', 'port'],
  ['attacker', 'defender'],
  ['highest', 'lowest'],
  ['top', 'bottom'],
  ['westeros', 'planning', 'action'],
  ['supply', 'mustering', 'clash', 'collect', 'no-defense', 'no-march-plus-1', 'nothing'],
]

/** Other values of the same kind. */
function others(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1]
  if (typeof value === 'boolean') return [!value]
  if (Array.isArray(value)) return [[...value].reverse(), value.slice(1)]
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([key, one]) => others(one).map(other => ({ ...value, [key]: other })))
  const list = lists.find(each => each.includes(value as string))
  return list ? list.filter(each => each !== value).slice(0, 2) : []
}

/** The parameters whose change leaves the sentence as it was. */
function unused(what: object, tag: string, say: (changed: never) => string): string[] {
  const before = say(what as never)
  return Object.entries(what)
    .filter(([key]) => key !== tag)
    .filter(([key, value]) => others(value).every(other => say({ ...what, [key]: other } as never) === before))
    .map(([key]) => key)
}

describe.each(languages)('every parameter is said in %s', language => {
  test.each(eventNames)('by the event %s', name => {
    expect(unused(samples.events[name], 'is', (what: Event) => event(language, what))).toEqual([])
  })

  test.each(moveNames)('by the move %s', name => {
    const eyes: Partial<Record<string, Eyes>> = {
      unmuster: asked('muster', samples.questions.muster),
      commit: asked('march', samples.questions.march),
    }
    expect(unused(samples.moves[name], 'do', (what: Move) => move(language, what, eyes[name]))).toEqual([])
  })

  /** What the reader knows without being told, or sees in the list of choices. */
  const understood: Partial<Record<keyof typeof samples.questions, readonly string[]>> = {
    reconcile: ['removed'],
    muster: ['steps'],
    bid: ['without'],
    rank: ['ranked', 'rest'],
    assignOrders: ['seats'],
    march: ['granted'],
    neutralSupport: ['rest', 'granted', 'from', 'groups'],
    casualty: ['side'],
    wildlingTie: ['bid', 'without'],
    preemptedTrack: ['tracks'],
  }
  test.each(questionNames)('by the question %s', name => {
    const left = unused(samples.questions[name], '', (what: object) => prompt(language, name, what))
    expect(left.filter(key => key !== 'seat' && !understood[name]?.includes(key))).toEqual([])
  })
})

describe('what sentences speak of', () => {
  const known: Record<string, readonly string[]> = {
    place: places,
    seat: ['0', '1', '2', '3', '4', '5'],
    card: [...houseCards, ...westerosCards, ...wildlingCards, ...tidesCards],
    order: orders,
    track: tracks,
  }
  test.each(languages)('%s: is there, by kind and id', language => {
    const rich = eventNames.flatMap(name => (texts[language].events[name] as Say)(samples.events[name], view))
    const refs = rich.flatMap(part => (typeof part === 'string' ? [] : [part.on]))
    expect(refs.length).toBeGreaterThan(100)
    expect(refs.filter(on => !known[on.split(':')[0]]?.includes(on.split(':')[1]))).toEqual([])
  })

  test('is the same in both languages', () => {
    const refs = (language: Language, name: Event['is']) =>
      (texts[language].events[name] as Say)(samples.events[name], view)
        .flatMap(part => (typeof part === 'string' ? [] : [part.on]))
        .sort()
    for (const name of eventNames) expect([name, ...refs('hu', name)]).toEqual([name, ...refs('en', name)])
  })
})

describe('sentences as they are read', () => {
  test('the march in the log', () => {
    expect(event('en', samples.events.marched)).toBe(
      'Stark marches from Winterfell: 2 Footmen to the Stony Shore and 1 Knight and 1 Siege Engine to Moat Cailin.',
    )
    expect(event('hu', samples.events.marched)).toBe(
      'Stark menetel Deresből: 2 gyalogos a Köves-partra és 1 lovag és 1 ostromgép a Cailin-árokhoz.',
    )
  })

  test('the raid in the log', () => {
    expect(event('en', samples.events.raided)).toBe(
      'Greyjoy raids from Ironman’s Bay and removes Support +1 of Lannister in Riverrun.',
    )
    expect(event('hu', samples.events.raided)).toBe(
      'Greyjoy portyázik a Vasemberek öbléből, és leveszi Lannister parancsát Zúgóban: támogatás +1.',
    )
  })

  test('a battle and its outcome', () => {
    expect(event('en', samples.events.battle)).toBe(
      'Stark attacks Greyjoy in the Twins from Winterfell with 1 Footman and 1 Knight.',
    )
    expect(event('hu', samples.events.battle)).toBe(
      'Stark megtámadja Greyjoyt az Ikreknél; Deresből jön: 1 gyalogos és 1 lovag.',
    )
    expect(event('hu', { ...samples.events.outcome, strengths: [5, 5], winner: 'defender', tie: true })).toBe(
      'Greyjoy legyőzi Starkot az Ikreknél, 5 az 5 ellen (előrébb áll a hűbéresek befolyási területén).',
    )
  })

  test('losses name their true cause', () => {
    const lost = samples.events.lost
    expect(event('en', lost)).toBe('Martell loses a routed Footman in the Twins to Mammoth Riders.')
    expect(event('hu', lost)).toBe('Martell egy megfutamodott gyalogost veszít az Ikreknél („Mamutlovasok”).')
    expect(event('en', { ...lost, cause: 'supply', routed: false, unit: 'knight' })).toBe(
      'Martell loses a Knight in the Twins for want of Supply.',
    )
    expect(event('hu', { ...lost, cause: 'skull', routed: false, unit: 'ship' })).toBe(
      'Martell egy hajót veszít az Ikreknél (koponya).',
    )
    expect(event('en', { is: 'discarded', seat: 1, card: 'aeron-damphair', cause: 'aeron-damphair' })).toBe(
      'Greyjoy discards Aeron Damphair to play another card.',
    )
    expect(event('hu', { is: 'discarded', seat: 0, card: 'the-blackfish', cause: 'combat' })).toBe(
      'Stark eldobja a Feketehalat az ütközet után.',
    )
  })

  test('labels', () => {
    expect(move('en', samples.moves.raid)).toBe('Raid from the Bay of Ice: remove Consolidate Power in Flint’s Finger')
    expect(move('hu', samples.moves.place)).toBe('Menetelés +1 Deresben')
    expect(move('hu', samples.moves.retreat)).toBe('Visszavonulás az Arborra')
    expect(move('en', samples.moves.lose)).toBe('Lose the routed Ship in the Fingers')
    expect(move('en', samples.moves.go)).toBe('Knight to Castle Black')
    expect(move('en', { do: 'go', unit: 'knight', to: 'flints-finger' })).toBe('Knight attacks Flint’s Finger')
    expect(move('hu', { do: 'go', unit: 'knight', to: 'flints-finger' })).toBe('Lovag megtámadja a Flint-ujjat')
  })
})
