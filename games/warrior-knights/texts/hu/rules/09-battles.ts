import { chapter } from '../../../../../text/index.ts'

export const battles = chapter('WK-9', 'Csaták', {
  'WK-9.1.1':
    'Pihent nemes a saját területén támadhat: várost, amelyet nem az ő bárója ural, más báró kastélyát, vagy más báró nemeseit, ha azok nincsenek saját városukban vagy kastélyukban.',
  'WK-9.1.2':
    'Legfeljebb két báró vesz részt. Aki saját városában vagy kastélyában van, csak azon keresztül támadható.',
  'WK-9.1.3':
    'A védő báró minden ott lévő serege véd, a kimerültek is. A támadó kiválasztja, mely ott lévő pihent nemesei harcolnak, legalább egyet.',
  'WK-9.1.4':
    'Város vagy kastély támadásához minden harmadik báró engedélye kell, akinek ott a táblán nemese van; az ostromzár befejezéséhez újra. Ha valaki nem engedi, semmi sem történt, és másik csatát lehet indítani.',
  'WK-9.1.5': 'Nemesek ellen ütközet folyik. Város vagy kastély ellen a támadó rohamot vagy ostromzárat választ.',
  'WK-9.1.6':
    'Az ostromzár alatt lévő nemesek ütközetben megtámadhatják az ostromlókat vagy a terület más nemeseit; a falak nem számítanak. Kastély serege sohasem támad.',
  'WK-9.1.7': 'Önként visszavonulni nem lehet.',
  'WK-9.2.1':
    'A támadóval kezdve, ahol több nemes van, parancsnokot neveznek. Csak az ő 200-a és képessége számít; kimerült parancsnoknak nincs képessége.',
  'WK-9.2.2':
    'Mindkét oldal seregei minden teljes 100-a után egy sorskártyát húz, parancsnokért még 2-t, és egyes lapokért többet: legfeljebb 10-et. A kezek titkosak.',
  'WK-9.2.3':
    'Akinek parancsnoka van, 2 lapot félretesz, de legalább 1-et megtart. Többet is félre lehet tenni, csak semleges város nem teheti. E lapok a pakli alá kerülnek, előbb a támadóéi.',
  'WK-9.2.4': 'A két kezet együtt fedjük fel.',
  'WK-9.2.5': 'Minden Újabb sorskártya helyett új lapot húzunk, és így tovább. A 10-es határ itt nem számít.',
  'WK-9.2.6':
    'A támadóval kezdve, csillagos parancsnok 1 találattal többet okozhat, négyzetes 1-gyel többet védhet ki. Azután mindkét oldal elszenvedi a másik találatait, kivéve, amit kivédett.',
  'WK-9.2.7':
    'A támadóval kezdve, minden találat egy veszteségjelző az oldal egyik seregére, ahogy bárója akarja. Amelyik sereg jelzői elérik csapaterejét, megsemmisült, és többet nem kap; a maradék találat elvész.',
  'WK-9.2.8': 'Ha valamelyik oldalnak ekkor nincs élő nemese, győzelmeket nem számolunk.',
  'WK-9.2.9':
    'Mindkét oldal megszámolja Győzelem lapjait, és még 1-et az élő, használt háromszöges parancsnokért. Ha valaki legalább 2-vel több, az teljes győzelem: a vesztes nemesek meghalnak. Ha 1-gyel több, részleges: visszavonulnak. Az egyenlő eldöntetlen.',
  'WK-9.2.10':
    'Végrehajtjuk a halálokat, előbb a támadóéit, azután a visszavonulásokat. A sorskártyák a pakli alá kerülnek, a harcoló támadók kimerülnek. A jelzők az élő seregeken maradnak.',
  'WK-9.2.11': 'Egy oldal parancsnoka halála ellenére is győzhet, ha él más nemese.',
  'WK-9.3.1': 'A város elleni roham az ütközethez hasonlóan zajlik; a védő seregei erejéhez hozzáadja a város erejét.',
  'WK-9.3.2':
    'Ha a városban nincs urának nemese, nincs parancsnok, és nem kell félretenni. A semleges város semmit sem tesz félre, találatai rések.',
  'WK-9.3.3':
    'A védő, amíg a városnak van ereje, résként is elszenvedheti a találatot, vagy seregein. 0 erőnél a találatok a seregekre esnek, ha vannak.',
  'WK-9.3.4':
    'Ha a város ereje 0, nem él védő nemes, de él támadó, a város elesett, és győzelmeket nem számolunk. Ha minden támadó nemes meghalt, nem esett el.',
  'WK-9.3.5':
    'Különben, ha él támadó nemes, győzelmeket számolunk; a még erős város élő oldalnak számít. Ha a támadó 1-gyel több, kiűzi, ha legalább 2-vel, megöli a védő nemeseket, és elfoglalja a várost. Ha a védő 1-gyel több, elűzi, ha legalább 2-vel, megöli a támadókat.',
  'WK-9.3.6': 'A 0 erejű várost, ha nincs benne védő nemes, harc nélkül el lehet foglalni.',
  'WK-9.3.7':
    'Előbb a halálok jönnek, azután az uralom változása, a visszavonulások és a pusztítás. A rések és az erődítés maradnak; a város minden ostromzára véget ér.',
  'WK-9.3.8':
    'Ha egy erődített város ereje résektől 0 lesz, elveszíti erődítését, és egy résjelző lekerül róla; ereje 0 marad.',
  'WK-9.3.9':
    'Aki várost foglal el, azonnal elpusztíthatja jövedelme 3-szorosáért. Váltságként kapott vagy törvénnyel védett várost nem lehet.',
  'WK-9.4.1':
    'Ostromzárat akkor lehet vonni, ha a kiválasztott seregek és 200 együtt több, mint a védő seregek, a falak, és 200, ha van ott védő nemes.',
  'WK-9.4.2':
    'A helyre tesszük a fordulójával. Nem húzunk lapot, és veszteség sincs. A kiválasztott ostromlók kimerülnek.',
  'WK-9.4.3':
    'Az ostromzár alatti hely nem hoz befolyást és adót, nem erősíthető, nem javítható, és nem kap csapatot vagy nemest; kastély még kaphat. Győzelemhez, szavazathoz és egyenlőséghez továbbra is számít.',
  'WK-9.4.4':
    'Az ostromzár véget ér, amint bárójának nincs nemese a táblán a területen. Más nemese átveheti, ha mindig van ott valaki.',
  'WK-9.4.5':
    'Bármely későbbi fordulóban ugyanaz a báró pihent nemessel újra bejelentheti az ostromzárat, ha megint van engedélye, és a feltétel teljesül: a hely azonnal, rések nélkül elesik, és benne minden védő nemes meghal.',
  'WK-9.4.6':
    'Aki ostromzár alatt tart egy helyet, meg is rohamozhatja. Ha az kitart, és ott marad nemese, az ostromzár folytatódik.',
  'WK-9.4.7':
    'Több báró is ostromzár alatt tarthatja ugyanazt a helyet, egymás engedélyével. Az ostromzárak maradnak, ha egy város semleges lesz vagy átadják, az új úré kivételével; véget érnek, ha elfoglalják vagy elpusztítják.',
  'WK-9.4.8':
    'Abban a fordulóban, amelyben egy ostromzárat bejelentett, ugyanaz a báró nem jelentheti be újra, hacsak közben véget nem ért.',
  'WK-9.5.1':
    'A kastélyt a városhoz hasonlóan támadják, ereje 400, kevesebb a résekkel; saját csapatai nemes nélküli sereg.',
  'WK-9.5.2': 'Nemes nélkül nincs parancsnoka, és nem kell félretennie; lapjairól és találatairól bárója dönt.',
  'WK-9.5.3':
    'Elesik, ha ereje 0, minden védő nemes halott, és seregének jelzői elérik csapaterejét; teljes vagy részleges győzelemmel; ostromzárral; vagy harc nélkül, ha 0 erejű és üres.',
  'WK-9.6.1':
    'Ha él támadó nemes, a győztes elveszi a vesztes koronáinak felét, lefelé kerekítve, és egy városát, amelyet a vesztes választ. Az megtartja erődítését és réseit, és most nem pusztítható el.',
  'WK-9.6.2': 'Ha minden támadó nemes meghalt, nincs zsákmány, de a kastély akkor is elesik.',
  'WK-9.6.3': 'A kastély lekerül a tábláról; rései és ostromzárai megszűnnek.',
  'WK-9.6.4': 'Csapatai dezertőröket húznak, és elszenvedik veszteségeiket. A többi vele marad a táblán kívül.',
  'WK-9.6.5':
    'Amíg a táblán kívül van, és abban a fordulóban, amelyben elesett, bárója nem kap befolyást a Fenntartásban.',
})
