import { chapter } from '../../../../../text/index.ts'
import { abilities } from './08-combat-abilities.ts'
import { aftermath } from './08-combat-aftermath.ts'

export const combat = chapter('AG-8', 'Ütközet', {
  'AG-8.1': ['Kik harcolnak', 'Ütközet akkor kezdődik, ha egységek oda menetelnek, ahol ellenség áll.'],
  'AG-8.1.1':
    'A támadó az a ház, amelyik menetel, a védő az, amelynek egységei vagy helyőrsége a csatatéren van. A támadó sereg az, amelyik ezzel a paranccsal odamenetelt; a védő sereg mindaz, ami a védőtől ott áll, a megfutamodott egységek is 0 erővel. Az ütközet végéig a támadók úgy számítanak, mintha ott állnának, ahonnan jöttek.',
  'AG-8.1.2': 'Minden más ház csak támogathat.',
  'AG-8.1.3':
    'Az egység nélküli helyőrséget úgy támadják meg, mint egy egységet: a háza támogatást kér, házkártyát játszik ki, és használhatja az acélkardot. A helyőrség soha nem támad és nem támogat.',
  'AG-8.1.4': 'Ha csak megfutamodott egységek védekeznek, akkor is teljes ütközet zajlik.',
  'AG-8.1.5': 'Ha a menetelés eldőlt, a támadást nem lehet visszavonni.',
  'AG-8.1.6':
    'Ha a támadók mind elhagyták a tartományukat, hatalomjelző nélkül, és az nem a saját főtartományuk, az uralom már elveszett. Ha az senkinek sem főtartománya, kikötőjének hajói még az ütközet előtt elvesznek; a legyőzött támadók visszatérhetnek és újra uralhatják, de a hajók odavannak. Ha egy másik ház főtartománya, az a ház visszakapta: a legyőzött támadók nem térhetnek vissza, és a kikötő a menetelés végén gazdát cserél. Ha Arianne Martell küldi vissza a támadókat, úgy uralják a tartományt, mint azelőtt, ebben az esetben a kikötőjével együtt. Ha a hét vár és város azonnal győz, a tartomány elhagyottnak számít (AG-10.1).',
  'AG-8.2': ['Támogatás', 'A szomszédok eldönthetik a harcot.'],
  'AG-8.2.1':
    'Az a támogatás parancs segíthet, amely a csatatér szomszédságában van, és egységei ott harcolhatnak: hajó tengeren és szárazföldön, szárazföldi egység csak szárazföldön, kikötőben álló hajó csak a kikötő tengerrészén.',
  'AG-8.2.2':
    'Játékossorrendben minden ház megmondja minden ilyen parancsáról, kit támogat: a támadót, a védőt vagy senkit. Egy hely minden egységével támogat, vagy eggyel sem. A támadó és a védő csak magát támogathatja, más ház egy ütközetben csak az egyik oldalt.',
  'AG-8.2.3':
    'Ezután a támadó és a védő, játékossorrendben, visszautasíthatja, amit egy másik ház kínál, házanként. A saját támogatáshoz nem kell beleegyezés.',
  'AG-8.2.4':
    'A támogatás annyit ér, amennyi az ott álló egységek ereje, támogatás +1-gyel eggyel többet. Az ostromgép csak akkor ér 4-et, ha várossal vagy várral rendelkező tartomány támadóját segíti, különben 0-t.',
  'AG-8.2.5':
    'A támogatás parancs a helyén marad. Egy parancs egy fordulóban akárhány ütközetet támogathat, különböző oldalakon is.',
  'AG-8.2.6': 'Magán a csatatéren lévő támogatás parancs ott nem ad semmit.',
  'AG-8.2.7':
    'A képességek szempontjából akkor támogatnak egy oldalt, ha legalább egy hely, saját vagy másé, támogatja, akár 0 erővel.',
  'AG-8.2.8': 'A támogató egységek nem szenvednek veszteséget és nem vonulnak vissza.',
  'AG-8.2.9':
    'A támogatás úgy számít, ahogy a tábla az erő kiszámításakor áll, így azok is segítenek, akik ugyanebben a menetelésben csatlakoztak egy támogatás parancshoz. Az ütközet közben levett parancs már nem ad semmit. Oldalt senki sem válthat.',
  'AG-8.3': [
    'Kezdeti erő',
    'Támadó: egységek, menetelés parancs és támogatás. Védő: egységek, a csatatéren lévő védekezés parancs, helyőrség és támogatás. Mindenki látja. A lapok még megváltoztathatják.',
  ],
  'AG-8.4': ['Házkártyák', 'Mindkét fél egy lapot játszik ki.'],
  'AG-8.4.1':
    'Mindketten titokban választotok egy lapot a kezetekből, és együtt fordítjátok fel. Játszani kötelező. A kézben tartott és az eldobott lapok nyíltak, de ha már választottál, a többi lapod a felfedésig nem látszik.',
  'AG-8.4.2':
    'A képességek csoportokban hatnak, azon belül játékossorrendben, mindegyik teljesen a következő előtt. Először Tyrion Lannister küld vissza lapot. Azután az azonnaliak: Aeron, Mace, a Tövisek Királynője, Doran. Azután azok, amelyek egyszerűen érvényesek: Stannis, Davos, Salladhor, Balon, Theon, Asha, Victarion, Kevan, Catelyn, Nymeria, a Feketehal. Ha megvan a győztes: Tywin, Cersei, Renly, Roose, Arianne. Visszavonuláskor: Robb. Ütközet után, a lapok eldobásakor: Foltosképű, Loras.',
  'AG-8.4.3': 'Egy képesség egy ütközetben legfeljebb egyszer hat.',
  'AG-8.4.4': 'Ha egy azonnali képesség változtat valamin, minden továbbit az új helyzetből kell számolni.',
  'AG-8.4.5':
    'Az ütközet kezdetén minden kézben van legalább egy lap. Csak Tyrion Lannister hagyhat valakit lap nélkül.',
  ...abilities,
  ...aftermath,
})
