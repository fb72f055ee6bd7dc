import type { BriefPart } from '../../../../text/index.ts'

/** A játék két oldalban. */
export const brief: readonly BriefPart[] = [
  {
    title: 'Hogyan győzhetsz?',
    asks: 'győzök győzni győzelem nyerek nyerni nyerhetek győztes vége cél pont zászló',
    text: 'Gyűjts 16 győzelmi pontot, vagy pusztítsd el az ellenfél utolsó egységét. Pontot a zászlók hoznak, amelyeken a köröd végén egységed áll, és az, amit a forgatókönyvkártyád kér.',
  },
  {
    title: 'A csata előtt',
    asks: 'előkészület sereg toborzás forgatókönyv felállítás csali kezdés',
    text: 'Mindkét fél választ egy forgatókönyvkártyát, amely a saját térfelét formálja, és titokban 50 pontért sereget állít ki. A csatarendkártyák lefordítva kerülnek a megjelölt mezőkre, köztük csalik is; aztán mindet felfedjük. A tanulójátékban mindez kimarad.',
  },
  {
    title: 'Egy kör',
    asks: 'kör fázis sorrend parancskártya mozgás forduló',
    text: 'Játssz ki egy parancskártyát: ez mondja meg, hány egységet utasíthatsz, és hol. Mozgasd az utasított egységeket, aztán támadj velük. Gyűjts győzelmi pontot, húzz egy parancskártyát, és szerezz tudást. Ezután a másik fél jön.',
  },
  {
    title: 'Támadás és kockák',
    asks: 'harc támadás kocka csapás vágás szúrás morál hősiesség ellentámadás visszatámadás visszavonulás',
    text: 'Annyi kockával dobsz, amennyit egységed harci értéke. Közelről a csapás talál, a vágás is, hacsak egységed nem gyenge (egy figurája maradt). Távolról csak a szúrás talál. A morál egy mezőnyi visszavonulásra kényszeríti a célpontot, a tudás tudásjelzőt hoz, a hősiesség képességeket működtet. A célpont, ha túlélte, és a helyén maradt a támadó mellett, ellentámadást indíthat. Aki kiürítette a szomszédos mezőt, előrenyomulhat.',
  },
  {
    title: 'Terep és tudás',
    asks: 'terep erdő domb víz épület gázló tudáskártya varázslat',
    text: 'A terep lassít, takar és véd; mutass egy mezőre, és elolvashatod, mit tesz. Tudásjelzőkkel fizetsz a tudáskártyákért, amelyeket a rajtuk megnevezett pillanatban játszhatsz ki: az asztal megkérdez, ha valamelyik illik, és beállíthatod, mikor kérdezzen.',
  },
]
