/** Questions: what is asked of the reader, and what the others wait for. */
import { article, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { sidesOf } from '../../rules/assembly/votes.ts'
import type { VoteSide, WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import {
  anyOf,
  area,
  city,
  noble,
  seats,
  shaped,
  subject,
  target,
  the,
  title,
  titles,
  troop,
  troops,
} from './phrases.ts'
import { warQuestions } from './warQuestions.ts'

type Questions = GameTexts<WarriorKnights>['questions']

/** 'a 3.', 'az 1.'. */
const nth = (n: number): string => `${article(String(n))} ${n}.`

const placing: Pick<Questions, 'assign' | 'placeStronghold' | 'placeNoble' | 'plan'> = {
  assign: {
    prompt: () => ['Oszd be minden csapatkártyádat nemeseidhez és a kastélyodhoz.'],
    wait: () => ['beosztja a csapatkártyáit'],
  },
  placeStronghold: {
    prompt: () => ['Válaszd ki kastélyod területét.'],
    wait: () => ['elhelyezi a kastélyát'],
  },
  placeNoble: {
    prompt: ({ noble: id }) =>
      id === null ? ['Válaszd ki, melyik nemesedet helyezed el.'] : line`${shaped(id)}: válaszd ki, hol kezd.`,
    wait: () => ['elhelyez egy nemest'],
  },
  plan: {
    prompt: () => ['Tegyél mindegyik paklira legfeljebb két lapot a kezedből.'],
    wait: () => ['tervez'],
  },
}

const cards: Pick<Questions, 'useCard' | 'draftSoldiers' | 'versatile' | 'mobilize' | 'chooseArea'> = {
  useCard: {
    prompt: ({ card }) => line`${title(card)}: használod ezt a lapot?`,
    wait: ({ card }) => line`dönt erről a lapról: ${title(card)}`,
  },
  draftSoldiers: {
    prompt: () => line`${title('draft-soldiers')}: válassz helyet címerednek a zsoldossávon, vagy mondj le róla.`,
    wait: () => ['címert tesz a zsoldossávra'],
  },
  versatile: {
    prompt: () =>
      line`${title('versatile-strategy')}: végy koronát vagy szavazatot, mozgass egy nemest, indíts csatát, tegyél le címert, vagy mondj le róla.`,
    wait: () => line`választ, mire jó a lapja: ${title('versatile-strategy')}`,
  },
  mobilize: {
    prompt: (_, { open }) => {
      const chosen = open.order?.area ?? null
      return chosen === null
        ? line`${title('mobilize-forces')}: válassz mozgást vagy csatát; minden egy területen történik.`
        : line`${title('mobilize-forces')}: vonulj még többekkel ${area(chosen, 'to')}, indíts ott csatát, vagy fejezd be.`
    },
    wait: () => ['nemesekkel vonul vagy csatát indít'],
  },
  chooseArea: {
    prompt: ({ among }) =>
      line`Válaszd ki lapod mezőjét: ${listed(
        among.map(id => names.specialAreas[id]),
        'hu',
        'disjunction',
      )}.`,
    wait: () => ['mezőt választ egy lapnak'],
  },
}

const events: Pick<
  Questions,
  'importantEvent' | 'pledge' | 'aim' | 'faithOrCrowns' | 'payUnpaid' | 'freeLance' | 'assignHired'
> = {
  importantEvent: {
    prompt: (_, { open }) => [
      `${open.eventTop === null ? 'Egy' : `Egy ${names.eventColours[open.eventTop]}`} esemény van felül: válaszd ki, ki húzza.`,
    ],
    wait: () => ['kiválasztja, ki húzza az eseményt'],
  },
  pledge: {
    prompt: ({ due, most }, { open }) => {
      const { event } = open
      const what: Rich = event ? [title(event.card)] : ['Az esemény']
      const at: Rich = event?.target ? line` (${target(event.target)})` : []
      return line`${what}${at}: még ${due} hit hiányzik, hogy érvénytelen legyen. Mennyit adsz, legfeljebb ${most} hitig?`
    },
    wait: () => ['hitet fizethet, hogy az esemény érvénytelen legyen'],
  },
  aim: {
    prompt: ({ by, optional, more }) =>
      line`${title(by)}: válassz ${more > 1 ? `legfeljebb ${more} célpontot` : 'célpontot'}${optional ? ', vagy mondj le róla' : ''}.`,
    wait: ({ by }) => line`célpontot választ: ${title(by)}`,
  },
  faithOrCrowns: {
    prompt: ({ crowns: n }) => [`Adj 1 hitet vagy ${n} koronát.`],
    wait: ({ crowns: n }) => [`lead 1 hitet vagy ${n} koronát`],
  },
  payUnpaid: {
    prompt: ({ due, why }) =>
      why === 'wages'
        ? line`Zsold: válaszd ki, kit fizetsz ki; akit nem, dezertál (${troops(due)}).`
        : line`${title('unpaid-companies')}: válaszd ki, kit fizetsz ki; akit nem, dezertál (${troops(due)}).`,
    wait: () => ['zsoldosokat fizet'],
  },
  freeLance: {
    prompt: ({ card }) => line`${title('free-lances')}: szolgálatodba fogadod ezt a zsoldost (${troop(card)})?`,
    wait: ({ card }) => line`fölfogadhatja: ${troop(card)}`,
  },
  assignHired: {
    prompt: ({ card }) => line`Válaszd ki, melyik seregbe kerül: ${troop(card)}.`,
    wait: () => ['beoszt egy zsoldost'],
  },
}

const expeditionTo = (id: keyof typeof names.expeditions): string =>
  ({ ceylon: 'Ceylonba', 'spice-islands': 'a Fűszer-szigetekre', china: 'Kínába' })[id]

const neutral: Pick<Questions, 'startExpedition' | 'invest' | 'bless' | 'upgrade' | 'muster'> = {
  startExpedition: {
    prompt: () => ['Indíthatsz egy expedíciót.'],
    wait: () => ['expedíciót indíthat'],
  },
  invest: {
    prompt: ({ expedition }) => [`Hány koronát fektetsz az expedícióba, amely ${expeditionTo(expedition)} indul?`],
    wait: ({ expedition }) => [`pénzt adhat az expedícióba, amely ${expeditionTo(expedition)} indul`],
  },
  bless: {
    prompt: ({ expedition }) => [
      `Fizetsz 1 hitet, hogy megáldd az expedíciót, amely ${expeditionTo(expedition)} indul? Két sorskártya közül neki a jobbik számít.`,
    ],
    wait: ({ expedition }) => [`megáldhatja az expedíciót, amely ${expeditionTo(expedition)} indul`],
  },
  upgrade: {
    prompt: () => line`${title('upgrade-defenses')}: javíthatsz egy helyet, vagy megerősíthetsz egy várost.`,
    wait: () => ['javíthat vagy erősíthet'],
  },
  muster: {
    prompt: () => line`${title('muster-troops')}: egyik seregedről veszteségjelzőket vehetsz le, darabját 2 koronáért.`,
    wait: () => ['gyógyíthat egy sereget'],
  },
}

const money: Pick<Questions, 'tax' | 'hire' | 'hireMore' | 'dropMarker'> = {
  tax: {
    prompt: ({ law, crowns: n }) =>
      line`${title(law)}: fizetsz ${n} koronát, vagy megtagadod a törvényt, és eltiltanak a Tanácstól?`,
    wait: ({ law }) => line`fizet vagy megtagadja ezt: ${title(law)}`,
  },
  hire: {
    prompt: ({ spot, first }) => [
      `Címered ${nth(spot + 1)} helyen: fogadj föl egy zsoldost, vagy vedd vissza a címert${first ? '. Első címereddel többet is fölfogadhatsz egy nemzetiségből' : ''}.`,
    ],
    wait: () => ['zsoldost fogadhat föl'],
  },
  hireMore: {
    prompt: ({ nationality }) => [
      `További ${names.nationalities[nationality]} zsoldosokat is fölfogadhatsz; mindegyik egy újabb címeredbe kerül.`,
    ],
    wait: ({ nationality }) => [`további ${names.nationalities[nationality]} zsoldosokat fogadhat föl`],
  },
  dropMarker: {
    prompt: () => ['Válaszd ki, melyik címeredet veszed le a zsoldossávról.'],
    wait: () => ['levesz egy címert a zsoldossávról'],
  },
}

const assembly: Pick<
  Questions,
  | 'actingChairman'
  | 'propose'
  | 'orderAgendas'
  | 'vote'
  | 'write'
  | 'takeSide'
  | 'breakTie'
  | 'accept'
  | 'dropCharge'
  | 'giveOffice'
> = {
  actingChairman: {
    prompt: () => ['Válaszd ki, ki elnököl helyetted ezen az ülésen.'],
    wait: () => ['megnevezi, ki elnököl helyette'],
  },
  propose: {
    prompt: () => ['Magánindítványt tehetsz.'],
    wait: () => ['magánindítványt tehet'],
  },
  orderAgendas: {
    prompt: ({ left, ordered }) =>
      line`Válaszd ki, melyik teendő legyen ${ordered.length > 0 ? line`ezek után: ${titles(ordered)}` : 'az első'}. Hátravan: ${titles(left)}.`,
    wait: () => ['sorba rendezi a teendőket'],
  },
  vote: {
    prompt: ({ subject: what }, view) =>
      line`Hány szavazatot adsz le erről: ${subject(what, view)}? Elköltöd őket, bármi lesz az eredmény.`,
    wait: ({ subject: what }, view) => line`szavazatokat ad le erről: ${subject(what, view)}`,
  },
  write: {
    prompt: ({ items }) => [
      `Írj oldalt és szavazatokat mindegyikhez (${items.length}). Minden leírt szavazatot elköltesz.`,
    ],
    wait: () => ['leírja szavazatait'],
  },
  takeSide: {
    prompt: (_, view) => {
      const { assembly: now } = view.open
      const mine = view.seat === null ? 0 : (now?.ballots[view.seat]?.votes ?? 0)
      const what: Rich = now?.subject ? subject(now.subject, view) : ['a teendő']
      const among: readonly VoteSide[] = now?.subject ? sidesOf(view.open, now.subject) : ['yes', 'no']
      return among.includes('yes')
        ? line`Igen vagy nem: melyikre adod ${mine} szavazatodat (${what})?`
        : line`Kire adod ${mine} szavazatodat (${what}): ${anyOf(among, view)}?`
    },
    wait: () => ['oldalt választ'],
  },
  breakTie: {
    prompt: ({ among }, view) =>
      among.every(each => typeof each === 'number')
        ? line`Egyenlőség (${seats(among as readonly number[], view)}): te döntesz.`
        : ['Az igenek és a nemek száma egyenlő: te döntesz.'],
    wait: () => ['eldönti az egyenlőséget'],
  },
  accept: {
    prompt: ({ card }) => line`Rád esett: ${title(card)}. Elfogadod, vagy megtagadod, és eltiltanak a Tanácstól?`,
    wait: ({ card }) => line`elfogadja vagy megtagadja ezt: ${title(card)}`,
  },
  dropCharge: {
    prompt: ({ card }) => line`Már három tisztséged van: válaszd ki, melyiket dobod el ezért: ${title(card)}.`,
    wait: () => ['eldob egy tisztséget'],
  },
  giveOffice: {
    prompt: ({ card }) => line`Válaszd ki, melyik nemesedé legyen ${the(title(card))} hivatala.`,
    wait: ({ card }) => line`odaadja a hivatalt: ${title(card)}`,
  },
}

const upkeep: Pick<Questions, 'revoltOrder' | 'revolt' | 'rebuild' | 'regroup' | 'comeBack'> = {
  revoltOrder: {
    prompt: ({ cities }) => [
      `Válaszd ki, melyik városra húzzanak sorskártyát következőnek (${cities.length} van hátra).`,
    ],
    wait: () => ['kiválasztja a következő várost'],
  },
  revolt: {
    prompt: ({ city: id }) => line`${city(id)} fellázadt: fizess hitet vagy koronát, vagy engedd el a várost.`,
    wait: ({ city: id }) => line`felel a lázadásra (${city(id)})`,
  },
  rebuild: {
    prompt: () => ['Visszateheted kastélyodat a táblára.'],
    wait: () => ['visszateheti kastélyát a táblára'],
  },
  regroup: {
    prompt: () => ['Csapatkártyákat tehetsz át seregeid között; minden lapot legfeljebb egyszer.'],
    wait: () => ['átrendezheti seregeit'],
  },
  comeBack: {
    prompt: ({ noble: id }) => line`Válaszd ki, hol tér vissza ${shaped(id)}.`,
    wait: ({ noble: id }) => line`visszahozza őt: ${noble(id)}`,
  },
}

export const questions: Questions = {
  ...warQuestions,
  ...placing,
  ...cards,
  ...events,
  ...neutral,
  ...money,
  ...assembly,
  ...upkeep,
}
