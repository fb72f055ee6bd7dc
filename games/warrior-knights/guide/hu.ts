import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const hu: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'Mi a célod?',
    text: 'Te vagy Madder, a vörös; Niebieskit, a kéket, és Emerande-ot, a zöldet egy-egy gép vezeti. Városokat akarsz. Aki egy Fenntartás kezdetén a Királyság városainak több mint felét uralja, azonnal győz: itt 11 közül 6 kell.\nHa ez senkinek sem sikerül, a játék akkor ér véget, amikor kiürül a befolyáskészlet, és a legtöbb befolyás győz. A városok befolyást, koronát és szavazatot hoznak.',
  },
  troops: {
    title: 'Oszd be a csapataidat',
    text: 'Csapataid ereje 400, és négy nemesed van; csak az kerül a táblára, akinek csapata van. Add a vazallusaidat Guy de Solferinónak: a csillag kemény parancsnokká teszi. A két zsoldost add Karl von Zinnobernek: a kör miatt seregének 400-ig nem jár zsold.',
  },
  map: {
    title: 'Mit látsz?',
    text: 'Minden város mutatja az erejét, egy érmén pedig a jövedelmét. Mind semleges, hetet pedig elpusztítottak. Straven világít: ez lesz a tiéd. A kikötőkből a tengerentúli városokba lehet jutni.\nMindig látod, kinek mije van, hány lap fekszik az egyes mezőkön, és a zsoldossávot. A teendők a Törvények fülön vannak. Mutass bármire, és elolvashatod, mit jelent.',
  },
  place: {
    title: 'Helyezd el kastélyodat és nemeseidet',
    text: 'Városaid addig hoznak befolyást, amíg áll a kastélyod. Tedd a B2 területre, Straven mellé. Azután Guyt is tedd a B2, Karlt pedig az A1 területre. Mindkettő egy lépésre van Straventől.',
  },
  plan: {
    title: 'Tervezz egy lapot mindegyik pakliba',
    text: 'Minden fordulóban mindenki titokban legfeljebb két akciókártyát tesz mindhárom paklira. Közéjük semleges lapok kerülnek, azután lapról lapra felfedjük a paklikat, az elsővel kezdve.\nTedd a Csapatmozgást az 1., a Rekvirálást a 2., a Támogatásgyűjtést a 3. pakliba.',
  },
  march: {
    title: 'Vonulj a nemeseiddel',
    text: 'Az első lapod került felülre. A Csapatmozgással egy területet választasz: akárhány nemesed odavonulhat, és indíthat ott egy csatát. Vidd Guyt és Karlt Stravenbe. Útközben Karl csapatokat vihetne magával Guytól: hagyd ott őket.',
  },
  assault: {
    title: 'Rohamozd meg a várost',
    text: 'Sereged ereje 400, a városé 200. Az ostromzár nem kerül semmibe, de a város csak egy későbbi fordulóban esik el. Rohamozd meg most, mindkét nemeseddel. Emerande egyik nemese is ott áll, ezért tőle engedélyt kell kérni.',
  },
  battle: {
    title: 'A csata',
    text: 'Guy legyen a parancsnok. Sereged minden 100 ereje után egy sorskártyát húzol, és 2-t a parancsnokért; 2-t félre kell tenned: a Győzelmet és az egyik kivédést. Három lapod 100-100 veszteséget okoz: ez töri a falat. Azután használd Guy képességét: még 100.',
  },
  city: {
    title: 'Straven a tiéd',
    text: 'Három találat 200 erejű falak ellen: a város elesett. Koronáért elpusztíthatnád; tartsd meg. Nemeseid a Fenntartásig kimerültek.\nA kijátszott lapok három mezőn gyűlnek: Adóztatás, Zsoldfizetés, Tanács. Vonultál és csatáztál is, ezért te választod meg e lap mezőjét: legyen a Tanács.',
  },
  levy: {
    title: 'Rekvirálás',
    text: 'A többiek végrehajtják lapjaikat. Azután a tiéd jön: 1 korona minden területért, ahol van nemesed. Mindketten Stravenben vannak, tehát 1. Használd; a lap az Adóztatás mezőre kerül.',
  },
  rally: {
    title: 'Adóztatás',
    text: 'Ha egy mezőn kétszer annyi lap van, ahány báró, vagyis most hat, végrehajtjuk a szakaszát. Most az Adóztatásét: Straven 2 koronát fizet neked, a többieknek nincs városuk. A lapok visszatérnek a kezekbe.\nAzután az utolsó lapod kerül felülre: a Támogatásgyűjtés. Használd: 2 szavazatot kapsz.',
  },
  vote: {
    title: 'A Tanács',
    text: 'Hat lap van a mezőjén: összeül a Tanács. Mindenki kap 1 szavazatot, és még 1-et a Királyság minden városáért, amelyet ural.\nAz első teendő a Sókamara felügyelősége: bárója minden Adóztatáskor 3 koronát kap. A szavazatokat titokban adjátok le, oldalt nyíltan választotok. Add le mind a 4-et, válaszd magadat, és fogadd el.',
  },
  rest: {
    title: 'Törvény és hivatal',
    text: '4 szavazattal győztél 2 és 2 ellen; ezek elvesztek, így most egyet se adj le. Most egy törvény jön, amely mindenkit köt, azután egy hivatal, amely egy nemesnek kíséretet ad. Egyenlőségnél a régens dönt. Ez most Niebieski, akinek a legtöbb szavazata volt. Aki visszautasítja, amit megszavaztak, azt eltiltják.',
  },
  upkeep: {
    title: 'Fenntartás',
    text: 'Minden pakli elfogyott, és a Fenntartás zárja a fordulót. Straven meghozza az első befolyásodat. Ahol nincs nemesed, ott a város fellázadhat; Stravenre ketten is vigyáznak. Minden nemes újra pihent. Átrendezheted a csapataidat: most fejezd be anélkül.',
  },
  alone: {
    title: 'Második forduló',
    text: 'Straven falain rések vannak: hagyj ott egy nemest, amíg ki nem javítod őket. Az Alkudozás új zsoldosokat hoz; őket Zsoldfizetéskor fizeted. Mindegyik paklira két lapot is tehetsz.\nInnen egyedül játszol kezdő gépek ellen. A tippek segítenek, a Szabályok fül pedig az éppen érvényes szabálynál nyílik ki.',
  },
}
