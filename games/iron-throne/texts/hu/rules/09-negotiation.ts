import { chapter } from '../../../../../text/index.ts'

export const negotiation = chapter('IT-9', 'Tárgyalás', {
  'IT-9.1':
    'Csak a két aktív játékos tesz és fogad el javaslatot, akkor is, ha karaktere meghalt. A támogatók beszélhetnek, de se nem adnak, se nem kapnak semmit.',
  'IT-9.2':
    'Egy javaslat mindkét irányban megmondja, ki mennyit ad: befolyást vagy semmit (aki kapja, egy jelzőt terjeszt ki az adó táblájára); 0–2 túszt, amelyet az szerez meg, aki kapja; 0–3 erőt vezetőlapról vezetőlapra. Mást nem lehet adni.',
  'IT-9.3':
    'Legalább az egyik irányban adni kell valamit; lehet kölcsönösen ugyanannyit. Az adónak most kell megadnia tudni: legyen erő a vezetőlapján, legyenek elvehető lapjai; a befolyás kapójának pedig legyen elköltetlen jelzője. Ami ugyanezzel az egyezséggel jönne be, nem számít.',
  'IT-9.4':
    'A túszejtő választja meg, honnan jön a túsz, hacsak a javaslat ki nem mondja: a pakliból, a kézből véletlenül, vagy az adónál lévő egyik megnevezett túsz. Ami ki van mondva, az kötelez.',
  'IT-9.5':
    'Mindketten titokban állítják össze javaslataikat, és bármikor megtehetik; nincs sorrend. Az új javaslat a saját régi helyébe lép. A sajátot vissza lehet vonni, a másikét elfogadni vagy elvetni, a száma szerint; ugyanazt javasolni, amit a másik, elfogadás. Aki megszakítja a tárgyalást, egyezség nélkül zárja le, és így zárul akkor is, ha letelik az idő.',
  'IT-9.6':
    'Az egyezséget azonnal végre kell hajtani: előbb az erő mindkét irányban, aztán a befolyás, aztán a túszok, elsőként a kihívóé. Ami az egyezséggel gazdát cserélt, az ugyanezzel nem vehető el újra. Ha egy megnevezett hely üres, a túszejtő másikat választ; ha semmi sincs, a többi elmarad. Utána derül ki, véget ért-e a játék.',
  'IT-9.7': 'Az egyezség az egyetlen ígéret, amely kötelez.',
})

export const resolution = chapter('IT-10', 'Eredményfázis', {
  'IT-10.1':
    'A kimenetel eldőlt, még senki sem kapott semmit: a résztvevők olyan hatásokat használhatnak, amelyek a jutalmakon, büntetéseken és túszokon változtatnak.',
  'IT-10.2': [
    'Jutalmak',
    'Ha a kihívó oldala győzött, minden játékosa kiterjeszt egy befolyásjelzőt a védő táblájára. Ha a védő oldala győzött, minden játékosa húz 2 házkártyát, és szétoszt 2 erőt a saját vezetőlapjáról.',
  ],
  'IT-10.2.1': 'Akinek a részt vevő karaktere meghalt, az is megkapja a jutalmát.',
  'IT-10.2.2': 'A jutalmak a kihívótól körben haladnak. Aki húz és szétoszt, előbb húz.',
  'IT-10.3':
    'Büntetés: minden vesztes a részt vevő karakterén lévő erő felfelé kerekített felét a saját vezetőlapjára teszi.',
  'IT-10.4': [
    'Egyszerre',
    'Előbb minden jutalom, aztán minden büntetés; utána halnak meg a karakterek, és derül ki, véget ért-e a játék. Így többen együtt is elérhetik az ötöt.',
  ],
  'IT-10.4.1': 'Egy hatás egy játékost egészen elzárhat a jutalomtól, vagy megkímélhet a büntetéstől.',
  'IT-10.5': [
    'Túszok',
    'Viszály után a győztes oldal aktív játékosa 1 túszt szerez egy vesztestől. Árulás után az elárult aktív játékos minden győztestől 1-et. Döntetlen és fegyverszünet után nincs túszejtés.',
  ],
  'IT-10.5.1':
    'Aki el van zárva a jutalomtól, nem szerez túszt. Aki meg van kímélve a büntetéstől, attól nem szerezhető.',
  'IT-10.5.2': 'Ezeket a túszokat kötelező megszerezni, ahol lehet; a túszejtő választja meg, kitől és honnan.',
  'IT-10.6': 'Az eredményfázis után minden vezető és a résztvevők karakterkártyái használhatók.',
})

export const close = chapter('IT-11', 'A kör vége', {
  'IT-11.1': 'Minden lekötött karakter visszatér.',
  'IT-11.2': 'A játékban lévő házkártyák gazdáik dobópaklijába kerülnek, az eseménykártya a használt események közé.',
  'IT-11.3':
    'A kihívótól körben haladva mindenki, akinek 5-nél kevesebb lap van a kezében, 5-ig húz. Senki sem dob el: a kéznek nincs korlátja.',
  'IT-11.4': 'A következő játékos lesz a kihívó.',
})

export const end = chapter('IT-12', 'A játék vége', {
  'IT-12.1':
    'A játék azonnal véget ér, ha valaki mind az öt befolyásjelzőjét kiterjesztette, vagy ha egy Ház mind a négy karaktere halott.',
  'IT-12.2':
    'Ez minden összetartozó rész után derül ki: egyezség, jutalmak és büntetések együtt, egy hatás, egy elengedés vagy megkínzás után. Ami hozzá tartozik, előbb befejeződik.',
  'IT-12.3':
    'Az győz, aki a legtöbb befolyást terjesztette ki, bárhogyan ért véget a játék, akár élő karakter nélkül is. Az egyenlők osztoznak a győzelmen.',
  'IT-12.4': 'Ha karakterek haltak meg, és senki sem terjesztett ki befolyást, mindenki osztozik a győzelmen.',
  'IT-12.5': 'A közös győzelem mindegyiküknek győzelem.',
  'IT-12.6': 'A többi hely a kiterjesztett befolyás, aztán az élő karakterek, aztán az erő szerint alakul.',
})
