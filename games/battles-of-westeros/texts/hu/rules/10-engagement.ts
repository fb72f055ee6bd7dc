import { chapter } from '../../../../../text/index.ts'

export const engagement = chapter('BW-10', 'Összecsapás', {
  'BW-10.1':
    'Két ellenséges egység akkor van összecsapásban, ha mezőik között összecsapásjelző fekszik. Egy egység legfeljebb egy összecsapásban lehet. A jelző azt a házat mutatja, amely benne utoljára támadott.',
  'BW-10.2':
    'Közelharci támadáskor: ha a célpont nincs összecsapásban, a támadó jelzője kerül le; ha a támadóval van összecsapásban, a jelző a támadó házára fordul; ha mással, nincs jelző, és ez oldaltámadás. A célpontjukkal összecsapó íjászok is megfordítják a jelzőt.',
  'BW-10.3':
    'Oldaltámadást tehát olyan egység indít, amely nincs összecsapásban, és utána sincs. A távolsági támadás soha nem oldaltámadás, és nem tesz le jelzőt.',
  'BW-10.4': 'A jelző a dobás előtt kerül le, és marad, amíg a két egység egymás mellett áll.',
  'BW-10.5': 'Az összecsapásban lévő egységnek ki kell lépnie, hogy mozoghasson, vagy mást támadhasson.',
  'BW-10.6':
    'Az utasított egység, amely mozogni akar, előbb kilép, ha van mező, ahová léphet: a jelző eltűnik, az ellenség búcsúcsapást mérhet, aztán az egységnek, ha túlélte, legalább 1 mezőt mozognia kell.',
  'BW-10.7': 'A közelharci egység, amely másik ellenséget támad, ugyanígy kilép a támadás előtt.',
  'BW-10.8':
    'A búcsúcsapás dobás a szokásos kockákkal és korlátokkal. A találatok ugyanúgy számítanak; a moráleredmény semmit sem tesz, és nincs újradobás, ellentámadás, előrenyomulás vagy üldözés. Gazdája dönti el, él-e vele.',
  'BW-10.9': 'Ha az összecsapás bármi másért ér véget, a jelző búcsúcsapás nélkül eltűnik.',
  'BW-10.10': 'A közelharcban megtámadott íjászok is összecsapásban vannak; csak mozgással léphetnek ki.',
})

export const retreat = chapter('BW-11', 'Visszavonulás', {
  'BW-11.1':
    'Az egység annyi mezőt vonul vissza, ahány moráleredmény van, minden találat után, egyetlen egyenes irányban.',
  'BW-11.2': 'Az irány a támadóval ellentétes. Ha ott az első mezőre léphet, az egész visszavonulás arra megy.',
  'BW-11.3':
    'Távolról jövő támadásnál a hat irány közül az, amelyik a támadás vonalához legjobban illik. Ha kettő egyformán illik, a saját szélhez közelebbi; ha ebben is egyformák, az egység gazdája választ.',
  'BW-11.4':
    'Csak ha az az első mező zárva van, megy az egység a szomszédos irányok közül a saját széléhez közelebbibe.',
  'BW-11.5':
    'A visszavonuló előtt a mezőt egység, járhatatlan terep, tűz vagy a tábla vége zárja le. Más terep nem számít. Tűzben álló egység visszavonulhat onnan.',
  'BW-11.6': 'Minden mező, amelyet nem lehet megtenni, 1 találat. Aki már elindult, nem vált irányt.',
  'BW-11.7':
    'Ezek a találatok a támadáshoz tartoznak: a még fel nem használt Fedezék és Szívósság érvénytelenítheti őket, és a parancsnok elfogásába is beszámítanak.',
  'BW-11.8':
    'A visszavonulás búcsúcsapás nélkül véget vet az összecsapásnak, és nem változtat azon, aktív-e az egység. Aki nem tudott elmenni, összecsapásban marad, és ellentámadást indíthat.',
  'BW-11.9':
    'A lap okozta visszavonulás úgy megy, ahogy a lap mondja, vagy a lapot kijátszó parancsnok elől. Találatai egyetlen támadáshoz sem tartoznak.',
  'BW-11.10':
    'Kapcsolóval: távolsági támadás és Harci kutyák után minden lépés a saját szél felé eső két mező egyikére visz; ha mindkettő nyitva van, az egység gazdája választ, ha egyik sem, az találat.',
})
