import { chapter } from '../../../../../text/index.ts'

export const reading = chapter('BL-0', 'Hogyan olvasd a szabályokat', {
  'BL-0.1':
    'A lap vagy más tartozék szövege előbbre való, mint ez az összefoglaló. Amit egy szöveg megenged, egy másik pedig tilt, az tilos.',
  'BL-0.2': 'Baráti az, ami az adott játékosé, ellenséges, ami az ellenfeléé.',
  'BL-0.3': 'Akinek a köre van, az az aktív játékos, a másik a nem aktív játékos.',
  'BL-0.4':
    'Ahol egy szöveg lehetőséget ad, ott az egység vagy a lap gazdája dönt. A „legfeljebb” a semmit is megengedi, hacsak nincs megadva legkisebb szám.',
  'BL-0.5':
    'Ha több hatás esik ugyanarra a pillanatra, az aktív játékos választja meg a sorrendjüket. Tudáskártyákról lásd a BL-17.4 szabályt.',
  'BL-0.6': 'Ami valami után történik, az közvetlenül utána történik, minden más lépés és hatás előtt.',
  'BL-0.7':
    'Az a hatás, amely eredményt ad egy dobáshoz, egy kockát ad hozzá, amely ezt az eredményt mutatja; ez is hozzárendelhető, mint bármelyik.',
  'BL-0.8':
    'Ha egy hatást nem lehet egészen végrehajtani, annyit hajts végre, amennyit lehet, akár semmit; a kijátszott lap így is elhasználódik. Nem játszható ki az a lap, amelynek a feltétele nem teljesül, vagy nincs szabályos célja.',
})

export const board = chapter('BL-1', 'A tábla és a korlátok', {
  'BL-1.1':
    'A táblán 104 mező van 9 sorban: a páratlan sorokban 12, a párosakban 11. Egy mezőt oszlopa (nyugatról keletre) és sora (északról délre) nevez meg, A1-től L9-ig. Az 1. sor az Uthuk széle, a 9. a Daqané.',
  'BL-1.2':
    'A térfeled a széledhez legközelebbi öt sor. Az 5., középső sor mindkét térfélhez tartozik. Az ellenséges térfélről szóló szöveg csak akkor hagyja ki a középső sort, ha ezt kimondja.',
  'BL-1.3':
    'Két határvonal osztja a táblát három játéktérre: nyugat, közép, kelet. A páros sorokban a D és a H mezőn futnak át: ezek mindkét játéktérhez tartoznak. A páratlan sorokban D és E, illetve H és I között futnak.',
  'BL-1.4':
    'A lapokon a bal és a jobb a saját helyedről értendő: a Daqannak a bal a nyugat, az Uthuknak a bal a kelet.',
  'BL-1.5': 'A páros sorok végén látható fél mezők nem mezők: ott soha semmi sem áll.',
  'BL-1.6':
    'Két mező távolsága az, ahány lépés egyiktől a másikig. Az 1 távolságra lévő mezők szomszédosak. Egy számon belül azt jelenti: legfeljebb ekkora távolságra.',
  'BL-1.7':
    'A győzelmi pontok, tudásjelzők és lapkák sosem fogynak el, a kockák sem: négynél többet több dobásban kell dobni.',
  'BL-1.8':
    'Minden frakciónak 17 csatarendkártyája van (5 és 5 gyalogos, 3 lovas, 2 elit, 1 legenda, 1 parancsnoki sátor), 11 csalija, 20 tudáskártyája és 7 forgatókönyvkártyája. A 60 parancskártya egy közös pakli. Minden játékosnak egy gázlója van, ezen kívül van 4 zászló és 2 kapu. Csak a lapok száma korlátoz.',
  'BL-1.9':
    'Egy egység az egy mezőn álló összes figura. Együtt mozognak, soha nem válnak szét és nem egyesülnek. Egy mezőn legfeljebb egy egység áll; ha egy sem, a mező nem elfoglalt.',
})

export const course = chapter('BL-2', 'A játék menete', {
  'BL-2.1':
    'Előkészületek: frakciók, forgatókönyvkártyák (húzva és titokban választva), kezdőjátékos, terep, gázlók, toborzás (titokban), kezdő tudásjelzők, csatarendbe állítás felváltva, felfedés, kezdő lapok. Aztán a játékosok felváltva következnek, elsőként a kezdőjátékos, a játék végéig.',
  'BL-2.2':
    'Egy kör: győzelem ellenőrzése (csak a kezdőjátékos körében) és az ellenséges sátor; parancslépés; utasításlépés; mozgáslépés; támadáslépés; pontlépés; húzáslépés; tudáslépés. Ekkor véget ér, ami a kör végéig tart, és az ellenfél lesz az aktív játékos.',
  'BL-2.3':
    'Te döntesz: lebontod-e az ellenséges sátrat; melyik parancskártyát és hogyan játszod ki; kit utasítasz és gyógyítasz; minden mozgásról; a kapukról; minden támadásról; harcban a rálátás oldaláról, a hozzárendelt kockákról, a figyelmen kívül hagyott sérülésről és visszavonulásról, az ellentámadásról, az előrenyomulásról és az üldözésről; a támadáslépés végi mozgásokról; forgatókönyvkártyád ajánlatáról; a tudáslépésről és az eldobásokról; és minden ablakban arról, játszol-e tudáskártyát.',
  'BL-2.4':
    'Ahol csak egy szabályos választásod van, az asztal megteszi helyetted. Soha nem úgy, hogy elárulja, mi van egy rejtett kézben: egy ablakban pontosan akkor kérdez meg, ha van tudáskártyád, és annyi jelződ, amennyibe frakciód ott kijátszható legolcsóbb lapja kerül, akármilyen lapjaid vannak is.',
})
