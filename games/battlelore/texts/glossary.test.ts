import { expect, test } from 'vitest'
import type { Language } from '../../../text/index.ts'
import { glossaryLaws } from '../../../text/testing/glossary.ts'
import { en } from '../guide/en.ts'
import { hu } from '../guide/hu.ts'
import type { Term } from './common/names.ts'
import { terms } from './common/terms.ts'
import { texts } from './index.ts'

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
    /hexa|tartomány/i,
    /katona|huszár|gyalogság|lovasság/i,
    /sebzés|sebesülés|életerő/i,
    /menekül/i,
    /megöl|meghal/i,
    /varázs|mana/i,
    /parancskárty\p{L}* húzópakli/iu,
    /látóvonal|lőtáv(?!olság)/i,
    /domb(?!ság)/i,
    /visszatámad/i,
  ],
}

glossaryLaws({ texts, terms, strangers, guide: { en, hu } })

test('the glossary has the agreed Hungarian terms', () => {
  const agreed: Partial<Record<Term, string>> = {
    activePlayer: 'aktív játékos',
    firstPlayer: 'kezdőjátékos',
    hex: 'mező',
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
    counter: 'ellentámadás',
    retreat: 'visszavonulás',
    advance: 'előrenyomulás',
  }
  expect(texts.hu.names.terms).toMatchObject(agreed)
})
