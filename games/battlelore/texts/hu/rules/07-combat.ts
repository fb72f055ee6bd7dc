import { chapter } from '../../../../../text/index.ts'

export const combat = chapter('BL-7', 'Támadás és harc', {
  'BL-7.1':
    'A támadáslépés a tudáskártyáival és a „Támadás” lap mozgásaival kezdődik. Aztán utasított egységeiddel támadsz, egyik támadás a másik után, mindegyik befejeződik a következő előtt. Mindegyiknek egy támadása van. A végén jönnek a Mozgékonyság mozgásai.',
  'BL-7.2':
    'A plusz támadást, Dupla tüzelés vagy Üldözés miatt, az előtt kell végrehajtani, hogy más egység támadna; célpontja ugyanaz vagy más is lehet. Mást nem használ el.',
  'BL-7.3':
    'Közelharci egység szomszédos egységet támad. Távolsági egység lőtávolságán belül, rálátással támad; támadása szomszédos egység ellen is távolsági. Szabályos célpont nélkül nincs támadás.',
  'BL-7.4': [
    'A harc',
    '1 célpont megnevezése. 2 dobás. 3 újradobás és változtatás. 4 kockák hozzárendelése. 5 sérülés figyelmen kívül hagyása. 6 sérülés elszenvedése. 7 visszavonulás figyelmen kívül hagyása. 8 visszavonulás. 9 tudásjelzők. 10 ellentámadás. 11 előrenyomulás vagy üldözés.',
  ],
  'BL-7.5': ['A kockák száma', 'Ebben a sorrendben számoljátok ki.'],
  'BL-7.5.1': 'Kezdd a harci értékkel. A figurák száma nem változtat rajta.',
  'BL-7.5.2': 'Ha a dobó egység vagy a célpontja erdőben áll, és nem repül, eddig legfeljebb 2 kocka van.',
  'BL-7.5.3':
    'Utána hozzáadás és levonás: Düh, Oldaltámadás (legfeljebb 1), 1-gyel kevesebb közelharci dobásra repülő célpont ellen, és a lapok.',
  'BL-7.5.4': 'Soha nem kevesebb 0-nál. Kocka nélkül nincs eredmény, de a többi lépés következik.',
  'BL-7.6': [
    'Kockák hozzárendelése',
    'Egy kocka képességhez vagy laphoz rendelhető ahelyett, hogy annak számítana, amit mutat.',
  ],
  'BL-7.6.1':
    'Az dönt, aki dobott. Egy kocka csak egy hatáshoz rendelhető, és már nem számít annak, amit mutat. Több kocka is mehet ugyanahhoz a hatáshoz.',
  'BL-7.6.2':
    'A kockával működő képességhez hozzárendelt kocka kell, és erre csak ez a lépés való. Az így okozott sérülés és visszavonulás a dobáséhoz adódik; a tudásjelző a 9. lépésben jön.',
  'BL-7.6.3':
    'Az állapot és a gyógyulás minden kocka hozzárendelésekor azonnal hat: ha a célpont most lett mérgezett, ugyanennek a dobásnak a Tudása már hozzárendelhető ellene.',
  'BL-7.6.4':
    'Ami nincs hozzárendelve: közelharcban a Csapás 1 sérülés, a Vágás 1 sérülés, hacsak az egység nem gyenge, a Szúrás semmi. Távolsági támadásban a Szúrás 1 sérülés, a Csapás és a Vágás semmi. Mindkettőben a Morál 1 visszavonulás, a Tudás 1 tudásjelző annak, aki dobott, a Hősiesség semmi.',
  'BL-7.7':
    'A célpont gazdája figyelmen kívül hagyhat sérülést, ahogy épület és lap engedi. Amit figyelmen kívül hagy, azt nem szenvedi el. Egy ilyen lehetőség az 5. és a 8. lépésre együtt egyszer jár.',
  'BL-7.8': 'A 6. lépésben a maradék sérülést el kell szenvedni (BL-9).',
  'BL-7.9':
    'A 7. lépésben a célpont gazdája figyelmen kívül hagyhat visszavonulást, ahogy képesség és lap engedi. A figyelmen kívül hagyott visszavonulás nem sérülés. Hogy támogatott-e, azt nem választja (BL-10.5).',
  'BL-7.10':
    'Ha a célpont a 6. vagy a 8. lépésben elpusztul, ami rá vonatkozna, elmarad; a 9. és a 11. lépés így is következik.',
  'BL-7.11': 'A 9. lépés tudásjelzői akkor is járnak, ha a dobó egységet közben ellentámadás elpusztította.',
  'BL-7.12':
    'Ha a támadó egységet ilyen ellentámadás pusztítja el, a már kidobott sérülés és visszavonulás megtörténik; előrenyomulás nincs.',
  'BL-7.13':
    'Teljes egészében: a visszavonulás iránya a megnevezéskor eldől. A hozzárendelt méreg és kábítás azonnal számít. A sérülésre, amely elpusztítaná a célpontot, a „Megállíthatatlan” válaszolhat. Az elpusztult célpont lekerül, győzelmi pontokkal és a játék végének ellenőrzésével, hacsak a Kegyetlenség előbb ellentámadást nem enged. Aztán jön a visszavonulások figyelmen kívül hagyása és végrehajtása, a meg nem tettek sérülésének számítása, figyelmen kívül hagyása és elszenvedése; majd a tudásjelzők, az ellentámadás, ha még nem volt, az előrenyomulás vagy üldözés, és végül a figurák, amelyekbe a Tombolás kerül.',
  'BL-7.14':
    'A tárgytalan ablak és döntés elmarad: a dobás utáni, ha nem volt kocka; a sérülés elleni, ha nincs sérülés; a pusztulás előtti, ha a célpont nem pusztulna el; a visszavonulás elleni, ha nincs visszavonulás.',
  'BL-7.15':
    'Egy egységet az pusztított el, akinek a dobása kiürítette. Akit saját Tombolása, saját oldalának lapja vagy egy forgatókönyvkártya ára visz el, azt senki sem pusztította el: nem jár érte pont a pusztításért, sem tudáskártya-ablak, sem előrenyomulás. A csak pusztulásról szóló szövegek és a BL-20.1 ekkor is számítanak. Ha a „Megállíthatatlan” ellentámadásában, amelyet a támadó sérülése váltott ki, a Tombolásba pusztul bele, a támadó pusztította el.',
})

export const dice = chapter('BL-8', 'Kockák', {
  'BL-8.1':
    'Egy kocka hat eredmény egyikét mutatja, egyforma eséllyel: Csapás, Vágás, Szúrás, Morál, Tudás, Hősiesség.',
  'BL-8.2': 'Minden kocka nyílt. A véletlen a játék magjából ered, így a játék visszajátszható és ellenőrizhető.',
})

export const damage = chapter('BL-9', 'Sérülés, gyenge egységek, gyógyulás', {
  'BL-9.1':
    'Minden sérülésért egy figurát veszít az egység; az egyfigurás egység helyette sérüléslapkát kap. Elpusztul, ha utolsó figurája is lekerül, vagy lapkái elérik az egészségét. A fölösleges sérülés elvész.',
  'BL-9.2':
    'Az egy figurára fogyott egység gyenge: Vágása nem okoz sérülést, hacsak nem olyan hatáshoz rendelik, amely ezt mondja. A sérüléslapkás egység soha nem gyenge.',
  'BL-9.3': 'Hogy egy egység gyenge-e, az a dobásakor dől el, és arra a dobásra érvényes.',
  'BL-9.4':
    '1 gyógyulás levesz egy sérüléslapkát vagy visszahoz egy figurát, soha nem az egészség fölé. Elpusztult egység nem gyógyítható.',
  'BL-9.5': 'A levett figura nem sérülés, és nem hagyható figyelmen kívül. A figura nélküli egység elpusztul.',
  'BL-9.6': 'Ha egy egység elpusztul, lapkái lekerülnek a tábláról.',
  'BL-9.7':
    'Aki épületben áll, minden harcban figyelmen kívül hagyhat 1 sérülést, bármi okozza, és harcon kívül minden hatásból 1 sérülést. Ha ugyanabban a harcban egyik épületből a másikba szorul, az nem ad újabbat.',
  'BL-9.8':
    'Egy támadás és az arra adott ellentámadás két harc, minden olyan korlát szempontjából, amely egy harcra szól.',
})
