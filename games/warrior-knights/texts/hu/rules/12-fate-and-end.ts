import { chapter } from '../../../../../text/index.ts'

export const decks = chapter('WK-12', 'Sors és paklik', {
  'WK-12.1':
    'A sorskártya bárót, alakot, várost és nemzetiséget nevez meg; megmondja, van-e lázadás, és mit hoznak az expedíciók; és van csataeredménye.',
  'WK-12.2':
    'Addig húzunk, míg egy lap meg nem felel. Mindegyik a pakli alá kerül. Bármely báró nemesét egy lap bárója és alakja nevezi meg, egy adott báró nemesét csak az alak.',
  'WK-12.3':
    'A csata lapjai a végéig kimaradnak a pakliból, a félretettek kivételével. Ha a pakli üres, a további húzások elmaradnak.',
  'WK-12.4':
    'A sorskártyákat csak az előkészületben és a Bizonytalan idők lapnál keverjük. A többi pakli kiürülve az eldobottakból készül újra. A távozó zsoldosokat azonnal bekeverjük.',
  'WK-12.5':
    'Ha háromnál kevesebb teendő maradt, azokat vesszük, és az eldobottakat megkeverjük. A játékban lévő teendők nem eldobottak.',
})

export const end = chapter('WK-13', 'A játék vége', {
  'WK-13.1':
    'A Fenntartás elején azonnal győz, aki a Királyság ép városainak több mint felét uralja. 2 bárónál 5 város győz, a tengerentúliak is számítanak; ha mindkettőnek van ennyi, akinek több van; egyenlőségnél a játék folytatódik.',
  'WK-13.2': 'Ha a Fenntartás végén üres a készlet, a játék véget ér, és a legtöbb befolyás győz.',
  'WK-13.3':
    'Egyenlőségnél a több város dönt; azután a korona, hit és szavazat együtt; azután a csapaterő a táblán; különben senki sem győz.',
})

export const table = chapter('WK-15', 'Alku, titkok, távollét', {
  'WK-15.1':
    'Bármelyik báró bármikor adhat koronát egy másiknak. Mást nem lehet átadni. Ígérni szabad, de az ígéret senkit sem kötelez.',
  'WK-15.2': 'Engedélyt akkor kérünk, amikor kell. Előre is meg lehet adni vagy tagadni; ha nincs válasz, az tiltás.',
  'WK-15.3':
    'Mindenki látja: a táblát, a seregeket lapjaikkal, jelzőikkel, hivatalaikkal, a koronát, hitet, szavazatot, befolyást, a készletet, a mezőket, a sávot és kínálatot, a teendőket, törvényeket, tisztségeket, eltiltásokat, eldobott lapokat, a felső esemény színét, az ostromzárakat és befektetéseket.',
  'WK-15.4':
    'Titkos: a tervezett lapok felfedésükig, a csaták kezei és félretett lapjai, a leadott szavazatok felfedésükig, a paklik sorrendje és a két félretett semleges lap.',
  'WK-15.5':
    'Aki távol van, nem tervez, lapjairól lemond, nem ad engedélyt, csak zsoldra és lázadásra fizet, nem fogad föl senkit, nem ad le szavazatot, és engedelmeskedik.',
})
