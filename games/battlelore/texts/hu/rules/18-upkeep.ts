import { chapter } from '../../../../../text/index.ts'

export const commands = chapter('BL-18', 'Parancskártyák', {
  'BL-18.1': '24 fajta, összesen 60 parancskártya van egy közös pakliban, ebből húz mindkét játékos.',
  'BL-18.2': 'A „bárhol” adott utasítást nem korlátozzák a játékterek.',
  'BL-18.3':
    'Hogy egy egység megfelel-e a lapnak (gyalogos, nem gyenge, távolsági és így tovább), az a megnevezésekor dől el.',
  'BL-18.4':
    'Támadás: a támadáslépés kezdetén, minden támadás előtt, minden általa utasított egység mozoghat legfeljebb 1 mezőt a szokásos szabályokkal. Ez nem akadálya a Dupla tüzelésnek, és az egységnek nem kell támadnia.',
  'BL-18.5': 'Nyílzápor és Dupla tüzelés: csak a két támadás közül az elsőben jár a plusz kocka.',
  'BL-18.6':
    'Erőltetett menet: az általa utasított egységek ebben a körben semmiképp sem támadhatnak, de ellentámadást indíthatnak.',
  'BL-18.7':
    'Amit egy parancskártya ad vagy tilt, az az általa megnevezett egységekre szól (BL-17.6.14). Hogy hol állnak, az a megnevezésükkor számít, később nem.',
  'BL-18.8': 'Egy lap a szövegéért akkor is kijátszható, ha senkit sem utasíthatsz vele.',
})

export const upkeep = chapter('BL-19', 'Pontlépés, húzáslépés, tudáslépés', {
  'BL-19.1':
    'Pontlépés: az aktív játékos 1 győzelmi pontot kap minden zászlós mezőért, amelyen egysége áll, bárhol, aztán amit saját forgatókönyvkártyája ad. A másik játékos nem kap semmit. Egy lap ajánlatát elfogadhatja vagy sem, mindegyiket egyszer.',
  'BL-19.2':
    'A forgatókönyvkártya elpusztított egységekért járó győzelmi pontjai azonnal járnak, bármelyik játékos körében.',
  'BL-19.3': 'Húzáslépés: húzz 1 parancskártyát, vagy amennyit egy lap mond. Újra 4 van nálad.',
  'BL-19.4':
    'Tudáslépés: válassz egyet. Kapsz 2 tudásjelzőt; vagy kapsz 1-et és húzol 1 tudáskártyát; vagy húzol 2 tudáskártyát, aztán eldobsz 1 tudáskártyát a kezedből, újat vagy régit. Választhatod azt is, amit csak részben tudsz megtenni.',
  'BL-19.5': 'Az elkábított és a mérgezett egység is tartja a zászlót.',
})
