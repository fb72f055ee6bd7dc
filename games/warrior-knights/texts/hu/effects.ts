/** What cards and abilities do, in our own words. */
import type { Effects } from '../common/effects.ts'

const motion = 'A sors megnevez egy bárót; ő egy magánindítványt tehet.'

export const effects: Effects = {
  actions: {
    'levy-taxes': '1 koronát kapsz minden területért, ahol van nemesed. A tengeren lévők nem számítanak.',
    'draft-soldiers': 'Tegyél egy címert a zsoldossáv egy üres helyére, ingyen.',
    'rally-support':
      '2 szavazatot kapsz. Ha ezután neked van a legtöbb szavazatod, és nem vagy eltiltva, te leszel a régens.',
    'serve-the-church':
      '1 hitet kapsz. Ha ezután neked van a legtöbb hited, te leszel a főkegyúr. E lap mezőjét te választod meg.',
    'mobilize-forces':
      'Válassz egy területet: vonulj oda akárhány pihent nemeseddel, indíts ott csatát, vagy tedd mindkettőt.',
    'versatile-strategy':
      'Válassz egyet: 2 korona; 1 szavazat; egy nemesed mozog; egy csata; egy címer a zsoldossávra a hely áráért. A lap visszatér a kezedbe.',
    'important-event': 'A főkegyúr dönti el, ki húzza a felső eseményt; az végrehajtja.',
    'fund-expeditions': 'Expedíciók indulnak, pénzt és áldást kapnak, haladnak, és meghozzák, amit meghoznak.',
    'upgrade-defenses':
      'Mindenki javíthat egy helyet (résjelzőnként 2 korona) vagy megerősíthet egy várost (4 korona), ha nincs ostromzár alatt.',
    'muster-troops': 'Mindenki veszteségjelzőket vehet le egyik seregéről, darabját 2 koronáért.',
    'uncertain-times': 'A sorskártyák pakliját megkeverik.',
  },
  events: {
    heretic:
      'Soha többé nem lehetsz főkegyúr. Ha az vagy, a jelző azé a nem eretnek báróé lesz, akinek a legtöbb hite van.',
    assassin: 'Egy sorsolt nemesed a táblán 2 veszteségjelzőt kap; ebbe bele is halhat.',
    'no-heir': 'Egy sorsolt nemesednek nincs örököse: ha meghal, végleg elvész.',
    'broken-line': 'Válaszd ki egy nemesedet, akinek van örököse: mostantól nincs.',
    'empty-coffers': 'Koronáid felét elveszíted, lefelé kerekítve.',
    mutiny: 'A sors megnevez egy nemzetiséget: minden ilyen zsoldosod dezertál.',
    'broken-contract': 'Válaszd ki egy zsoldosodat: dezertál.',
    uprising: 'Egy sorsolt városod, ahol nincs nemesed, semleges lesz.',
    'crumbling-walls': 'Egy sorsolt városod 2 résjelzőt kap; ha nincs városod, a kastélyod kapja.',
    excommunication: 'Minden hitedet elveszíted.',
    scandal:
      'Szavazataid felét elveszíted, fölfelé kerekítve. Ha te vagy a régens, a jelző azé a másik, el nem tiltott báróé lesz, akinek a legtöbb szavazata van.',
    'camp-fever':
      'Minden nemesed a táblán, városaid és kastélyod területén kívül, 1 veszteségjelzőt kap, hacsak bele nem halna.',
    'rich-harvest': 'Minden városodért 1 koronát kapsz, de legalább 3-at.',
    'papal-legate': '2 hitet kapsz. Ha ezután neked van a legtöbb, te leszel a főkegyúr.',
    'great-orator': '3 szavazatot kapsz. Ha ezután neked van a legtöbb, és nem vagy eltiltva, te leszel a régens.',
    'holy-relic': '3 hitet kapsz.',
    'hidden-treasure': '8 koronát kapsz.',
    'free-lances': 'Fordítsd fel a felső zsoldost. Foglaló nélkül fölfogadhatod; különben visszakeverik.',
    'field-surgeons': 'Vedd le az összes veszteségjelzőt egyik seregedről.',
    'master-builders':
      'Erősítsd meg egy városodat, vagy vedd le az összes résjelzőt egy városodról vagy a kastélyodról, ha nincs ostromzár alatt. Ingyen van.',
    'royal-blood': '1 befolyást kapsz a készletből.',
    'second-wind': 'Legfeljebb két kimerült nemesed a táblán újra pihent.',
    'open-gates':
      'Megkapsz egy semleges várost, amelynek területén van nemesed, és másnak nincs. Ha nincs ilyen, 3 koronát kapsz.',
    'loyal-retainers': 'A következő Zsoldfizetéskor nem tartozol vazallusaidnak.',
    arson: 'Egy sorsolt város elpusztul, és a városban minden nemes meghal.',
    plague: 'Egy sorsolt város területén minden nemes 2 veszteségjelzőt kap.',
    famine: 'A következő Adóztatáskor a Királyság minden városa 1 koronával kevesebbet fizet.',
    'duel-of-honor': 'Egy sorsolt nemes a táblán kimerül, és 1 veszteségjelzőt kap.',
    earthquake: 'Egy sorsolt város 2 résjelzőt kap.',
    'great-storms': 'Minden expedíció a 2. vagy 3. helyről egy hellyel visszalép.',
    pirates: 'Minden tengeren lévő nemes 1 veszteségjelzőt kap.',
    'unpaid-companies':
      'A sors megnevez egy nemzetiséget: minden ilyen zsoldost azonnal kifizet a bárója, vagy dezertál. A kör képessége nem segít.',
    'tithe-collectors': 'Akinek a legtöbb koronája van, 5-öt fizet; ha többen vannak, mindegyikük.',
    'peasants-revolt': 'Azonnal lázadásokat kell húzni, de csak a Királyság városaira.',
    pilgrimage: 'Akinek a tengerentúlon városa vagy nemese van, 1 hitet kap.',
    'truce-of-god':
      'E forduló végéig senki sem támadhat más bárót, annak városát vagy kastélyát. Semleges várost lehet támadni.',
  },
  agendas: {
    'royal-subsidy': 'A választott báró 6 koronát kap.',
    'war-levy': 'Mindenki 1 koronát fizet minden városáért.',
    'peters-pence': 'Mindenki 1 hitet vagy 3 koronát ad, ahogy akarja.',
    confiscation: 'A választott báró elveszíti koronái felét, lefelé kerekítve.',
    'recall-of-a-noble':
      'A választott báró leveszi egyik nemesét a tábláról. Az nem halott, csapatai és jelzői megmaradnak.',
    'city-charter': 'A választott báró egyik királysági városa semleges lesz.',
    'royal-masons': 'Minden résjelző lekerül a városokról és kastélyokról, ha nincsenek ostromzár alatt.',
    'recognition-of-claim': 'A választott báró 1 befolyást kap a készletből.',
    'election-of-the-patriarch': 'A választott báró lesz a főkegyúr. Eretneket nem lehet választani.',
    'vote-of-no-confidence':
      'A választott báró lesz a régens, amikor ez az ülés véget ér. Eltiltott bárót nem lehet választani.',
    'property-tax': 'Minden Adóztatás után, akinek 10-nél több koronája van, 2-t fizet.',
    'income-tax': 'Minden Adóztatás után mindenki 1 koronát fizet bevétele minden teljes 4 koronája után.',
    'road-toll': 'Úton egynél több területnyit mozogni 1 koronába kerül.',
    'harbor-dues':
      'Tengeren utazni 2 koronába kerül: azé, aki a kikötő városát uralja; ha senki vagy maga az utazó, a kincstáré.',
    'protection-of-cities': 'Aki várost foglal el, nem pusztíthatja el.',
    'mercenary-charter': 'A Toborzásban minden foglaló 1 koronával magasabb.',
    'right-of-sanctuary': 'Ha teljes győzelem ölne meg egy nemest, bárója 2 hitet fizethet: akkor a nemes visszavonul.',
    'burghers-right': 'Erődített városra nem kell lázadást húzni.',
    'lord-steward': 'Az Alkalmazkodás 2 helyett 3 koronát hoz neked.',
    'lord-constable': 'Ha ütközetben te támadsz, 1 sorskártyával többet húzol, legfeljebb 10-ig.',
    'ambassador-overseas':
      'Nem veszel részt a Tanács ülésein. Amikor egy ülés kezdődik, szavazatok helyett 3 koronát és 1 hitet kapsz.',
    'grand-inquisitor':
      'Ha egyedül fizetsz egy esemény érvénytelenítéséért, 1 hittel kevesebbe kerül, de legalább 1-be.',
    'keeper-of-the-seal': 'Minden ülés elején, amelyen részt veszel, 2 szavazattal többet kapsz.',
    'captain-general': 'A Toborzásban foglalóid 1 koronával alacsonyabbak, de legalább 1 koronába kerülnek.',
    'lord-justice': 'Minden Fenntartásban az első lázadás városaidban hatástalan.',
    'salt-monopoly': 'Minden Adóztatáskor 3 koronát kapsz.',
    'wool-staple': 'Minden Adóztatáskor 2 koronát kapsz.',
    'wine-tithes': 'Minden Adóztatáskor 3 koronát kapsz.',
    'silver-mines': 'Minden Adóztatáskor 4 koronát kapsz.',
    'royal-forests': 'Minden Adóztatáskor 2 koronát kapsz.',
    'customs-house':
      'Minden Adóztatáskor 1 koronát kapsz, és még 1-et minden kikötővárosodért, amely nincs ostromzár alatt.',
    'market-tolls':
      'Minden Adóztatáskor 1 koronát kapsz minden királysági városodért, amely nincs ostromzár alatt, legfeljebb 4-et.',
    'lord-high-marshal': 'Nemesének 200-as kísérete van.',
    'captain-of-the-royal-guard': 'Nemesének 150-es kísérete van.',
    'warden-of-the-north': 'Nemesének 100-as kísérete van.',
    'warden-of-the-south': 'Nemesének 100-as kísérete van.',
    'lord-admiral': 'Nemesének 100-as kísérete van. Ha tengeren utazik, azonnal partra száll; ettől még kimerül.',
    'master-of-sieges':
      'Nemesének 50-es kísérete van. Ha ő parancsnokol az ostromzárban, oldala 200-zal többet számít.',
    'champion-of-the-cross':
      'Nemesének 100-as kísérete van. Ha a tengerentúlon parancsnokol, oldalának 1 győzelemmel több van.',
    'royal-standard-bearer': 'Nemesének 50-es kísérete van. Ha visszavonul, senki sem dezertál.',
    'private-motion-1': motion,
    'private-motion-2': motion,
    'private-motion-3': motion,
    'private-motion-4': motion,
  },
  presets: {
    'ban-sieges': 'Senki sem vonhat ostromzárat.',
    'ban-roads': 'Senki sem mozoghat úton egynél több területnyit.',
    'ban-sea': 'Senki sem utazhat tengeren.',
    'ban-neutral-assaults': 'Senki sem rohamozhat meg semleges várost.',
    'ban-razing': 'Senki sem pusztíthat el várost.',
    'double-wages': 'A következő zsold kétszeres.',
    'half-wages': 'A következő zsold feleződik, fölfelé kerekítve.',
  },
  shapes: {
    square: 'Ha ő a parancsnok, és nem kimerült, oldala 100-zal több veszteséget védhet ki.',
    star: 'Ha ő a parancsnok, és nem kimerült, oldala 100-zal több veszteséget okozhat.',
    triangle: 'Ha ő a parancsnok, él, és nem kimerült, oldala 1 győzelemmel többet számolhat.',
    circle: 'Seregének nem jár zsold, amíg csapatai legfeljebb 400-at érnek.',
  },
  battleResults: {
    casualty: 'A másik oldal 1 találatot kap.',
    prevent: 'A te oldalad 1 találattal kevesebbet kap.',
    victory: '1-et számít, amikor a csata eldől.',
    draw: 'Helyette újabb lapot kell húzni.',
  },
}
