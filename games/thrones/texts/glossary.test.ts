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

  test('vár is the stronghold with 2 points, város the castle with 1', () => {
    expect([names.hu.terms.stronghold, names.hu.terms.castle]).toEqual(['vár', 'város'])
    expect(english.get('AG-4.5.1')).toContain('castle area you control gives you 1 point and every stronghold area 2')
    expect(hungarian.get('AG-4.5.1')).toContain('uralt város 1 pontot, minden uralt vár 2 pontot')
  })

  test('the glossary has the agreed Hungarian terms', () => {
    const agreed: Partial<Record<Term, string>> = {
      house: 'ház',
      area: 'tartomány',
      landArea: 'szárazföldi tartomány',
      seaArea: 'tengerrész',
      homeArea: 'főtartomány',
      unit: 'egység',
      army: 'sereg',
      specialOrder: 'különleges parancs',
      muster: 'toborzás',
      pillage: 'fosztogatás',
      battlefield: 'csatatér',
      transport: 'tengeri szállítás',
      supply: 'utánpótlás',
      powerToken: 'hatalomjelző',
      powerPool: 'hatalomkészlet',
      availablePower: 'saját készlet',
      powerIcon: 'hatalomikon',
      supplyIcon: 'utánpótlásikon',
      influenceTrack: 'befolyási terület',
      dominanceToken: 'hatalmi jelkép',
      houseCard: 'házkártya',
      westerosCard: 'Westeroskártya',
      wildlingCard: 'vadkártya',
      tidesCard: 'csatakártya',
      wildlings: 'vadak',
      nightsWatch: 'Éjjeli Őrség',
      garrison: 'helyőrség',
      neutralForce: 'semleges erő',
      routed: 'megfutamodott',
    }
    expect(names.hu.terms).toMatchObject(agreed)
  })
})

/** Words that other games, or careless translators, use for the same things. */
const strangers: Record<Language, readonly RegExp[]> = {
  en: [
    /\bregions?\b/i,
    /\bprovinces?\b/i,
    /territor/i,
    /\bbattles?\b(?<!Tides of Battle)/i,
    /\bboats?\b|\bfleets?\b/i,
    /\binfantry\b|\bcavalry\b|\bcatapult/i,
    /\bfortress|\bcity\b|\bcities\b/i,
    /\brecruit/i,
    /\bfled\b|\bflee\b/i,
    /\bdefence\b|\bharbour/i,
    /\bbarrels?\b|\bcrowns?\b/i,
    /\bkilled\b/i,
    /\bcemetery|\bgraveyard/i,
  ],
  hu: [
    /régió|térség/i,
    /(?<!befolyási )terület/i,
    /(hűbéresek|udvar|Vastrón|befolyási) sáv/i,
    /csatában|csatát/i,
    /katona|gyalogság|lovasság|katapult|flotta/i,
    /kastély|erődítmény/i,
    /menekül/i,
    /ellátmány|hordó|korona/i,
    /hatalom(?!jelző|készlet|ikon|szerzés)/i,
    /vademberek/i,
    /helyzetjelző/i,
  ],
}

describe.each(languages)('in %s', language => {
  test.each(strangers[language].map(word => [word.source, word] as const))('nothing says /%s/', (_, word) => {
    expect([...readings(language)].filter(([, text]) => word.test(text))).toEqual([])
  })
})
