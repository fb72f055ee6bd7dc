import { chapter } from '../../../../../text/index.ts'

export const victory = chapter('BW-17', 'Győzelem', {
  'BW-17.1':
    'Ahol a csataterv győzelmi pontokat ad, az utolsó forduló után az győz, akinek több van. Döntetlennél a magasabb morál dönt, aztán a lendület.',
  'BW-17.2':
    'Az azonnali győzelem feltételeit mindig figyelni kell. A megfutamodás előbbre való a többinél, azok pedig a végső céloknál.',
  'BW-17.3':
    'A célmező annak a háznak a fennhatósága alá kerül, amelynek egysége bármely mozgás végén ott áll, és ott is marad, miután az egység elment, amíg ellenség nem fejez be ott mozgást. Némely csataterv csak addig számítja, amíg egység áll ott.',
  'BW-17.4': 'Akinek egyetlen egysége sem maradt a csatatéren, azonnal veszít, hacsak a csataterv mást nem mond.',
  'BW-17.5': 'Moráljelző csak egy van, így a két fél soha nem futamodhat meg egyszerre.',
  'BW-17.6':
    'Minden csataterv megnevezi, miért és mikor jár pont: azonnal, minden forduló végén vagy a játék végén. A parancsnokok egységei is egységek. Az ellenfél moráljánál az a zóna számít, amelyben a jelző az ő oldalán áll: zöld 1, sárga 2, vörös 3.',
  'BW-17.7': 'A csataterv feltételei fennhatóságot, morált, pontokat és elfogott parancsnokokat kérhetnek.',
})

export const effects = chapter('BW-18', 'Lapok és képességek hatásai', {
  'BW-18.1':
    'Egységeket utasítani annyi, mint 1 vagy több, legfeljebb a megnevezett számú aktív, megfelelő egységet, amelyet a parancsnok a lap kijátszásakor irányít. Amit a parancs hozzáad, ezeknek jár.',
  'BW-18.2': 'Némely lap egy irányított egységet és mellette egy olyat utasít, amelyet senki sem irányít.',
  'BW-18.3': 'Némely lap a parancsnok saját egységét utasítja, amely legyen aktív, és mellette irányított egységeket.',
  'BW-18.4': 'Gyülekeztetni annyi, hogy inaktív, irányított egységek aktívak lesznek.',
  'BW-18.5':
    'A ráadás kockák a korlátok után jönnek. Az első támadásban annyit jelent, hogy az üldözés utáni második nem kapja meg.',
  'BW-18.6': 'A hosszabb mozgás az utasítástábla minden lehetőségéhez hozzáadódik.',
  'BW-18.7':
    'Az az egység, amely nem indíthat ellentámadást, vagy nem hagyhat figyelmen kívül visszavonulást, a kör végéig ilyen.',
  'BW-18.8': 'A kapott kulcsszó a kör vagy a forduló végéig tart, ahogy a lap mondja.',
  'BW-18.9':
    'A morált változtató lapok a saját morálodról szólnak. Némelyik minden ellenségért, amely egy támadástól legalább 2 mezőt visszavonul, vagy minden megsemmisített egységért változtatja, bármi az ok.',
  'BW-18.10':
    'A lapokat saját paklidból húzod. Hogy az ellenfél melyik jelzőről mond le, ő dönti el; az eldobott lapot véletlen választja, és felmutatjuk.',
  'BW-18.11': 'A Rendíthetetlenség nem véd a lap okozta visszavonulástól.',
  'BW-18.12': 'Az a lap, amely összecsapásnak vet véget, nem vált ki búcsúcsapást.',
  'BW-18.13': 'A lap adta újradobás olyan, mint az oldaltámadásé. Ha mindkettő van, egymás után jönnek.',
  'BW-18.14':
    'Hatások megengedhetik, hogy egy egység ne legyen Kiegyensúlyozatlan, ne állítsa meg erdő, épület és gázló, vagy hősiességgel lovasságot is találjon.',
  'BW-18.15':
    'A ráadás mozgás a mozgás szabályait követi, támadás nélkül. Összecsapásban lévő egység nem kap. Az egység aktív vagy inaktív marad, ahogy volt.',
  'BW-18.16': 'A jelzőket a készletből kell venni, ha van ott.',
  'BW-18.17':
    'Az egységeket a lap kijátszója választja, amikor a hatásra sor kerül. Ha nincs távolság, az ellenséges egység bárhol lehet.',
  'BW-18.18':
    'A parancsok előtti taktika azoknak az egységeknek szól, amelyeket majd utasítanak. Egy utasított egység: akkor mondod meg, amikor támad.',
  'BW-18.19': 'A Harci kutyák első kockája egyszer újradobható, ahol egy lap mondja, és a második eredmény érvényes.',
  'BW-18.20': 'Ahol egy hatás rangot nevez meg, a zászló rangját érti.',
  'BW-18.21': 'Ahol egy hatásnak feltétele van, annak a felhasználáskor kell teljesülnie.',
  'BW-18.22':
    'A képességek megmondják, mikor hatnak. Amelyik köröd elején használható, azt akciód előtt ajánlja fel a játék, akkor is, ha csak passzolhatnál.',
  'BW-18.23':
    'A parancsnok ráadás dobása annyi kocka, amennyit megnevez; a korlátok, a Fedezék és a Szívósság számítanak, a moráleredmények nem. A még egyszer végrehajtott támadás teljesen új támadás.',
  'BW-18.24':
    'Amikor Robb helyet cserél, a zászlóval megy a rang és a parancsnok; a figurák, az összecsapások és az állapot maradnak. A találatokat ugyanazokból a kockákból újra kell számolni.',
  'BW-18.25':
    'Kevan egysége a kör támadásai között adja kockáit, és úgy számít, mintha támadott volna. Mindkét egységnek ugyanabban a körben kell utasítást kapnia.',
  'BW-18.26':
    'A gyülekezésért fizetett figura közönséges, és nem találat. Akinek nincs ilyen figurája, nem választható.',
  'BW-18.27':
    'A hosszabb üldözés úton is legfeljebb 3 mező. Hosszabb visszavonulás csak akkor van, ha a célpont egyáltalán visszavonul. A találatnak mondott moráleredmény mást nem tesz.',
  'BW-18.28':
    'Egy lap oldaltámadássá tehet egy támadást, megengedheti az íjászoknak, hogy ellássanak az egységek mellett, utasításjelzőket cserélhet, vagy parancsjelzőket hozhat vissza.',
  'BW-18.29':
    'Némely utasítás olyan egységeknek szól, amelyek mellett nincs ellenség, némelyik nem ad támadást, és némely mozgásnak a saját szél felé kell vinnie.',
})
