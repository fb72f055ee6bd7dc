import { describe, expect, test } from 'vitest'
import { type Language, languages } from '../../../text/index.ts'
import { effects, names, type Term, texts } from './index.ts'
import { terms } from './terms.ts'

const strings = (value: unknown, path: string): [string, string][] =>
  typeof value === 'string'
    ? [[path, value]]
    : Object.entries(value as object).flatMap(([key, one]) => strings(one, `${path} ${key}`))

/** Every fixed text that a player reads, by what it explains. */
function readings(language: Language): Map<string, string> {
  const { rules, options } = texts[language]
  const reference = rules.flatMap(({ rules: list }) => list.map(({ id, title = '', text }) => [id, `${title} ${text}`]))
  return new Map([
    ...(reference as [string, string][]),
    ...strings(effects[language], 'effect'),
    ...strings(options, 'option'),
  ])
}

const english = readings('en')
const hungarian = readings('hu')

describe('one term for one thing', () => {
  test.each(Object.entries(terms))('%s: both languages speak of it in the same rules and effects', (_, { en, hu }) => {
    const about = [...english].filter(([, text]) => en.test(text)).map(([id]) => id)
    expect(about.length).toBeGreaterThan(0)
    expect([...hungarian].filter(([, text]) => hu.test(text)).map(([id]) => id)).toEqual(about)
  })

  test('the glossary has the agreed Hungarian terms', () => {
    const agreed: Partial<Record<Term, string>> = {
      house: 'Ház',
      houseCard: 'házkártya',
      houseDeck: 'Házpakli',
      leader: 'vezető',
      leaderSheet: 'vezetőlap',
      character: 'karakter',
      characterCard: 'karakterkártya',
      hostilityCard: 'viszálykártya',
      truceCard: 'fegyverszünetkártya',
      power: 'erő',
      influence: 'befolyás',
      influenceBoard: 'befolyástábla',
      influenceToken: 'befolyásjelző',
      eventCard: 'eseménykártya',
      eventDeck: 'eseménypakli',
      challenger: 'kihívó',
      defender: 'védő',
      activePlayer: 'aktív játékos',
      supporter: 'támogató',
      participant: 'résztvevő',
      hostage: 'túsz',
      release: 'elengedés',
      torture: 'megkínzás',
      retreat: 'visszavonulás',
      reward: 'jutalom',
      punishment: 'büntetés',
      discardPile: 'dobópakli',
      side: 'oldal',
      outcome: 'kimenetel',
    }
    expect(names.hu.terms).toMatchObject(agreed)
  })
})

/** Words that other games, or careless translators, use for the same things. */
const strangers: Record<Language, readonly RegExp[]> = {
  en: [
    /\bprisoner|\bcaptive/i,
    /\bkill/i,
    /\battacker/i,
    /\bally\b|\ballies\b/i,
    /\bdiscards? deck\b/i,
    /\bpower tokens?\b/i,
    /\bdefence\b|\bhonour/i,
    /\bturn order\b/i,
  ],
  hu: [
    /fogoly|foglyo/i,
    /támadó/i,
    /szövetséges/i,
    /erőjelző|hatalomjelző/i,
    /eldobott lapok pakli/i,
    /béke(?!s)/i,
    /csata/i,
    /forduló/i,
  ],
}

describe.each(languages)('in %s', language => {
  test.each(strangers[language].map(word => [word.source, word] as const))('nothing says /%s/', (_, word) => {
    expect([...readings(language)].filter(([, text]) => word.test(text))).toEqual([])
  })
})
