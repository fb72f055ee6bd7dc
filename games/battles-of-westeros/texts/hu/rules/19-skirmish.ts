import { chapter } from '../../../../../text/index.ts'

export const markers = chapter('BW-19', 'A csatatervek jelzői', {
  'BW-19.1':
    'A hadiállások jelzői képpel lefelé fekszenek, ahol a csataterv mondja, valódiak csalik között. Csak az nézheti meg őket, aki letette. A másik oldal egysége, amely ott fejezi be mozgását, felfordítja a jelzőt; a csali lekerül.',
  'BW-19.2': 'A fennhatóságjelző megmutatja, melyik házé egy célmező.',
  'BW-19.3': 'Catelyn Stark jelzője nem foglalja el a mezőt, amelyen áll.',
  'BW-19.4': 'Edmure Tullynak két jelzője van, egyikük a valódi.',
  'BW-19.5': 'Az íjászjelzők rejtőző Stark íjászok.',
  'BW-19.6':
    'A sátor, az ostromtorony és a cölöpsánc terep (BW-15). A céljelzők a katapultoké, a parancsnokkorongok a később érkező hadoszlopoké.',
  'BW-19.7': 'Minden csataterv megmondja, melyiket használja, és szabályokat ad hozzá.',
})

export const skirmish = chapter('BW-20', 'Portya', {
  'BW-20.1':
    'A portya megmondja, a tábla melyik oldalán, mennyi parancsnokkal, egységgel és tereppel folyik, hová kerülnek, és hogyan dől el a csata.',
  'BW-20.2':
    'Mindkét játékosnak házából 8 felállítási kártyája van; 7 parancsnokot és értéket mutat, ez a parancskorlátja. Mindketten titokban választanak parancsnokokat a portya korlátai között, ugyanazt a személyt nem kétszer. Egyszerre fedik fel őket, és kártyáikat félreteszik.',
  'BW-20.3':
    'A vezérpaklik, a morál és a parancsjelzők a szokásos módon állnak fel. A portya megmondja, kié a lendület, vagy hogy a véletlen dönt.',
  'BW-20.4':
    'Mindketten megkeverik a többi felállítási kártyát, és annyit húznak, amennyi az egységérték. Ezek hozzák a rajtuk álló egységeket, és félrekerülnek.',
  'BW-20.5':
    'Ha egy fajta figurái elfogytak, helyükre azonos rangú, azonos osztályú másik fajta lép, ha nincs, a ház bármely fajtája, ha az sincs, az egység elvész. Ahol több fajta megfelel, a gazda választ.',
  'BW-20.6': 'Mindketten megkeverik a maradékot, és annyi kártyát húznak, amennyi a terepérték. Ezek terepet hoznak.',
  'BW-20.7':
    'A lendület gazdájától kezdve felváltva kerül le a terep, 1 mező vagy 3-as háromszög, szabad síkságra a saját szél közelében. Ami sehol sem fér el, eldobjuk.',
  'BW-20.8':
    'Aztán felváltva a parancsnokok egységei állnak fel a saját szél közelében. Ahol a portya mondja, egyik parancsnok sem lehet előbb felállított parancsnok látóterében, akár barát, akár ellenség.',
  'BW-20.9': 'Végül felváltva minden más egység a saját szél közelében, járható mezőkre, egy mezőre egy.',
  'BW-20.10': 'A széltől számított sorok közül a szélső az első.',
})
