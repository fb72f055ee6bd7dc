import { chapter } from '../../../../../text/index.ts'

export const preparation = chapter('IT-5', 'Előkészítés', {
  'IT-5.1': 'Az eseménykártya húzása előtt a kihívó használhat képességet, ha az erre a pillanatra szól.',
  'IT-5.2': [
    'Az esemény',
    'A felső eseménykártya megnevezi a védőt: a rajta lévő Házat, vagy azt, akit egy különleges esemény talál (IT-24). Ha a kihívó saját Házáé, a kihívó választ egy másik játékost. A kihívó soha nem védő.',
  ],
  'IT-5.2.1':
    'Az eseménykártya a kör végéig felfedve marad. Ha elfogyott az eseménypakli, a használt lapokat újrakeveritek.',
  'IT-5.3': 'Mindkét aktív játékos húz 1 házkártyát, elsőként a kihívó.',
  'IT-5.4':
    'Mindkét aktív játékosnak, elsőként a kihívónak, 1 erőt kell a vezetőlapjáról egy élő karakterére tennie. Ha a lap üres, nem történik semmi.',
  'IT-5.5':
    'A kihívó nyíltan és véglegesen kiválasztja egyik élő karakterét; aztán ezt ismerve a védő is. Akinek csak egy van, annak nincs választása.',
})

export const support = chapter('IT-6', 'Támogatásfázis', {
  'IT-6.1':
    'A fázis előtt az aktív játékosok képességet használhatnak. Ha valamelyik kihagyatja, azonnal az összecsapásfázis jön.',
  'IT-6.2': 'A kihívótól körben haladva minden nem aktív játékos kap egy lehetőséget, egyik a másik után.',
  'IT-6.3':
    'Egy hatás támogatásra kötelezhet egy játékost: a karakter azonnal beáll, senkit sem kell kérdezni, és a játékosnak a körben nincs más lehetősége.',
  'IT-6.4': 'Egyébként a játékos kimarad, vagy nyíltan felajánlja egy élő karakterét az egyik oldalnak.',
  'IT-6.5':
    'Az oldal aktív játékosa elfogadja vagy elutasítja. Akit elutasítanak, ebben a körben egyik oldalnak sem ajánlhat többet.',
  'IT-6.6': 'Az ajánlat kötelez a válaszig. Amit mellé mondanak, az senkit sem kötelez.',
  'IT-6.7': 'Az utolsó játékos után az aktív játékosok képességet használhatnak.',
  'IT-6.8': 'Egy oldalnak bármennyi támogatója lehet, de egy játékos körönként legfeljebb egy karaktert köt le.',
})

export const conflict = chapter('IT-7', 'Összecsapásfázis', {
  'IT-7.1':
    'Most lesz résztvevő, aki karaktert kötött le. A házkártyák kiválasztása előtt a résztvevők képességet használhatnak és karakterkártyát játszhatnak ki.',
  'IT-7.2': [
    'Házkártyák',
    'Mindkét aktív játékos titokban, képpel lefelé kijátszik a kezéből egy bármilyen házkártyát. Ez megváltoztatható, amíg mindketten nem választottak.',
  ],
  'IT-7.2.1': 'Ha egy hatás úgy szól, az egyik előbb és képpel felfelé játszik; a másik utána, képpel lefelé.',
  'IT-7.3':
    'Akinek nincs lap a kezében, az a Házpakli felső lapját játssza ki, látatlanul. Ha sehol sincs, nem játszik ki semmit: ez 0 értékű viszálynak számít.',
  'IT-7.4': 'A két lapot egyszerre fedik fel.',
  'IT-7.5':
    'Az így kijátszott karakterkártya 0 értékű viszálykártya. Szövege nem érvényes, és karakterének nem kell részt vennie, sem élnie.',
  'IT-7.6': 'Két viszálykártya: viszály. Két fegyverszünetkártya: fegyverszünet. Egyik ez, másik az: árulás.',
  'IT-7.7':
    'Aztán hatások lapot cserélhetnek, növelhetik egy oldal összértékét, vagy más kimenetelt szabhatnak meg. A megszabott kimenetel addig áll, amíg másik hatás mást nem szab. A növelés elvész, ha végül nem viszály a kimenetel.',
})

export const outcomes = chapter('IT-8', 'Kimenetelek', {
  'IT-8.0': 'A kimenetel most végleges, és egyedül tőle függ, mi következik.',
  'IT-8.1':
    'Viszály: egy oldal összértéke az élő részt vevő karakterein lévő erő, az aktív játékosa által felfedett lap értéke, és minden, amivel hatások növelték. A fegyverszünetkártya 0-t ér. A nagyobb összérték győz.',
  'IT-8.2': 'Egyenlő összérték: mindkét oldal veszít. Senki sem kap jutalmat, mindenki büntetést kap, nincs túszejtés.',
  'IT-8.3': 'Árulás: az összértékek nem számítanak. A viszálykártya oldala győz, a fegyverszünetkártyáé veszít.',
  'IT-8.4':
    'Fegyverszünet: az aktív játékosok tárgyalnak. Egyezséggel senki sem győz és nem veszít, nincs jutalom és büntetés. Egyezség nélkül mindkét oldal veszít, és minden résztvevő büntetést kap, a támogatók is.',
  'IT-8.5':
    'Hatások kérdezik, ki győzött és ki vesztett: a résztvevő úgy, ahogy az oldala. Döntetlen és kudarcba fulladt tárgyalás után mindenki vesztett; egyezség után senki. Aki visszavonult, vagy nem volt résztvevő, az egyik sem.',
})
