import type { BriefPart } from '../../../../text/index.ts'

/** A játék két oldalban. */
export const brief: readonly BriefPart[] = [
  {
    title: 'Hogyan győzhetsz?',
    asks: 'győzök győzni győzelem nyerek nyerni nyerhetek győztes vége cél befolyás',
    text: 'Terjeszd ki öt befolyásjelződet a többi Ház fölé. A játék akkor ér véget, ha valaki mind az ötöt kiterjesztette, vagy ha egy Ház minden karaktere halott; ekkor az győz, aki a legtöbb befolyást terjesztette ki.',
  },
  {
    title: 'Egy kör',
    asks: 'kör fázis sorrend forduló esemény kihívó védő',
    text: 'Egy Ház a kihívó, és egy eseménykártya mondja meg, ki a védő. Mindketten húznak egy lapot, 1 erőt adnak egy karakterüknek, és választanak egyet, aki kiáll értük. A többi Ház támogatást ajánlhat egy oldalnak. Aztán mindketten titokban kijátszanak egy házkártyát, és eldől a kimenetel.',
  },
  {
    title: 'A kimenetel',
    asks: 'viszály fegyverszünet árulás kimenetel kártya összecsapás összeg döntetlen',
    text: 'Két fegyverszünet: a két fél egyezkedik. Fegyverszünet viszály ellen: árulás, és a viszály oldala győz. Különben viszály: mindkét oldalon add össze az élő karakterek erejét és a lap értékét; a nagyobb összeg győz, döntetlennél mindkét oldal veszít.',
  },
  {
    title: 'Jutalom, túszok és alkuk',
    asks: 'jutalom büntetés túsz alku egyezség egyezkedés kínzás elengedés erő halál halott',
    text: 'A győztes kihívó és támogatói befolyást terjesztenek ki a védő fölé; a győztes védők lapot húznak. A vesztesek erőt veszítenek, és az erő nélkül maradt karakter meghal. A túszok mások nálad lévő lapjai: a kör elején elengedheted vagy megkínozhatod őket, vagy alkudhatsz velük. Egyezkedéskor befolyás, erő és túszok cserélnek gazdát, azonnal úgy, ahogyan megegyeztetek.',
  },
  {
    title: 'Vezetők, karakterek és válaszok',
    asks: 'vezető képesség karakterkártya alkalom válasz kijátszás esemény',
    text: 'Minden vezetőnek saját képessége van, a karakterkártyák pedig a rajtuk megnevezett pillanatban hatnak. Az asztal megkérdezi azt, aki válaszolhat; beállíthatod, mikor kérdezzen.',
  },
]
