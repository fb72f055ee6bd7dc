import type { Entries } from '../../../../../text/index.ts'

/** AG-8.10 to AG-8.15: casualties, retreat, clean up, formulas. */
export const aftermath: Entries = {
  'AG-8.10': ['Veszteségek', 'A vesztes fizet.'],
  'AG-8.10.1': 'Ha a védő vesztett, a helyőrség kikerül a játékból, bármit mutatnak az ikonok.',
  'AG-8.10.2':
    'A vesztes harcoló seregében a megfutamodott egységek és az ostromgépek most elpusztulnak. Nem számítanak be a veszteségekbe, és nem választhatók veszteségnek.',
  'AG-8.10.3':
    'A győztes minden kardjáért, amelyet a vesztes egy erődje nem állít meg, a vesztes kiválaszt egyet a többi harcoló egysége közül, amelyet elveszít; ha kevesebb van, mindet. Az ikonok házkártyából, képességből és csatakártyából jönnek. Egy egység egy veszteség, bármilyen erős. Támogató egység soha nem vész el.',
  'AG-8.10.4': 'A győztesnek itt nincs vesztesége.',
  'AG-8.11': ['Visszavonulás', 'A legyőzött sereg maradéka elhagyja a csatateret.'],
  'AG-8.11.1': 'A vesztes minden életben maradt egysége együtt, egy helyre vonul vissza, és megfutamodott lesz.',
  'AG-8.11.2':
    'A legyőzött támadók visszamennek oda, ahonnan indultak. Ez mindig lehetséges, és nem kerül egységbe, egy kivétellel: ha az egy másik ház főtartománya, amelyet mind elhagytak, hatalomjelző nélkül, az a ház visszakapta, és az egységek elpusztulnak.',
  'AG-8.11.3':
    'A legyőzött védő szomszédos tartományba vonul vissza, szárazföldi egységekkel tengeri szállítással is. Nem lehet ott ellenséges egység, ellenséges hatalomjelző, érvényes ellenséges címer és semleges erő, nem lehet átjárhatatlan, és nem lehet az a tartomány, ahonnan a támadás jött, akkor sem, ha most üres. Amit senki sem ural, oda szabad. Hajók szomszédos tengerrészre vonulnak, ahol nincs ellenséges hajó, vagy az ottani saját kikötődbe, ha van benne hely.',
  'AG-8.11.4':
    'Az utánpótlásnak el kell látnia az érkezőket. Minden lehetséges tartománynál számold meg, legkevesebb hány visszavonuló egységnek kellene elpusztulnia; csak a legkisebb számúak közül lehet választani. Ha valahol egy sem vész el, oda, ahol egység veszne, nem lehet menni. A kikötő férőhelye is számít.',
  'AG-8.11.5':
    'Ha visszavonuláskor egységeknek kell elpusztulniuk, a vesztes választja ki őket. Ha nincs hová menni, vagy mindenütt mind elpusztulna, mind elpusztul.',
  'AG-8.11.6':
    'Robb Stark: ha győzött, a Stark-ház választhat e tartományok közül a vesztes helyett. Legyőzött támadónál ezek azok, ahová a csatatérről vissza lehet vonulni, és az, ahonnan jöttek, ha az AG-8.11.2 engedi. Ha a Stark-ház nem választ, a szokásos szabály érvényes.',
  'AG-8.11.7':
    'A megfutamodott egység ereje 0, nem menetelhet, és nem lehet veszteség. Utánpótlásba számít, tartományt tart, hajóként szállít. Ha újra vissza kellene vonulnia, elpusztul. A rendrakáskor feláll.',
  'AG-8.11.8': 'A visszavonulók nem indítanak ütközetet, és nem vesznek le parancsot ott, ahová érkeznek.',
  'AG-8.11.9':
    'Robb Starkkal is a vesztes hajói szállítanak, a vesztes utánpótlása számít, és a vesztes választja ki, melyik egység vész el. Ha a legyőzött támadók veszteség nélkül hazatérhetnek, csak veszteség nélküli tartomány választható.',
  'AG-8.11.10':
    'Az üres szárazföldi tartományba érkező megfutamodott egységek uralják azt. Ha saját menetelés parancshoz érkeznek, ebben a fordulóban nem használhatják.',
  'AG-8.12': ['Rendrakás az ütközet után', 'Ki vonul be, és mi marad.'],
  'AG-8.12.1': 'Ha a támadó győzött, és maradt egysége, bevonul. A védő ottani parancsa és hatalomjelzője lekerül.',
  'AG-8.12.2':
    'Ha a támadó győzött, de nem maradt támadó egység, senki sem vonul be. A védő így is visszavonult, a parancs lekerül, de a hatalomjelző vagy a címer megtartja a tartományt.',
  'AG-8.12.3':
    'Arianne Martell esetén a támadók abban a tartományban maradnak, ahonnan jöttek, állva, akkor is, ha azt egészen elhagyták, vagy másik ház főtartománya. A csatatér parancsa lekerül. Az ottani hatalomjelző vagy címer megmarad; ezek nélkül a tartományt senki sem uralja.',
  'AG-8.12.4':
    'Ha a védő győzött, parancsa, hatalomjelzője és helyőrsége marad, így a védekezés parancs egy későbbi ütközetben is segít. Ha nem maradt ott egység, az AG-8.14.1 leveszi a parancsot.',
  'AG-8.12.5': 'A menetelés parancs lekerül, hacsak Loras Tyrell magával nem viszi.',
  'AG-8.13': ['Házkártyák az ütközet után', 'A kijátszott lap egy időre kimarad.'],
  'AG-8.13.1': 'A kijátszott lapok felfordítva gazdájuk eldobott lapjai közé kerülnek.',
  'AG-8.13.2': 'Akinek most nincs lap a kezében, minden eldobott lapját visszaveszi, kivéve az utoljára eldobottat.',
  'AG-8.13.3': 'Ezután hatnak az ütközet utáni képességek.',
  'AG-8.14': ['A menetelés vége', 'Minden menetelés parancs így ér véget, ütközet és mozgás nélkül is.'],
  'AG-8.14.1': 'Lekerül minden olyan hely parancsa, ahol nincs egység.',
  'AG-8.14.2':
    'A kikötők a szárazföldi tartományukat követik (AG-3.6.9, AG-3.6.10); több kikötő az új tulajdonosok játékossorrendjében.',
  'AG-8.14.3': 'A győzelem ellenőrzése következik (AG-10.1).',
  'AG-8.14.4': 'Ez a három lépés zár minden menetelés parancsot, bármit tett is.',
  'AG-8.15': ['A számolás', 'Egy ütközet minden száma egy helyen.'],
  'AG-8.15.1':
    'Egység: megfutamodottan 0. Gyalogos 1, lovag 2, hajó 1. Ostromgép 4 a támadó oldalán, harcolva vagy támogatva, ha a csatatéren város vagy vár áll, különben 0. Kevan és Victarion 2-re emeli a sajátjait; ezután Salladhor 0-vá teszi a hajókat.',
  'AG-8.15.2':
    'Parancs: a támadónál a menetelés parancs értéke; a védőnél a csatatéren lévő védekezés parancsé, Catelynnel kétszeresen.',
  'AG-8.15.3': 'Támogatás: az adott oldalt támogató helyek egységei, és 1 minden támogatás +1 parancsért.',
  'AG-8.15.4': 'Házkártya: nyomtatott ereje, Balon ellen 0, meg amit Stannis, Davos vagy Theon hozzáad. Lap nélkül 0.',
  'AG-8.15.5':
    'Erő: harcoló egységek, parancs, támogatás, helyőrség (védő), házkártya, acélkard és csatakártya, de soha nem kevesebb 0-nál.',
  'AG-8.15.6':
    'Ikonok: a házkártyáé, Asháé, Davosé, Theoné és Nymeriáé, valamint a csatakártyáé. A vesztes veszteségei: a győztes kardjai mínusz a vesztes erődjei, soha nem kevesebb 0-nál, a Feketehallal pedig 0.',
}
