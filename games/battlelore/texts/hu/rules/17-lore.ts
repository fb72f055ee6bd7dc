import { chapter } from '../../../../../text/index.ts'

export const lore = chapter('BL-17', 'Tudás és tudáskártyák', {
  'BL-17.1': 'A tudásjelzők nyíltak, a kézben tartott tudáskártyák titkosak. Egyiknek sincs korlátja.',
  'BL-17.2':
    'Tudáskártyát a saját ablakában játszhatsz ki, ha feltétele teljesül, és van legalább annyi tudásjelződ, amennyibe kerül. Mutasd fel, és nevezd meg a céljait; ekkor az ellenfél válaszolhat; ha nem állította meg, fizesd ki, hajtsd végre a hatását, és dobd el. Amit saját egységeidtől vesz el, az hatás, nem költség. Minden frakció csak a saját tudáskártyáit játssza és húzza.',
  'BL-17.3':
    'Egy ablakban az aktív, aztán a nem aktív játékos játszik ki egy tudáskártyát, vagy passzol, egyszerre egy lapot. Akkor zárul, ha mindketten egymás után passzoltak. Egy ablakban több lapot is kijátszhatsz.',
  'BL-17.4': 'Ha mindkét játékos ugyanabban a pillanatban játszik ki tudáskártyát, az aktív játékosé hat előbb.',
  'BL-17.5':
    'Ha egy pakli üres, és húzni kell, az eldobott lapokat megkeverve új pakli lesz. Ha azok sincsenek, nem húztok semmit. Ez tudáskártyákra és parancskártyákra is igaz.',
  'BL-17.6': ['Egyes lapok', 'Amit a lapok nyitva hagynak.'],
  'BL-17.6.1':
    'Rúnapenge: csak saját köröd támadására. Pontosan 4 kocka, bármit mond az erdő, a Düh, az Oldaltámadás, a Repülés vagy más lap. Minden alkalommal legalább egy kocka félrekerül, és a félretett ott marad. A többi lépés a szokásos.',
  'BL-17.6.2':
    'Rúnákkal rótt akadály: közvetlenül azután, hogy az ellenfél felmutatott egy tudáskártyát, a hatása előtt. Azt a lapot eldobja, nem fizeti ki, nem tesz semmit, és az ellenfél ebben a körben nem játszik ki több tudáskártyát.',
  'BL-17.6.3':
    'Irány az ég: miután egy Óriásmadár harcos mozgott a mozgáslépésben. Válassz bármelyik oldalról egy egységet, amely fölött áthaladt, és helyezd nem elfoglalt mezőre, ahol állhat, legfeljebb 2 mezőre az Óriásmadár harcos mostani helyétől. Ez lehelyezés, nem mozgás (BL-6.6).',
  'BL-17.6.4':
    'Lerohanás: az aktív játékos lovasai ebben a körben akárhányszor áthaladhatnak ellenséges egységen, a mozgáslépésben, üldözéskor és Mozgékonysággal, de visszavonuláskor nem. Minden ellenséges mezőre belépéskor dobni kell egy kockát: Csapás vagy Vágás 1 sérülés, ebből az épület 1-et figyelmen kívül hagyhat. Az utat előre, egészben meg kell mondani; ha egy egység elpusztul, mezője azonnal szabad, és az út hátralévő része megváltoztatható. Ahol a terep megállítaná a mozgót, oda nem léphet, amíg ott ellenség áll; baráti egység továbbra is elzárja az utat, és a mozgásnak szabad mezőn kell véget érnie.',
  'BL-17.6.5':
    'Kapu: a két kapu két különböző, egymástól legfeljebb 8 mezőre lévő mezőre kerül, egység alá is. Az aktív játékos saját egységeinek bármely mozgásában egy lépés egyik kaputól a másikig 1-be kerül; a másik mező legyen nem elfoglalt, és ne legyen áthatolhatatlan. A kapu mezőjének terepe nem vet véget a belépő mozgásának. A kapu nem tesz mezőket szomszédossá támadásnál, visszavonulásnál, előrenyomulásnál, lökésnél, lőtávolságnál és támogatásnál. A mozgáslépés végén az aktív játékos mindkettőt leveheti. Újra kijátszva a lap áthelyezi őket.',
  'BL-17.6.6':
    'Y’llan dühe: 3 kockával több; e dobás Vágásai hozzárendelhetők egyenként 1 sérülésért, gyenge és távolsági egységnél is.',
  'BL-17.6.7':
    'Megállíthatatlan: ha egy támadás célpontja elpusztulna, azonnal ellentámadást indít meglévő figuráival, aztán szenvedi el a sérülést. Szomszédos legyen, ne legyen elkábított, ne indított volna még ellentámadást, és ne vonult volna vissza ebben a harcban, és a támadó ne legyen Éber. Az ellentámadásban gyógyulás megmentheti. Az így elmozdított támadó nem nyomul előre és nem üldöz.',
  'BL-17.6.8':
    'Csatakiáltás: a választott egységgel szomszédos minden ellenséges egység 1 mezőt egyenesen elmozdul tőle, az aktív játékos által választott sorrendben. Akinek nincs helye, vagy elkábított, marad, sérülés nélkül. Ez nem visszavonulás: nincs támogatott egység, és nincs Rendíthetetlen. Az elért terepnek nincs további hatása, az utasított egység még támadhat, és a Dupla tüzeléshez ez nem mozgás.',
  'BL-17.6.9': 'A kockát adó lapok egy dobásra együtt is kijátszhatók: összeadódnak.',
  'BL-17.6.10': 'Rémálomlátomások: az egység úgy számít, mint amelyiket ebben a körben már utasították.',
  'BL-17.6.11': 'Pajzsfal: lásd a BL-7.7 szabályt. Épülettel együtt 3 sérülést hagyhatsz figyelmen kívül.',
  'BL-17.6.12':
    'Az Ynfernael rettenete: a kidobott kockák láttán játszható ki, és csak akkor, ha legalább egyikük Hősiességet mutat.',
  'BL-17.6.13':
    'A lovag bölcsessége: húzás előtt játszod ki: 1 helyett, vagy egy Felderítés lap 2-je helyett 3-at húzol. Egyet megtartasz; csak a most húzott lapok közül dobsz el.',
  'BL-17.6.14':
    'A „Gyors parancs” és „A falka üvöltése” által utasított egység nem kapja meg a parancskártya előnyeit, és nem is köti: az „Erőltetett menet” körében is támadhat.',
  'BL-17.6.15':
    'A „Kötőrúna”, a „Rémálomlátomások”, „A gyengék megnyúzása” és a „Sötét méreg” harcon kívül hat: nincs ellentámadás, és az épület 1 sérülésén kívül semmi sem hagyható figyelmen kívül.',
  'BL-17.6.16': 'A „Vérszertartás” elveheti egy egység utolsó figuráját; akkor az egység elpusztul (BL-7.15).',
  'BL-17.6.17':
    'Bíbor sortűz: csak távolsági egység támadására, szomszédos egység ellen is. Mint mindig, csak a Szúrás sérülés.',
  'BL-17.6.18':
    'A „Tartsátok az állást” figyelmen kívül hagyja a visszavonulást (BL-7.9): nincs sérülés, az egység még a mezőjén áll, és ellentámadást indíthat.',
  'BL-17.7':
    'Csak olyan ablakban kérdez az asztal, amelyet frakciód valamelyik lapja a te helyzetedben használhat. Az ellenfél lapot mutat fel: Daqan. Az utasításlépés vége: mindkettő, az Uthuk bármelyik körben. A mozgáslépés kezdete: Uthuk. Miután egy Óriásmadár harcos átrepült egy egység fölött: Daqan. Bármelyik mozgáslépés vége, a támadáslépés kezdete: Uthuk. Támadás vagy ellentámadás megnevezése: mindkettő. Saját dobásod után: Uthuk. Gyalogosaid sérülése: Daqan. Egységed elpusztulna, vagy ellenség most pusztult el: Uthuk. Egységed visszavonulása: Daqan. Pontlépés és húzáslépés: Daqan.',
})
