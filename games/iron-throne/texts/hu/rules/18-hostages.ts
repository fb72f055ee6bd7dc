import { chapter } from '../../../../../text/index.ts'

export const hostages = chapter('IT-18', 'Túszok', {
  'IT-18.1': 'Túszt szerezni egy játékostól annyi, mint elvenni egy házkártyát, a következők szerint.',
  'IT-18.2':
    'A túszejtő választja meg a helyet: a Házpakli felső lapját, a kéz egy véletlen lapját, vagy a játékosnál lévő egyik túszt, amelynek hátoldalán látszik a Ház. Ahol nincs semmi, onnan nem lehet venni.',
  'IT-18.3':
    'Akinél a túsz van, látja az előlapját; a többiek csak azt, hány van, és melyik Házé. A kézből vett lap gazdájának hiányzik; ami a pakliból jött, azt a gazdája nem tudja meg.',
  'IT-18.4': 'Aki túszt veszít, többé nem látja.',
  'IT-18.5': 'Aki saját Háza lapját veszi el, annak a kezébe kerül.',
  'IT-18.6':
    'Egy játékos túszai érkezésük sorrendjében kapnak számot; ugyanannál a játékosnál egy szám sem ismétlődik. A túsz értéke és szövege nem hat.',
  'IT-18.7':
    'Elengedés: a túsz gazdája kezébe kerül, a többiek elől rejtve. Aztán gazdája húz 1 kártyát, és 1-et az is, akinél volt. A másképp hazatérő túsz nem hoz húzást.',
  'IT-18.8': 'Megkínzás: a túszt meg kell mutatni, és gazdája dobópaklijába kerül. Aztán három dolog egyike történik.',
  'IT-18.9': 'Ha Háza vezetőjének kártyája: 4 erő arról a vezetőlapról a dobozba kerül.',
  'IT-18.10': 'Ha egy élő karakter kártyája: 4 ereje saját vezetőlapjára kerül, és meghal, ha nem marad.',
  'IT-18.11':
    'Ha viszály- vagy fegyverszünetkártya: a kínzó megnevezi annak a Háznak egy élő karakterét, és 1 ereje a kínzó vezetőlapjára kerül.',
  'IT-18.12': 'Halott karakter kártyáját nem lehet megkínozni.',
  'IT-18.13':
    'Minden elengedés és megkínzás a halálokkal és a játék végének vizsgálatával együtt befejeződik a következő előtt.',
  'IT-18.14': 'A túszok száma nincs korlátozva.',
  'IT-18.15': 'Túsz csak így cserél gazdát. A kijátszott lap nincs a kézben, és nem vehető el.',
})

export const sides = chapter('IT-19', 'Visszavonulás és támogatás hatásra', {
  'IT-19.1':
    'Csak támogató vonul vissza. A karakter hazatér, a szövegükért kijátszott lapjai a dobópakliba kerülnek, a hatásuk megmarad. A játékos többé nem résztvevő, se jutalmat, se büntetést nem kap, és ebben a körben nem térhet vissza.',
  'IT-19.2': 'A kötelező támogatáshoz nem kell kérdezni senkit. Utána ő is ugyanolyan támogató, mint más.',
  'IT-19.3':
    'Késői támogatás: egy hatás hívhat az egyik oldalra olyan játékost, aki nem résztvevő, és nem vonult vissza, akár elutasított ajánlat után is. Ezt senkinek sem kell elfogadnia.',
  'IT-19.4':
    'Egy támogató hatásra oldalt válthat. Kijátszott lapjai játékban maradnak, és ami egy oldal összértékét növelte, az annál az oldalnál marad.',
})

export const windows = chapter('IT-20', 'A pillanatok és sorrendjük', {
  'IT-20.1':
    'Minden pillanatban előbb a vezetők jönnek, aztán a kártyák, és mindkettőben a kihívótól körben a játékosok.',
  'IT-20.2':
    'Előbb minden vezető, aki teheti, használja a képességét, vagy passzol. Aztán minden résztvevő kijátszhat egy karakterkártyát, vagy passzol. Minden hatás után újra mindenki sorra kerül, előbb a vezetők, de egy képesség sem kétszer. A pillanatnak vége, ha mindenki passzolt.',
  'IT-20.3': ['A pillanatok', 'Ahogy egy körben jönnek:'],
  'IT-20.3.1': 'A kör előtt: a kihívó vezetője.',
  'IT-20.3.2': 'Túszoknál: annak a vezetője, aki elenged vagy megkínoz.',
  'IT-20.3.3': 'Az esemény előtt: a kihívó vezetője.',
  'IT-20.3.4': 'Mindkét karakter kiválasztása előtt: az aktív játékosok vezetői.',
  'IT-20.3.5': 'A támogatásfázis előtt: az aktív játékosok vezetői.',
  'IT-20.3.6': 'Mielőtt bárki más támogatást ajánlana: az aktív játékosok vezetői.',
  'IT-20.3.7': 'Elutasított ajánlat után: annak a vezetője, aki tette.',
  'IT-20.3.8': 'A támogatásfázis végén: az aktív játékosok vezetői.',
  'IT-20.3.9': 'A házkártyák kiválasztása előtt: a résztvevők vezetői és karakterkártyái.',
  'IT-20.3.10': 'A házkártyák felfedése után: a résztvevők vezetői és karakterkártyái.',
  'IT-20.3.11': 'A kimenetel eldőlésekor: a résztvevők vezetői és karakterkártyái.',
  'IT-20.3.12': 'Az eredményfázis túszejtése után, ha egy oldal győzött: az aktív játékosok vezetői.',
  'IT-20.3.13': 'Az eredményfázis után: minden játékos vezetője, a résztvevők karakterkártyái.',
  'IT-20.3.14': 'A kéz feltöltésekor: annak a vezetője, aki húzna.',
  'IT-20.4': 'A játék menetéből senki sem tudhatja, hogy aki passzolt, játszhatott volna-e.',
  'IT-20.5':
    'Ami egy hatáshoz kell, azt használatkor kell nézni; aztán azonnal és egészben végre kell hajtani. Senki sem felelhet rá.',
  'IT-20.6':
    'Kártyánál mindenkit meg kell kérdezni, akinél a közös tudás szerint lehet odaillő: van lap a kezében, karaktere megengedi, és nem fekszik nyíltan mindkét példány. Így a kérdés semmit sem mond.',
  'IT-20.7':
    'Minden karakterkártya négy pillanat egyikéhez tartozik: a házkártyák kiválasztása előtt, felfedésük után, a kimenetel eldőlésekor, az eredményfázis után.',
})

export const effects = chapter('IT-21', 'Hogyan olvasd a hatásokat', {
  'IT-21.1':
    'Minden hatás megnevezi a pillanatát, vagy azt, ami hívja: megkínzás, elengedés, elutasított ajánlat, a kéz feltöltése.',
  'IT-21.2':
    'Egy képesség minden alkalommal egyszer használható, amikor eljön a pillanata; egy kártya kijátszott példányonként egyszer. Egyik sem kötelező.',
  'IT-21.3':
    'Mindennek teljesülnie kell, ami egy hatáshoz kell: a használó szerepe, az oldal, a mostani kimenetel, az eredmény, erő a vezetőlapon, lapok a kézben, támogatók, befolyás.',
  'IT-21.4':
    'A választások egyenként jönnek, amikor a hatás sorra kerülő részének kellenek. Közben más nem cselekszik.',
  'IT-21.5': 'Egy hatás részeit a szövege sorrendjében kell végrehajtani, elsőként a költséget.',
  'IT-21.6':
    'Az „ellenfél” a másik oldal aktív játékosa. A „részt vevő karakter” lekötött és él. A „vesztesek” egy vesztett oldal minden játékosa.',
  'IT-21.7':
    'Ahol egy hatás minden támogatóért, lapért vagy karakterért ad valamit, ott annyit számol, amennyi akkor van.',
})
