import { chapter } from '../../../../../text/index.ts'

export const terrain = chapter('BW-15', 'Terep', {
  'BW-15.1': 'A híd és a gázló beengedi az egységeket a folyómezőre.',
  'BW-15.2':
    'Az épületben álló egység Fedezéke 1, kivéve, ha összecsapásban van, és a jelző az ellenséges házat mutatja. Így a friss közelharci támadásnál nincs Fedezék; távolsági támadásnál, saját jelzős egység elleni oldaltámadásnál és ellentámadásnál van.',
  'BW-15.3': 'A pusztulás minden mezőt síksággá tesz. Tűz is lehet rajta.',
})

export const fire = chapter('BW-16', 'Tűz', {
  'BW-16.1':
    'Egy mező tüzének szintje 0 és 4 között van, soha nem magasabb a mező égési korlátjánál: erdőnél, erdei útnál és fahídnál 3, sátornál és ostromtoronynál 1, minden más éghetőnél 4.',
  'BW-16.2':
    'A korlátnál az erdő és az épület elpusztul; akkor síkság lesz, és tovább éghet 4-ig. A sátor, az ostromtorony, a cölöpsánc és a fahíd lekerül, a fahíd a tüzével együtt. A leégő hídon álló egység megsemmisül, parancsnoka fogságba esik.',
  'BW-16.3': 'Egység nem mozog tűzbe. Tűzben álló egység nem mozoghat és nem támadhat.',
  'BW-16.4': 'Ha utasítást kap, mezője egész tüzét eloltja; ez az egész utasítása.',
  'BW-16.5':
    'A tűzön kívül álló utasított egység támadás helyett megpróbálhat eloltani egy szomszédos mezőt: egy kocka, az 1. szinthez zöld, a 2.-hoz kék, a 3.-hoz vörös, a 4.-hez hősiesség kell. Csak az a lap oltja el.',
  'BW-16.6':
    'Újraszerveződéskor minden tűzben álló egység annyi figurát veszít, amennyi a szint; ezt semmi sem érvényteleníti, és az így elvesztett parancsnok fogságba esik. Aztán minden mezőről, amelyen 4-es szint volt, a tűz véletlen irányba terjed: ott 1-gyel nő, ha a mező éghet, és még nincs a korlátjánál.',
  'BW-16.7':
    'A tűzben álló egység semmilyen dobást nem tesz mások ellen: nincs támadás, Harci kutyák, Felperzselés, ellentámadás, búcsúcsapás vagy támogatás. Nem térhet ki, és nem kap ráadás mozgást. Védekezik, szomszédnak számít, és célmezőt tart.',
  'BW-16.8':
    'Aki tüzet olt, összecsapásban marad. Újraszerveződéskor előbb a kezdőjátékos egységei égnek, mezőről mezőre, és mindegyik után kiderül, győzött-e valaki.',
})
