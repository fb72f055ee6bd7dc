import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const hu: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'Mi a célod?',
    text: 'Két sereg csap össze. Te a kék Daqan sereget vezeted a csatatér alján, az Uthuk sereget egy gép. Az győz, aki előbb gyűjt 16 győzelmi pontot, vagy elpusztítja az ellenfél utolsó egységét.\nPontot a zászlók adnak: köröd végén minden zászló pontot hoz, amelyen egységed áll. A két zászló, D6-on és H6-on, most világít. Mindkettőn a te citadellaőreid állnak: hagyd ott őket.',
  },
  field: {
    title: 'Mit látsz?',
    text: 'Egy mezőn egy egység áll, néhány figurával. Ha sérülést szenved, figurát veszít; figura nélkül elpusztul. A csatatér három részből áll: bal, közép és jobb. Mutass egy egységre, és elolvashatod, mit tud.\nAz F6 mezőn álló őreiddel szemben, F4-en vérszüretelők állnak. Ebben a körben elpusztítod őket.',
  },
  discard: {
    title: 'Válogasd meg a lapjaidat',
    text: 'A parancskártyák mondják meg, mely egységeidet utasíthatod. Hat van nálad, négyet tartasz meg: jelölj meg kettőt, amelyre nincs szükséged, majd erősítsd meg. A csatatér alatt, a kezedben is megjelölheted őket.',
  },
  command: {
    title: 'Játssz ki egy parancskártyát',
    text: 'Minden kör egy parancskártyával kezdődik. A „Támadás középen” középen legfeljebb három egységet utasít, és éppen ott van közel az ellenség.',
  },
  order: {
    title: 'Utasítsd az egységeidet',
    text: 'Válaszd ki azt a három egységet, amely cselekedni fog: az őröket F6-on, az íjászokat D8-on és H8-on. Ebben a körben csak az mozoghat és támadhat, akit utasítottál.',
  },
  guards: {
    title: 'Indítsd el az őröket',
    text: 'Válassz ki egy egységet, majd egy világító mezőt. Az őrök közelről harcolnak, ezért vidd őket az ellenség mellé: F5.',
  },
  archers: {
    title: 'Indítsd el az íjászokat',
    text: 'Az íjászok több mezőn át lőnek. G7 dombság: onnan semmi sem áll az útjukban. A többiek zárkózzanak fel E7-re.',
  },
  attack: {
    title: 'Támadj!',
    text: 'Most támadhatnak, akiket utasítottál. Mutass az ellenségre, vagy érintsd meg: a csatatér alján ott áll, hány kockával dobnál, és mit várhatsz tőlük. Közelharcban a csapás talál, a vágás is, hacsak egységednek már csak egy figurája van; a morál visszavonulásra kényszeríti az ellenséget. Aki a támadó mellett túléli, ellentámadást indíthat.',
  },
  advance: {
    title: 'Három találat!',
    text: 'A vérszüretelők elpusztultak. Aki támadásával kiürítette a szomszédos mezőt, beléphet oda. Tedd meg: az ellenség vonala most nyitott.',
  },
  shoot: {
    title: 'Lőj!',
    text: 'Az íjászok csak a szúrással találnak. Messziről senki sem indít ellentámadást, így a lövés semmibe sem kerül. Lőj a H4-en álló vérszüretelőkre.',
  },
  banners: {
    title: 'Két pont',
    text: 'Most nem találtál, és a körödnek vége. A két zászló két győzelmi pontot hozott, és új lapot húztál. Most az Uthuk következik: a csatatéren látod, mit tesz, és a napló minden sorát megőrzi.',
  },
  alone: {
    title: 'A következő köröd',
    text: 'Minden kör így zajlik: kártya, utasítás, mozgás, támadás, pontok. Tartsd a zászlóidat, ott támadj sok kockával, ahol az ellenség gyenge, és az íjászokat tartsd a vonal mögött. A „Támadás a jobb szárnyon” és a „Támadás a bal szárnyon” a kezedben van, és az ellenség közel jár.\nInnen egyedül játszol egy kezdő gép ellen. A tippek segítenek, a Szabályok fül pedig az éppen érvényes szabálynál nyílik ki.',
  },
}
