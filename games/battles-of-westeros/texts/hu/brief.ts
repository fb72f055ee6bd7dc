import type { BriefPart } from '../../../../text/index.ts'

/** A játék két oldalban. */
export const brief: readonly BriefPart[] = [
  {
    title: 'Hogyan győzhetsz?',
    asks: 'győzök győzni győzelem nyerek nyerni nyerhetek győztes vége cél pont megfutamodás morál célmező',
    text: 'Minden csatának saját célja van: a csatatér fölött és a csatatervben olvasható. Van, amelyiket célmezők megtartásával lehet megnyerni; a legtöbbet az utolsó forduló végén a győzelmi pontok döntik el. Az elesett egység az oldalának morálját csökkenti; ahol a morálsáv megfutamodással végződik, ott az az oldal, amelynek jelzője odaér, azonnal veszít.',
  },
  {
    title: 'Egy forduló',
    asks: 'forduló szakasz gyülekező kocka jelző kezdőjátékos',
    text: 'Minden egység aktív lesz. Mindkét oldal dob az utasításkockáival, mindegyikért kap egy jelzőt, és vezérkártyákat húz. Ezután felváltva léptek: egy utasításjelző, egy vezérkártya, vagy passz a forduló végéig. A forduló végén pontoztok, és legfeljebb egy kártyát és egy jelzőt tarthattok meg.',
  },
  {
    title: 'Utasítások',
    asks: 'utasítás jelző kártya parancsnok parancs zóna rang aktív inaktív zöld kék vörös hősiesség',
    text: 'A zöld, kék vagy vörös jelző egy ilyen rangú egységnek ad utasítást; a hősiesség vagy két egyforma jelző bármelyiknek; a moráljelző emeli a morálodat, vagy egy egységet újra aktívvá tesz. A vezérkártyát egy parancsnok játssza ki, aki minden parancsért egy parancsjelzőt fizet, legfeljebb a parancskorlátjáig; a tőle legfeljebb két mezőre álló egységek kapnak utasítást. Amelyik egység cselekedett, az inaktív, zászlaja fel van csavarva, amíg újra aktív nem lesz.',
  },
  {
    title: 'Támadás és kockák',
    asks: 'támadás kocka pajzs oldaltámadás összecsapás ellentámadás visszatámadás rendíthetetlen búcsúcsapás visszavonulás üldözés terep fedezék',
    text: 'Minden utasítást kapott egység az első támadás előtt mozog. A zöld, kék és vörös egység 2, 3 és 4 kockával dob; a terep ezt korlátozhatja. A célpont színével egyező pajzs talál, a hősiesség is, de lovasságot csak akkor, ha lovasság támad. Minden találat egy figurát vesz el; minden moráljel egy mezővel hátrébb kényszeríti a célpontot. A közelharci támadás összecsapást hoz létre; aki már összecsapásban áll, azt más oldaltámadással éri, egy újradobással. Aki kilép az összecsapásból, búcsúcsapást kap. Amelyik egység mellett két baráti egység áll, az Rendíthetetlen: a moráljelet figyelmen kívül hagyhatja, és ellentámadást indíthat.',
  },
  {
    title: 'Parancsnokok',
    asks: 'parancsnok elfogás elfogási érték képesség vezér',
    text: 'A parancsnok az egységének egyik figurája, ő esik el utoljára. Ha a többi már elesett, csak egyetlen támadás annyi találata ejti foglyul, amennyi az elfogási értéke. Mindegyiknek van egy képessége, amely mindig segíti az egységét, és egy, amelyet a csatában egyszer használhat. Mutass az egységére, és látod, kik állnak az irányítási zónájában.',
  },
]
