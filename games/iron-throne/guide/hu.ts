import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const hu: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'Mi a célod?',
    text: 'Minden Háznak öt befolyásjelzője van. A tieidet a többi Ház fölé akarod kiterjeszteni. Ha valaki mind az ötöt kiterjesztette, vagy egy Ház minden karaktere halott, a játék véget ér, és az győz, aki a legtöbb befolyást terjesztette ki. Többen együtt is győzhettek.',
  },
  leader: {
    title: 'Válassz vezetőt',
    text: 'Te vagy a Stark-ház; a Lannister- és a Baratheon-házat egy-egy gép vezeti. A vezetőt titokban választjátok, és mindegyiknek saját képessége van: a lapján olvasod. Vedd Eddard Starkot.',
  },
  house: {
    title: 'Mit látsz?',
    text: 'Minden Házban egy vezető áll négy karakter mögött. A karaktereken erő fekszik: ez az erejük és az életük. A kezedben lévő házkártyák titkosak: fegyverszünet, viszály egy értékkel, és karakterek.',
  },
  event: {
    title: 'Te vagy a kihívó',
    text: 'Minden körben egy Ház kihív egy másikat. Most te jössz, és az eseménykártya mondja meg, kit: a Baratheon-ház a védő. Mindketten húztatok egy lapot.',
  },
  power: {
    title: 'Adj erőt',
    text: 'A kihívó és a védő is áttesz egy erőt a vezetőjéről egy karakterére. Add Robb Starknak, akit majd elküldesz.',
  },
  challenger: {
    title: 'Ki áll ki érted?',
    text: 'Mindkét oldalról egy karakter megy az összecsapásba, és az ereje számít. Küldd Robb Starkot.',
  },
  support: {
    title: 'Segítséget ajánlanak',
    text: 'A többi Ház felajánlhat egy-egy karaktert valamelyik oldalnak. Az ereje neked számít, és ha győzöl, a Háza ugyanúgy jutalmat kap, mint te. A Lannister-ház Joffreyt ajánlja: fogadd el.',
  },
  cards: {
    title: 'Válassz titokban egy lapot',
    text: 'Mindkét oldal képpel lefelé játszik ki egy házkártyát. Két fegyverszünet: egyezkedtek. Fegyverszünet viszály ellen: az árulás, és a viszály győz. Különben összeadjuk a két oldal erejét és a lapok értékét, és a nagyobb összeg győz.\nA 12-es viszályod erős. Játszd ki.',
  },
  hostage: {
    title: 'Győztél: 21 az 5 ellen',
    text: 'Kihívóként győztél, ezért te is, a Lannister-ház is kiterjeszt egy befolyást a Baratheon-ház fölé, amelynek harcosa erőt veszít. És túszt szerzel: a vesztes egy lapját, amely képpel lefelé nálad fekszik. A kézből vedd: az jobban fáj.',
  },
  react: {
    title: 'Alkalom a válaszra',
    text: 'Az asztal néha megkérdezi, kijátszik-e valaki egy karakterkártyát. Többnyire passzolni fogsz: erre való a gomb, és azt is beállíthatod, mikor kérdezzen. Most passzolj.',
  },
  outcomes: {
    title: 'Túszok és alkuk',
    text: 'A túsz egy Baratheon-fegyverszünet. A kör elején elengedhetsz egy túszt, vagy megkínozhatod, és ez a Házának kerül valamibe. Egyezkedéskor befolyást, erőt és túszokat kínálsz és kérsz; az egyezség azonnal kötelez, a puszta szó nem.',
  },
  alone: {
    title: 'A második kör',
    text: 'Öt befolyásjelződből egyet már kiterjesztettél. Most a Lannister-ház a kihívó. Előbb a túszodról kérdeznek: tartsd meg egy alkuhoz, vagy használd fel.\nInnen egyedül játszol kezdő gépek ellen. A tippek segítenek, a Szabályok fül pedig az éppen érvényes szabálynál nyílik ki.',
  },
}
