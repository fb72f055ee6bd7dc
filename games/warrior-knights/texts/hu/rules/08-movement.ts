import { chapter } from '../../../../../text/index.ts'

export const movement = chapter('WK-8', 'Mozgás', {
  'WK-8.1':
    'Nemeseket csak a Csapatmozgás, az Alkalmazkodás és az ezt kimondó lapok mozgatnak, és csak pihenteket a táblán.',
  'WK-8.2': 'Egy lépés a Királyság szomszédos területére visz, de hegységen vagy folyón át nem, hacsak nincs híd.',
  'WK-8.3':
    'A szokásos mozgás egy lépés. Úton két vagy három lépést lehet tenni, végig úton. Az elágazásokon át lehet menni.',
  'WK-8.4':
    'Aki átvonul egy területen, annak engedély kell minden más bárótól, akinek ott a táblán nemese van, vagy aki a várost uralja. A mozgás végéhez nem kell engedély. Az egész utat előre be kell jelenteni; ha valaki nem engedi, semmi sem történt, és újra lehet választani.',
  'WK-8.5':
    'Aki kikötős területen kezd, bármely más kikötőbe hajózhat, akkor is, ha a város nem az övé, vagy elpusztult. Ekkor a tengeren van, kimerül, és a Fenntartásban száll partra. A tengeren nem támad, nem támadható, és egyetlen területen sincs.',
  'WK-8.6':
    'Ostromzár alatti helyről a nemes nem mehet ki. Bárójának más nemesei bemehetnek, és akkor ők is ostromzár alatt vannak.',
  'WK-8.7':
    'Mozgása minden területén a nemes csapatkártyákat vehet át bárója ott álló kastélyától vagy más pihent nemesétől; tengeri útnál csak ott, ahol kezd. Mozgás nélkül nem vehet át semmit.',
  'WK-8.8': 'Veszteségjelzőt viselő seregtől minden lapot és minden jelzőt átvesz, vagy semmit.',
  'WK-8.9':
    'Akinek nem marad csapata, lekerül a tábláról. Ostromzár alatt álló nemes és kastély se nem ad, se nem kap.',
  'WK-8.10': 'Csapatok átadásától senki sem merül ki.',
})
