import type { Entries } from '../../../../../text/index.ts'

/** AG-8.5 to AG-8.9: abilities of House cards, the Blade, and who wins. */
export const abilities: Entries = {
  'AG-8.5': ['A képességek részletesen', 'Amit a lapok szövege nyitva hagy.'],
  'AG-8.5.0':
    'A képesség nem hat, ha a feltétele nem teljesül, vagy nincs célpontja. A 0 erejű lap, amelynek képességét nem használod, akkor is a kijátszott lapod.',
  'AG-8.5.1':
    'Tyrion Lannister: a lap képesség nélkül visszakerül a kézbe, és ebben az ütközetben nem választható újra. Az ellenfél másikat választ, amely azonnal nyílt, és a képessége rendesen hat. Ha nincs másik lapja, lapból 0 ereje van, ikonja és képessége nincs, és nem dob el semmit.',
  'AG-8.5.2':
    'Csapzotthajú Aeron: azonnal eldobod, és 2 hatalomjelző a hatalomkészletbe kerül. Az új lapot az ellenfél lapját látva választod, és a képessége rendesen hat. Ezt a lapot Tyrion már nem küldheti vissza; de az Aeron ellen kijátszott Tyrion visszaküldi Aeront, mielőtt az hatna.',
  'AG-8.5.3':
    'Mace Tyrell: a gyalogos lehet álló vagy megfutamodott; Mace gazdája választ. A Feketehal véd tőle. Az ütközet akkor is folytatódik, ha ez volt az utolsó egység: a helyőrség, a lap és a támogatás számít.',
  'AG-8.5.4':
    'A Tövisek Királynője: ha van mit, kötelező levennie egy parancsot, de csak szomszédos helyről, a csatatérről és e támadás menetelés parancsából soha. A csatatér kikötői szomszédosak. A levett támogatás parancs ebben az ütközetben már nem számít.',
  'AG-8.5.5':
    'Doran Martell: kötelező használni, és a gazdája választja a befolyási területet. Azonnal hat: a hűbéreseké eldönthet egy holtversenyt ebben az ütközetben, és időben átadhatja az acélkardot, a Vastróné megváltoztatja a továbbiak sorrendjét. Ha az ellenfél ott már utolsó, semmi sem változik.',
  'AG-8.5.6':
    'Balon Greyjoy: csak a nyomtatott szám lesz 0. Amit Stannis, Davos vagy Theon hozzáad, továbbra is számít, és az ikonok megmaradnak.',
  'AG-8.5.7': 'Salladhor Saan Victarion Greyjoy ellen: a hajók ereje 0. Ami az erőt 0-vá teszi, utoljára hat.',
  'AG-8.5.8':
    'Stannis, Davos és Doran feltételét az erő kiszámításakor kell nézni. Davos az akkor eldobott lapokat nézi.',
  'AG-8.5.9': 'Catelyn Stark: a +1-ből +2, a +2-ből +4 lesz, de csak védőként, a saját ottani védekezés parancsoddal.',
  'AG-8.5.10': 'Robb Stark: akkor is hat, ha a Stark-ház védekezik. Lásd AG-8.11.6.',
  'AG-8.5.11':
    'Arianne Martell: lásd AG-8.12.3. A győztes ettől még győzött, a veszteségek megtörténnek, és a helyőrség elpusztul.',
  'AG-8.5.12':
    'Renly Baratheon: a gyalogosnak támadnia, védekeznie kellett, vagy egy saját helyedről támogatnia ezt az ütközetet, és kell maradnia lovagnak. A védő sereg megfutamodott gyalogosa is választható; a lovag akkor megfutamodott lesz. A seregek mérete nem változik.',
  'AG-8.5.13':
    'Roose Bolton: már eldobottnak számít, és a többivel együtt visszatér. Ha ő volt az utolsó lapod, mind a hét a kezedben van, és az AG-8.13.2 nem érvényes.',
  'AG-8.5.14':
    'Cersei Lannister: a vesztes bármelyik parancsa, kivéve a csatatéren lévőt és ennek az ütközetnek a menetelés parancsát, amelyek úgyis lekerülnek. Akkor is hat, ha védekezel.',
  'AG-8.5.15':
    'Foltosképű: azután hat, hogy a kiürült kezek megteltek (AG-8.13.2). Ha egy kéz utolsó lapját dobja el, a gazdája az összes többit visszaveszi.',
  'AG-8.5.16':
    'Loras Tyrell: csak ha legalább egy támadó valóban bevonult, tehát Arianne Martell ellen nem. A parancs megtartja értékét, és akkor hajtod végre, amikor újra sorra kerülsz.',
  'AG-8.5.17':
    'A Feketehal nem menti meg vereségkor az ostromgépeket és a megfutamodott egységeket, sem azokat, akik a visszavonulásban vesznek el.',
  'AG-8.5.18':
    'Kevan Lannister és Victarion Greyjoy: a támadó oldalán minden álló saját gyalogos, illetve hajó ereje 2.',
  'AG-8.6': [
    'Valyriai acélkard',
    'Az azonnali képességek után a birtokos +1 erőért használhatja az acélkardot, ha támad vagy védekezik, és az még nem használt. Támogatóknak és semleges erő ellen nem segít. Csatakártyákkal lásd AG-11.',
  ],
  'AG-8.7': [
    'Végső erő',
    'A kezdeti erő, ahogy most áll, a házkártya minden változással, az acélkard és a csatakártya. Soha nem kevesebb 0-nál.',
  ],
  'AG-8.8': [
    'A győztes',
    'A nagyobb végső erő győz. Ha egyenlők, az a ház győz, amelyik a hűbéresek befolyási területén előrébb áll, akár támadó, akár védő.',
  ],
  'AG-8.9': [
    'Győzelem és vereség képességei',
    'Most hatnak játékossorrendben azok a képességek, amelyek az eredménytől függnek (AG-8.4.2).',
  ],
}
