import { chapter } from '../../../../../text/index.ts'

export const end = chapter('BL-20', 'A játék vége', {
  'BL-20.1':
    'Ha minden ellenséges egység elpusztult, azonnal győzöl, bármennyi győzelmi pont van. Ha mindkét fél utolsó egysége egy láncban tűnik el, az veszít, akinek az egysége előbb tűnt el; ha valóban egyszerre, a játék döntetlen.',
  'BL-20.2':
    'Máskülönben csak a BL-4.1 ellenőrzése vet véget a játéknak. A kezdőjátékos nem győz azzal, hogy saját körében eléri a 16-ot.',
  'BL-20.3': 'Aki feladja, veszít. A játékosok megegyezhetnek döntetlenben.',
  'BL-20.4':
    'A megállapodott számú teljes forduló után (60, ha az asztal nem választott mást) az győz, akinek több győzelmi pontja van; ha egyenlő, döntetlen.',
})

export const options = chapter('BL-21', 'Az asztal beállításai', {
  'BL-21.1':
    'Előre megadott kezek: parancskártyák húzása helyett mindkét játékos ezzel kezd: „Őrjárat a bal szárnyon”, „Őrjárat középen”, „Őrjárat a jobb szárnyon”, „Egyenesen előre”; ez a nyolc lap keverés előtt kikerül a pakliból. A tudáskártyák a szokásosak.',
  'BL-21.2':
    'Több alapkészlet: két vagy három készlettel minden fajtából kétszer vagy háromszor annyi csatarendkártya van. A toborzáspontok, a csalik, a sátrak és a parancspakli ugyanaz marad, és a frakciók továbbra is különböznek.',
  'BL-21.3': ['Hadjárat', 'Négy forgatókönyv, egymás után.'],
  'BL-21.3.1': 'Az elsőben mindketten frakciójuk A1 forgatókönyvkártyáját játsszák; a kezdőjátékost a véletlen adja.',
  'BL-21.3.2':
    'A következő betűnél, B, aztán C, aztán D, az utolsó forgatókönyv győztese választ frakciója két lapja közül; a vesztesnek az 1-est kell használnia. A kezdőjátékost a BL-3.3 adja.',
  'BL-21.3.3':
    'A negyedik után mind a négy győzelmi pontjai összeadódnak. Az utolsó forgatókönyv győztese minden megnyert forgatókönyvért hozzáad 1-et, az utolsóért is. A nagyobb összeg nyeri a hadjáratot; ha egyenlő, az utolsó forgatókönyv győztese.',
  'BL-21.3.4':
    'Ahol valaki minden ellenség elpusztításával győzött, a győzelmi pontok úgy számítanak, ahogy állnak. A döntetlennek nincs győztese: utána mindketten az 1-est használják. Ha az utolsó döntetlen, senki sem ad hozzá pontot, és az egyenlő összeg döntetlen.',
  'BL-21.4':
    'Tanuló forgatókönyv: adott egységek, terep és zászlók; a Daqan kezd. Nincs toborzás, forgatókönyvkártya, gázló, tudáskártya és tudáslépés; a Tudás nem ad semmit, de a mérgezett célpontot így is sebzi. A kezdő parancskártyák és a játék vége a szokásos.',
  'BL-21.5':
    'Az asztal választhat: szabad forgatókönyv-választás, véletlen kezdő lapok, egyidejű felállítás, előre megadott kezek, alapkészletek, hadjárat, tanuló forgatókönyv, a fordulók legnagyobb száma.',
})

export const information = chapter('BL-22', 'Mi nyílt és mi titkos', {
  'BL-22.1':
    'Nyílt: a tábla, az egységek, figurák, lapkák, jelzők, győzelmi pontok, a játékban lévő forgatókönyvkártyák, az eldobott lapok, a kezek és paklik lapjainak és a lefordított csatarendkártyáknak a száma, és minden kocka.',
  'BL-22.2':
    'Titkos az ellenfél előtt: a kézben tartott parancs- és tudáskártyák, a húzott forgatókönyvkártyák, a felfedésig a toborzás és a csatarendkártyák előlapja. Amit a tudáslépésben eldobsz, azt megmutatod.',
  'BL-22.3': 'Mindkettőtök előtt titkos: a paklik sorrendje.',
  'BL-22.4': 'Nincs miről alkudozni, és semmi sem cserélhető; beszélgessetek kedvetekre.',
})

export const overlooked = chapter('BL-24', 'Amit könnyű elnézni', {
  'BL-24.1': 'Bármelyik egység, a távolsági is, ellentámadást indíthat és előrenyomulhat (BL-11.1, BL-12.1).',
  'BL-24.2': 'Az elköltetlen toborzáspontból tudásjelző lesz, legfeljebb 5 (BL-3.7).',
  'BL-24.3': 'Az erdő korlátja jön először: a Düh, az Oldaltámadás és a lapok az ottani 2 kockához adódnak (BL-7.5).',
  'BL-24.4': 'Kevesebb figura nem jelent kevesebb kockát; a gyenge egység csak a Vágását veszíti el (BL-9.2).',
  'BL-24.5':
    'A meg nem tehető visszavonulás sérülés; a támogatott egység se nem mozdul, se nem szenved (BL-10.3, BL-10.5).',
  'BL-24.6':
    'A 16 győzelmi pont csak akkor számít, amikor a kezdőjátékos köre elkezdődik, és egyenlő pontokkal a játék folytatódik (BL-4.1).',
  'BL-24.7': 'Minden parancskártyával lehet egyetlen egységet bárhol utasítani (BL-5.3).',
  'BL-24.8': 'A szomszédos egységet támadó távolsági egység is csak Szúrással talál (BL-7.3).',
  'BL-24.9': 'A hozzárendelt Tudás nem ad tudásjelzőt (BL-7.6.1).',
  'BL-24.10':
    'A terep megállítja, aki belép, mozgásban és visszavonulásban; kilépni nem kerül semmibe (BL-6.3, BL-10.4).',
  'BL-24.11': 'Az Oldaltámadás, a Düh és a lapok ellentámadásban és távolsági dobásban is számítanak (BL-7.5.3).',
})
