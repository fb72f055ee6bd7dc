import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const hu: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'Mi a célod?',
    text: 'Te vezeted északon a Stark-házat; a Lannister- és a Baratheon-házat egy-egy gép irányítja. Azonnal győz, akinek hét városa és vára van; ha ez senkinek sem sikerül, tíz forduló után az győz, akinek a legtöbb van.\nKettő már a tiéd: Deres és Fehérrév. A térképen most világítanak.',
  },
  lands: {
    title: 'Mit látsz?',
    text: 'Egy tartomány addig a tiéd, amíg egységeid állnak benne. Ütközetben a gyalogos ereje 1, a lovagé 2, a tengeren a hajóé 1. A hatalomikon (korona) hatalomjelzőt hoz, az utánpótlásikon (hordó) a seregeidet látja el, városban és várban pedig toborozhatsz. A füleken megtalálod a befolyási területeket, a házakat és a lapjaidat.',
  },
  orders: {
    title: 'Add ki a parancsokat',
    text: 'Minden tartomány, ahol egységed áll, egy lefordított parancsot kap, és mindenki egyszerre dönt. A menetelés mozgat és támad, a támogatás és a védekezés ütközetben segít, a portyázás leveszi mások parancsát, a hatalomszerzés hatalomjelzőt hoz.\nVálassz ki egy tartományt, és add meg a parancsát.',
  },
  confirm: {
    title: 'Erősítsd meg',
    text: 'Amíg meg nem erősíted, bármelyik parancsot megváltoztathatod. Utána minden ház egyszerre fedi fel a sajátjait.',
  },
  raven: {
    title: 'Felfedtük a parancsokat',
    text: 'Most mindenki látja, mire készülnek a többiek. A hírvivő holló a Lannister-házé: megnézheti a felső vadkártyát, vagy kicserélheti egy parancsát. Előbb a portyázások jönnek, aztán a menetelések, végül a hatalomszerzések, mindig egy-egy parancs, a Vastrón befolyási területének sorrendjében. A Baratheon- és a Lannister-ház előtted menetel.',
  },
  march: {
    title: 'Menetelj két tartományba',
    text: 'A menetelés a tartomány egységeit szomszédos tartományokba viszi, együtt vagy külön. Küldd a lovagot a Cailin-árokhoz, ahol város van, a gyalogost pedig a Köves-partra. Deres üresen is a tiéd marad, mert az a főtartományod.',
  },
  ship: {
    title: 'Menetelj a tengeren',
    text: 'A hajók tengerrészről tengerrészre mennek. A hajód a Keskeny-tengeren védi a partjaidat, és seregeid átmenetelhetnek rajta.',
  },
  power: {
    title: 'Hatalomjelzők',
    text: 'A fehérrévi parancs egy hatalomjelzőt hozott, és a fordulónak vége: minden parancs lekerül a tábláról. Hatalomjelzővel fizetsz, amikor a házak a befolyási területekre licitálnak, amikor a vadak támadnak, és akkor is, ha meg akarod tartani a tartományt, amelyből elmenetelsz.\nA következő forduló három Westeros-kártyával kezdődik. Ezúttal mindenki toborozhat.',
  },
  muster: {
    title: 'Toborozz',
    text: 'Egy vár két pontot ad egységekre, egy város egyet. A gyalogos és a hajó egy pontba kerül, a lovag kettőbe; egy pontért egy gyalogosból lovag lesz. Az utánpótlás szabja meg, hány egység állhat együtt.',
  },
  sword: {
    title: 'Te döntesz',
    text: 'A harmadik kártyánál valaki eldönti, mi tilos ebben a fordulóban. Ez most te vagy, mert nálad van a valyriai acélkard. Ne tilts meg semmit: menetelni akarsz.',
  },
  battle: {
    title: 'Ha ütközetre kerül sor',
    text: 'Ha ellenséges egységek ellen menetelsz, ütközet lesz. Összeadjuk az egységeidet, a parancsodat és a szomszédos tartományok támogatását, végül a házkártyát, amelyet mindkét fél titokban választ. A nagyobb összeg győz; a vesztes visszavonul. Az összeget sorról sorra látod.',
  },
  alone: {
    title: 'A második fordulód',
    text: 'Három városod és várad van. Tegyél támogatást amellé, amit támadsz vagy féltesz, és mielőtt döntesz, nézd meg, ki érhet el téged.\nInnen egyedül játszol, kezdő gépek ellen. A tippek továbbra is segítenek, a Szabályok fül pedig az éppen érvényes szabálynál nyílik ki.',
  },
}
