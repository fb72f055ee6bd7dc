import { chapter } from '../../../../../text/index.ts'

export const sight = chapter('BL-13', 'Lőtávolság és rálátás', {
  'BL-13.1': 'A lőtávolságba beleszámít a célpont mezője, a támadóé nem.',
  'BL-13.2':
    'Egy vonal megy az egyik mező közepétől a másikéig. Ha olyan mező belsején halad át, ahol más egység, dombság, erdő, épület vagy parancsnoki sátor van, a rálátás akadályozott. A két végső mező soha nem akadályoz.',
  'BL-13.3': 'Víz, gázló, híd, zászló és üres mező nem akadályoz.',
  'BL-13.4':
    'Ha a vonal mezők oldala mentén fut, egész hosszában egy hajszálnyira valamelyik oldalra tolódik; akkor szabad, ha a két oldal egyikén szabad. Más vonal nem tolódik el. A vonal, amely csak egy sarkot érint, nem halad át a mezőn.',
  'BL-13.5':
    'A dombságon álló egység rálátását más egységek nem akadályozzák; akadályozó terep igen, másik dombság is.',
  'BL-13.6':
    'A vonal a célpont mezőjének azon az oldalán ér be, amelynek a közepe a legközelebb esik az irányához. Ha pontosan egy sarkon ér be, a vonal eltolása dönt; ha mindkét oldal szabad, a támadó a dobás előtt választ.',
  'BL-13.7': 'Szomszédos egység támadásához nem kell rálátás.',
  'BL-13.8':
    'Példák: C5-től G5-ig a vonal D5, E5 és F5 belsején halad át; D2-től G5-ig E3, F3, E4 és F4 belsején; F3-tól F5-ig oldal mentén fut, és E4 vagy F4 belsején halad át; F7-től F3-ig E6, F5 és E4, vagy F6, F5 és F4 belsején.',
  'BL-13.9':
    'Ahol az eltolás dönt, a vonal onnan ér be, amelyik mezőn utoljára áthaladt. F3-tól F5-ig E4 felől északnyugatról ér be, és a célpont F6 felé vonul vissza; F4 felől északkeletről, és a célpont E6 felé vonul vissza.',
})

export const terrain = chapter('BL-14', 'Terep', {
  'BL-14.1':
    'Dombság, erdő, épület és parancsnoki sátor akadályozza a rálátást; erdő, épület, parancsnoki sátor és gázló véget vet a belépő mozgásának; a víz gázló és híd nélkül áthatolhatatlan. Az erdő 2 kockás korlátja minden harci dobásra érvényes, támadásra és ellentámadásra.',
  'BL-14.2': 'A parancsnoki sátor nem épület.',
  'BL-14.3':
    'Egység állhat a saját sátrán, és így megvédi. Csak ellenséges egység bontja le, gazdája körének kezdetén.',
  'BL-14.4': 'Ha egy egység alól lekerül a terep, az egység üres mezőn marad.',
})

export const conditions = chapter('BL-15', 'Állapotok', {
  'BL-15.1':
    'Mérgezett: a rá irányuló harci dobás minden Tudása hozzárendelhető 1 sérülésért. Mérgezett marad, amíg meg nem gyógyítják (BL-5.6), vagy el nem pusztul; újabb méreg nem tesz semmit.',
  'BL-15.2':
    'Elkábított: nem mozog, nem támad, nem indít ellentámadást, és nem vonul vissza (BL-10.6). Elkábított marad, amíg meg nem gyógyítják, vagy el nem pusztul; újabb kábítás nem tesz semmit. Lehelyezhető, utasítható, sérülése gyógyítható, zászlót tart és másokat támogat.',
  'BL-15.3':
    'A dobás közben elkábított egység ugyanannak a dobásnak a visszavonulásaiért sérülést szenved, hacsak nem támogatott.',
  'BL-15.4': 'Az elkábított egység is akadályozza a rálátást, és Oldaltámadása is jár a többieknek.',
  'BL-15.5':
    'Forgatókönyvkártyák szempontjából a víz gázlóval és híddal is víz, és a fölötte repülő egység rajta áll. Erdő, dombság és épület az egész tábláét jelenti, hacsak nincs térfél megnevezve.',
})
