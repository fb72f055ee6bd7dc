/** The words around a table in Hungarian: what went wrong, and why something is refused. */
import type { TableWords } from '../../en/table/index.ts'

export const fault: TableWords['fault'] = {
  title: 'Ezt nem sikerült kirajzolni.',
  part: 'Minden más működik, a lehetőségek listája is, és a játszmád biztonságban van.',
  question: 'Ezekkel a lépésekkel így is tovább játszhatsz, és a játszmád biztonságban van.',
  again: 'Újra',
}

export const link: TableWords['link'] = {
  lost: 'Megszakadt a kapcsolat. Újra próbáljuk …',
  stopped: 'Valami kiderült. Nézd meg, mielőtt folytatod: a többi nem történt meg.',
  unheard: 'A kiszolgáló nem válaszolt. Nézd meg, megtörtént-e, és próbáld újra.',
  gone: 'Ez az asztal nem nyitható meg.',
  broken: 'Ez az asztal most nem jeleníthető meg.',
  brokenDo: 'Hiba van a programban, a házigazda értesült róla. Az oldal folyamatosan újra próbálkozik.',
}

export const refusals: TableWords['refusals'] = {
  over: 'A játéknak vége.',
  'not-asked': 'Most nem te jössz.',
  stale: 'Közben megváltozott az állás. Nézd meg újra, és válassz.',
  illegal: 'A szabályok ezt itt nem engedik.',
  'no-such-seat': 'Nincs ilyen hely.',
  'seat-taken': 'Ott már ül valaki.',
  'already-seated': 'Már van helyed ennél az asztalnál.',
  'not-your-seat': 'Ez nem a te helyed.',
  'no-guest': 'A szerver még nem ismer. Töltsd be újra az oldalt.',
  resigned: 'Feladtad: a végéig egy gép játszik.',
  'stood-in': 'Egy gép játszik helyetted. Előbb ülj vissza.',
  'not-owner': 'Ezt csak az asztal gazdája teheti meg.',
  'still-there': 'Még itt van, vagy csak az imént ment el.',
  'not-gathering': 'A játék már elkezdődött.',
  barred: 'A gazda elküldött ettől az asztaltól.',
  'not-ready': 'Valaki még nem mondta, hogy készen áll.',
  'wrong-word': 'Nem ez az asztal jelszava. Kérdezd meg azt, aki meghívott.',
  'bad-setup': 'Így nem állítható be az asztal.',
  'not-running': 'A játék most nem folyik.',
  'not-full': 'Még van szabad hely.',
  'role-taken': 'Azzal már játszik valaki.',
  rated:
    'Ez rangsorolt játszma: az elején gép és program nem ülhet le, mindig jár az óra, és csak mindenki együtt törölheti.',
  'no-such-role': 'Ennél az asztalnál azzal nem lehet játszani.',
  'no-vacation': 'Ennyi szabadnapod itt már nincs, vagy éppen szabadságon vagy.',
  'on-vacation': 'A játékos szabadságon van: addig nem hívható gép.',
  'nothing-to-undo': 'Nincs mit visszavonni.',
  'nobody-to-agree': 'Azóta felfedtek valamit, és a gépeken kívül senki sem egyezhetne bele.',
  'no-petition': 'Ez a kérés már nem él.',
  'no-vote': 'Most nincs ilyen szavazás, amelyen részt vehetnél.',
  paused: 'A játék szünetel.',
  'vote-too-soon': 'A többiek ebbe az imént nem egyeztek bele. Egy perc múlva újra kérheted.',
  'no-whispers': 'Ennél az asztalnál minden beszéd nyilvános.',
  'not-heard': 'Tőled nem fogad üzeneteket.',
  muted: 'Most nem írhatsz ide. Az oldaladon áll, miért és meddig.',
  banned: 'Ezt most nem teheted meg. Az oldaladon áll, miért és meddig.',
  'no-sequel': 'Ezt a játékot nem követi másik.',
  'no-rematch': 'A játéknak még nincs vége.',
  'too-long': 'Ez túl hosszú.',
  malformed: 'A kiszolgáló nem értette a kérést. Töltsd újra az oldalt.',
  'too-fast': 'Túl sok kérés egyszerre. Várj egy kicsit.',
  broken: 'A kiszolgálón hiba történt, és semmi sem változott. Válassz újra, vagy válassz mást.',
}
