import { chapter } from '../../../../../text/index.ts'

export const victory = chapter('AG-10', 'Győzelem és a játék vége', {
  'AG-10.1':
    'Aki hét vagy több olyan tartományt ural, ahol város vagy vár áll, azonnal győz. Ennek ellenőrzése mindig megtörténik, amikor az uralom változhatott: meneteléskor, amint az ütközet nélkül mozgók megérkeztek, és az elhagyott tartományok uralma megváltozott, még az ütközet előtt; amint az ütközet győztese bevonult, és a vesztes visszavonult; minden menetelés parancs végén, a kikötőkkel együtt; minden ház vadkártya miatti része után; és minden ház után, amely az utánpótláshoz igazította a seregeit. Az asztal választhatja azt is, hogy előbb lezárul a menetelés parancs (AG-12.8). Ha többeknek van hét vagy több, az győz, akinek több van, aztán az AG-10.3 dönt.',
  'AG-10.2': 'A 10. forduló rendrakása után az a ház győz, amelyik a legtöbb ilyen tartományt uralja.',
  'AG-10.3':
    'Holtversenyben az dönt, amit az asztal választott. A szabálykönyv szerint: több vár, aztán magasabb utánpótlás, aztán nagyobb saját készlet, aztán jobb hely a Vastrón befolyási területén. A FAQ 2.0 szerint: több szárazföldi tartomány, aztán magasabb utánpótlás, aztán jobb hely a Vastrón befolyási területén.',
  'AG-10.4': 'Ugyanez az összevetés rangsorol minden házat.',
  'AG-10.5':
    'A győzelmi sáv legfeljebb hetet mutat. A megnyert játéknak azonnal vége: nem hat több lépés, parancs és lap, a pillanatnyi tábla számít.',
})
