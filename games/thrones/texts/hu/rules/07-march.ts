import { chapter } from '../../../../../text/index.ts'

export const march = chapter('AG-7', 'Menetelés', {
  'AG-7.1': ['Alapok', 'Egy menetelés parancs egy hely egységeit mozgatja.'],
  'AG-7.1.1':
    'Válaszd ki egy menetelés parancsodat, és mozgass onnan tetszőleges számú álló egységet, akár egyet sem, akár mindet. Mindegyik külön célba mehet. Egy egység parancsonként egyszer mozog.',
  'AG-7.1.2': 'Mozgathatsz semmit is; a parancs ekkor lekerül.',
  'AG-7.1.3':
    'Szárazföldi egység csak szárazföldi tartományba mehet, hajó csak tengerrészre vagy a saját kikötődbe (AG-3.6.3). A célnak szomszédosnak kell lennie, vagy szárazföldi egységnél tengeri szállítással elérhetőnek.',
  'AG-7.1.4': 'Három játékossal az átjárhatatlan tartományokba soha senki sem léphet be.',
  'AG-7.2': ['Tengeri szállítás', 'Hajóid távoli partokat kötnek össze.'],
  'AG-7.2.1':
    'Amikor szárazföldi egységeid menetelnek vagy visszavonulnak, két szárazföldi tartomány szomszédosnak számít, ha szomszédos tengerrészek lánca köti össze őket, és mindegyiken áll hajód.',
  'AG-7.2.2':
    'Csak saját hajó szállít, megfutamodott is, bármilyen paranccsal és akárhányszor. A hajók közben a helyükön maradnak.',
  'AG-7.2.3': 'Portyázásnál, támogatásnál, toborzásnál és a Tövisek Királynőjénél nincs tengeri szállítás.',
  'AG-7.3': ['Ellenséges célok', 'Egy menetelés legfeljebb egy harcot indít.'],
  'AG-7.3.1':
    'Egy menetelésnek legfeljebb egy célja lehet ellenséges: ahol ellenséges egység, ellenséges helyőrség vagy semleges erő áll.',
  'AG-7.3.2':
    'Ahol csak ellenséges hatalomjelző van, vagy egy ellenséges főtartomány egység és helyőrség nélkül, oda harc nélkül bevonulsz. A jelző lekerül, a tartomány a tiéd.',
  'AG-7.3.3':
    'Először minden békés mozgás történik meg, és eldől, hagysz-e hatalomjelzőt. Utána jön az ütközet vagy a semleges erő elleni támadás.',
  'AG-7.3.4':
    'A menetelés lépései: támogatást kérhetsz egy semleges erő ellen; mindenki előtt eldöntöd, ki hová megy, és marad-e hatalomjelző; a jelző lekerül a táblára, a békés csoportok mozognak, és leveszik az útjukba eső ellenséges hatalomjelzőket; rendeződik az elhagyott tartomány kikötője; lezajlik az ütközet vagy a támadás; a menetelés parancs lekerül; végül az egység nélküli parancsok, a kikötők és a győzelem ellenőrzése következik (AG-8.14).',
  'AG-7.4': ['Utánpótlás menet közben', 'A menetelésnek végig bele kell férnie az utánpótlásodba.'],
  'AG-7.4.1':
    'A békés csoportokat egymás után, tetszőleges sorrendben mozgathatod. Mindegyik után a korlátodon belül kell lenned; akik támadni fognak, még ott számítanak, ahonnan indulnak. Elég, ha van egy ilyen sorrend.',
  'AG-7.4.2':
    'Ezenkívül győzelem esetén is a korlátodon belül kell lenned: a támadók a megtámadott tartományban, mindenki más már a helyén.',
  'AG-7.4.3':
    'Példa 1-es utánpótlással (3, 2): 3 egységed van A-ban, 2 B-ben, 1 C-ben. Egy egység A-ból C-be megy, egy az üres D-be. Ha előbb C-be menne, három 2 fős sereged lenne, ha előbb D-be, akkor nem: a menetelés szabályos. Ha viszont egy A-beli egység E-t támadja, és egy C-be megy, a támadó még A-ban számít, ahol így 2 áll: három 2 fős sereg, a menetelés nem szabályos, bár a győzelem rendbe hozná.',
  'AG-7.4.4':
    'Így az utánpótlást sosem lépi túl senki, egy pillanatra sem, és a legyőzött támadók mindig elférnek a helyükön. Mindkét próba ügyel arra is, hogy kikötőben legfeljebb három hajó legyen.',
  'AG-7.5': ['Ami a menetelés után marad', 'A parancsok nem mennek az egységekkel.'],
  'AG-7.5.1': 'Ha egy harc nélkül elfoglalt tartományban mégis parancs volna, az lekerül.',
  'AG-7.5.2': 'A menetelés parancs a mozgás után kerül le, ütközetnél a rendrakáskor (AG-8.12).',
  'AG-7.5.3':
    'Akik olyan helyre érkeznek, ahol még végre nem hajtott menetelés parancsod van, azzal újra menetelhetnek.',
  'AG-7.6': ['Semleges erők', 'Néhány tartományt olyanok védenek, akik senkinek sem barátai.'],
  'AG-7.6.1':
    'Semleges erő ellen csak akkor menetelhetsz, ha támadásod legalább olyan erős, mint ő: egységeid (ostromgép 4, ha ott város vagy vár áll), a menetelés parancs és a támogatás. Nincs házkártya, acélkard és csatakártya, és az erőt senki sem támogatja.',
  'AG-7.6.2': 'A támogatás olyan, mint ütközetben (AG-8.2), a sajátod és másoké is, de csak a támadónak jár.',
  'AG-7.6.3':
    'Mielőtt a menetelésről döntesz, megnevezhetsz egy elérhető semleges tartományt, és támogatást kérhetsz. A megfelelő támogatás parancs gazdái játékossorrendben, mindenki előtt igent vagy nemet mondanak, csak erre a menetelésre. A saját támogatásod magától számít. Ezután szabadon menetelhetsz, máshová is.',
  'AG-7.6.4':
    'Az erő kikerül a játékból, egységeid bevonulnak, senki sem vész el, és senki sem lesz megfutamodott. A túl gyenge támadás nem is szabályos.',
  'AG-7.6.5': 'Ez a parancs egyetlen ellenséges célja.',
  'AG-7.6.6':
    'Semleges erő tartományába senki sem vonulhat vissza és nem toborozhat, onnan nem portyázhat és nem támogathat.',
  'AG-7.6.7':
    'Menetelésenként egyszer kérhetsz. A saját támogatásod úgy számít, ahogy a tábla a békés mozgás után áll: akik az erő szomszédságában egy támogatás parancshoz csatlakoznak, számítanak, akik támadni fognak, nem.',
})
