import { chapter } from '../../../../../text/index.ts'

export const options = chapter('BW-21', 'Hivatalos választható szabályok', {
  'BW-21.1':
    'Összehangolt támadás: az utasított közelharcos egységek, amelyek ugyanazt a célpontot támadhatnák, együtt is megtehetik. Egyikük vezet; a többi lemond saját támadásáról, és 1-gyel kevesebb kockát ad, mint amennyit dobna. Kulcsszavak és képességek csak a vezetőé, az ellentámadás őt éri. A mással összecsapó támogatók előbb kilépnek. Újradobás csak akkor van, ha mindegyikük oldalról támad. Harci kutyák, nyilak és Felperzselés nem vehet részt.',
  'BW-21.2':
    'Bármely lap egy egységet utasít: egy vezérkártyát el lehet dobni, és egy parancsjelzőt egy parancsnokra téve irányítási zónájában egy aktív egységet utasítani.',
  'BW-21.3':
    'Megfogyatkozott egységek: az az egység, amely figuráinak legalább felét elvesztette, 1 kockával kevesebbel dob, és legfeljebb 2 mezőt vonul vissza; minden további mező találat.',
  'BW-21.4':
    'Kitérés: amikor az utasított egységek mozogtak, de még az első támadás előtt, az ellenfél kitérhet utasított ellenség melletti aktív egységeivel: 1 mezőt saját széle felé, utána az egység inaktív. A vele összecsapó ellenség előbb búcsúcsapást mérhet. A morál 1-gyel csökken, ha az egység rangja alacsonyabb, mint a legmagasabb ilyen ellenségé, 2-vel, ha egyenlő, 3-mal, ha magasabb. Tűzben álló egység nem térhet ki.',
})

export const information = chapter('BW-22', 'Mi ismert', {
  'BW-22.1':
    'Mindenki látja a táblát, az egységeket létszámukkal, rangjukkal és állapotukkal, a készleteket, a parancsjelzőket, a parancsnokok kártyáit, a dobópaklikat, a kezek és paklik lapszámát, a morált és a győzelmi pontokat.',
  'BW-22.2':
    'Titok a kézben lévő lap, a paklik sorrendje, a képpel lefelé fekvő jelzők és korongok, a rejtőző íjászok, a parancsnokok kiválasztása a felfedésig, és a megtartott lap. A véletlenül eldobott lapot felmutatjuk.',
  'BW-22.3':
    'Nincs miről tárgyalni. A portya parancsnokait, azt, ami megmarad, és a korongokat mindketten egyszerre választják.',
  'BW-22.4':
    'Búcsúcsapásra, figyelmen kívül hagyott visszavonulásra, ellentámadásra, újradobásra, előrenyomulásra, taktikára és helyreállásra az egész csatára adható egy válasz, hogy a levelező játék ne várjon mindegyikre.',
})
