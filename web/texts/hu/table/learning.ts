/** The words around a table in Hungarian: rules, keys, guided first game, hints. */
import type { TableWords } from '../../en/table/index.ts'

export const rules: TableWords['rules'] = {
  title: 'Szabályok',
  search: 'Keresés a szabályokban',
  contents: 'Tartalom',
  brief: 'A játék két oldalban',
  answer: 'Röviden',
  none: 'Erről egy szabály sem szól.',
  found: n => `${n} szabály`,
  inForce: 'Most ez érvényes',
  link: id => `Hivatkozás: ${id}. szabály`,
}

export const help: TableWords['help'] = {
  title: 'Súgó',
  choose: 'A tábla mellett olvashatod, mi a teendőd; minden lehetőség egy gomb, és ugyanezek a táblán is világítanak.',
  read: 'A szabályok, és a játék két oldalban',
  learn: 'Vezetett első játszma',
  legend: 'Amit látsz',
  keyboard: 'Billentyűk',
  keys: {
    arrows: 'lépkedés a lehetőségek, a fülek és a naplósorok között',
    map: 'a térképen: oda is, ahol most nincs teendő',
    enter: 'választás',
    digits: 'az első kilenc lehetőség egyikének választása',
    u: 'visszavonás',
    p: 'passz, amikor reagálhatnál',
    c: 'a lehetőségekhez',
    b: 'a táblához',
    l: 'a naplóhoz',
    slash: 'keresés a lehetőségek között',
    comma: 'egy állással vissza vagy előre',
    space: 'visszajátszás: indítás, szünet',
    decisions: 'visszajátszás: előző, következő döntés',
    ends: 'visszajátszás: az elejére, a végére',
    question: 'ez a súgó',
    escape: 'bezárás, vagy vissza a mostanihoz',
  },
}

export const guide: TableWords['guide'] = {
  title: 'Vezetett első játszma',
  step: (at: number, of: number) => `Vezetett első játszma · ${at}. lépés (${of} lépésből)`,
  now: 'Most:',
  notYet: 'Ezt még ne! Előbb:',
  readFirst: 'Előbb olvasd el ezt, aztán lépj tovább.',
  others: 'A többiek lépnek …',
  next: 'Tovább',
  playOn: 'Innen egyedül játszom',
  stop: 'Vezetés nélkül játszom',
}

export const hints: TableWords['hints'] = {
  title: 'Tipp',
  aimTitle: 'Így győzhetsz',
  next: 'Értem',
  off: 'Nem kérek több tippet',
  choose: by =>
    `Itt áll, mit kérdez tőled a játék. Minden lehetőség egy gomb, és ugyanezek világítanak a táblán. Másra nem lehet ${by === 'finger' ? 'koppintani' : 'kattintani'}, így baj sem történhet.`,
  undo: 'Elrontottad? Saját lépéseidet visszavonhatod egészen addig, amíg semmi sem derült ki.',
  wait: by =>
    `Amíg a többiek gondolkodnak, nézz körül: a füleken megtalálod az állást, a kártyákat és a naplót. ${by === 'finger' ? 'Koppints' : 'Mutass'} egy naplósorra, és a táblán meglátod, miről szól.`,
  sealed: 'Válaszod lefordítva fekszik. Amíg az utolsó játékos nem válaszolt, visszaveheted.',
  rules: 'A Szabályok fül mindig az éppen érvényes szabálynál nyílik ki. Keress benne a saját szavaiddal.',
  bots: 'A gépek egyenként lépnek, hogy követni tudd őket. Az Átugrás gombbal siettetheted őket.',
}

export const advice: TableWords['advice'] = {
  title: 'Az erős gép ezt tenné',
  ask: 'Tanács',
  askAbout: 'Mit tenne a helyedben az erős gép, és miért',
  thinking: 'Az erős gép gondolkodik …',
  afterwards: 'Azután',
  close: 'Értem',
  failed: 'Most nincs tanács. Próbáld újra egy pillanat múlva.',
  usual: 'Itt többnyire ezt szokás tenni.',
  even: 'Körülbelül ugyanannyit ér, mint ez:',
  compared: 'Ehhez képest:',
  values: (plan, instead) => `állásod értéke 100-ból ${plan} lesz, nem ${instead}.`,
  inFavour: 'Mellette szól:',
  against: 'Ellene szól:',
  own: things => `nálad ${listOf(things)}`,
  enemy: things => `ellenfelednél ${listOf(things)}`,
  others: things => `a többieknél ${listOf(things)}`,
  end: { better: 'a játék jobb vége', worse: 'a játék rosszabb vége' },
}

const listOf = (things: readonly string[]) => new Intl.ListFormat('hu').format(things)
