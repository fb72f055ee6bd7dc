import { chapter } from '../../../../../text/index.ts'

export const wildlings = chapter('AG-9', 'A vadak támadása', {
  'AG-9.1':
    'A vadak támadnak, ha a sávjuk eléri a 12-t (12 erővel, AG-4.3.2), ha a „Vadak támadása” lap jön fel (a sávon jelzett erővel), és a „Megelőző portya” miatt (6 erővel).',
  'AG-9.2':
    'Minden ház titokban licitál a saját készletéből, 0-tól fölfelé; a „Megelőző portya” után egy ház kivételével. A liciteket együtt felfeditek. Mindenki tudja, kinek mennyije volt a licit előtt.',
  'AG-9.3':
    'A licitek összege az Éjjeli Őrség ereje. Ha legalább akkora, mint a vadaké, az Éjjeli Őrség győz, különben a vadak. 0 erő ellen mindig győz.',
  'AG-9.4':
    'Ha az Éjjeli Őrség győz, a vadak ereje 0 lesz. Ha a vadak győznek, 4-gyel csökken, de nem 0 alá. Minden licit a hatalomkészletbe kerül.',
  'AG-9.5':
    'Ha az Éjjeli Őrség győz, a legtöbbet licitáló számít, ha a vadak, a legkevesebbet licitáló. Egyforma licitek közül a Vastrón birtokosa nevez meg egyet, még a lap felfedése előtt.',
  'AG-9.6':
    'A felső vadkártya felfordul, hat, majd lefordítva a pakli aljára kerül. Ha a vadak győznek, előbb a legkevesebbet licitáló szenved, aztán játékossorrendben mindenki más, aki licitált. Ha az Éjjeli Őrség győz, csak a legtöbbet licitáló kap jutalmat.',
  'AG-9.7': ['A kilenc vadkártya', 'Mindegyiknél: a legkevesebbet licitáló, a többiek, a legtöbbet licitáló.'],
  'AG-9.7.1':
    'Király a Falon túlról. Legkevesebb: mindhárom befolyási területen utolsó lesz. Többiek, az így kialakult játékossorrendben: a hűbéresek vagy a királyi udvar befolyási területén az utolsó helyre kerülnek, választásuk szerint; így aki később választ, hátrébb kerül. Legtöbb: egy választott befolyási területen kötelezően első lesz.',
  'AG-9.7.2':
    'Varjúölők. Legkevesebb: minden lovagja gyalogossá válik, amíg van gyalogos; hogy a többiek közül melyik pusztul el, azt a gazdájuk választja. Többiek: 2 választott lovag, vagy ha kevesebb van, mind, ugyanígy. Legtöbb: legfeljebb 2 gyalogosát lovaggá teheti.',
  'AG-9.7.3':
    'Mamutlovasok. Legkevesebb: 3 egységet veszít bárhol, saját választása szerint, vagy amennyije van. Többiek: 2-t. Legtöbb: egy eldobott lapját visszaveheti.',
  'AG-9.7.4':
    'Gyülekezés a Tejvíznél. Csak azt éri, akinek legalább két lap van a kezében. Legkevesebb: eldobja a legnagyobb nyomtatott erejű lapjait; ha minden lapja egyforma erős, egyet sem. Többiek: eldobnak egy választott lapot. Legtöbb: minden eldobott lapját visszaveszi.',
  'AG-9.7.5':
    'Megelőző portya. Legkevesebb: 2 egységet veszít, amennyire van, vagy 2 helyet esik, amennyire lehet, azon a befolyási területen, ahol a legelőrébb áll; ha több ilyen van, a Vastrón birtokosa választ. Bármelyik választható, akkor is, ha alig hat. Többiek: semmi. Legtöbb: a vadak azonnal újra támadnak 6 erővel, új lappal; ez a ház nem licitál, jutalmat és büntetést sem kap. A sáv 0-n marad, bármi történik.',
  'AG-9.7.6':
    'Csörgőing portyázói. Legkevesebb: utánpótlás −2, többiek: utánpótlás −1, de nem 0 alá; mindenki azonnal az utánpótláshoz igazítja seregeit, elsőként a legkevesebbet licitáló. Legtöbb: utánpótlás +1, legfeljebb 6.',
  'AG-9.7.7': 'Csend a Falnál. Senkivel sem történik semmi.',
  'AG-9.7.8':
    'Alakváltó felderítő. Legkevesebb: elveszíti a licit után maradt teljes saját készletét. Többiek: 2 hatalomjelzőt veszítenek. Legtöbb: visszakapja a saját licitjét.',
  'AG-9.7.9':
    'Lezúdul a horda. Legkevesebb: 2 egységet veszít egy olyan, általa választott tartományban, ahol város vagy vár áll, és legalább két egysége van; ha ilyen nincs, 2 egységet bárhol. Többiek: 1 egységet bárhol. Legtöbb: toborozhat egyik városában vagy várában.',
  'AG-9.8':
    'Minden ház veszteségei után rendeződik az uralom, a kikötők és a győzelem (AG-3.3.5, AG-3.6.9, AG-3.6.10, AG-10.1).',
  'AG-9.9':
    'A befolyási területek mindig úgy számítanak, ahogy éppen állnak: ha egy lap megváltoztatja a Vastrónét, az megváltoztatja, ki dönt a későbbi holtversenyekben, és milyen sorrendben jönnek a hátralévő hatások. A felső lapot senki sem ismeri, csak a holló birtokosa, ha megnézte. Támadás után csak a használt lap mozdul, a pakli aljára.',
})
