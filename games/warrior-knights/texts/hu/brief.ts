import type { BriefPart } from '../../../../text/index.ts'

/** A játék két oldalban. */
export const brief: readonly BriefPart[] = [
  {
    title: 'Hogyan győzhetsz?',
    asks: 'győzök győzni győzelem nyerek nyerni nyerhetek győztes vége cél befolyás városok',
    text: 'Ha egy Fenntartás kezdetén a Királyság ép városainak több mint felét uralod, azonnal győzöl. Ha ez senkinek sem sikerül, a játék akkor ér véget, amikor kiürül a befolyáskészlet, és a legtöbb befolyás győz. A városok minden Fenntartáskor befolyást hoznak, amíg áll a kastélyod.',
  },
  {
    title: 'Egy forduló',
    asks: 'kör fázis szakasz sorrend forduló menete tervezés pakli paklik akciókártya',
    text: 'Tervezés: mindenki titokban legfeljebb két akciókártyát tesz mindhárom paklira; közéjük semleges lapok kerülnek. Azután lapról lapra felfedjük a paklikat, és mindegyik lapot a tulajdonosa hajtja végre. A kijátszott lapok három mezőn gyűlnek: Adóztatás, Zsoldfizetés, Tanács. Ha egy mezőn kétszer annyi lap van, ahány báró, végrehajtjuk a szakaszát, és a lapok visszatérnek a kezekbe. Ha minden pakli elfogyott, a Fenntartás zárja a fordulót.',
  },
  {
    title: 'Korona és zsoldosok',
    asks: 'pénz korona adó adóztatás zsold zsoldfizetés fizetni zsoldos zsoldosok toborzás zsoldossáv dezertál csapat',
    text: 'Adóztatáskor a városok jövedelmet hoznak. Zsoldfizetéskor minden csapat 50 erőnként egy koronába kerül; a fizetetlen zsoldosok dezertálnak. Az Alkudozás a címeredet a zsoldossávra teszi; ha a sáv megtelt, a címerek gazdái balról jobbra zsoldosokat fogadnak föl a kínálatból. Koronát bármikor bárkinek lehet adni.',
  },
  {
    title: 'Vonulás, csata, ostromzár',
    asks: 'mozgás vonulás út tenger kikötő híd folyó hegy csata harc roham ostromzár ostrom támadás erő sors kimerült visszavonulás',
    text: 'A nemesek egy területet lépnek, utak mentén legfeljebb hármat; a hegy és a híd nélküli folyó megállítja őket. Kikötőből kikötőbe hajózhatnak. A csatában mindkét oldal minden 100 ereje után egy sorskártyát húz, és 2-t a parancsnokáért, 2-t félretesz, azután mindkét kezet felfedjük: találatok, kivédett találatok és győzelmek döntenek. A város hozzáadja falainak erejét. Akinek több ereje van, mint a falaknak és a védőknek, ostromzárat is vonhat: egy későbbi fordulóban a hely harc nélkül elesik. Aki mozgott vagy harcolt, a Fenntartásig kimerült.',
  },
  {
    title: 'Szavazat, hit és hivatal',
    asks: 'szavazat szavazás tanács régens hit egyház főkegyúr esemény törvény tisztség hivatal eltiltás visszautasítás indítvány teendő',
    text: 'A Tanács három teendőről szavaz, titokban leadott szavazatokkal; az oldalt utána nyíltan választják meg. A törvény mindenkit köt; a tisztség és a hivatal egy bárót jutalmaz. Aki visszautasítja, amit megszavaztak, azt eltiltják a Tanácstól. A régens, akinek a legtöbb szavazata volt, elnököl, és egyenlőségnél dönt; a főkegyúr, akinek a legtöbb hite volt, dönti el, kit érnek az események. Hittel az események érvényteleníthetők, a lázadások lecsillapíthatók.',
  },
]
