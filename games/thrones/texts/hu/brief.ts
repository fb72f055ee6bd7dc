import type { BriefPart } from '../../../../text/index.ts'

/** A játék két oldalban. */
export const brief: readonly BriefPart[] = [
  {
    title: 'Hogyan győzhetsz?',
    asks: 'győzök győzni győzelem nyerek nyerni nyerhetek győztes vége cél',
    text: 'Uralj hét olyan tartományt, ahol város vagy vár áll, és azonnal győzöl. Ha a 10. forduló végéig ez senkinek sem sikerül, az győz, akinek a legtöbb van.',
  },
  {
    title: 'Egy forduló',
    asks: 'kör fázis szakasz sorrend forduló menete',
    text: 'Minden forduló három fázisból áll. Westeros-fázis: három Westeros-kártyát húztok, és sorban életbe lépnek (az első fordulóban nem). Tervezési fázis: mindenki egy-egy lefordított parancsot tesz minden tartományába, ahol egysége áll, és mindet egyszerre fedjük fel. Akciófázis: előbb a portyázások, aztán a menetelések az ütközetekkel, végül a hatalomszerzések, mindig egy-egy parancs, a Vastrón befolyási területének sorrendjében.',
  },
  {
    title: 'A parancsok',
    asks: 'parancs menetelés portyázás támogatás védekezés hatalomszerzés csillag különleges',
    text: 'A menetelés szomszédos tartományokba viszi az egységeket, és támad ott, ahol ellenség áll. A támogatás a maga tartományának erejét adja egy szomszédos ütközethez, bármelyik oldalon. A védekezés a saját tartományt erősíti. A portyázás leveszi egy szomszédos tartomány támogatás, portyázás vagy hatalomszerzés parancsát. A hatalomszerzés hatalomjelzőt hoz. A csillagos, különleges parancsok erősebbek; hogy hányat használhatsz, azt a királyi udvarban elfoglalt helyed szabja meg.',
  },
  {
    title: 'Ütközetek',
    asks: 'csata harc ütközet erő házkártya támadás veszteség visszavonulás kard',
    text: 'Add össze az egységeidet (gyalogos 1, lovag 2, hajó 1, ostromgép 4, ha várost vagy várat támad), a parancsodat és minden támogatást. Ezután mindkét fél titokban választ egy házkártyát, és hozzáadja az erejét. A nagyobb összeg győz; holtversenynél az, aki előrébb áll a hűbéresek befolyási területén. A győztes lapján a kardok egységeket pusztítanak el, a vesztesén az erődök megmentik őket; a vesztes visszavonul.',
  },
  {
    title: 'Hatalomjelzők, utánpótlás, befolyás',
    asks: 'hatalom ellátás utánpótlás befolyás licit sáv vastrón acélkard holló toborzás vadak',
    text: 'Hatalomjelzővel tartod meg a tartományt, amelyet elhagysz, azzal licitálsz a három befolyási terület helyeire, és azzal állsz ki a vadak ellen. Az utánpótlás szabja meg, hány egység állhat együtt. Minden befolyási terület elsőjéé egy hatalmi jelkép: a Vastrón birtokosa dönt minden ütközeten kívüli holtversenyben, a valyriai acélkard fordulónként egyszer ütközetben segít, a hírvivő holló egy parancsot cserél. Toborozni akkor lehet, ha egy Westeros-kártya vagy egy különleges hatalomszerzés megengedi.',
  },
]
