import { chapter } from '../../../../../text/index.ts'

export const setup = chapter('BL-3', 'Előkészületek', {
  'BL-3.1': 'Válasszatok frakciót, vagy döntsön a véletlen. Mindkét frakció mindig játékban van.',
  'BL-3.2':
    'Minden játékos húz 3-at a 7 forgatókönyvkártyájából, és titokban választ 1-et. A többi titkos marad, és kimarad a játékból. A „szabad forgatókönyv-választás” beállítással mind a hét közül választhattok.',
  'BL-3.3':
    'A két választott lapot egyszerre felfeditek. A rajtuk álló kezdeményezés dönti el, ki a kezdőjátékos az egész játékra: az előbbi betű, aztán a kisebb szám; ha egyformák, a véletlen.',
  'BL-3.4':
    'A két lap terepe, hídjai és zászlói a táblára kerülnek. Egy lap gazdája térfelét írja le, a középső sorból csak a gazdája bal oldalán lévő hat mezőt, így két lap soha nem fedi egymást.',
  'BL-3.5':
    'A kezdőjátékossal kezdve minden játékos letesz egy gázlót saját forgatókönyvkártyája egy olyan vízmezőjére, ahol nincs se gázló, se híd. Akinek a lapján ilyen nincs, nem tesz le semmit.',
  'BL-3.6': ['Toborzás', 'A két játékos egyszerre, titokban toborozza seregét.'],
  'BL-3.6.1':
    '50 toborzáspontod van. Minden egység a toborzási költségébe kerül, és egy fajtából nem vehetsz többet, mint ahány kártya van belőle. Legalább egy egységet venned kell.',
  'BL-3.6.2': 'Elviheted a parancsnoki sátradat: akkor 5 toborzásponttal több van.',
  'BL-3.6.3':
    'Toborzás helyett elviheted frakciód három seregkártyájának egyikét, sátor nélkül. Költségét forgatókönyvkártyád változtatásaival kell számolni.',
  'BL-3.6.4': 'Hagyhatsz elköltetlen pontot, de soha nem költhetsz többet, mint amennyid van.',
  'BL-3.7': 'Minden elköltetlen toborzáspont 1 tudásjelzőt ad, legfeljebb 5-öt.',
  'BL-3.8': ['Csatarendbe állítás', 'A seregek lefordítva állnak fel, köztük csalikkal.'],
  'BL-3.8.1':
    'Minden egységedért veszel egy kártyát, a sátrat, ha van, és 0–11 csalit, de összesen nem többet, mint ahány felállítási meződ van. Mindenki látja, hány kártyád van, de senki sem, hogy mik azok.',
  'BL-3.8.2':
    'A játékosok a kezdőjátékossal kezdve felváltva egy-egy kártyát tesznek lefordítva saját forgatókönyvkártyájuk egy szabad felállítási mezőjére; akinek elfogyott, kimarad. Az „egyidejű felállítás” beállítással mindketten egyszerre tesznek le mindent, csali nélkül.',
  'BL-3.8.3':
    'Egység csak oda állítható, ahol állhat: vízre gázló és híd nélkül csak, ha repül, épületbe csak, ha nem masszív. Csali bármely felállítási mezőre kerülhet, amely nem áthatolhatatlan.',
  'BL-3.8.4':
    'A sátornak terep nélküli mező kell; a zászló nem számít. Egység nem állítható a széledtől távolabbi sorba, mint a sátrad. A csalikra ez nem vonatkozik.',
  'BL-3.8.5':
    'Minden letételnek helyet kell hagynia a többi kártyádnak: a sátornak egy megfelelő mezőn, minden egységnek a széledtől nála nem távolabb, a csaliknak a maradékon. Ugyanez korlátozza a csalik és az egységek számát. Hogy mi nem fér el, azt csak te tudod meg.',
  'BL-3.9':
    'Ha minden kártya a táblán van, felfeditek őket. A csalik eltűnnek, az egységek minden figurájukkal megérkeznek, a sátor terepmezővé válik.',
  'BL-3.10':
    'Minden játékos húz 6 parancskártyát és eldob 2-t, húz 3 tudáskártyát és eldob 1-et, titokban. Az eldobott lapokat akkor mutatjátok meg, ha mindketten választottatok. A „véletlen kezdő lapok” beállítással 4-et és 2-t húztok, választás nélkül.',
  'BL-3.11':
    'Az előkészületek alatt ellenfeled megtudja a forgatókönyvkártyádat, a tudásjelzőkből, hány pontot hagytál meg (5-ig), hogy hány csatarendkártyád van, és a felfedéskor az egész seregedet.',
})
