import { chapter } from '../../../../../text/index.ts'

export const board = chapter('AG-3', 'Tábla, uralom, korlátok', {
  'AG-3.1': ['Tartományok', 'A térkép szárazföldi tartományokból, tengerrészekből és kikötőkből áll.'],
  'AG-3.1.1':
    '38 szárazföldi tartomány, 12 tengerrész és 8 kikötő van. A saját határ nélküli szigetecskék csak díszek.',
  'AG-3.1.2':
    'Két tartomány szomszédos, ha közös határuk van. A folyó minden tekintetben elválasztja két partját, hacsak híd nem köti össze őket. A kikötőknek saját szabályaik vannak (AG-3.6).',
  'AG-3.1.3':
    'Pyke, Sárkánykő és az Arbor olyan szárazföldi tartomány, amely csak tengerrészekkel határos. Szárazföldi egység csak tengeri szállítással jut oda és onnan el.',
  'AG-3.2': [
    'Egységek és erejük',
    'Gyalogos: erő 1, toborzás 1, házanként 10. Lovag: erő 2, toborzás 2, gyalogosból 1, házanként 5. Hajó: erő 1, toborzás 1, házanként 6. Ostromgép: erő 4, ha olyan tartományt támad vagy olyannak a támadóját támogatja, ahol város vagy vár áll, különben 0; toborzás 2, gyalogosból 1, házanként 2.',
  ],
  'AG-3.2.1': 'A helyőrség, a semleges erő, a hatalomjelző és a többi jelző nem egység.',
  'AG-3.2.2': 'A megfutamodott egység ereje 0, bármit tesz.',
  'AG-3.3': [
    'Szárazföldi tartományok uralása',
    'Az uralom adja a tartomány ikonjait, városát vagy várát és kikötőjét.',
  ],
  'AG-3.3.1':
    'Azt a szárazföldi tartományt uralod, ahol egységed áll. Ha senkinek sincs ott egysége, az a ház uralja, amelynek hatalomjelzője ott van. Ha jelző sincs, az a ház, amelynek ez a főtartománya. Egyébként senki sem uralja.',
  'AG-3.3.2': 'A tengert senki sem uralja, és oda soha nem kerül hatalomjelző.',
  'AG-3.3.3':
    'Egy tartományban legfeljebb egy hatalomjelző lehet. Nem ad erőt, nem számít hatalomikonnak, és ott marad, amikor egységeid visszatérnek.',
  'AG-3.3.4':
    'A főtartományra nyomtatott címer olyan, mint a ház el nem vehető hatalomjelzője. Másik ház hatalomjelzője eltakarja. A saját főtartományodra soha nem teszel hatalomjelzőt: nem lenne haszna.',
  'AG-3.3.5':
    'Ütközeten kívül két ház egységei soha nincsenek egy tartományban. Ha utolsó egységed elmegy vagy elvész, és sem hatalomjelződ, sem címered nincs ott, az uralom azonnal megszűnik, bármi volt az ok. Ha a tartomány egy másik ház főtartománya, az a ház azonnal visszakapja, de a helyőrségét nem.',
  'AG-3.3.6':
    'A győzelmi sáv mindig azt mutatja, hány olyan tartományt uralsz, ahol város vagy vár áll; mindegyik egyet ér.',
  'AG-3.4': ['Az uralom megszilárdítása', 'A hatalomjelző megtartja a tartományt, amíg egységeid távol vannak.'],
  'AG-3.4.1':
    'Ha menetelésed az utolsó egységedet is elviszi egy szárazföldi tartományból, otthagyhatsz egy hatalomjelzőt a saját készletedből. Nem teheted, ha nincs jelződ, ha már ott van egy a tiédből, a saját főtartományodban, tengeren és kikötőben.',
  'AG-3.4.2': 'Erről a mozgással együtt döntesz, még a parancs esetleges ütközete előtt.',
  'AG-3.4.3':
    'Nem hagyhatsz jelzőt, ha a tartomány más okból ürül ki: visszavonulás, veszteség, kevés utánpótlás vagy a vadak miatt.',
  'AG-3.4.4':
    'A hatalomjelző addig marad, amíg ellenséges egység be nem lép a tartományba, meneteléssel vagy megnyert ütközet után. Ekkor visszakerül a hatalomkészletbe.',
  'AG-3.5': ['Seregek és utánpótlás', 'Utánpótlásod korlátozza, hány sereged lehet, és mekkorák.'],
  'AG-3.5.1':
    'Egy ház két vagy több egysége egy helyen sereg, szárazföldön, tengeren és kikötőben is. A magányos egység nem sereg, és nem kell hozzá utánpótlás. Minden egység 1-nek számít, a megfutamodott is; a helyőrség nem számít.',
  'AG-3.5.2':
    'A megengedett legnagyobb seregek utánpótlás szerint. 0: 2, 2. 1: 3, 2. 2: 3, 2, 2. 3: 3, 2, 2, 2. 4: 3, 3, 2, 2. 5: 4, 3, 2, 2. 6: 4, 3, 2, 2, 2.',
  'AG-3.5.3':
    'Állítsd sorba seregeidet a legnagyobbtól a legkisebbig, és vesd össze utánpótlásod sorával: nem lehet több sereg, mint ahány szám, és egyik sem lehet nagyobb a maga számánál. Kevesebb és kisebb mindig lehet.',
  'AG-3.5.4':
    'Utánpótlásod az, amit a sáv mutat, nem az éppen uralt ikonok száma. Csak az „Utánpótlás”, a „Kardokból kovácsolt trón” és a „Csörgőing portyázói” lap változtatja meg.',
  'AG-3.5.5':
    'Nem toborozhatsz, menetelhetsz, vonulhatsz vissza és vehetsz át hajókat úgy, hogy ezzel túllépd a korlátodat. Máskor senki sem ellenőrzi.',
  'AG-3.5.6':
    'Ha egy hatás miatt az utánpótláshoz kell igazítanod seregeidet, te választod ki és veszed le az egységeket, amíg a korlát teljesül. A szükségesnél többet nem vehetsz le: bármelyiket visszatéve újra túllépnéd a korlátot.',
  'AG-3.6': ['Kikötők', 'A kikötő egy szárazföldi tartomány és egy tengerrész között fekszik.'],
  'AG-3.6.1':
    'A kikötő azé, aki a szárazföldi tartományt uralja, és csak ő használhatja. Ha a tartományt senki sem uralja, a kikötőt senki sem használhatja.',
  'AG-3.6.2': 'Kikötőben csak hajó állhat, legfeljebb három. Kettő vagy három hajó sereg.',
  'AG-3.6.3':
    'Hajó kikötőből csak annak tengerrészére megy, és saját kikötődbe csak onnan jöhet. Idegen kikötőbe hajó soha nem megy be, kikötőt soha nem támadnak meg.',
  'AG-3.6.4':
    'A kikötőben álló hajók csak a kikötő tengerrészén támogathatnak ütközetet, csak ott portyázhatnak, és nem adnak erőt a szárazföldi tartománynak. A tengerrészen álló hajók portyázhatnak a kikötő ellen, szárazföldi tartományok nem. A Tövisek Királynője számára a kikötő szomszédos a tartományával és a tengerrészével.',
  'AG-3.6.5': 'A kikötőben álló hajók nem vesznek részt a tengeri szállításban.',
  'AG-3.6.6':
    'Egy szárazföldi tartományban toborzott hajót a kikötőjébe is teheted, akkor is, ha a tengerrészen ellenséges hajó áll.',
  'AG-3.6.7':
    'Kikötőben a hatalomszerzés 1 hatalomjelzőt hoz, vagy semmit, ha a tengerrészen ellenséges hajó áll. A különleges parancs ott nem toboroz.',
  'AG-3.6.8': 'Kikötőbe tehetsz védekezés parancsot, de nem hat.',
  'AG-3.6.9':
    'Ha a szárazföldi tartomány másik házé lesz, és a kikötőben az előző tulajdonos hajói állnak, ezek mind elpusztulnak. Az új tulajdonos legfeljebb ugyanannyi saját hajót tesz a helyükre, akár egyet sem, ahogy készlete és utánpótlása engedi. A kikötőben lévő parancs lekerül. Ez a menetelés vagy hatás végén történik, a visszavonulás után.',
  'AG-3.6.10':
    'Ha a szárazföldi tartományt már senki sem uralja, a kikötő minden hajója elvész, az ottani parancs is. Ha egy menetelés hatalomjelző nélkül hagyja el a tartományt, ez azonnal megtörténik, a menetelés ütközete előtt.',
  'AG-3.7': [
    'Befolyási területek',
    'Három befolyási terület rangsorolja a házakat: Vastrón, hűbéresek, királyi udvar.',
  ],
  'AG-3.7.1': 'Minden helyen pontosan egy ház áll, hézag nélkül.',
  'AG-3.7.2': 'Ha egy ház másik helyre kerül, a közbülsők egyet-egyet csúsznak.',
  'AG-3.7.3':
    'Ha más ház lesz az első, azonnal megkapja a hatalmi jelképet, használtan vagy használatlanul, ahogy van.',
  'AG-3.7.4':
    'A királyi udvar változása nem érinti a már letett parancsokat. A különleges parancsok új száma a következő letételkor és a hírvivő holló cseréjénél számít.',
  'AG-3.7.5':
    'A Vastrón befolyási területének változása azonnal megváltoztatja a játékossorrendet. Hogy ez mit jelent az akciók közben, azt az AG-6.1.3 mondja meg.',
  'AG-3.8': ['Hatalmi jelképek', 'Mindegyik a maga befolyási területén első házé.'],
  'AG-3.8.1': 'A Vastrón dönt minden ütközeten kívüli holtversenyben, és soha nem lesz használt.',
  'AG-3.8.2':
    'A valyriai acélkard fordulónként egyszer használható (AG-8.6). Ha használtan kerül máshoz, a forduló végéig használt marad.',
  'AG-3.8.3': 'A hírvivő holló fordulónként egyszer használható (AG-5.4).',
  'AG-3.8.4': 'A rendrakás az acélkardot és a hollót újra használhatóvá teszi.',
  'AG-3.9': ['Korlátok', 'Minden ház készlete meg van számolva.'],
  'AG-3.9.1':
    'Egy háznak 10 gyalogosa, 5 lovagja, 6 hajója, 2 ostromgépe, 15 parancsa és 20 hatalomjelzője van: a saját készlet, a tábla és a hatalomkészlet együtt. Az elpusztult egységek újra toborozhatók.',
  'AG-3.9.2': 'Nem kapsz több hatalomjelzőt, mint amennyi házadnak a hatalomkészletben maradt.',
  'AG-3.9.3': 'Az elpusztult helyőrség és semleges erő végleg kikerül a játékból.',
})
