import { chapter } from '../../../../../text/index.ts'

export const terms = chapter('WK-1', 'Fogalmak', {
  'WK-1.1':
    'Minden játékos egy báró, saját hellyel. Az óramutató járása szerint annyit jelent: a helyek sorrendjében. Ahol a bárók egymás után tesznek valamit, a régens kezd, és az óramutató járása szerint folytatják, hacsak egy szabály mást nem mond.',
  'WK-1.2':
    'Minden bárónak 4 nemese van, alakonként egy: négyzet, csillag, háromszög, kör. Egy nemes a táblán van, a tengeren, a táblán kívül, vagy végleg elveszett; és pihent vagy kimerült. Kimerült nemes nem mozoghat, nem támadhat, és nem adhat át csapatokat annak, aki mozog; védekezni rendesen védekezik.',
  'WK-1.3':
    'Sereg egy nemes a csapatkártyáival és hivatalának kíséretével, vagy egy kastély csapatkártyái. Csapatereje mindezek erejének összege. A nemes saját 200-a sohasem része a csapaterőnek.',
  'WK-1.4':
    'A veszteségjelzők a seregeken fekszenek. Mindegyik 100-zal csökkenti a sereg erejét, de nem 0 alá; a csapaterőt sohasem csökkenti.',
  'WK-1.5':
    'Ha egy seregen van veszteségjelző, és a jelzők értéke eléri a csapaterőt, nemese azonnal meghal. Csatában halálát a végén hajtjuk végre. Kastély serege ilyenkor csak dezertőröket húz, elszenvedi a veszteségét, és jelzői lekerülnek róla.',
  'WK-1.6':
    'A városnak ereje és jövedelme van. Semleges, egy báró uralja, vagy elpusztították. Az erődítés 100 erőt és 1 jövedelmet ad; minden résjelző 100 erőt vesz el, de nem 0 alá. Az elpusztított város nem város többé, de a kikötője működik.',
  'WK-1.7':
    'A kastély ereje 400; a Királyság egy területén áll, vagy a táblán kívül van. Nem város: nincs jövedelme, befolyása, szavazata, és nem erősíthető meg. Rés törhető rajta, javítható, rohamozható, ostromzár alá vehető.',
  'WK-1.8':
    'Az a nemes, aki saját bárója városának vagy kastélyának területén van a táblán, a városban, illetve a kastélyban van. Más soha.',
  'WK-1.9':
    'A Királyságban 63 terület van, a tengerentúlon 6. A tengerentúliaknak nincs szomszédjuk. A tengeren lévő nemes egyetlen területen sincs.',
  'WK-1.10':
    'A zsoldosoknak nemzetiségük, erejük és zsoldjuk van. A vazallusoknak erejük és zsoldjuk; ők sohasem dezertálnak, és veszteségként sem kell eldobni őket. A kíséretnek ereje van, de zsoldja és kártyája nincs.',
  'WK-1.11':
    'A korona, szavazat, hit, befolyás és a jelzők sohasem fogynak el. Ami elfogyhat: bárónként 8 címer, 3 expedíciójelző és a paklik.',
  'WK-1.12': 'N a még játékban lévő bárók száma.',
  'WK-1.13': 'A törteket úgy kerekítjük, ahogy a szabály mondja; ha nem mond semmit, lefelé.',
})

export const course = chapter('WK-2', 'A játék menete', {
  'WK-2.1': 'Egy különleges szakaszt teljesen végrehajtunk, mielőtt a következő akciókártyát felfednénk.',
  'WK-2.2':
    'Halál, visszavonulás, kastély eleste és sorshúzás bármit félbeszakíthat. Ezeket befejezzük, mielőtt a félbeszakított lépés folytatódna.',
  'WK-2.3': 'Bármely két lépés között lehet alkudozni és koronát adni.',
  'WK-2.4':
    'Egy kör sorrendje a kezdetekor rögzül, akkor is, ha közben másé lesz a régensség. A régens döntései azt illetik, aki abban a pillanatban a régens.',
})
