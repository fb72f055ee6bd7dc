import { chapter } from '../../../../../text/index.ts'

export const terms = chapter('IT-1', 'Fogalmak', {
  'IT-1.1': 'Minden játékos egy Házat irányít az egész játékban. Játékos és Ház ugyanazt jelenti.',
  'IT-1.2':
    'Minden játékosnak van egy vezetője, akit egy vezetőlap mutat. A vezető nem játékban lévő karakter: soha nem vesz részt, és soha nem hal meg. A lapján van az erőtartalék.',
  'IT-1.3': 'A Ház másik négy tagja a játékban lévő karaktered. Egy karakter élő vagy halott.',
  'IT-1.4': 'Az erő egész egységekben mozog. Élő karaktereken, vezetőlapokon vagy a dobozban van, a játékon kívül.',
  'IT-1.5':
    'Minden játékosnak öt befolyásjelzője van. Egy jelző vagy gazdája befolyástábláján van, elköltetlenül, vagy egy másik játékosén, kiterjesztve. Befolyásod van a fölött, akinek a tábláján van jelződ. Egy táblán bármennyi jelző lehet.',
  'IT-1.6':
    'Minden Háznak 25 házkártyája van: 4 fegyverszünetkártya, 11 viszálykártya (1-től 8-ig, 10, 12 és 20), és mind az öt karakteréhez két karakterkártya. Egy házkártya gazdája paklijában, kezében vagy dobópaklijában, játékban, vagy túszként másnál van. A másolatok nem különböztethetők meg.',
  'IT-1.7': 'Minden körnek egy kihívója van; ez az ő köre.',
  'IT-1.8': 'A kör aktív játékosai a kihívó és a védő, akit az eseménykártya nevez meg.',
  'IT-1.9': 'A támogató olyan másik játékos, akinek a karaktere beállt egy oldalra.',
  'IT-1.10':
    'Egy oldal: egy aktív játékos és minden támogatója. Az ellenfél a másik oldal aktív játékosa, ahogy egy hatás használója látja.',
  'IT-1.11':
    'Lekötött az a karakter, amelyet kiválasztottak, vagy amelyik beállt. Ő és játékosa az összecsapásfázis kezdetétől a kör végéig résztvevő, előbb nem.',
  'IT-1.12': 'Az óramutató járása a helyek sorrendje. Ami a kihívótól halad körbe, az a kihívóval kezdődik.',
  'IT-1.13': 'Némelyik pillanat egy játékosról szól, például arról, aki karaktert választana vagy támogatást ajánlana.',
})

export const course = chapter('IT-2', 'A kör menete', {
  'IT-2.1':
    'Egy kör így halad: a kör előtt; túszok; az esemény; a két aktív játékos húz és erőt mozgat; mindkettő karaktert választ; támogatás; az összecsapás a kártyákkal; a kimenetel vagy a tárgyalás; jutalmak és büntetések; túszejtés; a kéz feltöltése; a következő kihívó.',
  'IT-2.2':
    'Minden lépés és minden hatás után: az erő nélküli karakterek meghalnak, aztán kiderül, véget ért-e a játék, aztán az üres paklik megtelnek.',
  'IT-2.3': 'Más pillanatban senki sem tehet semmit. Túszokat csak a kör elején lehet elengedni és megkínozni.',
  'IT-2.4': 'A körök száma nincs korlátozva.',
})

export const setup = chapter('IT-3', 'Előkészületek', {
  'IT-3.1': 'Hárman, négyen vagy öten játszhattok.',
  'IT-3.2': 'Minden játékos más Házat kap az öt közül. Amelyik megmarad, az kimarad a játékból.',
  'IT-3.3': 'Úgy ültök, ahogyan helyet foglaltatok.',
  'IT-3.4':
    'Minden játékos kettőt kap Háza öt vezetőlapjából, a többiek elől rejtve, és egyet megtart. Minden vezetőt egyszerre fedtek fel. A többi lap visszakerül a dobozba, és senki sem tudja meg, mi volt kiosztva.',
  'IT-3.5': 'A vezető saját karaktere kimarad; a másik négy élve kezd.',
  'IT-3.6':
    'Minden karakteren és minden vezetőlapon 4 erő van: Házanként 20. A játékban és a dobozban lévő erő együtt mindig játékosonként 20.',
  'IT-3.7': 'Ha ismertek a vezetők, minden játékos húz 5 házkártyát.',
  'IT-3.8': 'Minden befolyásjelző gazdája tábláján kezd.',
  'IT-3.9':
    'Az eseménypakliban minden játékban lévő Háznak három lapja van, és van három különleges: összesen 12, 15 vagy 18.',
  'IT-3.10': 'Az első kihívót a véletlen jelöli ki.',
  'IT-3.11': 'A vezető mindkét kártyája a Házpakliban marad.',
})

export const start = chapter('IT-4', 'A kör eleje', {
  'IT-4.1': 'Mindenek előtt a kihívó használhat képességet, ha az erre a pillanatra szól.',
  'IT-4.2':
    'Aztán mindenki, akinél túsz van, elengedheti vagy megkínozhatja a túszait, a kihívótól körben haladva, egyenként, ahányat akar. Akkor van vége, ha mindenki egymás után passzolt; aki passzolt, újra cselekedhet, ha közben más cselekedett.',
  'IT-4.3': 'Hogy mit tesz az elengedés és a megkínzás, az IT-18.7 szabálytól olvasható.',
  'IT-4.4': 'Ez minden játékos körének elején megtörténik, és máskor soha.',
})
