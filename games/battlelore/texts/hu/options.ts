import type { GameTexts } from '../../../../text/index.ts'
import type { BattleLore } from '../../types.ts'

export const options: GameTexts<BattleLore>['options'] = {
  freeScenarioChoice: {
    name: 'Szabad forgatókönyv-választás',
    about: 'Mindenki frakciója mind a hét forgatókönyvkártyájából választ, nem csak három húzottból.',
  },
  randomFour: {
    name: 'Véletlen kezdő lapok',
    about: 'Négy parancskártyát és két tudáskártyát húztok, nem választhattok, mi maradjon.',
  },
  simultaneousDeployment: {
    name: 'Egyidejű felállítás',
    about:
      'Mindketten egyszerre, titokban és csalik nélkül állítjátok fel az egész sereget. Levelezős játékban gyorsabb.',
  },
  presetHands: {
    name: 'Előre megadott kezek',
    about: 'Mindketten ugyanazzal a négy parancskártyával kezditek: a három Őrjárat és az „Egyenesen előre”.',
  },
  coreSets: {
    name: 'Alapkészletek',
    about: 'Több készlettel minden fajtából több csatarendkártya van; a toborzáspontok száma nem változik.',
    choices: { '1': 'Egy', '2': 'Kettő', '3': 'Három' },
  },
  campaign: {
    name: 'Hadjárat',
    about: 'Négy forgatókönyv egymás után; mindegyik győzelmi pontjai összeadódnak.',
  },
  learning: {
    name: 'Tanuló forgatókönyv',
    about: 'Első csata íjászok és kardforgatók adott seregeivel: nincs toborzás, nincs tudáskártya.',
  },
  maxRounds: {
    name: 'A fordulók legnagyobb száma',
    about: 'Ennyi forduló után az győz, akinek több győzelmi pontja van.',
    choices: { '20': '20 forduló', '40': '40 forduló', '60': '60 forduló', '100': '100 forduló' },
  },
}

/** The headings of their groups. */
export const optionGroups = { battle: 'A csata', setup: 'Az előkészületek' }
