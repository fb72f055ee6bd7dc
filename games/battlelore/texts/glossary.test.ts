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
      activePlayer: 'aktív játékos',
      firstPlayer: 'kezdőjátékos',
      hex: 'hexa',
      section: 'játéktér',
      half: 'térfél',
      unit: 'egység',
      figure: 'figura',
      weak: 'gyenge',
      ordered: 'utasított',
      supported: 'támogatott',
      damage: 'sérülés',
      health: 'egészség',
      combatValue: 'harci érték',
      moveValue: 'mozgásérték',
      range: 'lőtávolság',
      lineOfSight: 'rálátás',
      musterPoint: 'toborzáspont',
      deploymentCard: 'csatarendkártya',
      decoy: 'csali',
      commandCard: 'parancskártya',
      loreCard: 'tudáskártya',
      scenarioCard: 'forgatókönyvkártya',
      armyCard: 'seregkártya',
      loreToken: 'tudásjelző',
      victoryPoint: 'győzelmi pont',
      initiative: 'kezdeményezés',
      counter: 'visszatámadás',
      retreat: 'visszavonulás',
      advance: 'előrenyomulás',
    }
    expect(names.hu.terms).toMatchObject(agreed)
  })
})

/** Words that other games, or careless translators, use for the same things. */
const strangers: Record<Language, readonly RegExp[]> = {
  en: [
    /\bareas?\b|\bspaces?\b|\btiles?\b/i,
    /\bsoldiers?\b|\bhorsem/i,
    /\bwounds?\b(?<!Rally the Wounds)/i,
    /\bkill/i,
    /\bflee\b|\bfled\b/i,
    /\bstrike back\b|\briposte\b(?! )/i,
    /\bdefence\b|\bcentre\b/i,
    /\bhit points?\b/i,
    /\blore points?\b|\bmana\b/i,
    /\bVP\b(?! step)/,
  ],
  hu: [
    /mező|tartomány/i,
    /katona|huszár|gyalogság|lovasság/i,
    /sebzés|sebesülés|életerő/i,
    /menekül/i,
    /megöl|meghal/i,
    /varázs|mana/i,
    /parancskárty\p{L}* húzópakli/iu,
    /látóvonal|lőtáv(?!olság)/i,
    /domb(?!ság)/i,
    /ellentámad/i,
  ],
}

describe.each(languages)('in %s', language => {
  test.each(strangers[language].map(word => [word.source, word] as const))('nothing says /%s/', (_, word) => {
    expect([...readings(language)].filter(([, text]) => word.test(text))).toEqual([])
  })
})
