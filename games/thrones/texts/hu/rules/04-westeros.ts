import { chapter } from '../../../../../text/index.ts'

export const westeros = chapter('AG-4', 'Westeros-fázis', {
  'AG-4.1': 'A 2. fordulótól minden forduló itt kezdődik: a fordulójelző előrelép. A játék a 10. fordulóval véget ér.',
  'AG-4.2': 'Mindhárom pakli felső lapja felfordul, mindenki láthatja.',
  'AG-4.3': ['Vadikonok', 'Mielőtt bármelyik lap hatna, megszámoljátok a három lap vadikonjait.'],
  'AG-4.3.1': 'Minden ikon 2-vel erősíti a vadakat: jelzőjük egy mezőt lép.',
  'AG-4.3.2': '12-nél a további ikonok elvesznek, és a vadak azonnal támadnak 12 erővel (AG-9).',
  'AG-4.3.3': 'Ezután hat az I., a II. és a III. pakli lapja, mindegyik teljesen a következő előtt.',
  'AG-4.3.4':
    'A „Közeleg a tél” helyére már húzáskor új lap kerül: a paklit minden használt lapjával és ezzel együtt megkeveritek, és újat húztok, szükség esetén többször. Az új lap ikonjai számítanak.',
  'AG-4.4':
    'Utánpótlás: minden ház utánpótlása annyi lesz, ahány utánpótlásikon van az uralt tartományaiban, legfeljebb 6. Ezután játékossorrendben minden ház, amely túllépi a korlátját, egységeket vesz le (AG-3.5.6).',
  'AG-4.5': ['Toborzás', 'Játékossorrendben minden ház az összes új egységét kiállítja, mielőtt a következő elkezdi.'],
  'AG-4.5.1':
    'Minden uralt város 1 pontot, minden uralt vár 2 pontot ad, amelyet csak annak a tartománynak szánhatsz. Nem kell, hogy ott egységed legyen. A maradék elvész. A tartományok és a lépések sorrendje tetszőleges.',
  'AG-4.5.2':
    'A gyalogos és a hajó 1 pont, a lovag és az ostromgép 2. 1 pontért egy ott álló gyalogosból lovag vagy ostromgép lesz, az éppen ott toborzottból is. Egy egység csak egyszer fejleszthető.',
  'AG-4.5.3':
    'A szárazföldi egység a toborzó tartományban jelenik meg. A hajó a kikötőjében vagy egy szomszédos tengerrészen, ahol nincs ellenséges hajó; ehhez nem kell kikötő, és a hajók különböző helyekre kerülhetnek.',
  'AG-4.5.4':
    'Minden egyes lépésnek bele kell férnie a készletedbe és az utánpótlásodba. A fejlesztés nem változtatja a sereg méretét.',
  'AG-4.5.5': 'Mindenki látja, mit toborzol. Toborozhatsz kevesebbet is, vagy semmit.',
  'AG-4.5.6':
    'Megfutamodott gyalogos is fejleszthető; az új egység a rendrakásig megfutamodott marad. A toborzás nem érinti a parancsokat, a hatalomjelzőket és az uralmat.',
  'AG-4.6': ['Királyok csatája', 'A befolyási területek minden helyére újra licitáltok.'],
  'AG-4.6.1':
    'Mindenki tudja, melyik háznak hány hatalomjelzője van a licit kezdetén. A befolyási területek kiürülnek.',
  'AG-4.6.2':
    'Először a Vastrónért, aztán a hűbéresekért, végül a királyi udvarért licitáltok. Mindenki titokban dönti el, mennyit ad a saját készletéből, 0-tól fölfelé; a liciteket együtt felfeditek, és mind a hatalomkészletbe kerül, a veszteseké is.',
  'AG-4.6.3':
    'A legmagasabb licité az 1. hely, és így tovább. Az egyforma liciteket a Vastrón birtokosa rendezi sorba, ahogy akarja; magánál a Vastrónnál ez még a régi birtokos.',
  'AG-4.6.4': 'Minden befolyási terület után a hatalmi jelkép az új elsőhöz kerül, még a következő licit előtt.',
  'AG-4.6.5': 'Csak a saját készletedből licitálhatsz. Mindenki tudja, kinek mennyi maradt egy-egy licit után.',
  'AG-4.7':
    'Trónok harca: minden ház 1 hatalomjelzőt kap az uralt tartományaiban lévő minden hatalomikonért, és 1-et minden olyan kikötőjéért, ahol saját hajója áll, és a tengerrészen nincs ellenséges hajó.',
  'AG-4.8':
    'Három lapnál egy hatalmi jelkép birtokosa választ, mindenki előtt. „Kardokból kovácsolt trón” (Vastrón): utánpótlás, toborzás vagy semmi. „Sötét szárnyak, sötét szavak” (hírvivő holló): Királyok csatája, hatalomjelzők a hatalomikonokért vagy semmi. „Kardélre hányva” (valyriai acélkard): nincs védekezés, nincs menetelés +1, vagy nincs tiltás. A jelkép lehet használt is, és ettől nem lesz használt. A „Sötét szárnyak” a kikötőkért nem fizet, hacsak az asztal másképp nem döntött.',
  'AG-4.9':
    'A III. pakli öt lapja egy-egy parancsfajtát tilt ebben a fordulóban, a különlegest is. „Őszi esők”: csak a menetelés +1. „Kardok vihara”: védekezés. „Viharok tengere”: portyázás. „Hazugságok hálója”: támogatás. „Varjak lakomája”: hatalomszerzés.',
  'AG-4.10':
    'Vadak támadása: a vadak a sávjukon jelzett erővel támadnak (AG-9). Ez a forduló második támadása is lehet.',
  'AG-4.11': 'A nyár utolsó napjai: nem történik semmi.',
  'AG-4.12':
    'A használt lapok kimaradnak a pakliból, amíg a „Közeleg a tél” meg nem keveri. Egyik pakli sem fogyhat el.',
})
