import { chapter } from '../../../../../text/index.ts'

export const losses = chapter('WK-10', 'Visszavonulás és halál', {
  'WK-10.1': [
    'Visszavonulás',
    'Részleges győzelem után a vesztes nemesek visszavonulnak, olyan sorrendben, ahogy bárójuk akarja.',
  ],
  'WK-10.1.1':
    'Minden visszavonuló nemeshez a sors nemzetiséget nevez meg: ha seregében van ilyen zsoldos, közülük egy, bárója választása szerint, dezertál.',
  'WK-10.1.2':
    'Azután egy lépést tesz olyan területre, ahol nincs más báró nemese, városa vagy kastélya. Semleges város nem akadály. Ettől nem merül ki.',
  'WK-10.1.3':
    'Ha nincs ilyen terület, saját kastélyába kerül, és kimerül. Ha az ostromzár alatt vagy a táblán kívül van, vagy a csata a tengerentúlon folyt, meghal.',
  'WK-10.2': ['Halál', 'A meghaló nemessel azonnal ezek a lépések történnek.'],
  'WK-10.2.1': 'Meghaló nemesnél ugyanúgy dezertőröket húzunk, mint visszavonuláskor.',
  'WK-10.2.2':
    'Serege jelzőnként legalább 100 értékű zsoldost veszít, bárója választása szerint, de egyet sem, amely kimaradhatna; mindet, ha nem érnek többet. Vazallus és kíséret így sohasem vész el. Minden jelző lekerül.',
  'WK-10.2.3': 'Lekerül a tábláról, és hivatalát eldobjuk.',
  'WK-10.2.4':
    'Örököse lép a helyére a táblán kívül, a megmaradt csapatokkal, és a Fenntartásban visszatér. Örökös nélkül végleg elvész: zsoldosait visszakeverjük, vazallusai kikerülnek a játékból.',
  'WK-10.3': 'Minden halál, visszavonulás és levétel után megnézzük, véget ér-e egy ostromzár.',
  'WK-10.4':
    'Akinek sem csapata, sem jelzője nincs, lekerül a tábláról, de nem halott: semmit sem veszít, és hivatala megmarad.',
})

export const upkeep = chapter('WK-11', 'Fenntartás', {
  'WK-11.1': 'Először megnézzük, győz-e valaki a városaival.',
  'WK-11.2':
    'Akinek kastélya a táblán van, a készletből 1 befolyást kap minden városáért, amely nincs ostromzár alatt. Ha a készlet kevés, akkor is mindenki megkapja, ami jár.',
  'WK-11.3':
    'A régenssel kezdve, az óramutató járása szerint mindenki tetszőleges sorrendben sorskártyát húz minden városára, amelynek területén nincs nemese. Lázadásnál 1 hitet vagy a jövedelem 2-szeresét fizeti koronában, vagy a város semleges lesz.',
  'WK-11.4': 'Minden tengeren lévő nemes partra száll ott, ahová indult.',
  'WK-11.5': 'Minden nemes pihent lesz.',
  'WK-11.6':
    'A régenssel kezdve, az óramutató járása szerint mindenki visszateheti kastélyát olyan területre, ahol nincs ép város, más kastély vagy más báró nemese; csapatkártyákat tehet át azonos területen álló nemesei között, táblán kívüli nemesei között, és kastélyából az utóbbiakhoz; és minden táblán kívüli nemesét, akinek csapata van, le kell tennie kastélyához vagy ostromzár alatt nem álló városához.',
  'WK-11.7': 'Azután megnézzük, üres-e a készlet; ha nem, véget ér, ami a forduló végéig tart, és új forduló kezdődik.',
})
