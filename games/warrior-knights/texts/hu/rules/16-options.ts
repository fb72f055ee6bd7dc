import { chapter } from '../../../../../text/index.ts'

export const options = chapter('WK-16', 'Választható szabályok', {
  'WK-16.1': 'A játék hossza: a készletben bárónként 8, 10, 12 vagy 15 befolyás van.',
  'WK-16.2':
    'Nyitott magánindítványok: tilthatnak ostromzárat, úti vagy tengeri mozgást, semleges városok rohamát vagy pusztítást is; megkettőzhetik vagy felezhetik a következő zsoldot; mindenkinek 1–5 koronát adhatnak; vagy szóban bármit javasolhatnak. A tilalom törvényként hat.',
  'WK-16.3':
    'Örökösök cseréje: minden nemesnek örököse van, először saját bárójánál. Az átadhatja egy másik bárónak, aki bármikor visszaküldheti vagy megölheti. Halott nemes csak akkor tér vissza, ha örököse otthon van. Ha az örökös is halott, a nemes végleg elvész.',
  'WK-16.4': 'Az erő jogán: csak városokkal lehet győzni; a készlet nem vet véget semminek.',
  'WK-16.5':
    'Kiesés: aki elveszíti kastélyát, a zsákmány kifizetése után kiesik. Minden, ami az övé, kikerül a játékból, városai semlegesek lesznek. Az utolsó megmaradt báró győz.',
  'WK-16.6': 'Mindezek együtt is választhatók.',
  'WK-16.7':
    'Elhagyott nemesek: akit csapatai dezertálása miatt veszítesz el, nem halott, így nem számít, van-e örököse.',
  'WK-16.8':
    'Csodák pedig vannak: egy tartós esemény később is érvényteleníthető, áránál 1-gyel több hitért: a vöröset áldozata, a kéket bárki.',
})

export const details = chapter('WK-17', 'A lapok részletei', {
  'WK-17.1':
    'A Gyújtogatás a városban lévő nemeseket öli meg, a város uráéit; a terület többi nemesének nem esik baja.',
  'WK-17.2': 'A díjat módosító lapok sohasem viszik azt 1 alá.',
  'WK-17.3':
    'Ha egy város egy lap miatt cserél gazdát, az nem elfoglalás: nem pusztítható el. Ha semleges lesz, elveszíti erődítését.',
  'WK-17.4': 'A Felkelés és az Omladozó falak a sorskártya városa szerint választ bárója városai közül.',
  'WK-17.5': 'A Tengerentúli követ is lehet régens; akkor megnevezi, ki elnököl.',
  'WK-17.6':
    'A királyi hadak fővezérének többletlapja a 10-es határon belül számít. A kereszt bajnoka csak élve és pihenten hat.',
  'WK-17.7': 'A Menedékjogot a halálok előtt fizetik. A tengerentúlon nem használható.',
  'WK-17.8': 'A Szabad lándzsák zsoldosát úgy kell beosztani, mint a Toborzásban.',
  'WK-17.9':
    'Az Adóztatás törvényei minden bevétel után hatnak. A Jövedelemadó csak e bevételt nézi, a Vagyonadó minden koronát.',
  'WK-17.10':
    'Az Útvámot és a Kikötővámot az úttal együtt jelentik be. Aki se nem fizet, se meg nem tagadja, nem teheti meg azt az utat; aki megtagadja, ingyen mozog, és eltiltják.',
  'WK-17.11': 'Ha a Bizalmatlansági indítvány győztesét az ülés vége előtt eltiltják, semmi sem történik.',
  'WK-17.12':
    'Akitől a Szabad városi kiváltság vagy a Nemes visszahívása nem vehet el semmit, azt nem érinti, és nem kell visszautasítania.',
  'WK-17.13': 'Isten békéje a forduló végéig tilt minden csatát más báró ellen. Az ostromzárak maradnak.',
  'WK-17.14': 'Ha több lap ugyanazt az értéket módosítja, összeadódnak.',
  'WK-17.15': 'A Nyitott kapukkal kapott város erődítés nélkül, réseivel jön; mások ostromzárai maradnak.',
  'WK-17.16': 'A Főtengernagy azonnal partra száll, és így lázadásnál már ott számít.',
  'WK-17.17': 'A Tengerentúli követ minden ülés elején kap, akkor is, ha azután elnapolják.',
  'WK-17.18':
    'A Főinkvizítor 1 hittel kevesebbet fizet az érvénytelenítésért, de legalább 1-et, ha csak ő ajánlott. Ha más is ajánlott, a teljes ár kell.',
  'WK-17.19':
    'A Parasztlázadásnál a Polgárjog számít, az Országbíró nem. A Fenntartás lázadásai ettől még megtörténnek.',
  'WK-17.20': 'A Tábori láz senkit sem öl meg: akit a jelző megölne, megmenekül.',
  'WK-17.21':
    'A Szabad lándzsák, az Új erő, a Tábori orvosok, az Építőmesterek és a Nyitott kapuk elutasíthatók. A Tábori orvosok a táblán kívül, a tengeren és ostromzár alatt is gyógyítanak.',
  'WK-17.22':
    'Az Éhínség, a Hűséges vazallusok és az Isten békéje nyitva fekszik, míg véget nem ér a szakasz vagy forduló, amelyre hat.',
  'WK-17.23': 'A Nemes visszahívása ostromlót és ostromlottat egyaránt elvihet. A tengeren lévő nemes nincs a táblán.',
  'WK-17.24': 'A Nagy viharok minden expedíciót visszavetnek a 2. és 3. helyről. Az áldás és a befektetés marad.',
  'WK-17.25':
    'Az értéket módosító lap csak azt módosítja: egy jövedelmet, díjat, húzást, árat, vagy azt, hogy szabad-e valami.',
})
