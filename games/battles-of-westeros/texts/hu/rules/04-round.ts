import { chapter } from '../../../../../text/index.ts'

export const round = chapter('BW-4', 'A forduló', {
  'BW-4.1': [
    'Gyülekező fázis',
    'Kiderül, ki a kezdőjátékos, a parancsnokok jelzői visszatérnek, és minden egység aktív lesz.',
  ],
  'BW-4.1.1':
    'A fordulóban az a kezdőjátékos, akinek több parancsjelzője van a parancstábláján; a parancsnokok kártyáin fekvők nem számítanak. Döntetlennél a lendület dönt.',
  'BW-4.1.2':
    'Ezután a parancsnokok kártyáiról, és az elfogottakkal félretettek közül is, minden parancsjelző visszatér gazdája parancstáblájára.',
  'BW-4.1.3': 'A csatatéren minden egység aktív lesz.',
  'BW-4.2': ['Felkészülés', 'Előbb a kezdőjátékos kap jelzőket és lapokat, aztán a másik.'],
  'BW-4.2.1':
    'Dobj annyi kockával, amennyi a csataterv utasításértéke, és végy minden kockáért egy utasításjelzőt. Az előző fordulóból megtartott melléjük kerül.',
  'BW-4.2.2':
    'Húzz annyi vezérkártyát, amennyi a csataterv vezérértéke. Ha elfogy a pakli, a dobópakliból lesz új; ha az sincs, nem húzol tovább. A forduló közben a kéznek nincs korlátja.',
  'BW-4.3': ['Parancs fázis', 'A játékosok felváltva következnek, elsőként a kezdőjátékos.'],
  'BW-4.3.1': 'Körödben utasításjelzőt használsz (BW-5), vezérkártyát játszol ki (BW-6), vagy passzolsz.',
  'BW-4.3.2':
    'Aki passzolt, ebben a fordulóban nem kerül többé sorra; a másik addig folytatja, amíg ő is nem passzol. Akinek nincs más lehetősége, passzolnia kell.',
  'BW-4.3.3': 'A fázis akkor ér véget, amikor mindketten passzoltak.',
  'BW-4.4': ['Újraszerveződés', 'Mindketten egyszerre cselekednek; ahol a sorrend számít, a kezdőjátékos az első.'],
  'BW-4.4.1': 'A tűz ég és terjed, ahogy a BW-16.6 mondja.',
  'BW-4.4.2': 'Jönnek a forduló végén járó győzelmi pontok, az utolsó fordulóban a játék végén járók is.',
  'BW-4.4.3': 'Az utolsó forduló után a csata véget ér (BW-17).',
  'BW-4.4.4':
    'Mindketten titokban választotok legfeljebb egy vezérkártyát és egy utasításjelzőt, ami megmarad, a többit eldobjátok. A megtartott jelzőt mindenki látja; a lap titok marad.',
  'BW-4.4.5': 'A morál helyreállhat (BW-13.4).',
  'BW-4.4.6': 'Kezdődik a következő forduló.',
})

export const tokens = chapter('BW-5', 'Utasításjelző használata', {
  'BW-5.1': 'Megnevezed az egységet, és a jelzőt visszateszed a készletbe.',
  'BW-5.2':
    'A pajzs egy vele azonos rangú aktív egységet utasít, a hősiesség bármilyen rangút. A morál 1-gyel emeli morálodat, vagy 1-gyel csökkenti, és gyülekezteti egy egységedet. Két azonos jelző, bármilyen fajta, egy tetszőleges rangú egységet utasít. A Nehézpáncél nem változtat a rangon.',
  'BW-5.3': 'Az egység bárhol állhat. Akit senki sem irányít, azt általában jelzővel lehet utasítani.',
  'BW-5.4':
    'A jelzőnek tudnia kell tenni valamit: legyen kit utasítani vagy gyülekeztetni, vagy hová mozdulnia a moráljelzőnek. Morállal fizetni saját megfutamodásodig szabad, és azonnal veszítesz.',
  'BW-5.5': 'Az egység végrehajtja az utasítást, és inaktív lesz.',
})
