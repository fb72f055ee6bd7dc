import { chapter } from '../../../../../text/index.ts'

export const combat = chapter('BW-9', 'Harc', {
  'BW-9.1': ['A célpont', 'Először a támadót és a célpontot kell megnevezni.'],
  'BW-9.1.1':
    'A közelharci támadás szomszédos ellenséget ér, a távolsági olyat, amely lőtávolságban van és látszik. Az íjászok szomszédos és összecsapásban lévő ellenségre is lőhetnek.',
  'BW-9.1.2':
    'Összecsapásban lévő íjászok csak azt az ellenséget támadhatják, amellyel összecsaptak, hacsak el nem mozogtak. Ha összecsapásban lévő közelharci egység mást támad, előbb kilép az összecsapásból (BW-10.7).',
  'BW-9.2': ['Rálátás', 'Az íjászoknak látniuk kell a célpontot; a szomszédos egységek mindig látják egymást.'],
  'BW-9.2.1':
    'A vonal az egyik mező közepétől a másik közepéig fut. Ott takart, ahol köztük olyan mezőt metsz, amelyen egység vagy takaró terep áll. Ha csak egy sarkot érint, az nem takar.',
  'BW-9.2.2': 'A mezők élein futó vonal csak akkor takart, ha mindkét oldalán takarva van.',
  'BW-9.2.3': 'A támadó és a célpont mezője soha nem takar: erdőbe és erdőből is lehet lőni.',
  'BW-9.2.4': 'A dombon álló íjászok az egységek fölött ellátnak, a terep fölött nem.',
  'BW-9.2.5': 'A lőtávolságot mezőkben számoljuk, a célponté is számít, a támadóé nem.',
  'BW-9.2.6': 'A vonalat az oldal pontosan kiszámolja, és megmutatja, mi takarja.',
  'BW-9.3': ['A kockák száma', 'Előbb a rang, aztán a korlátok, végül a változások.'],
  'BW-9.3.1': 'A zöld egység 2 kockával dob, a kék 3, a vörös 4 kockával.',
  'BW-9.3.2':
    'A terep korlátozza a kockákat, a legkisebb korlát számít: 3 dombon álló célpont ellen, ha a támadó nincs dombon; 2 erdőben álló célpont ellen; 2 az erdőből támadónak, az épületben álló íjászoknak, és annak, aki gázlóból indít ellentámadást.',
  'BW-9.3.3':
    'Ezután a Kiegyensúlyozatlanság, lapok és képességek kockákat adnak és vesznek el. Ha egy kocka sem marad, a támadás semmit sem tesz, de támadás.',
  'BW-9.4': ['A dobás', 'Minden kockát egyszerre kell eldobni, és némelyik újradobható.'],
  'BW-9.4.1': 'Minden kockával egyszerre dobsz; utána jönnek a képességek ráadás kockái.',
  'BW-9.4.2':
    'Oldaltámadásban a támadó egyszer megnevezhet egy jelet, és újradobhatja az összes ilyen kockát. Az új eredmény érvényes.',
  'BW-9.5': ['Mit tesznek a kockák', 'Előbb a találatok, aztán a visszavonulás.'],
  'BW-9.5.1': 'A célpont a saját rangján védekezik, Nehézpáncéllal eggyel magasabbon.',
  'BW-9.5.2': 'Minden olyan színű pajzs, mint ez a rang, egy találat. A többi szín semmit sem tesz.',
  'BW-9.5.3':
    'Minden hősiesség egy találat, kivéve az íjászok támadásában, lovasság ellen, ha nem lovasság támadja, és Nehézpáncélos vörös egység ellen.',
  'BW-9.5.4': 'A Fedezék és a Szívósság együtt ennyi találatot érvénytelenít a támadásból.',
  'BW-9.5.5':
    'Minden megmaradó találatért a célpont egy figurát veszít, utoljára a zászlóvivőt. A parancsnokokról a BW-12.3 szól.',
  'BW-9.5.6': 'A túlélő célpont minden moráleredményért 1 mezőt vonul vissza (BW-11). Erről a támadó nem mondhat le.',
  'BW-9.5.7': 'Ha a célpont megsemmisült, a moráleredmények semmit sem tesznek.',
  'BW-9.6': ['Ellentámadás', 'Aki megállta a helyét, visszaüthet.'],
  'BW-9.6.1':
    'Közelharci támadás után a célpont ellentámadást indíthat, ha képes rá (a Rendíthetetlenek igen), és még a mezőjén áll. Gazdája dönt. Távolsági támadás, Harci kutyák, búcsúcsapás és ellentámadás után nincs.',
  'BW-9.6.2':
    'Olyan, mint egy támadás a támadó ellen, a szokásos kockákkal és korlátokkal. Ami csak támadást segít, ezt nem segíti, és újradobás sincs.',
  'BW-9.6.3':
    'Nem változtat összecsapáson, nem vált ki búcsúcsapást, és nem ad előrenyomulást vagy üldözést. A támadó figurákat veszíthet és visszavonulhat miatta, és ha Rendíthetetlen, egy visszavonulást figyelmen kívül hagyhat.',
  'BW-9.7': [
    'A támadás sorrendje',
    'Kilépés az összecsapásból és a búcsúcsapás; az összecsapásjelző; képességek és a kockák száma; a dobás és az újradobások; találatok, Fedezék és figurák; visszavonulás; aztán előrenyomulás vagy üldözés, ha a mező megüresedett, különben ellentámadás; végül a támadás utáni képességek, és a támadó inaktív lesz.',
  ],
})
