import { article } from '../../../../text/index.ts'
import type { Effects } from '../common/effects.ts'

const named = (house: string): string =>
  `A védő ${article(house)} ${house}-ház. Ha ez a kihívó, ő választ helyette egy másik játékost.`

export const effects: Effects = {
  abilities: {
    'leader-eddard-stark':
      'A házkártyák felfedése után, ha aktív játékos vagy, és a kimenetel árulás: fegyverszünetté változtathatod.',
    'leader-catelyn-stark': 'A köröd előtt: legfeljebb 2 erőt szétoszthatsz.',
    'leader-robb-stark': 'A köröd előtt: eldobhatsz 3 lapot a kezedből, majd húzol 2-t.',
    'leader-bran-stark':
      'A házkártyák kiválasztása előtt, ha aktív játékos vagy: 1 erőt a dobozba fizethetsz erről a lapról. Ekkor ellenfeled előtted és képpel felfelé játszik ki kártyát.',
    'leader-arya-stark':
      'Az eredményfázis után, ha részt vettél, és vesztettél: levehetsz 2 erőt a másik oldal minden támogatójának részt vevő karakteréről.',
    'leader-cersei-lannister':
      'Mielőtt támogatást ajánl valaki, aki fölött befolyásod van, ha aktív játékos vagy: megnevezheted egy karakterét, amely köteles téged támogatni.',
    'leader-jaime-lannister':
      'Az eredményfázis után, ha aktív játékosként győztél: levehetsz 2 erőt ellenfeled részt vevő karakteréről.',
    'leader-tyrion-lannister':
      'Ha kudarcba fullad egy tárgyalás, amelyben aktív játékos vagy: az oldaladon mindenkit megkímélhetsz a büntetéstől.',
    'leader-tywin-lannister':
      'A házkártyák felfedése után, ha aktív játékos vagy, és a kimenetel viszály: legfeljebb 2 erőt áttehetsz erről a lapról a részt vevő karakteredre.',
    'leader-joffrey-baratheon':
      'Ha viszály- vagy fegyverszünetkártyát kínzol meg: a megnevezett karakter 1 helyett 2 erőt veszíthet, és mind a tiéd lesz.',
    'leader-stannis-baratheon':
      'A köröd eseménykártyájának húzása előtt: megnézheted a felső 3 eseménykártyát. Válassz közülük 1-et eseménynek, a többit tedd a pakli aljára.',
    'leader-melisandre':
      'A házkártyák felfedése után, ha aktív játékos vagy, és a kimenetel viszály: levehetsz 1 erőt egy részt nem vevő karakteredről; az oldalad összértéke 3-mal nő.',
    'leader-davos-seaworth':
      'Az eredményfázis után, ha részt vettél, és vesztettél: húzhatsz 1 kártyát, és legfeljebb 2 erőt szétoszthatsz.',
    'leader-selyse-baratheon':
      'Mielőtt ellenfeled 2 vagy több élő karaktere közül választ, ha aktív játékos vagy: eldobhatsz 1 kártyát, és megnevezheted egyiküket. Azt nem választhatja.',
    'leader-shireen-baratheon':
      'Ha elengedsz egy túszt: 1 helyett 2 kártyát húzhatsz, és legfeljebb 1 erőt szétoszthatsz.',
    'leader-daenerys-targaryen':
      'A házkártyák felfedése után, ha aktív játékos vagy, és a kimenetel viszály: felfordíthatod a Házpaklid felső lapját. Oldalad összértéke a viszályértékével nő; aztán eldobod.',
    'leader-viserys-targaryen':
      'A köröd eseménykártyájának húzása előtt: bármelyik másik játékost megteheted védőnek. Eseménykártyát nem húzol.',
    'leader-khal-drogo':
      'Az eredményfázis túszejtése után, ha aktív játékosként győztél: szerezhetsz még 1 túszt egy vesztestől.',
    'leader-jorah-mormont': 'A kimenetel eldőlésekor, ha támogatóként vesztettél: elkerülheted a büntetést.',
    'leader-barristan-selmy':
      'A támogatásfázis előtt, ha aktív játékos vagy: 1 erőt a dobozba fizethetsz erről a lapról. A támogatásfázis elmarad.',
    'leader-margaery-tyrell':
      'Ha elutasították a támogatásodat: húzhatsz 2 kártyát, és legfeljebb 2 erőt szétoszthatsz.',
    'leader-olenna-tyrell':
      'Az eredményfázis után, ha nem vettél részt: legfeljebb 2 részt vevő karakterről 1-1 erőt erre a lapra vehetsz.',
    'leader-loras-tyrell':
      'A házkártyák kiválasztása előtt, ha aktív játékos vagy: eldobhatsz legfeljebb 3 kártyát. Viszályban mindegyikért 1-gyel nő az oldalad összértéke.',
    'leader-mace-tyrell': 'A kör végén: eldobhatsz bármennyi kártyát, majd 5 helyett 7-ig húzhatsz.',
    'leader-renly-baratheon':
      'A támogatásfázis végén, ha aktív játékos vagy: minden támogatód után húzhatsz 1 kártyát, és legfeljebb 2 erőt szétoszthatsz.',
    'card-eddard-stark': 'A kimenetel eldőlésekor, ha az árulás: a győztes oldalon senki sem kap jutalmat.',
    'card-catelyn-stark':
      'A házkártyák kiválasztása előtt: tégy át legfeljebb 2 erőt a többi karakteredről arra, amelyik részt vesz.',
    'card-robb-stark': 'Az eredményfázis után: keverd dobópaklidat a Házpaklidba, majd húzz 1 kártyát.',
    'card-bran-stark': 'A házkártyák kiválasztása előtt: nézd meg az ellenfél aktív játékos kezét.',
    'card-arya-stark':
      'Az eredményfázis után, ha vesztettél: az ellenfél aktív játékos részt vevő karakterén csak 1 erő marad.',
    'card-cersei-lannister': 'A kimenetel eldőlésekor, ha az árulás, és győztél: az árulásért senki sem szerez túszt.',
    'card-jaime-lannister': 'A házkártyák felfedése után, ha a kimenetel viszály: oldalad összértéke 4-gyel nő.',
    'card-tyrion-lannister':
      'A házkártyák felfedése után: válassz egy aktív játékost, akinek a lapja viszálynak számít. Ha nagyobb viszálykártya van a kezében, el kell dobnia a felfedettet, és egy nagyobbat játszania helyette.',
    'card-tywin-lannister': 'Az eredményfázis után, ha győztél: szerezz 1 túszt egy vesztes játékostól.',
    'card-joffrey-baratheon':
      'A házkártyák kiválasztása előtt: a másik oldal egyik általad választott támogatója visszavonul.',
    'card-stannis-baratheon':
      'A házkártyák felfedése után, ha a kimenetel fegyverszünet: viszály lesz belőle. A fegyverszünetkártyák 0-t érnek.',
    'card-melisandre': 'Az eredményfázis után: vegyél le 2 erőt a másik oldal egy részt vevő karakteréről.',
    'card-davos-seaworth':
      'A házkártyák kiválasztása előtt: húzz 2 kártyát, majd tégy 1 lapot a kezedből a Házpaklid aljára.',
    'card-selyse-baratheon': 'A kimenetel eldőlésekor, ha vesztettél: nem kapsz büntetést.',
    'card-shireen-baratheon': 'Az eredményfázis után: te és egy általad választott másik résztvevő 2-2 kártyát húztok.',
    'card-daenerys-targaryen':
      'A házkártyák felfedése után, ha a kimenetel viszály: dobj el egy viszálykártyát a kezedből. Oldalad összértéke az értékének felfelé kerekített felével nő.',
    'card-viserys-targaryen':
      'A házkártyák kiválasztása előtt: az ellenfél aktív játékos vagy eldob 2 kártyát, vagy hagyja, hogy 1 túszt szerezz.',
    'card-khal-drogo': 'Az eredményfázis után, ha győztél: minden vesztes részt vevő karaktere 1 erőt veszít.',
    'card-jorah-mormont':
      'A házkártyák kiválasztása előtt: nézd meg Házpaklid felső 3 lapját. Végy közülük 1-et a kezedbe, a többit tedd vissza felülre tetszőleges sorrendben.',
    'card-barristan-selmy':
      'A házkártyák felfedése után, ha a kimenetel viszály, és a védő oldalán állsz: annak összértéke 5-tel nő.',
    'card-margaery-tyrell': 'A házkártyák kiválasztása előtt, ha támogató vagy: oldalt váltasz.',
    'card-olenna-tyrell': 'A házkártyák kiválasztása előtt: vegyél le 2 erőt bármely részt vevő karakterről.',
    'card-loras-tyrell':
      'A házkártyák felfedése után, ha a kimenetel viszály: oldalad összértéke 2-vel nő minden élő részt vevő karakteréért.',
    'card-mace-tyrell': 'Az eredményfázis után: húzz 3 kártyát. Ha vesztettél, legfeljebb 2 erőt is szétoszthatsz.',
    'card-renly-baratheon':
      'A házkártyák kiválasztása előtt: egy részt nem vevő játékos egy karakterével az oldaladra állhat. Ha megteszi, mindketten húztok 1 kártyát.',
  },
  events: {
    stark: named('Stark'),
    lannister: named('Lannister'),
    baratheon: named('Baratheon'),
    targaryen: named('Targaryen'),
    tyrell: named('Tyrell'),
    influential: 'A védő az, aki a többiek közül a legtöbb befolyást terjesztette ki. Egyenlők közül a kihívó választ.',
    resourceful: 'A védő az, akinek a többiek közül a legtöbb lap van a kezében. Egyenlők közül a kihívó választ.',
    powerful:
      'A védő az, akinek a többiek közül karakterein és vezetőlapján együtt a legtöbb ereje van. Egyenlők közül a kihívó választ.',
  },
  cards: {
    truce:
      'Két fegyverszünetkártya tárgyaláshoz vezet. Viszály ellenében elárulnak és veszítesz, de minden győztestől túszt szerzel.',
    hostility:
      'Fegyverszünet ellenében árulás, és te győzöl. Másik viszály ellenében az összértékek döntenek; az értéke az oldaladnak számít.',
    character: 'Képpel lefelé kijátszva 0 értékű viszálykártya, a szövege nem érvényes.',
  },
}
