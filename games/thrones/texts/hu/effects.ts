import type { Effects } from '../common/effects.ts'

/** The 24 abilities of House cards. */
export const abilities: Effects['houseCards'] = {
  'robb-stark':
    'Ha győzöl, te választhatod meg, hová vonul vissza a vesztes, azok közül a helyek közül, ahol a legkevesebb egységét veszíti el.',
  'roose-bolton': 'Ha vesztesz, minden eldobott lapod visszakerül a kezedbe, ő maga is.',
  'the-blackfish': 'Ebben az ütközetben sem képesség, sem kard, sem koponya miatt nem szenvedsz veszteséget.',
  'catelyn-stark': 'A csatatéren lévő védekezés parancsod kétszeresen számít.',
  'tywin-lannister': 'Ha győzöl, 2 hatalomjelzőt kapsz.',
  'tyrion-lannister':
    'Visszaküldheted az ellenfél lapját a kezébe; másikat kell kijátszania, vagy egyet sem, ha nincs másik.',
  'ser-kevan-lannister': 'Ha támadsz, ebben az ütközetben minden gyalogosod ereje 2, a támogatóké is.',
  'cersei-lannister': 'Ha győzöl, leveheted a vesztes egyik parancsát bárhonnan a tábláról.',
  'stannis-baratheon': '+1 erő, ha az ellenfél előtted áll a Vastrón befolyási területén.',
  'renly-baratheon': 'Ha győzöl, egy gyalogosod, amely harcolt vagy támogatott ebben az ütközetben, lovaggá válhat.',
  'ser-davos-seaworth': '+1 erő és egy kard, ha Stannis Baratheon az eldobott lapjaid között van.',
  'salladhor-saan': 'Ha támogatnak, ebben az ütközetben minden idegen hajó ereje 0.',
  patchface: 'Az ütközet után eldobhatsz egy lapot az ellenfél kezéből, amelyiket akarod.',
  'victarion-greyjoy': 'Ha támadsz, ebben az ütközetben minden hajód ereje 2, a támogatóké is.',
  'balon-greyjoy': 'Az ellenfél lapjának nyomtatott ereje 0.',
  'theon-greyjoy': '+1 erő és egy kard, ha olyan tartományt védesz, ahol vár vagy város áll.',
  'asha-greyjoy': 'Két kard és egy erőd, ha ebben az ütközetben senki sem támogat.',
  'aeron-damphair': '2 hatalomjelzőért azonnal eldobhatod őt, és másik lapot játszhatsz ki a kezedből.',
  'mace-tyrell': 'Azonnal elpusztítja az ellenfél egyik támadó vagy védő gyalogosát.',
  'ser-loras-tyrell':
    'Ha támadsz és győzöl, a menetelés parancsod veled megy a meghódított tartományba, és újra felhasználhatod.',
  'queen-of-thorns':
    'Azonnal leveszi az ellenfél egyik parancsát egy, a csatatérrel szomszédos tartományról; a támadás menetelés parancsát nem.',
  'nymeria-sand': 'Támadóként egy kard, védőként egy erőd.',
  'arianne-martell': 'Ha védőként vesztesz, a támadók nem vonulhatnak be: visszatérnek oda, ahonnan jöttek.',
  'doran-martell': 'Azonnal az utolsó helyre küldi az ellenfelet az általad választott befolyási területen.',
}

const winter = 'Ezt a paklit a használt lapjaival együtt megkeverik, és új lap kerül a helyére.'
const summer = 'Nem történik semmi.'

export const effects: Effects = {
  houseCards: abilities,
  westerosCards: {
    'w1-winter-is-coming': winter,
    'w1-last-days-of-summer': summer,
    'w1-supply':
      'Minden ház utánpótlása annyi lesz, ahány utánpótlásikont ural; a túl nagy seregeket csökkenteni kell.',
    'w1-mustering': 'Minden ház toboroz a városaiban és a váraiban.',
    'w1-a-throne-of-blades': 'A Vastrón birtokosa választ: új utánpótlás, toborzás vagy semmi.',
    'w2-winter-is-coming': winter,
    'w2-last-days-of-summer': summer,
    'w2-clash-of-kings': 'Mindhárom befolyási terület összes helyére újra licitálni kell.',
    'w2-game-of-thrones':
      'Minden ház 1 hatalomjelzőt kap minden uralt hatalomikonért, és 1-et minden olyan kikötőjéért, ahol saját hajója van, és előtte a tengeren nincs ellenséges hajó.',
    'w2-dark-wings-dark-words':
      'A hírvivő holló birtokosa választ: Királyok csatája, hatalomjelzők az uralt hatalomikonokért vagy semmi.',
    'w3-wildlings-attack': 'A vadak a sávjukon jelzett erővel támadnak.',
    'w3-put-to-the-sword':
      'A valyriai acélkard birtokosa választ: e fordulóban nincs védekezés, e fordulóban nincs menetelés +1, vagy nincs tiltás.',
    'w3-rains-of-autumn': 'E fordulóban nem tehető le menetelés +1 parancs.',
    'w3-storm-of-swords': 'E fordulóban nem tehető le védekezés parancs.',
    'w3-sea-of-storms': 'E fordulóban nem tehető le portyázás parancs.',
    'w3-web-of-lies': 'E fordulóban nem tehető le támogatás parancs.',
    'w3-feast-for-crows': 'E fordulóban nem tehető le hatalomszerzés parancs.',
  },
  wildlingCards: {
    'a-king-beyond-the-wall': {
      lowest: 'Mindhárom befolyási területen az utolsó helyre kerül.',
      others:
        'Játékossorrendben mindegyik az utolsó helyre kerül a hűbéresek vagy a királyi udvar befolyási területén, választása szerint.',
      highest: 'Egy befolyási területen az első helyre kerül, és megkapja a hatalmi jelképet.',
    },
    'crow-killers': {
      lowest: 'Minden lovagja gyalogossá válik; akinek nem jut gyalogos, az elpusztul.',
      others: '2 lovagja gyalogossá válik; akinek nem jut gyalogos, az elpusztul.',
      highest: 'Legfeljebb 2 gyalogosát lovaggá teheti.',
    },
    'mammoth-riders': {
      lowest: '3 egységet veszít bárhol.',
      others: '2 egységet veszít bárhol.',
      highest: 'Egy eldobott házkártyáját visszaveheti.',
    },
    'massing-on-the-milkwater': {
      lowest: 'Eldobja a kezéből a legerősebb házkártyákat, az összes egyformán erőset, ha van náluk gyengébb lapja.',
      others: 'Eldob egy házkártyát, amelyiket akarja, ha egynél több van a kezében.',
      highest: 'Minden eldobott házkártyáját visszaveszi a kezébe.',
    },
    'preemptive-raid': {
      lowest: '2 egységet veszít bárhol, vagy 2 helyet azon a befolyási területen, ahol a legelőrébb áll.',
      others: 'Velük nem történik semmi.',
      highest: 'A vadak azonnal újra támadnak 6 erővel, és ez a ház kimarad belőle.',
    },
    'rattleshirts-raiders': {
      lowest: 'Utánpótlása 2-vel csökken; a túl nagy seregeket csökkenteni kell.',
      others: 'Utánpótlása 1-gyel csökken; a túl nagy seregeket csökkenteni kell.',
      highest: 'Utánpótlása 1-gyel nő.',
    },
    'silence-at-the-wall': {
      lowest: 'Vele nem történik semmi.',
      others: 'Velük nem történik semmi.',
      highest: 'Nem történik semmi.',
    },
    'skinchanger-scout': {
      lowest: 'Elveszíti a teljes saját készletét.',
      others: '2 hatalomjelzőt veszít a saját készletéből.',
      highest: 'Visszakapja, amit licitált.',
    },
    'the-horde-descends': {
      lowest:
        '2 egységet veszít egyik város- vagy vártartományában; ha ilyenben sehol sincs két egysége, akkor bárhol.',
      others: '1 egységet veszít bárhol.',
      highest: 'Toborozhat egyik városában vagy várában.',
    },
  },
  tidesCards: {
    'tides-0': 'Nem változtat semmin.',
    'tides-1-sword': '+1 erő és egy kard.',
    'tides-1-fortification': '+1 erő és egy erőd.',
    'tides-2': '+2 erő.',
    'tides-3': '+3 erő.',
    'tides-skull': 'Erőt nem ad, de az ellenfél egyik egysége elesik, akárki győz.',
  },
  orders: {
    'march-minus-1': 'Mozgasd az egységeidet; a támadás ereje eggyel csökken.',
    'march-0': 'Mozgasd az egységeidet; a támadás ereje se több, se kevesebb.',
    'march-plus-1': 'Mozgasd az egységeidet; a támadás ereje eggyel nő.',
    'defense-plus-1': '+1 erő, valahányszor ezt a tartományt megtámadják.',
    'defense-plus-2': '+2 erő, valahányszor ezt a tartományt megtámadják.',
    support: 'Az itteni egységek erejükkel segíthetik a szomszédos tartományok ütközeteit.',
    'support-plus-1': 'Az itteni egységek erejükkel, és még eggyel, segíthetik a szomszédos tartományok ütközeteit.',
    raid: 'Vegyél le egy szomszédos ellenséges portyázás, támogatás vagy hatalomszerzés parancsot.',
    'raid-special':
      'Vegyél le egy szomszédos ellenséges portyázás, támogatás, hatalomszerzés vagy védekezés parancsot.',
    'consolidate-power': 'Kapsz 1 hatalomjelzőt, és még 1-et e szárazföldi tartomány minden hatalomikonjáért.',
    'consolidate-power-special':
      'Kapsz 1 hatalomjelzőt, és még 1-et e szárazföldi tartomány minden hatalomikonjáért; vagy toborozhatsz az itteni városban vagy várban.',
  },
  tokens: {
    'iron-throne-token': 'Birtokosa az első a játékossorrendben, és ő dönt minden ütközeten kívüli holtversenyben.',
    'valyrian-steel-blade':
      'Birtokosa fordulónként egyszer +1 erőt kap egy saját ütközetében. Ütközetben holtversenyt a hűbéresek befolyási területén előrébb álló nyer.',
    'messenger-raven':
      'Birtokosa fordulónként egyszer, a parancsok felfedésekor kicserél egy parancsot, vagy megnézi a felső vadkártyát.',
  },
  units: {
    footman: 'Ereje 1. Toborzása 1 pont.',
    knight: 'Ereje 2. Toborzása 2 pont, vagy 1, ha gyalogosból lesz.',
    ship: 'Ereje 1. Toborzása 1 pont. A tengeren álló hajók átszállítják a szárazföldi egységeket.',
    'siege-engine':
      'Ereje 4, ha várost vagy várat támad, különben 0. Nem tud visszavonulni. Toborzása 2 pont, vagy 1, ha gyalogosból lesz.',
  },
}
