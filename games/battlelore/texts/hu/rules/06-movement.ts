import { chapter } from '../../../../../text/index.ts'

export const movement = chapter('BL-6', 'Mozgás', {
  'BL-6.1':
    'A mozgáslépésben utasított egységeidet egymás után mozgatod, tetszőleges sorrendben, mindegyiket szomszédos mezőkön át, legfeljebb mozgásértékéig, a módosításokkal együtt. Mindegyik egyszer mozog, és a befejezett mozgás nem folytatható.',
  'BL-6.2':
    'Egység nem lép be más egység mezőjére, áthatolhatatlan terepre és a táblán kívülre, és nem is halad át rajtuk. Kivétel a Repülés, a „Lerohanás” és a kapu.',
  'BL-6.3':
    'Aki erdőbe, épületbe, gázlóra vagy bármelyik fél parancsnoki sátrába lép, annak ez a mozgása véget ér. A körben más hatásra újra mozoghat. Kilépni innen nem kerül semmibe.',
  'BL-6.4': 'Dombság, híd, zászló, határvonal és üres mező nem változtat a mozgáson.',
  'BL-6.5':
    'Ha egy hatás, amely nem visszavonulás, olyan helyre mozgatna egy egységet, ahová nem mehet, az egység marad, és nem szenved semmit.',
  'BL-6.6': 'A lehelyezés nem mozgás: sem terep, sem képesség, sem mozgásról szóló tudáskártya nem vonatkozik rá.',
  'BL-6.7': 'A méreg-, kábítás- és sérüléslapkák az egységgel mennek.',
  'BL-6.8': 'Elkábított egység nem mozog (BL-15.2).',
  'BL-6.9':
    'Egy egység akkor mozgott a mozgáslépésben, ha akkor belépett egy mezőre, még ha ott fejezte is be, ahol kezdte.',
  'BL-6.10':
    'A plusz mező csak abban a lépésben számít. A Sóvárgás plusz mezője csak akkor használható, ha a mozgás ellenséges egység mellett ér véget.',
})
