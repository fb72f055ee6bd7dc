import { chapter } from '../../../../../text/index.ts'

export const terms = chapter('BW-1', 'Fogalmak', {
  'BW-1.1':
    'Az egység egy mező figurái egy zászló alatt. Van háza, nyolc fajtából egy, osztálya (gyalogság, íjászok vagy lovasság), rangja (zöld, kék vagy vörös, alulról fölfelé), figurái, és lehet parancsnoka és összecsapása.',
  'BW-1.2':
    'Az elvesztett figurák nem csökkentik az egység kockáit; csak azt, mennyit veszíthet még. Ezen a BW-21.3 változtathat.',
  'BW-1.3':
    'Az aktív egység ebben a fordulóban még kaphat utasítást, az inaktív nem. Az inaktív egység ugyanúgy védekezik, indít ellentámadást, mér búcsúcsapást és tart célmezőt, mint bármelyik.',
  'BW-1.4':
    'Az utasított egység mozoghat és támadhat, ahogy utasítástáblája mondja. Megteheti mindkettőt, az egyiket vagy egyiket sem.',
  'BW-1.5': 'A parancs az, ami a vezérkártyán parancsszimbólum mellett áll; a legtöbb parancs több egységet utasít.',
  'BW-1.6': 'Saját házad egységei a barátaid, a másik házéi az ellenségeid.',
  'BW-1.7':
    'A parancsnok irányítási zónája minden mező az egységétől legfeljebb 2 mezőre, a sajátja is; Tywiné 3 mezőre terjed. Az ott álló saját egységeket ő irányítja. Ellenség és terep nem szakítja meg, és egy egységet több parancsnok is irányíthat, vagy egy sem.',
  'BW-1.8':
    'A fordulónak négy fázisa van. A kör egy játékos egyetlen akciója a parancs fázisban, mindennel, ami következik belőle.',
  'BW-1.9':
    'Amit egy kártya vagy csataterv mond, az előbbre való e szabályoknál. Ahol valaki megtehet valamit, ott választ; minden más megtörténik.',
  'BW-1.10':
    'A más olvasatok kapcsolói az asztal beállításai, a csata előtt választjátok meg őket. Mind ki van kapcsolva, amíg be nem kapcsoljátok.',
})

export const board = chapter('BW-2', 'Tábla és kockák', {
  'BW-2.1':
    'A tábla A oldala 15 oszlop és 11 sor, B oldala 10 oszlop és 15 sor. Az 1. sor Lannister szélén van, délen, az utolsó Starkén, északon. A páros sorokban eggyel kevesebb mező van, és fél mezővel keletebbre állnak. A mezőt oszlopa és sora nevezi meg.',
  'BW-2.2':
    'Egy mezőnek legfeljebb hat szomszédja van: kelet, nyugat, északkelet, északnyugat, délkelet és délnyugat. A szélek félmezői nem számítanak.',
  'BW-2.3': 'A távolság a mezőről mezőre tett lépések száma; a kiinduló mező nem számít bele.',
  'BW-2.4': 'A kockának nyolc lapja van: három zöld pajzs, két kék, egy vörös, hősiesség és morál.',
  'BW-2.5': 'Utasításjelzőből fajtánként 10 van, a két játékosnak közösen. Más kellék nem fogy el.',
  'BW-2.6':
    'Ha a készletben nincs olyan jelző, amilyet a kocka mutat, az a kocka semmit sem ad. A kezdőjátékos vesz először.',
})

export const setup = chapter('BW-3', 'A csataterv felállítása', {
  'BW-3.1': 'Válasszatok csatát és házat; ha mindketten ugyanazt a házat akarjátok, a véletlen dönt.',
  'BW-3.2': 'A tábla oldala, a terep és a jelzők a csatatervé.',
  'BW-3.3': 'A csataterv címükkel nevezi meg a parancsnokokat. Kártyájuk kész állapotban van.',
  'BW-3.4':
    'Egy ház vezérpaklija 10 alaplap és minden játékban lévő parancsnokának 5 lapja. Ugyanazon parancsnok két változatának közös az 5 lapja.',
  'BW-3.5': 'A csataterv megmondja, hány fordulóig tart a csata.',
  'BW-3.6':
    'A csataterv mindkét háznál megmondja, hogy a morálsáv vége megfutamodás-e, vagy közönséges utolsó hely. A jelző középen kezd.',
  'BW-3.7': 'Mindkét játékos annyi parancsjelzőt kap a parancstáblájára, amennyit a csataterv mond.',
  'BW-3.8':
    'Az egységek ott állnak, ahol a csataterv mondja, teljes létszámban. A parancsnok egysége egyik közönséges figurájának helyén áll. Az első gyülekező fázisig mind inaktív.',
  'BW-3.9': 'A lendületjelző azé a házé, amelyet a csataterv megnevez, és ott is marad.',
  'BW-3.10': 'A csataterv titkairól és más választásairól az általa megadott sorrendben döntötök.',
})
