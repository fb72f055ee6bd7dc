import { chapter } from '../../../../../text/index.ts'

export const assembly = chapter('WK-7', 'A Tanács', {
  'WK-7.1.1': 'Minden báró részt vesz az ülésen, hacsak nincs eltiltva, vagy tisztsége nem tartja távol.',
  'WK-7.1.2':
    'Ha a régens eltiltás nélkül van távol, megnevez egy jelenlévőt, aki helyette elnököl. Ha senki sincs jelen, csak új teendőket fedünk fel.',
  'WK-7.2.1':
    'Minden jelenlévő kap 1 szavazatot, és még 1-et minden királysági városáért, az ostromzár alatt lévőkért is.',
  'WK-7.2.2': 'Ha kell, megnevezik, ki elnököl a régens helyett.',
  'WK-7.2.3': 'A sürgős teendők közül először a magánindítványok jönnek.',
  'WK-7.2.4': 'Aki elnököl, sorba rendezi a többi sürgős teendőt.',
  'WK-7.2.5': 'Mindegyikről szavaznak, és végrehajtják, mielőtt a következő jönne.',
  'WK-7.2.6': 'Három új sürgős teendőt fedünk fel.',
  'WK-7.2.7': 'A mező lapjai visszatérnek a kezekbe. A megmaradt szavazatok megmaradnak.',
  'WK-7.3.1': 'Minden jelenlévő titokban leadja tetszőleges számú szavazatát, akár egyet sem. Együtt fedjük fel őket.',
  'WK-7.3.2':
    'Azután, azzal kezdve, aki elnököl, az óramutató járása szerint mindenki egy oldalt választ minden leadott szavazatának: igen vagy nem, illetve egy báró.',
  'WK-7.3.3': 'Minden leadott szavazat elvész, bármi az eredmény.',
  'WK-7.3.4':
    'Több igennel a teendőt elfogadták, több nemmel elvetették. Egyenlőségnél, akkor is, ha egy sincs, az dönt, aki elnököl.',
  'WK-7.3.5':
    'Ahol bárót választanak, a legtöbb szavazat győz. Minden játékban lévő báró választható, a távol lévő és az eltiltott is, hacsak a lap ki nem zárja. Egyenlőségnél az dönt, aki elnököl.',
  'WK-7.3.6': 'Az elvetett teendőt hatás nélkül eldobjuk.',
  'WK-7.4.1':
    'A sors nevezi meg a bárót, aki magánindítványt tehet; távol lévő vagy eltiltott is lehet. Egyet tesz, vagy egyet sem.',
  'WK-7.4.2':
    'Indítványozhatja egy eltiltás feloldását; egy hatályos törvény, tisztség vagy hivatal eldobását; az ülés elnapolását; vagy szavazást egy eldobott teendőről, amely nem magánindítvány.',
  'WK-7.4.3':
    'Az első háromról igennel vagy nemmel szavaznak. Az utolsóról a saját módján szavaznak, és úgy hajtják végre. Azután a magánindítványt eldobjuk.',
  'WK-7.4.4':
    'Elnapoláskor az ülés azonnal véget ér. A meg nem szavazott teendők maradnak, az üres helyeket a pakliból feltöltjük, és a mező lapjai visszatérnek a kezekbe.',
  'WK-7.4.5': 'Akinek eltiltását feloldják, a következő üléstől vesz részt.',
  'WK-7.5.1': 'Az indítvány azonnal hat, és eldobjuk.',
  'WK-7.5.2': 'A törvény megmarad, és mindenkire hat.',
  'WK-7.5.3':
    'A tisztség a választott báróé. Háromnál több senkinek sem lehet: a negyedikért egyet eldob közülük. A felügyelőségek olyan tisztségek, amelyek Adóztatáskor fizetnek.',
  'WK-7.5.4':
    'A hivatalt a választott báró egyik el nem veszett nemesének adja. Egy nemesnek egy hivatala van; az új a régi helyére lép. Elvész, ha ő meghal, vagy indítvány révén. Kísérete az ő csapatának számít.',
  'WK-7.5.5': 'Akinek csak kísérete van, annak van csapata, és a többiekhez hasonlóan a táblára kell tenni.',
  'WK-7.6.1':
    'Akit egy tisztség, hivatal vagy indítvány érint, azonnal visszautasíthatja. Ilyenkor hatás nélkül eldobjuk; a mindenkire szóló indítvány csak őt hagyja ki.',
  'WK-7.6.2':
    'Azonnal eltiltják: elhagyja az ülést, jelzői megmaradnak, de többé nem szavaz, és a későbbi üléseken nem kap szavazatot.',
  'WK-7.6.3': 'A törvényt akkor lehet megtagadni, amikor kötelezne. Ezúttal nem kötelezi, és a bárót eltiltják.',
  'WK-7.6.4': 'Tisztség vagy hivatal visszavonását nem lehet visszautasítani.',
  'WK-7.6.5':
    'Aki már el van tiltva, minden alkalommal újabb büntetés nélkül utasíthat vissza. Az eltiltás a játék végéig tart, hacsak fel nem oldják.',
  'WK-7.6.6':
    'Ha a régenst eltiltják, azonnal az el nem tiltott bárók közül az lesz a régens, akinek a legtöbb szavazata van; egyenlőségnél a sors dönt. Eltiltott báró sohasem lesz régens. Ha mindenki el van tiltva, nincs régens.',
  'WK-7.6.7': 'Az eltiltásnak nincs más hatása.',
  'WK-7.7.1':
    'Két báró esetén a sorrend után mindkettő titokban leírja minden teendőhöz, hogyan és hány szavazattal szavaz, összesen legfeljebb annyival, amennyije van. Mindent felfedünk, és a teendőket sorban végrehajtjuk. Minden leírt szavazat elvész. Akit közben eltiltanak, annak későbbi szavazatai nem számítanak.',
  'WK-7.7.2': 'A magánindítványok ezt megelőzik, mindegyik külön titkos szavazással.',
})
