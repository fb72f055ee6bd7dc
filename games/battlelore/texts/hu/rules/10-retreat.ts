import { chapter } from '../../../../../text/index.ts'

export const retreat = chapter('BL-10', 'Visszavonulás', {
  'BL-10.1':
    'Minden visszavonulás egy mezővel mozgatja a célpontot egyenesen a támadó egységtől el: közelharcban a támadótól a célpont felé mutató irányba, távolsági támadásban a célpont mezőjének azzal az oldalával ellentétesen, amelyen a rálátás beér (BL-13.6).',
  'BL-10.2': 'Az irány egyszer dől el, a harc minden visszavonulására.',
  'BL-10.3':
    'Ha a következő mező a táblán kívül van, az egységnek áthatolhatatlan, vagy ellenséges egység áll rajta, az egység megáll, és minden meg nem tett visszavonulásért 1 sérülést szenved.',
  'BL-10.4':
    'Aki erdőbe, épületbe, gázlóra vagy parancsnoki sátorba ér, ebben a harcban nem vonul tovább vissza: minden hátralévő visszavonulás 1 sérülés, ebből egyet az épület figyelmen kívül hagyhat (BL-9.7). Ha a következő mezőn baráti egység áll, akkor támogatott, sérülés nélkül.',
  'BL-10.5':
    'Támogatott: ha az irányban a következő mezőn baráti egység áll, a visszavonuló egység megáll, és minden hátralévő visszavonulást sérülés nélkül figyelmen kívül hagy. Így van akkor is, ha amúgy sem mozdulhatna, mert elkábított, vagy a terep megállította.',
  'BL-10.6': 'Az elkábított egység nem vonul vissza: minden visszavonulás 1 sérülés, hacsak nem támogatott.',
  'BL-10.7':
    'A kör későbbi harca újra visszavonulásra kényszerítheti, akár erdőből, épületből, gázlóról vagy parancsnoki sátorból is. Az a terep, ahol a visszavonulás kezdődik, soha nem akadály.',
  'BL-10.8': 'Masszív egység visszavonulásában az épület áthatolhatatlan.',
  'BL-10.9': 'A visszavonulás a dobás sérülése után jön.',
  'BL-10.10': 'A meg nem tett visszavonulás sérülése elpusztíthatja az egységet; akkor a 8. lépésben pusztult el.',
  'BL-10.11':
    'A repülő egység annyi mezőt néz egyenesen hátrafelé, ahány visszavonulása van, a tábla széléig vagy az első baráti egységig. A legtávolabbi nem elfoglaltra megy, ellenség, víz és minden terep fölött. A meg nem tett visszavonulás figyelmen kívül marad, ha baráti egység volt az útban, különben mindegyik 1 sérülés.',
  'BL-10.12':
    'A harcon kívüli lap vagy képesség visszavonulása az általa megnevezett irányba megy, ugyanezekkel a szabályokkal; az épület 1 sérülését figyelmen kívül hagyja. Ilyen hatású lap eddig nincs.',
})

export const counter = chapter('BL-11', 'Ellentámadás', {
  'BL-11.1':
    'A 9. lépés után a célpont gazdája ellentámadást indíthat, ha a célpont szomszédos a támadóval, azon a mezőn áll, ahol a megnevezéskor, nem elkábított, és a támadás maga nem ellentámadás volt. Távolsági egység is ellentámadást indíthat, és ellene is indítható ellentámadás.',
  'BL-11.2':
    'Az ellentámadás a 2–9. lépés, a támadóval mint célponttal, a szokásos szabályokkal. Rá nincs ellentámadás, és nem jár vele előrenyomulás és üldözés.',
  'BL-11.3':
    'Az ellentámadás elpusztíthatja, elűzheti, elkábíthatja vagy megmérgezheti a támadót, és tudásjelzőt hoz annak, aki ellentámadást indít.',
  'BL-11.4':
    'Aki 0 mezőt vonult vissza, mert minden visszavonulást figyelmen kívül hagyott, azonnal támogatott volt, vagy sérülést szenvedett helyette, még a mezőjén áll, és ellentámadást indíthat.',
  'BL-11.5': 'Egy egység egy körben akárhányszor ellentámadást indíthat.',
  'BL-11.6':
    'Éber egység támadására nem lehet ellentámadást indítani, Kegyetlenséggel és a „Megállíthatatlan” lappal sem.',
  'BL-11.7':
    'Egy támadásra legfeljebb egy ellentámadás jut; a Kegyetlenség és a „Megállíthatatlan” ellentámadása ez az egy.',
  'BL-11.8':
    'Az ellentámadásnak ugyanolyan ablakai vannak, mint a támadásnak, az ellentámadó játékossal mint dobóval. A Kegyetlenség, a „Megállíthatatlan” és az Üldözés ellentámadásban soha nem működik.',
})

export const advance = chapter('BL-12', 'Előrenyomulás és üldözés', {
  'BL-12.1':
    'Az az egység, amelynek támadása szomszédos célpontot pusztított el vagy űzött el a mezőjéről, előrenyomulhat arra a mezőre. Bármelyik egység, a távolsági is.',
  'BL-12.2':
    'Be kell tudnia lépni a mezőre, nem lehet elkábított, és még ott kell állnia, ahonnan támadott: akit előbb egy ellentámadás elmozdított, nem nyomul előre és nem üldöz.',
  'BL-12.3': 'A terep úgy hat, mint minden mozgásra.',
  'BL-12.4':
    'Az Üldözés képességű egység ehelyett 1 mezőtől a számáig mozoghat, elsőként a célpont mezőjére, soha nem arra, ahonnan támadott, a mozgás szabályai szerint; aztán végrehajthat 1 plusz támadást, ellentámadással és előrenyomulással. Minden egység körönként egyszer üldöz; a plusz támadás után még előrenyomulhat.',
  'BL-12.5': 'Repülő egység előrenyomulásakor nem törődik a tereppel.',
  'BL-12.6':
    'Hogy saját Tombolása mibe kerül egy egységnek, és mit jelent ez az előrenyomulásra és a pontokra: lásd a BL-7.15 szabályt.',
})
