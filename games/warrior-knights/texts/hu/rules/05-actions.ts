import { chapter } from '../../../../../text/index.ts'

export const actions = chapter('WK-5', 'Akciók', {
  'WK-5.1':
    'Felfedjük az 1. pakli felső lapját, végrehajtjuk, és a mezőjére tesszük; azután jön, amit kivált. Így megy lapról lapra, majd a 2. és a 3. paklival.',
  'WK-5.2':
    'Csak a tulajdonos dönt a lapjáról. Lemondhat róla; akkor is a mezőjére kerül. Ami csak részben lehetséges, azt annyira hajtjuk végre, amennyire lehet.',
  'WK-5.3':
    'A Rekvirálás az Adóztatáshoz, az Alkudozás a Zsoldfizetéshez, a Támogatásgyűjtés a Tanácshoz kerül. Az egyház szolgája oda, ahová tulajdonosa akarja. A Csapatmozgás a Zsoldfizetéshez, ha csak mozogtak; a Tanácshoz, ha csak csata volt; különben a kettő közül tulajdonosa választ. Az Alkalmazkodás visszatér a kézbe, a semleges lapok a paklijukba.',
  'WK-5.4':
    'Ha a mezőn, amely a lapot kapta, legalább 2N lap van, végrehajtjuk a szakaszát, és minden lapja visszatér a kezekbe. Azután, ha a zsoldossávon N + 1 címer van, Toborzás jön. Ha egy lap mindkettőt kiváltja, a Zsoldfizetés megelőzi a Toborzást.',
  'WK-5.5': 'A mezőkön a lapok nyíltan fekszenek, és fordulóról fordulóra ott maradnak.',
  'WK-5.6.1':
    'Rekvirálás: 1 koronát kapsz minden területért, a Királyságban vagy a tengerentúlon, ahol a táblán nemesed van. Ha egy helyen többen vannak, egyszer számít; a tengeren lévők nem számítanak.',
  'WK-5.6.2': 'Alkudozás: tedd egy címeredet a zsoldossáv egy üres helyére, ingyen. N báróval N + 1 hely használható.',
  'WK-5.6.3':
    'Támogatásgyűjtés: 2 szavazatot kapsz. Ha ezután több szavazatod van, mint bármely más bárónak, és nem vagy eltiltva, te leszel a régens.',
  'WK-5.6.4':
    'Az egyház szolgája: 1 hitet kapsz. Ha ezután több hited van, mint bármely más bárónak, és semmi sem tiltja, te leszel a főkegyúr. Azután válaszd meg a lap mezőjét.',
  'WK-5.6.5':
    'A két jelző csak e két lappal, azt kimondó lapokkal és eltiltással cserél gazdát. Hit vagy szavazat elvesztésével nem vándorol, és egyenlőséggel nem szerezhető meg. Ha senki sem kaphatja meg, senkié, míg valaki a lapjával ki nem érdemli.',
  'WK-5.6.6':
    'Csapatmozgás: válassz egy területet. Vonulj oda akárhány pihent nemeseddel, mindegyikkel szabályosan; azután legfeljebb egy csatát indíthatsz ott pihent nemeseiddel. Bármelyik magában is megengedett. Aki mozgott vagy harcolt, a lap végén kimerül. Aki tengeren megy oda, nem harcolhat.',
  'WK-5.6.7':
    'Alkalmazkodás: válassz egyet: 2 korona; 1 szavazat, amely senkit sem tesz régenssé; egy nemes mozgása; egy csata; vagy egy címer a zsoldossávra a hely áráért, balról jobbra 8, 7, 6, 5, 4, 3, 2.',
  'WK-5.6.8': 'Aki harcolt, akkor is kimerül, ha vesztett, ha ostromzárat vont, vagy ha a hely harc nélkül esett el.',
  'WK-5.7.1':
    'Fontos esemény: mindenki látja a felső esemény színét. A főkegyúr a vöröset maga húzza, vagy 1 hitért ellenfelet nevez meg; a zöldhöz ellenfelet nevez meg, vagy 1 hitért maga húzza; a kékhez bárkit megnevezhet. Ha nincs főkegyúr, a sors nevezi meg, ki húz.',
  'WK-5.7.2': 'Expedíciók: lásd az expedíciók szabályait.',
  'WK-5.7.3':
    'Védművek: a régenssel kezdve, az óramutató járása szerint mindenki egy dolgot tehet: résjelzőket vesz le egyik városáról vagy kastélyáról, darabját 2 koronáért, vagy megerősíti egy városát 4 koronáért. Ostromzár alatti helyen egyiket sem.',
  'WK-5.7.4':
    'Újoncozás: a régenssel kezdve, az óramutató járása szerint mindenki veszteségjelzőket vehet le egy seregéről, bárhol van is, darabját 2 koronáért.',
  'WK-5.7.5': 'Bizonytalan idők: a sorskártyák teljes pakliját megkeverjük.',
  'WK-5.8.1': 'A vörös események ártanak annak, aki húzza, a zöldek segítenek neki, a kékek megmondják, kit érintenek.',
  'WK-5.8.2':
    'Felfedjük az eseményt; meghúzzuk, amit a sorstól kér; érvényteleníteni lehet; ha nem tették, megtörténnek a választásai, és hatályba lép; végül eldobjuk. A tartós esemény nyitva marad áldozatánál vagy a tábla mellett.',
  'WK-5.8.3':
    'Azt a vörös eseményt, amelynek hitben ára van, az érvénytelenítheti, aki húzta. A kéket közösen lehet: a régenssel kezdve, az óramutató járása szerint mindenki egyszer ajánl, legfeljebb annyit, amennyi hiányzik. Ha összegyűlt, a felajánlásokat kifizetik, és az esemény érvénytelen; különben senki sem fizet.',
  'WK-5.8.4':
    'Az érvénytelenített esemény hatástalan, és eldobjuk. Ha egy tartós esemény egyszer hatályba lépett, nem érvényteleníthető többé.',
  'WK-5.8.5': 'Szabályos célpont nélkül az esemény hatástalan, és sorskártyát sem húzunk hozzá.',
  'WK-5.8.6': 'Az események veszteségei ölhetnek. Résekből csak annyi számít, amennyivel az erő 0-ra csökken.',
  'WK-5.8.7': 'Ha az események paklija kiürül, az eldobottakat megkeverjük; a játékban lévő tartósak kimaradnak.',
  'WK-5.9.1':
    'A régens elindíthat egy expedíciót Ceylonba, a Fűszer-szigetekre vagy Kínába, ha az nincs úton, vagy egyet sem.',
  'WK-5.9.2':
    'A régenssel kezdve, az óramutató járása szerint mindenki, akinek van szabad címere, 1–5 koronát fektethet bele. Ha senki sem teszi, nem indul el.',
  'WK-5.9.3': 'Ha elindul, a főkegyúr 1 hitért megáldhatja.',
  'WK-5.9.4': 'A többi expedíció az 1. vagy 2. helyről egy hellyel előrelép. Az új az 1. helyen kezd.',
  'WK-5.9.5':
    'Ceylon, Fűszer-szigetek, Kína sorrendben minden expedícióhoz a 3. helyen sorskártyát húzunk, áldottnál kettőt: a jobbik számít. Vagy mindenkinek befektetett koronái 1, 2, 3 vagy 4-szeresét hozza, és véget ér; vagy nincs hír, és marad; vagy minden befektetéssel odavész.',
  'WK-5.9.6':
    'Az expedíciók akkor is haladnak és eredményt hoznak, ha egy sem indul. Amelyik most véget ért, a következő ilyen lapnál újraindítható.',
})
