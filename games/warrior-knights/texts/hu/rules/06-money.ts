import { chapter } from '../../../../../text/index.ts'

export const money = chapter('WK-6', 'Adóztatás, Zsoldfizetés, Toborzás', {
  'WK-6.1.1':
    'Minden báró megkapja ostromzár alatt nem álló városainak jövedelmét, a Királyságban és a tengerentúlon, és felügyelőségeinek jövedelmét.',
  'WK-6.1.2':
    'Azután az Adóztatás törvényei hatnak elfogadásuk sorrendjében, egyenként minden báróra. Bárki megtagadhatja.',
  'WK-6.1.3':
    'Az Éhínséghez hasonló lapok minden város jövedelmét módosítják, azután eldobjuk őket. A mező lapjai visszatérnek a kezekbe.',
  'WK-6.2.1':
    'A zsoldot a régenssel kezdve, az óramutató járása szerint fizetik; mindenki befejezi, mielőtt a következő kezdené.',
  'WK-6.2.2':
    'Először a vazallusok jönnek, a táblán és azon kívül. Aki nem tudja mindet kifizetni, annyi egész zsoldot fizet, amennyi a legtöbb koronát kiadja. A fizetetlen vazallusok maradnak, és később sem jár nekik.',
  'WK-6.2.3':
    'Azután kiválasztja, mely zsoldosokat fizeti ki, egyenként teljesen, akkor is, ha többre telne. Akit nem fizet ki, dezertál, és visszakeverjük a pakliba.',
  'WK-6.2.4':
    'Kör alakú nemes seregének nem jár zsold, amíg csapatereje legfeljebb 400. A jelzők nem számítanak, sem az, hogy kimerült vagy a táblán kívül van. Afölött minden lapját fizetni kell. Egyszer nézzük meg, amikor bárója fizetni kezd.',
  'WK-6.2.5': 'A veszteségjelzők sohasem csökkentik a zsoldot. A kíséretet sohasem kell fizetni.',
  'WK-6.2.6': 'Dezertálás után a túl sok jelzőt viselő seregek elveszítik nemesüket.',
  'WK-6.3.1':
    'A címerekre balról jobbra kerül sor. Tulajdonosuk visszaveszi a címert; vagy fölfogad egy zsoldost a kínálatból a zsoldjáért; vagy, csak első címerével, többet egy nemzetiségből: mindegyik a foglalójába és egy további címerébe kerül.',
  'WK-6.3.2':
    'Minden fölfogadott lapot azonnal be kell osztani: olyan nemeséhez, aki ostromzár alatt nem álló városában vagy kastélyában van; a táblán kívüli nemeséhez; vagy a kastélyához, bárhol van is, akár ostromzár alatt.',
  'WK-6.3.3': 'Ha elfogyott a címer, a kínálat maradékát visszakeverjük, és N + 1 új lapot fedünk fel.',
  'WK-6.3.4': 'Toborzást csak N + 1 címer indít. Ha a pakli kevés, annyit fedünk fel, amennyi van.',
})
