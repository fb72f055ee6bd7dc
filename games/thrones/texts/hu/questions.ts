/** Questions: what is asked of the reader, and what the others wait for. */
import { capital, type GameTexts, line, listed, type Rich } from '../../../../text/index.ts'
import { supplyTable } from '../../data/constants.ts'
import type { Thrones } from '../../types.ts'
import {
  canConfirm,
  type Obstacle,
  obstacle,
  opponent,
  type PlayerView,
  pointsLeft,
  unordered,
} from '../common/position.ts'
import { abilities } from './effects.ts'
import { card, figure, houseOf, order, place, seat, seats, thePlace, track } from './phrases.ts'

type Texts = GameTexts<Thrones>

/** 'a Deresben vívott, Stark-ház elleni ütközetben', as far as there is one. */
function battle(view: PlayerView, ending = 'ben'): Rich {
  const { combat } = view.open
  const other = opponent(view.open, view.seat)
  if (combat === null || other === null) return [ending === 'ben' ? 'ebben az ütközetben' : `ehhez az ütközet${ending}`]
  return line`${thePlace(combat.at, 'in')} vívott, ${houseOf(other, view)} elleni ütközet${ending}`
}

function enemy(view: PlayerView): Rich {
  const other = opponent(view.open, view.seat)
  return other === null ? ['az ellenfél'] : [seat(other, view)]
}

function hindrance(against: Obstacle): Rich {
  if (against.kind === 'neutral')
    return line`ennyien nem győzik le ${place(against.at)} semleges erejét. Küldj oda még egységet, vagy hívd vissza őket.`
  const { level } = against
  return line`${figure(level)}. szintű utánpótlás legfeljebb ${supplyTable[level].join(', ')} egységből álló seregeket lát el, ez a menetelés ennél többet kívánna. Hívj vissza egységet, vagy küldd máshová.`
}

const last: Record<'highest' | 'lowest', string> = { highest: 'legtöbbet', lowest: 'legkevesebbet' }

export const questions: Texts['questions'] = {
  reconcile: {
    prompt: ({ seat: me, cause }, view) => {
      const level = view.open.supply[me]
      const why: Rich = cause === 'supply' ? ['Az új utánpótlás: '] : line`${card(cause)}: utánpótlásod `
      return line`${why}${level}. Ez legfeljebb ${supplyTable[level].join(', ')} egységből álló seregeket lát el: válassz egy egységet, amelyet leveszel.`
    },
    wait: () => ['az utánpótláshoz igazítja a seregeit'],
  },
  muster: {
    prompt: ({ only }, view) => {
      const left = pointsLeft(view)
      const where: Rich = only === null ? ['városaidban és váraidban'] : place(only, 'in')
      if (left.length === 0)
        return line`Toborozz új egységeket ${where}: minden pont elfogyott. Fejezd be, vagy cserélj ki, amit akarsz.`
      const points = left.map(([area, n]) => (only === null ? line`${place(area)}\u00a0${n}` : [String(n)]))
      return line`Toborozz új egységeket ${where}. Megmaradt pontjaid: ${listed(points, 'hu')}; ami megmarad, elvész.`
    },
    wait: ({ only }) => (only === null ? ['toboroz'] : line`toboroz ${place(only, 'in')}`),
  },
  choose: {
    prompt: ({ card: drawn }) => line`${card(drawn)}: a hatalmi jelkép birtokosaként te választod meg, mi történjen.`,
    wait: ({ card: drawn }) => line`választ: ${card(drawn)}`,
  },
  bid: {
    prompt: ({ on, strength }) =>
      on === 'wildlings'
        ? line`A vadak ${strength} erővel támadnak: licitálj az Éjjeli Őrségért, amely akkor győz, ha a licitek összege eléri ezt.`
        : line`Licitálj ${track(on, 'ért')}: a legmagasabb licité az első hely, de mindenki fizet.`,
    wait: ({ on }) => (on === 'wildlings' ? ['licitál a vadak ellen'] : line`licitál ${track(on, 'ért')}`),
  },
  rank: {
    prompt: ({ track: on, tied }, view) =>
      line`${seats(tied, view)} egyformán licitált ${track(on, 'ért')}: a Vastrón birtokosaként nevezd meg, ki a következő.`,
    wait: ({ track: on }) => line`holtversenyt dönt el ${track(on, 'n')}`,
  },
  assignOrders: {
    prompt: (_, view) => {
      const left = unordered(view)
      if (left === 0) return line`Minden tartományod kapott parancsot: erősítsd meg, vagy cserélj ki, amit akarsz.`
      if (canConfirm(view)) return line`Nincs több letehető parancsod: erősítsd meg, vagy cserélj ki, amit akarsz.`
      return line`Tegyél egy-egy lefordított parancsot minden tartományba, ahol egységed áll: még ${left} hiányzik.`
    },
    wait: () => ['parancsokat tesz le'],
  },
  raven: {
    prompt: () =>
      line`Nálad a hírvivő holló: kicserélhetsz egy parancsot, megnézheted a felső vadkártyát, vagy a kalitkában hagyhatod.`,
    wait: () => ['dönt a hírvivő hollóról'],
  },
  ravenCard: {
    prompt: (_, view) => {
      const seen = view.own?.seen.at(-1)
      const what: Rich = seen ? line`A felső vadkártya ${card(seen.card)}` : ['Megnézted a felső vadkártyát']
      return line`${what}: hagyd felül, vagy tedd a pakli aljára.`
    },
    wait: () => ['visszateszi a vadkártyát'],
  },
  raid: {
    prompt: () => line`Hajts végre egy portyázás parancsot: válaszd ki, melyiket, és mit vesz le.`,
    wait: () => ['portyázik'],
  },
  marchOrder: {
    prompt: () => line`Válaszd ki a menetelés parancsot, amelyet most végrehajtasz.`,
    wait: () => ['menetel'],
  },
  march: {
    prompt: ({ from, groups, call }, view) => {
      const token = view.open.orders[from]?.order
      const start = capital(line`${place(from, 'from')} menetelsz${token ? line` (${order(token)})` : []}`)
      const asked: Rich = call === null ? [] : line` Támogatást kértél ${place(call)} semleges ereje ellen.`
      const against = obstacle(view)
      if (against !== null) return line`${start}: ${hindrance(against)}${asked}`
      if (groups.length === 0) return line`${start}: válaszd ki, ki hová megy, vagy mondj le a parancsról.${asked}`
      return line`${start}: küldj még egységet, hívj vissza valakit, vagy indulj.${asked}`
    },
    wait: ({ from }) => line`menetel ${place(from, 'from')}`,
  },
  neutralSupport: {
    prompt: ({ marcher, at, place: mine }, view) =>
      line`${seat(marcher, view)} arra kér, hogy támogasd ${place(mine, 'from')} a semleges erő elleni támadást ${place(at, 'in')}.`,
    wait: ({ marcher, at }, view) =>
      line`válaszol ${seat(marcher, view)} kérésére, támogatja-e a semleges erő elleni támadást ${place(at, 'in')}`,
  },
  consolidate: {
    prompt: () => line`Válaszd ki a hatalomszerzés parancsot, amelyet most végrehajtasz.`,
    wait: () => ['hatalmat szerez'],
  },
  takeOver: {
    prompt: ({ port, ships: n }) =>
      capital(
        line`${place(port)} a tiéd lett, benne az előző tulajdonos ${n} hajójával: válaszd meg, hány saját hajód áll a helyükre.`,
      ),
    wait: ({ port }) => line`átveszi ${place(port, 'acc')}`,
  },
  support: {
    prompt: ({ place: mine }, { open, seat: me, ...rest }) => {
      const { combat } = open
      if (combat === null)
        return capital(line`${place(mine, 'in')} álló parancsod támogathat: válassz oldalt, vagy egyet se.`)
      const table = { open, seat: me, ...rest }
      const { attacker, defender } = combat
      const fight: Rich = [attacker.seat, defender.seat].includes(me ?? -1)
        ? line`${seat(attacker.seat === me ? defender.seat : attacker.seat, table)} ellen vívsz`
        : line`${seat(attacker.seat, table)} és ${seat(defender.seat, table)} vív`
      return capital(
        line`${place(mine, 'from')} támogathatsz az ütközetben, amelyet ${fight} ${place(combat.at, 'in')}: válassz oldalt, vagy egyet se.`,
      )
    },
    wait: ({ place: mine }) => line`oldalt választ ${place(mine, 'from')} adott támogatásához`,
  },
  refuseSupport: {
    prompt: ({ supporter }, view) =>
      line`${seat(supporter, view)} támogatást kínál ${battle(view, 'hez')}: fogadd el, vagy utasítsd vissza.`,
    wait: ({ supporter }, view) => line`dönt ${seat(supporter, view)} támogatásáról`,
  },
  houseCards: {
    prompt: (_, view) => line`Válassz házkártyát ${battle(view, 'hez')}; a két lapot egyszerre fordítjátok fel.`,
    wait: () => ['házkártyát választ'],
  },
  useCard: {
    prompt: ({ card: mine }) => capital(line`${card(mine)}: ${abilities[mine] ?? ''} Használod?`),
    wait: ({ card: mine }) => line`dönt, használja-e a képességet: ${card(mine)}`,
  },
  replaceCard: {
    prompt: ({ cause, not }) =>
      not === null
        ? capital(line`${card(cause, 'acc')} eldobtad: válaszd ki a lapot, amely a helyére lép.`)
        : capital(line`${card(cause)} visszaküldte a kezedbe ${card(not, 'acc')}: válassz másik lapot.`),
    wait: () => ['másik házkártyát választ'],
  },
  killFootman: {
    prompt: (_, view) =>
      line`${card('mace-tyrell')} elpusztítja ${enemy(view)} egyik gyalogosát: válaszd ki, melyiket.`,
    wait: () => ['kiválasztja az elpusztuló gyalogost'],
  },
  strikeOrder: {
    prompt: ({ card: mine }, view) =>
      capital(line`${card(mine)} leveszi ${enemy(view)} egyik parancsát: válaszd ki, melyiket.`),
    wait: ({ card: mine }) => line`kiválasztja a parancsot, amelyet ${card(mine)} levesz`,
  },
  demote: {
    prompt: (_, view) =>
      line`${card('doran-martell')} az utolsó helyre küldi ${enemyAcc(view)} egy befolyási területen: válaszd ki, melyiken.`,
    wait: () => ['befolyási területet választ'],
  },
  promote: {
    prompt: () => line`${card('renly-baratheon')} lovaggá teszi egyik gyalogosodat: válaszd ki, melyiket.`,
    wait: () => ['kiválasztja a lovaggá váló gyalogost'],
  },
  redraw: {
    prompt: (_, view) => {
      const drawn = view.own?.tides
      const what: Rich = drawn ? line`Húzott csatakártyád: ${card(drawn)}.` : ['Húztál egy csatakártyát.']
      return line`${what} Eldobod a valyriai acélkarddal, hogy a következőt tartsd meg?`
    },
    wait: () => ['dönt a csatakártyájáról'],
  },
  blade: {
    prompt: (_, view) =>
      line`Használod a valyriai acélkardot +1 erőért ${battle(view)}? Fordulónként egyszer használható.`,
    wait: () => ['dönt a valyriai acélkardról'],
  },
  casualty: {
    prompt: ({ left, cause }, view) =>
      cause === 'skull'
        ? line`Egy koponya egy egységedbe kerül ${battle(view)}: válaszd ki, melyikbe.`
        : line`Még ${left} egységet veszítesz ${battle(view)}: válaszd ki, melyiket.`,
    wait: () => ['kiválasztja a veszteségeit'],
  },
  retreat: {
    prompt: ({ seat: me, loser }, view) =>
      me === loser
        ? line`Seregednek el kell hagynia a csatateret: válaszd ki, hová vonul vissza.`
        : line`${card('robb-stark')} miatt te választod meg, hová vonul vissza ${seat(loser, view)} serege.`,
    wait: ({ seat: me, loser }, view) =>
      me === loser ? ['visszavonulást választ'] : line`kiválasztja, hová vonul vissza ${seat(loser, view)}`,
  },
  retreatLoss: {
    prompt: ({ to, left }, { open, seat: me }) => {
      const level = me === null ? 0 : open.supply[me]
      return capital(
        line`${figure(level)}. szintű utánpótlásod nem lát el mindenkit, aki visszavonul ${place(to, 'to')}: válassz ${left} egységet, amely elvész.`,
      )
    },
    wait: () => ['kiválasztja a visszavonulás veszteségeit'],
  },
  discardCard: {
    prompt: ({ from, card: mine }, view) =>
      line`${card(mine)} miatt eldobhatsz egy lapot ${seat(from, view)} kezéből: válaszd ki, melyiket.`,
    wait: ({ from }, view) => line`lapot választ ${seat(from, view)} kezéből`,
  },
  wildlingTie: {
    prompt: ({ tied, as }, view) =>
      line`${seats(tied, view)} egyformán licitált: a Vastrón birtokosaként nevezd meg, ki számít a ${last[as]} licitálónak.`,
    wait: ({ as }) => [`megnevezi a ${last[as]} licitálót`],
  },
  dropTrack: {
    prompt: ({ card: drawn }) =>
      line`${card(drawn)}: válaszd ki a befolyási területet, amelyen az utolsó helyre kerülsz.`,
    wait: () => ['kiválasztja, melyik befolyási területen lesz utolsó'],
  },
  rise: {
    prompt: () => line`Te licitáltál a legtöbbet: válaszd ki a befolyási területet, amelyen az első helyre kerülsz.`,
    wait: () => ['kiválasztja, melyik befolyási területen lesz első'],
  },
  downgrade: {
    prompt: ({ left }) =>
      line`${card('crow-killers')}: ${left} lovagodnak gyalogossá kell válnia; válaszd ki, melyiknek.`,
    wait: () => ['gyalogossá váló lovagokat választ'],
  },
  upgrade: {
    prompt: ({ left }) =>
      line`${card('crow-killers')}: te licitáltál a legtöbbet, ezért ${left} gyalogosodat lovaggá teheted.`,
    wait: () => ['lovaggá váló gyalogosokat választhat'],
  },
  loseUnit: {
    prompt: ({ left, at, card: drawn }) => {
      const where: Rich = at === null ? [] : line` ${place(at, 'in')}`
      return line`${card(drawn)}: ${left} egységet veszítesz${where}; válaszd ki, melyiket.`
    },
    wait: ({ card: drawn }) => line`kiválasztja az elveszített egységeket: ${card(drawn)}`,
  },
  loseCard: {
    prompt: () => line`${card('massing-on-the-milkwater')}: el kell dobnod egy házkártyát; válaszd ki, melyiket.`,
    wait: () => ['eldobandó házkártyát választ'],
  },
  retrieve: {
    prompt: () => line`Te licitáltál a legtöbbet: egy eldobott házkártyádat visszaveheted a kezedbe.`,
    wait: () => ['visszavehet egy házkártyát'],
  },
  preempted: {
    prompt: () =>
      line`Te licitáltál a legkevesebbet: elveszítesz 2 egységet, vagy 2 helyet ott, ahol a legelőrébb állsz; válassz.`,
    wait: () => ['egységek és helyek között választ'],
  },
  preemptedTrack: {
    prompt: ({ of }, view) =>
      line`${seat(of, view)} 2 helyet veszít, és több befolyási területen áll egyformán elöl: a Vastrón birtokosaként válaszd ki, melyiken.`,
    wait: ({ of }, view) => line`kiválasztja, melyik befolyási területen esik vissza ${seat(of, view)}`,
  },
  hordeArea: {
    prompt: () =>
      line`${card('the-horde-descends')}: válaszd ki a város- vagy vártartományt, amelyben 2 egységet veszítesz.`,
    wait: () => ['kiválasztja a veszteségek tartományát'],
  },
  hordeMuster: {
    prompt: () => line`Te licitáltál a legtöbbet: toborozhatsz egyik városodban vagy váradban; válaszd ki, melyikben.`,
    wait: () => ['kiválasztja, hol toboroz'],
  },
}

function enemyAcc(view: PlayerView): Rich {
  const other = opponent(view.open, view.seat)
  return other === null ? ['az ellenfelet'] : [seat(other, view, 'acc')]
}
