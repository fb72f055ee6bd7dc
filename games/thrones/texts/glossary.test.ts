import { expect, test } from 'vitest'
import type { Language } from '../../../text/index.ts'
import { glossaryLaws, readings } from '../../../text/testing/glossary.ts'
import { en } from '../guide/en.ts'
import { hu } from '../guide/hu.ts'
import type { Term } from './common/names.ts'
import { terms } from './common/terms.ts'
import { texts } from './index.ts'

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
    /(?<!icons? \()(\bbarrels?\b|\bcrowns?\b)/i,
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
    /ellátmány|(?<!ikon \()(hordó|korona)/i,
    /hatalom(?!jelző|készlet|ikon|szerzés)/i,
    /vademberek/i,
    /helyzetjelző/i,
  ],
}

glossaryLaws({ texts, terms, strangers, guide: { en, hu } })

test('UR-131 AG-4.5.1 vár is the stronghold with 2 points, város the castle with 1', () => {
  expect([texts.hu.names.terms.stronghold, texts.hu.names.terms.castle]).toEqual(['vár', 'város'])
  expect(readings(texts.en).get('AG-4.5.1')).toContain(
    'castle area you control gives you 1 point and every stronghold area 2',
  )
  expect(readings(texts.hu).get('AG-4.5.1')).toContain('uralt város 1 pontot, minden uralt vár 2 pontot')
})

test('UR-131 the glossary has the agreed Hungarian terms', () => {
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
    westerosCard: 'Westeros-kártya',
    wildlingCard: 'vadkártya',
    tidesCard: 'csatakártya',
    wildlings: 'vadak',
    nightsWatch: 'Éjjeli Őrség',
    garrison: 'helyőrség',
    neutralForce: 'semleges erő',
    routed: 'megfutamodott',
  }
  expect(texts.hu.names.terms).toMatchObject(agreed)
})
