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
    /\bareas?\b/i,
    /\bsoldiers?\b|\bhorsem/i,
    /\bwounds?\b|\bdamage\b/i,
    /\bkill/i,
    /\bflee\b|\bfled\b/i,
    /\bdefence\b|\bcentre\b/i,
    /\bhit points?\b/i,
    /\bVP\b/,
  ],
  hu: [
    /hexa|tartomány/i,
    /katona|huszár/i,
    /sebzés|sebesülés|életerő/i,
    /menekül/i,
    /megöl|meghal/i,
    /látóvonal/i,
    /visszatámad/i,
  ],
}

glossaryLaws({ texts, terms, strangers, guide: { en, hu } })

test('the glossary has the agreed Hungarian terms', () => {
  const agreed: Partial<Record<Term, string>> = {
    hex: 'mező',
    unit: 'egység',
    figure: 'figura',
    commander: 'parancsnok',
    zoneOfControl: 'irányítási zóna',
    commandToken: 'parancsjelző',
    orderToken: 'utasításjelző',
    leadershipCard: 'vezérkártya',
    engagement: 'összecsapás',
    partingBlow: 'búcsúcsapás',
    counterattack: 'ellentámadás',
    retreat: 'visszavonulás',
    withdrawal: 'kitérés',
    hit: 'találat',
    morale: 'morál',
    rout: 'megfutamodás',
    momentum: 'lendület',
    victoryPoint: 'győzelmi pont',
    objective: 'célmező',
    lineOfSight: 'rálátás',
  }
  expect(texts.hu.names.terms).toMatchObject(agreed)
})
