import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const hu: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'Mi a célod?',
    text: 'Te vagy a Stark-ház északon; a Lannister- és a Baratheon-házat egy-egy gép vezeti. Azonnal győz, akinek hét városa és vára van; ha ez senkinek sem sikerül, tíz forduló után az győz, akinek a legtöbb van.\nKettő már a tiéd: Deres és Fehérrév. A térképen most világítanak.',
  },
  lands: {
    title: 'Mit látsz?',
    text: 'Egy terület addig a tiéd, amíg egységeid állnak rajta. Csatában a gyalogos 1, a lovag 2, tengeren a hajó 1 erőt ér. A korona hatalmat hoz, a hordó ellátást, városban és várban pedig toborozhatsz. A füleken látod a sávokat, a házakat és a lapokat.',
  },
  orders: {
    title: 'Add ki a parancsokat',
    text: 'Minden terület, ahol egységed áll, egy parancsot kap, képpel lefelé, és mindenki egyszerre dönt. A menetelés mozgat és támad, a támogatás és a védelem csatában segít, a portyázás parancsot vesz el, a hatalomszerzés hatalmat hoz.\nÉrints meg egy területet, és válaszd ki a parancsát.',
  },
  confirm: {
    title: 'Erősítsd meg',
    text: 'Amíg meg nem erősíted, bármelyik parancsot megváltoztathatod. Utána minden ház egyszerre fedi fel a sajátjait.',
  },
  raven: {
    title: 'A parancsok nyíltan fekszenek',
    text: 'Most mindenki látja, mit akarnak a többiek. A hollót a Lannister-ház birtokolja: megnézheti a vadakat, vagy megváltoztathatja egy parancsát. Előbb a portyázás jön, aztán a menetelés, végül a hatalom, egyszerre egy parancs, a Vastrón sáv sorrendjében. A Baratheon- és a Lannister-ház előtted menetel.',
  },
  march: {
    title: 'Menetelj két földre',
    text: 'A menetelés a terület egységeit szomszédos területekre viszi, együtt vagy külön. Küldd a lovagot a Cailin-árokhoz, ahol város van, a gyalogost pedig a Köves-partra. Deres üresen is a tiéd marad: az az otthonod.',
  },
  ship: {
    title: 'Menetelj a tengeren',
    text: 'A hajók tengerről tengerre mennek. A Keskeny-tengeren a tiéd fedezi a partjaidat, és seregeid átmenetelhetnek rajta.',
  },
  power: {
    title: 'Hatalom',
    text: 'A fehérrévi parancs egy hatalmat hozott, és a fordulónak vége: minden parancs lekerül a tábláról. Hatalommal fizetsz, amikor a házak a sávokra licitálnak vagy a vadak ellen állnak ki, és azért is, hogy megtartsd a földet, amelyről elmenetelsz.\nA következő forduló három Westeros-kártyával kezdődik. Most mindenki toborozhat.',
  },
  muster: {
    title: 'Toborozz',
    text: 'Egy vár két pontot ad egységekre, egy város egyet. A gyalogos és a hajó egybe kerül, a lovag kettőbe; egy pontért gyalogosból lovag lesz. Az ellátás szabja meg, hány egység állhat együtt.',
  },
  sword: {
    title: 'Te döntesz',
    text: 'A harmadik kártyánál valaki eldönti, mi tilos ebben a fordulóban, és ez most te vagy, mert nálad van a valyriai acélkard. Ne tilts meg semmit: menetelni akarsz.',
  },
  battle: {
    title: 'Ha csatára kerül sor',
    text: 'Ha ellenséges egységekhez menetelsz, csata lesz. Összeadod az egységeidet, a parancsodat és a szomszédos területek támogatását, végül a házkártyát, amelyet mindkét fél titokban választ. A nagyobb összeg győz; a vesztes visszavonul. Az összeget sorról sorra látod.',
  },
  alone: {
    title: 'A második fordulód',
    text: 'Három városod és várad van. Tegyél támogatást amellé, amit támadsz vagy féltesz, és mielőtt döntesz, nézd meg, ki érhet el téged.\nInnen egyedül játszol kezdő gépek ellen. A tanácsok segítenek, a Szabályok fül pedig az éppen érvényes szabálynál nyílik ki.',
  },
}
