import { chapter } from '../../../../../text/index.ts'

export const planning = chapter('AG-5', 'Tervezési fázis', {
  'AG-5.1': ['Parancsok letétele', 'Minden ház titokban eldönti, mit tesznek az egységei.'],
  'AG-5.1.1':
    'Tegyél pontosan egy lefordított parancsot minden helyre, szárazföldre, tengerre és kikötőbe, ahol legalább egy egységed áll, és máshová nem. Puszta helyőrség vagy hatalomjelző nem kap parancsot.',
  'AG-5.1.2':
    'Tíz közönséges parancsod van: menetelés −1, menetelés +0, valamint két-két védekezés +1, támogatás, portyázás és hatalomszerzés. Öt különleges van: menetelés +1, védekezés +2, támogatás +1, portyázás és hatalomszerzés; hogy ezekből hányat tehetsz le, azt a királyi udvarban elfoglalt helyed mondja meg (AG-2.8).',
  'AG-5.1.3': 'Amit ebben a fordulóban egy Westeros-kártya tilt, azt nem teheted le.',
  'AG-5.1.4': 'Minden más parancs bárhová letehető, oda is, ahol nem hat.',
  'AG-5.1.5': 'Minden ház egyszerre teszi le a parancsait. Amíg meg nem erősíted, mindent megváltoztathatsz.',
  'AG-5.1.6':
    'Különleges parancsot sosem kell használnod, amíg a közönségesek elegendők. Ha valamelyik háznak több helye van, mint ahány parancsot használhat, a házak egymás után, játékossorrendben teszik le parancsaikat, továbbra is lefordítva. Az ilyen ház minden használható parancsát leteszi, a különlegeseket is, és maga választja meg, mely helyek maradnak parancs nélkül; a többiek minden helyüket feltöltik.',
  'AG-5.1.7':
    'A tiltott és a számodon felüli különleges parancs nem használható parancs, és mindenki látja, ha egy hely üresen marad. Ilyenkor az, aki a játékossorrendben előbb jön, megerősíti a parancsait, mielőtt a következő elkezdi.',
  'AG-5.2': ['Titoktartás', 'A parancsok a felfedésig titkosak.'],
  'AG-5.2.1':
    'A felfedésig senki sem láthatja más letett vagy fel nem használt parancsait; azt mindenki látja, hol van parancs. Beszélni, ígérni és hazudni szabad.',
  'AG-5.3': ['Felfedés', 'Minden parancs egyszerre fordul fel.'],
  'AG-5.3.1':
    'Ha mindenki megerősítette, minden parancsot együtt felfedtek. Ettől kezdve a táblán minden nyílt, így az is, ki mit nem használt fel.',
  'AG-5.4': ['Hírvivő holló', 'Birtokosa kicsit többet tud a többieknél.'],
  'AG-5.4.1': 'A birtokos kicserél egy parancsot, vagy megnéz egy vadkártyát, vagy egyiket sem teszi.',
  'AG-5.4.2':
    'Csere: vedd vissza egy parancsodat a tábláról, és tegyél a helyére felfordítva egy fel nem használtat. A tiltások és a különleges parancsok száma úgy számít, mint letételkor.',
  'AG-5.4.3':
    'Nézés: titokban megnézed a felső vadkártyát, és felül hagyod vagy a pakli aljára teszed. A többiek látják, melyiket tetted. Elmondhatod, mi volt, igazat vagy hazugságot, de meg nem mutathatod.',
  'AG-5.4.4': 'Csere vagy nézés után a holló ebben a fordulóban használt.',
  'AG-5.4.5': 'Mindez a tervezési fázis végén történik, a parancsok felfedése után.',
})
