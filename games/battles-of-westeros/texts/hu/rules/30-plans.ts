import { chapter } from '../../../../../text/index.ts'

export const greenFork = chapter('BW-P2', 'A Zöld Ág-i csata', {
  'BW-P2.1':
    'Az 1. forduló előtt Lannister 6 valódi hadiállást és 3 csalit tesz képpel lefelé a csataterv kilenc mezőjére. Csak Lannister nézheti meg őket.',
  'BW-P2.2':
    'Az ott mozgást befejező Stark egység felfordítja a jelzőt: a csali lekerül, a valódi hadiállás célmező lesz Stark fennhatósága alatt.',
  'BW-P2.3':
    'Lannister egységei semmit sem tesznek a lefelé fordított jelzővel. Az ismert valódi hadiállás fölött átveszik a fennhatóságot.',
  'BW-P2.4':
    'Az 5. forduló után Stark győz, ha legalább 4 valódi hadiállás az övé, és morálja a zöld zónában vagy jobb helyen áll, különben Lannister. Ami még lefelé fordítva fekszik, senkié.',
})

export const whisperingWood = chapter('BW-P3', 'A Suttogó erdő', {
  'BW-P3.1': 'Az 1. forduló előtt Stark titokban kiválaszt nyolc mező közül hármat az íjászainak.',
  'BW-P3.2':
    'Körében Stark eldobhat egy bármilyen utasításjelzőt, és olyan íjászok lőnek, akik ebben a fordulóban még nem lőttek: 3 kocka, lőtávolság 3, a szokásos rálátással és a célpont terepének korlátaival; saját erdejük nem korlátoz. A hősiesség nem talál. A célpont előlük vonul vissza. Felfordítva maradnak, és senki sem indít ellentámadást.',
  'BW-P3.3':
    'Az íjászok mezőjén mozgást befejező Lannister egység elűzi őket; ha rejtve voltak, Starknak szólnia kell.',
  'BW-P3.4': 'A Catelyn mezőjén mozgást befejező Lannister egység foglyul ejti: azonnal 5 győzelmi pont.',
  'BW-P3.5':
    'Azonnal győz, akinek 5 győzelmi pontja van, és a másik Robbja vagy Jaime-e a foglya, bármelyik jön össze utóbb.',
})

export const wolfRaiders = chapter('BW-P4', 'A farkasok rajtaütése', {
  'BW-P4.1':
    'Nagyjon egysége és Stark lovassága felperzselhet, de csak üres, sátras mezőt: zöld pajzzsal a sátor 1 győzelmi pontért elkerül, és semmi sem ég.',
  'BW-P4.2':
    'Lannister 15 jelzőt, 4 vöröset, 5 kéket és 6 zöldet tesz a cölöpsáncokra, mindegyikre legalább egyet. Stark 5 kockával dob, a morált addig dobja újra, amíg van: a pajzs egy ilyen színű jelzőt vesz le, a hősiesség bármilyet, két kocka együtt bármilyet. A fel nem használt kocka elvész, a jelző nélkül maradt cölöpsánc lekerül.',
  'BW-P4.3':
    'Aztán Stark kilenc céljelzőt tesz a csataterv folyómezőire, mindegyik mellett álljon mindkét másik színű jelző.',
  'BW-P4.4': 'Ez a kilenc mező mindkét oldalnak gázló.',
  'BW-P4.5':
    'Amikor Lannister egysége olyan mezőre mozog, amelynek jelzője rangjának színe, Stark egy kockával dob: ha az a pajzs, az egység megsemmisül, parancsnoka fogságba esik. Ezt semmi sem érvényteleníti. A jelző marad.',
  'BW-P4.6': 'Előbb a cölöpsáncok jönnek, aztán a jelzők, aztán az 1. forduló.',
  'BW-P4.7':
    'Stark 1 pontot kap minden elkerült sátorért és megsemmisített egységért; Lannister a 4. forduló után 1-et minden álló sátorért, és 1-et minden három táborbeli egységért. Senki sem futamodhat meg.',
})

export const remnant = chapter('BW-P5', 'A maradék összegyűjtése', {
  'BW-P5.1': 'Minden folyómező gázló.',
  'BW-P5.2':
    'Minden forduló végén mindkét ház annak a legtávolabbi jelölt sornak az értékét kapja, amelyet legalább három egysége elért.',
})

export const siege = chapter('BW-P6', 'Az ostrom megtörése', {
  'BW-P6.1':
    'Lannister képpel lefelé leteszi Edmure két jelzőjét. Az első Stark egység, amely utasított mozgását az egyiken fejezi be, mindkettőt felfordítja; a hamis lekerül.',
  'BW-P6.2':
    'Az a Stark egység, amely Stark körének kezdetén Edmure mellett áll, magával viheti, amikor utasítást kap és mozog. Visszavonulás, előrenyomulás és üldözés nem viszi. Lannister egységei semmit sem tesznek vele.',
  'BW-P6.3':
    'Nagyjon egysége és Stark lovassága felperzselhet, de csak ostromtornyot: zöld pajzzsal a torony 2 győzelmi pontért megsemmisül, és semmi sem ég.',
  'BW-P6.4': 'A végén Stark 4 pontot kap, ha egysége az ismert Edmure mezőjén áll.',
})

export const redFork = chapter('BW-P7', 'A Vörös Ág felperzselése', {
  'BW-P7.1': 'Gregor mellett három egység Lannisporti őr az egész csatában felperzselhet.',
  'BW-P7.2': 'Az épületek célmezők fennhatóságjelzővel; a híd csak annak számít, akinek egysége rajta áll.',
  'BW-P7.3':
    'Stark minden forduló végén pontot kap az épületekért és a fahídért; ami elpusztult vagy leégett, Starknak semmit sem ér. Lannister csak az 5. forduló után kap pontot.',
  'BW-P7.4': 'A tűz mindenütt ég és terjed.',
})

export const southRoad = chapter('BW-P9', 'Kitörés a déli útra', {
  'BW-P9.1':
    'Az az utasított Stark egység, amely az 1. sorban áll, vagy odaér, és még mozoghat, 1 mező mozgásért elhagyhatja a csatateret, hacsak ebben a mozgásban meg nem állították, vagy gázlóba nem lépett. Az összecsapásban lévő előbb kilép; a tűzben álló nem mehet. Abban a körben nem támad. Más mozgás nem vezet le a tábláról.',
  'BW-P9.2':
    'Nem semmisül meg, és nem kerül morálba. Stark zöld, kék vagy vörös egységért 2, 3 vagy 4 pontot kap, parancsnokkal még 1-et. A parancsnok nem játszik ki több lapot; lapjai a pakliban maradnak.',
  'BW-P9.3':
    'Amikor az utolsó Stark egység elment, vagy azután esett el, hogy mások elmentek, a csata véget ér, és a pontok döntenek.',
  'BW-P9.4':
    'Lannister 1 pontot kap minden megsemmisített Stark egységért, és a végén 1-et minden csatatéren maradtért. Stark nem futamodhat meg.',
})

export const twoRoads = chapter('BW-P10', 'Két út, egy domb', {
  'BW-P10.1':
    'Az 1. forduló előtt mindketten titokban, egyszerre három korongot tesznek képpel lefelé bejárataikra: két hadoszlop parancsnokát és egy csalit.',
  'BW-P10.2':
    'A 2. és a 3. forduló elején mindketten felfordítanak egy korongot, elsőként a lendület gazdája, és a hadoszlop megérkezik: a parancsnok egysége a középső mezőre, mellé még kettő. Aztán a csalik lekerülnek.',
  'BW-P10.3':
    'Ha egy mező foglalt, az egység a bejárat melletti szabad mezőn jön be. Ha a középső mezőn ellenség áll, vagy egy egység nem fér el, a hadoszlop addig a fordulóig vár, amelyikben bejöhet.',
  'BW-P10.4':
    'Érkezéséig a parancsnok, egysége és öt lapja nincs játékban; akkor a lapok a pakliba keverednek. Akinek még hadoszlopa jön, egységek nélkül sem veszített.',
  'BW-P10.5':
    'A négy csúcsmező csak akkor számít, ha egység áll rajta: minden forduló végén 1 pontot kap az az oldal, amelynek egységei többön állnak. Minden megsemmisített egység 1, minden elfogott parancsnok még 1 pont.',
})
