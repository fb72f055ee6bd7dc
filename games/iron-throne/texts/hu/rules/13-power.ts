import { chapter } from '../../../../../text/index.ts'

export const power = chapter('IT-13', 'Erő', {
  'IT-13.1':
    'Erőt szétosztani annyi, mint saját vezetőlapodról saját élő karaktereidre tenni, tetszés szerint elosztva.',
  'IT-13.2': 'A „legfeljebb” kevesebbet is megenged, semmit is.',
  'IT-13.3': 'Ha nem „legfeljebb”, mindet szét kell osztani, vagy amennyi a vezetőlapon van.',
  'IT-13.4':
    'A karakterről levett erő saját Háza vezetőlapjára kerül, hacsak a hatás mást nem mond. Ha kevesebb van rajta, mind lekerül.',
  'IT-13.5': 'A vezetőlapról levett erő végleg a dobozba kerül.',
  'IT-13.6': 'Senki sem vesz el erőt más vezetőlapjáról, csak egyezséggel, vagy olyan hatással, amely ezt mondja.',
  'IT-13.7': 'Karakteren és vezetőlapon bármennyi lehet.',
  'IT-13.8': 'Üres vezetőlapról nem lehet szétosztani, és nem lehet költséget fizetni.',
  'IT-13.9': 'Ami karakterről karakterre megy, nem halad át a vezetőlapon.',
})

export const death = chapter('IT-14', 'Halál', {
  'IT-14.1': 'Az erő nélküli karakter azonnal meghal, és soha nem tér vissza.',
  'IT-14.2': 'A halottak nem kapnak erőt, és nem lehet őket választani, felajánlani, kötelezni.',
  'IT-14.3':
    'Ha egy részt vevő karakter meghal, játékosa az oldalon marad, és vele győz vagy veszít. A karakter többé nem ad semmit, és kártyáit nem lehet többé a szövegükért kijátszani.',
  'IT-14.4': 'A halottak kártyái képpel lefelé továbbra is kijátszhatók 0 értékű viszályként, és lehetnek túszok.',
  'IT-14.5': 'A vezető soha nem hal meg, üres vezetőlappal sem.',
})

export const cards = chapter('IT-15', 'Házkártyák', {
  'IT-15.1': 'A kéz titkos, a mérete nem. A kéznek nincs korlátja.',
  'IT-15.2': 'A dobópaklik nyíltak, a maguk sorrendjében.',
  'IT-15.3': 'Mindenki csak saját Háza kártyáit játssza ki. Túszt soha senki.',
  'IT-15.4': 'Amit valaki a kezéből eldob, azt meg kell mutatni.',
  'IT-15.5':
    'Ha egy Házpakli elfogy, dobópaklijából keverés után új lesz, ha van benne lap; ha nincs, akkor, amikor legközelebb lap kell. Ha akkor sincs, a húzás elmarad.',
  'IT-15.6': 'Több lapot egyenként kell húzni.',
})

export const characterCards = chapter('IT-16', 'Karakterkártyák', {
  'IT-16.1':
    'A szövegében álló pillanatban egy résztvevő karakterkártyát játszhat ki a kezéből, képpel felfelé. A kör végéig játékban marad.',
  'IT-16.2': 'A kártya karakterének saját élő résztvevődnek kell lennie.',
  'IT-16.3': 'Vezetőd kártyájához bármelyik karaktered megfelel, ha él és részt vesz.',
  'IT-16.4': 'Aktív játékosok és támogatók egyaránt megtehetik; senki más, és az sem, aki visszavonult.',
  'IT-16.5': 'Bármennyit kijátszhatsz, ugyanannak mindkét példányát is.',
  'IT-16.6':
    'Mindennek meg kell lennie, amit a kártya kíván, és minden szükséges választásra kell, hogy legyen válasz.',
  'IT-16.7': 'Senki sem köteles kijátszani.',
  'IT-16.8':
    'Az az aktív játékos, aki ilyet játszik ki, képpel lefelé is játszik kártyát: a kimenetel csak abból lesz.',
})

export const leaders = chapter('IT-17', 'Vezetők képességei', {
  'IT-17.1': 'A képességek mindenki előtt nyíltak, ha a vezetőket felfedtétek. Senki sem köteles használni.',
  'IT-17.2':
    'Egy képesség minden alkalommal egyszer használható, amikor eljön a pillanata, ha akkor megvan, ami kell hozzá. Karaktereidtől nem függ, hacsak ezt nem mondja.',
  'IT-17.3': 'A költséget egészben és előre kell megfizetni. Aki nem tudja, nem használhatja.',
  'IT-17.4': 'Ha egy vezető vagy kártya szövege ellentmond ezeknek a szabályoknak, a szöveg érvényes.',
})
