import type { GameTexts } from '../../../../text/index.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { names } from './names.ts'

export const options: GameTexts<BattlesOfWesteros>['options'] = {
  battle: {
    name: 'Csata',
    about:
      'Tíz csataterv, mindegyik saját csatatérrel, seregekkel és céllal, és két portya, amelyhez parancsnokokat választotok, és húzzátok a sereget.',
    choices: names.battles,
  },
  coordinatedAttacks: {
    name: 'Összehangolt támadás',
    about:
      'Az utasított közelharcos egységek együtt támadhatnak egy célpontot: mindegyik támogató eggyel kevesebb kockát ad, mint amennyit maga dobna.',
  },
  anyCardOrders: {
    name: 'Bármely lap egy egységet utasít',
    about:
      'A vezérkártya hatása helyett egy parancsnok eldobhatja a lapot, kap egy parancsjelzőt, és irányítási zónájában egy egységet utasít.',
  },
  reducedUnits: {
    name: 'Megfogyatkozott egységek',
    about:
      'Az az egység, amely figurái felét elvesztette, eggyel kevesebb kockával dob, és legfeljebb két mezőt vonul vissza.',
  },
  withdrawal: {
    name: 'Kitérés',
    about:
      'A támadások előtt az ellenfél az utasított ellenség melletti aktív egységeit egy mezővel hátrább viheti, morál árán.',
  },
  infantryStalwart: {
    name: 'Rendíthetetlen gyalogság',
    about: 'Az Északi gyalogosok, a Lannisporti őrök és a Lannister nehézgyalogosok maguktól Rendíthetetlenek.',
  },
  allMovesOfCardFirst: {
    name: 'A lap összes mozgása előbb',
    about: 'Két parancsnál mindkettő egységei mozognak, mielőtt bármelyikük támadna.',
  },
  countTokensPerRound: {
    name: 'Jelzők fordulónként egyszer',
    about:
      'Azt az utasításjelzőt, amelyet egy taktika már beszámított, ugyanabban a fordulóban más taktika nem számíthatja be.',
  },
  rangedRetreatTowardsEdge: {
    name: 'Visszavonulás lövés elől a saját szél felé',
    about:
      'Távolsági támadás és Harci kutyák után az egységek saját szélük felé vonulnak vissza, nem a támadással ellenkező irányba.',
  },
  fordStopsOnlyInfantry: {
    name: 'A gázló csak gyalogságot állít meg',
    about: 'Az íjászok nem állnak meg, amikor gázlóba lépnek.',
  },
  noAdvanceFromBridge: {
    name: 'Hídról nincs előrenyomulás',
    about: 'Hídon álló egység nem nyomulhat előre, és nem üldözhet.',
  },
  buildingCoverLostOnOwnToken: {
    name: 'A Fedezék saját jelzőnél vész el',
    about:
      'Az épületben összecsapó egységnek akkor nincs Fedezéke, amikor a jelző saját házát mutatja, nem akkor, amikor az ellenségét.',
  },
  retreatIntoFire: { name: 'Visszavonulás tűzbe', about: 'A tűz nem zárja le a mezőt a visszavonulók előtt.' },
  commandersLosEnemyOnly: {
    name: 'Csak ellenséges parancsnokok elől rejtve',
    about: 'Portyában a parancsnokok saját parancsnok látóterébe is állíthatók.',
  },
}

/** The headings of their groups. */
export const optionGroups = {
  battle: 'A csata',
  official: 'Hivatalos választható szabályok',
  readings: 'A szabályok más olvasatai',
}
