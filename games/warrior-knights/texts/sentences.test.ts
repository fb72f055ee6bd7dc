import { describe, expect, test } from 'vitest'
import { labelOf, languages, plain, promptOf, sentenceOf } from '../../../text/index.ts'
import { sentenceLaws, speakerOf } from '../../../text/testing/sentences.ts'
import { baronCards, neutralCards, specialAreas } from '../data/actionCards.ts'
import { agendas, agendaTable } from '../data/agendas.ts'
import { areaIds as areas } from '../data/areas.ts'
import { barons, nobleIds, strongholdOf } from '../data/barons.ts'
import { cities } from '../data/cities.ts'
import { eventCards } from '../data/events.ts'
import { expeditions, voyageResults } from '../data/expeditions.ts'
import { fateCards } from '../data/fate.ts'
import { banIds, decreeIds } from '../data/presets.ts'
import { mercenaries, nationalities, regulars } from '../data/troops.ts'
import { commit, opened, sides, three } from '../rules/assembly/testing.ts'
import { standing } from '../rules/victory.ts'
import { scene } from '../testing.ts'
import { events, moves, questions } from './common/samples.ts'
import { texts } from './index.ts'

const samples = { events, moves, questions }
const view = scene(3).view('red')
const agendasOf = (kind: string) => agendas.filter(id => agendaTable[id].kind === kind)

sentenceLaws({
  texts,
  samples,
  view,
  changes: {
    lists: [
      // First of all the lists that share words with others.
      ['passage', 'attack'],
      ['siege', 'assault', 'field', 'walls'],
      ['recall', 'no-troops'],
      ['attacker', 'defender'],
      ['yes', 'no'],
      ['cities', 'influence', 'last'],
      ['crowns', 'votes', 'vote', 'faith'],
      ['chairman', 'church'],
      ['chosen', 'sent', 'blessed'],
      ['draft', 'upkeep', 'taxation'],
      ['fortify', 'battle', 'plague'],
      ['raze', 'deserters', 'revolt'],
      voyageResults,
      specialAreas,
      areas,
      nobleIds,
      barons.map(strongholdOf),
      barons,
      cities,
      baronCards,
      neutralCards,
      eventCards,
      agendasOf('motion'),
      agendasOf('law'),
      agendasOf('charge'),
      agendasOf('office'),
      expeditions,
      mercenaries.toReversed(),
      regulars,
      nationalities,
      fateCards,
    ],
    seats: { keys: ['seat', 'of', 'to', 'from', 'by', 'defender', 'chairman'], count: 3 },
  },
  // A city or a stronghold tells where it is.
  untold: { attacked: ['area'] },
  understood: {
    permission: ['seat'],
    retreatTo: ['among'],
    aim: ['target', 'i', 'chooser', 'among'],
    chooseNobles: ['area', 'defender'],
    revoltOrder: ['ignored', 'kingdomOnly'],
    regroup: ['moved'],
  },
  askedFor: { write: 'write', more: 'write', less: 'write' },
  known: {
    seat: ['0', '1', '2'],
    noble: nobleIds,
    stronghold: barons.map(strongholdOf),
    city: cities,
    area: areas,
    troop: [...mercenaries, ...regulars],
    fate: fateCards,
    action: [...baronCards, ...neutralCards],
    event: eventCards,
    agenda: agendas,
    preset: [...banIds, ...decreeIds],
  },
  refs: 100,
})

const { event, prompt, move } = speakerOf(texts, samples, view)

describe.each(languages)('in %s', language => {
  test.each(Object.values(samples.events))('nothing is named by its id: $is', what => {
    expect(event(language, what)).not.toMatch(/(merc|reg|fate|red|k|o)-[a-z\d]/)
  })
})

describe('sentences as they are read', () => {
  test('battles and sieges', () => {
    expect(event('en', samples.events.besieged)).toBe(
      'Madder lays siege to Vecht with Guy de Solferino and Karl von Zinnober.',
    )
    expect(event('hu', samples.events.captured)).toBe('Madder elfoglalja Vechtet (rohammal).')
  })

  test('WK-9.4.5 a siege of an earlier round takes the place', () => {
    const told = (round: number) => {
      const seen = scene(3).set({ round: 2 }).siege('vecht', 'red', round).view('red')
      return (['en', 'hu'] as const).map(language => plain(labelOf(texts[language], samples.moves.siege, seen)))
    }
    expect(told(1)).toEqual(['Take Vecht by siege (neutral)', 'Ostrommal beveszem: Vecht (semleges)'])
    expect(told(2)).toEqual(['Lay siege to Vecht (neutral)', 'Ostromzár alá veszem: Vecht (semleges)'])
  })

  test('money', () => {
    expect(event('en', samples.events.gave)).toBe('Madder gives 3 crowns to Niebieski.')
    expect(event('hu', samples.events.gave)).toBe('Madder 3 koronát ad Niebieskinek.')
    expect(move('hu', { do: 'give', to: 2, crowns: 5 })).toBe('Adok Emerande-nak 5 koronát')
  })

  test('WK-8.4 a permission is given by whoever stands there to whoever moves', () => {
    const t = scene(2).noble('red-star', 'k-b1', ['reg-red-100']).noble('blue-star', 'k-b2', ['reg-blue-100'])
    t.card('red', 'mobilize-forces').move('red', { do: 'go', noble: 'red-star', path: ['k-b2', 'k-c2'] })
    const asked = t.view('blue')
    const told = (language: 'en' | 'hu') => {
      const of = texts[language]
      return [promptOf(of, asked), labelOf(of, { do: 'refuse' }, asked)].map(plain)
    }
    expect(told('en')).toEqual(['Madder wishes to pass through B2. Do you allow it?', 'Refuse Madder'])
    expect(told('hu')).toEqual(['Madder át akar vonulni a B2 területen. Megengeded?', 'Megtiltom neki: Madder'])
    t.move('blue', { do: 'refuse' })
    const heard = (language: 'en' | 'hu') =>
      plain(sentenceOf(texts[language], t.events('permission')[0], t.view('red')))
    expect(heard('en')).toBe('Niebieski forbids Madder to pass through B2.')
    expect(heard('hu')).toContain('Niebieski megtiltja, hogy Madder átvonuljon')
  })

  test('WK-7.3.2, WK-7.3.5 whoever takes a side reads who can be chosen', () => {
    const t = commit(opened(three(), 'lord-constable', 'harbor-dues', 'royal-subsidy'), { red: 2 })
    const read = (language: 'en' | 'hu') => plain(promptOf(texts[language], t.view('red')))
    expect(read('en')).toBe('To whom do you give your 2 Votes on Lord Constable: Madder, Niebieski or Emerande?')
    expect(read('hu')).toContain('Madder, Niebieski vagy Emerande?')
    sides(t, ['red', 0]).move('red', { do: 'comply' })
    commit(t, { red: 1 })
    expect(read('en')).toBe('Yes or no: on which side do you put your 1 Vote on Harbor Dues?')
  })

  test('questions', () => {
    expect(prompt('en', 'permission')).toBe('Niebieski wishes to pass through D3. Do you allow it?')
    expect(prompt('hu', 'hire')).toBe(
      'Címered a 2. helyen: fogadj föl egy zsoldost, vagy vedd vissza a címert. Első címereddel többet is fölfogadhatsz egy nemzetiségből.',
    )
  })
})

test.each([
  ['cities', 'Madder wins by its cities.', 'Madder győz városai jogán.'],
  ['influence', 'Madder wins by Influence.', 'Madder győz befolyásával.'],
  ['last', 'Madder wins as the last Baron left.', 'Madder győz utolsó báróként.'],
  ['rounds', 'Madder wins after the last round.', 'Madder győz az utolsó forduló után.'],
] as const)('WK-13: the result says that a game was won by %s', (by, english, hungarian) => {
  const open = { ...view.open, ended: { winners: [0], by } }
  const results = languages.map(language => plain(texts[language].result(standing(open), { ...view, open })))
  expect(results).toEqual([english, hungarian])
})
