import type { BriefPart } from '../../../../text/index.ts'

/** A játék két oldalban. */
export const brief: readonly BriefPart[] = [
  {
    title: 'Hogyan győzhetsz?',
    asks: 'győzök győzni győzelem nyerek nyerni nyerhetek győztes vége cél',
    text: 'Uralj hét területet, amelyen város vagy vár áll, és azonnal győzöl. Ha a 10. forduló végéig ez senkinek sem sikerül, az győz, akinek a legtöbb van.',
  },
  {
    title: 'Egy forduló',
    asks: 'kör fázis szakasz sorrend forduló menete',
    text: 'Minden forduló három szakaszból áll. Westeros: három eseménykártyát húztok, és végrehajtjátok őket (az első fordulóban nem). Tervezés: mindenki egy-egy parancsot tesz képpel lefelé minden területre, ahol egysége áll, és mindet egyszerre fedjük fel. Cselekvés: előbb a portyázások, aztán a menetelések a csatákkal, végül a hatalomszerzések, egyszerre egy parancs, a Vastrón sáv sorrendjében.',
  },
  {
    title: 'A parancsok',
    asks: 'parancs menetelés portyázás támogatás védelem hatalomszerzés csillag',
    text: 'A menetelés szomszédos területekre viszi az egységeket, és támad, ahol ellenség áll. A támogatás a területe erejét adja egy szomszédos csatához, bármelyik oldalon. A védelem a saját területet erősíti. A portyázás egy szomszédos támogatást, portyázást vagy hatalomszerzést vesz le. A hatalomszerzés hatalmat hoz. A csillagos parancsok erősebbek; hogy hányat használhatsz, a Királyi udvar sáv szabja meg.',
  },
  {
    title: 'Csaták',
    asks: 'csata harc erő házkártya támadás veszteség visszavonulás kard',
    text: 'Add össze az egységeidet (gyalogos 1, lovag 2, hajó 1, ostromgép városnál és várnál 4), a parancsodat és minden támogatást. Aztán mindkét fél titokban választ egy házkártyát, és hozzáadja. A nagyobb összeg győz; döntetlennél az, aki előrébb áll a Hűbéresek sávján. A győztes lapján a kardok egységeket pusztítanak el, a vesztesén az erődök megvédik őket; a vesztes visszavonul.',
  },
  {
    title: 'Hatalom, ellátás és a sávok',
    asks: 'hatalom ellátás befolyás licit sáv vastrón acélkard holló toborzás vadak',
    text: 'Hatalommal tartod meg a földet, amelyet elhagysz, azzal licitálsz a három befolyássávra, és azzal állsz ki a vadak ellen. Az ellátás szabja meg, hány egység állhat együtt. Minden sáv elsője egy jelzőt birtokol: a Vastrón a csatán kívüli döntetlenekről dönt, a valyriai acélkard fordulónként egyszer csatában segít, a holló egy parancsot cserél. Toborozni akkor lehet, ha egy Westeros-kártya engedi.',
  },
]
