/** Questions: what is asked of the reader, and what the others wait for. */
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { type Card, cardTable } from '../../data/cards.ts'
import type { BattlesOfWesteros } from '../../types.ts'
import { combatQuestions } from './combatQuestions.ts'
import { effects } from './effects.ts'
import { attacker, named, namedFrom, target } from './fighters.ts'
import { names } from './names.ts'
import { modifierNames } from './outcomes.ts'
import { card, faces, hex, hexes, leader, terrain, theUnit, unit } from './phrases.ts'

type Questions = GameTexts<BattlesOfWesteros>['questions']

const hidden: Readonly<Record<string, string>> = {
  'battle-of-the-green-fork': 'Válaszd ki titokban, melyik jelző valódi hadiállás; a többi csali.',
  'the-whispering-wood': 'Válaszd ki titokban, hol rejtőznek az íjászaid.',
  'breaking-the-siege': 'Válaszd ki titokban, hol őrzik Edmure Tullyt.',
}

const setup: Pick<
  Questions,
  | 'hide'
  | 'placeDiscs'
  | 'stake'
  | 'breach'
  | 'breachAt'
  | 'target'
  | 'chooseCommanders'
  | 'substitute'
  | 'chooseTile'
  | 'layTile'
  | 'chooseRecruit'
  | 'placeRecruit'
> = {
  hide: {
    prompt: (_, { open }) => [hidden[open.options.battle] ?? 'Válaszd ki titokban a valódi jelzők helyét.'],
    wait: () => ['jelzőket rejt el'],
  },
  placeDiscs: {
    prompt: () => [
      'Tedd le képpel lefelé a három korongot nyugaton, középen és keleten: kettő hadoszlopot vezet, egy csali.',
    ],
    wait: () => ['leteszi a korongjait'],
  },
  stake: {
    prompt: (_, { open }) => {
      const left = Object.values(open.stock).reduce((sum, n) => sum + n, 0)
      return [`Tégy jelzőket a cölöpsáncokra, mindegyikre legalább egyet; hátravan: ${left}.`]
    },
    wait: () => ['jelzőket tesz a cölöpsáncokra'],
  },
  breach: {
    prompt: (_, { open }) =>
      line`Használd fel a kockákat a cölöpsáncok ellen, egyet vagy kettőt együtt: ${faces(open.breach)}.`,
    wait: () => ['felhasználja kockáit a cölöpsáncok ellen'],
  },
  breachAt: {
    prompt: ({ dice: list }) => line`Válaszd ki, melyik jelzőt veszed le ezzel: ${faces(list)}.`,
    wait: () => ['jelzőt vesz le egy cölöpsáncról'],
  },
  target: {
    prompt: () => ['Tégy le egy céljelzőt; mindegyik mellett álljon mindkét másik színű jelző.'],
    wait: () => ['leteszi a katapultok céljelzőit'],
  },
  chooseCommanders: {
    prompt: () => ['Válaszd ki parancsnokaidat; mindkét oldal egyszerre fedi fel őket.'],
    wait: () => ['parancsnokokat választ'],
  },
  substitute: {
    prompt: ({ recruit }) => line`Elfogytak a figurák: ${unit(recruit)}. Válaszd ki, mi jön helyettük.`,
    wait: () => ['kiválasztja, mi áll egy egység helyére'],
  },
  chooseTile: {
    prompt: () => ['Válaszd ki, melyik terepet teszed le most.'],
    wait: () => ['terepet választ'],
  },
  layTile: {
    prompt: ({ terrain: kind, hexes: n }) => line`Válaszd ki, hová kerül: ${terrain(kind)}, ${n} mező.`,
    wait: () => ['terepet tesz le'],
  },
  chooseRecruit: {
    prompt: ({ commanders }) => [
      commanders
        ? 'Válaszd ki, melyik parancsnokot állítod fel most.'
        : 'Válaszd ki, melyik egységet állítod fel most.',
    ],
    wait: () => ['felállítja egységeit'],
  },
  placeRecruit: {
    prompt: ({ recruit, commanders, among }) =>
      line`Válaszd ki, hol állnak fel ${theUnit(recruit)}${commanders ? ', más parancsnok látóterén kívül' : ''}; szabad mezők: ${among.length}.`,
    wait: () => ['felállít egy egységet'],
  },
}

/** ', első parancs'; nothing where a card has but one. */
const which = (played: Card, n: number): string =>
  cardTable[played].commands.length > 1 ? `, ${n === 0 ? 'első' : 'második'} parancs` : ''

const round: Pick<
  Questions,
  'turnUp' | 'enter' | 'action' | 'useToken' | 'keep' | 'recover' | 'chooseCommand' | 'chooseOrders' | 'tactic'
> = {
  turnUp: {
    prompt: () => ['Hadoszlop érkezik: válaszd ki, melyik korongot fordítod fel.'],
    wait: () => ['felfordít egy korongot'],
  },
  enter: {
    prompt: ({ recruit, among }) =>
      line`Válaszd ki, hol jönnek be ${theUnit(recruit)} a hadoszloppal; szabad mezők: ${among.length}.`,
    wait: () => ['behozza hadoszlopát'],
  },
  action: {
    prompt: (_, view) =>
      view.legalMoves.every(move => move.do === 'pass' || move.do === 'take-back')
        ? ['Ebben a fordulóban nincs több tennivalód: passzolj.']
        : ['Te jössz: használj utasításjelzőt, játssz ki vezérkártyát, vagy passzolj a forduló végéig.'],
    wait: () => ['van soron'],
  },
  useToken: {
    prompt: ({ token: sign, pair }) => {
      const name = capital([names.signs[sign]])
      if (pair) return line`${name}, két jelző: utasíts egy bármilyen rangú egységet.`
      if (sign === 'morale') return line`${name}: emeld morálodat, vagy gyülekeztess egy egységet 1 morál árán.`
      return sign === 'valor'
        ? line`${name}: utasíts egy bármilyen rangú egységet.`
        : line`${name}: utasíts egy ${names.ranks[sign]} egységet.`
    },
    wait: () => ['utasításjelzőt használ'],
  },
  keep: {
    prompt: () => ['A forduló véget ér: válaszd ki, mi marad meg, legfeljebb egy lap és egy jelző.'],
    wait: () => ['kiválasztja, mit tart meg'],
  },
  recover: {
    prompt: (_, { open }) => [
      `A moráljelző a te oldaladon áll, a középtől ${Math.abs(open.morale)} lépésre: helyreállítod a zóna töréspontjáig?`,
    ],
    wait: () => ['dönt morálja helyreállításáról'],
  },
  chooseCommand: {
    prompt: ({ left }, { open }) => {
      const played = open.turn?.play?.card
      const name: Rich = played ? line`${card(played)}: ` : []
      return capital(line`${name}hátralévő parancsok száma ${left.length}; válaszd ki, melyik jön.`)
    },
    wait: () => ['parancsot választ'],
  },
  chooseOrders: {
    prompt: ({ n, ordered }, { open }) => {
      const played = open.turn?.play?.card
      if (!played || n < 0) return [`Válaszd ki az utasított egységet${ordered.length > 0 ? ', vagy fejezd be' : ''}.`]
      const more = ordered.length > 0 ? `, eddig ${ordered.length} utasított egység` : ''
      return line`${card(played)}${which(played, n)}${more}: válassz egységet.`
    },
    wait: () => ['egységeket utasít'],
  },
  tactic: {
    prompt: ({ at: when }, { open }) => {
      const played = open.turn?.play?.card
      const time = when === 'before' ? 'a parancsok előtt' : 'a parancsok után'
      return played ? line`${card(played)}: élsz a taktikájával ${time}?` : [`Élsz a taktikával ${time}?`]
    },
    wait: () => ['dönt a taktikáról'],
  },
}

const choices: Pick<
  Questions,
  'aim' | 'useAbility' | 'leaveFreely' | 'giveUp' | 'exchange' | 'bonus' | 'dogsAgain' | 'swap'
> = {
  aim: {
    prompt: ({ source, chosen, among, least, most }) => {
      const by = source.of === 'ability' ? leader(source.commander) : card(source.card)
      const nth = source.of === 'command' && source.n > 0 ? ' (második parancs)' : ''
      const so: Rich = chosen.length > 0 ? line`, eddig ${hexes(chosen)}` : []
      const end = chosen.length >= least ? ', vagy fejezd be' : ''
      return line`${by}${nth}: válassz ${among.length} egység közül ${most === 1 ? 'egyet' : `legfeljebb ${most} egységet`}${so}${end}.`
    },
    wait: () => ['egységeket választ'],
  },
  useAbility: {
    prompt: ({ commander }) =>
      line`${leader(commander)}, egyszer a csatában: ${effects.commitAbilities[commander]} Felhasználod most?`,
    wait: () => ['dönt egy képességről'],
  },
  leaveFreely: {
    prompt: ({ unit: id }, view) => line`Kilépnek az összecsapásból ${named(id, view)}, búcsúcsapás nélkül?`,
    wait: () => ['dönt egy összecsapásról'],
  },
  giveUp: {
    prompt: () => ['Válaszd ki, melyik utasításjelzőről mondasz le.'],
    wait: () => ['lemond egy utasításjelzőről'],
  },
  exchange: {
    prompt: () => ['Válaszd ki, melyik utasításjelzőt melyikre cseréled.'],
    wait: () => ['utasításjelzőt cserél'],
  },
  bonus: {
    prompt: ({ i }, view) => {
      const promised = view.open.turn?.promised[i]
      const what = promised ? modifierNames[promised.key](promised.n) : `${i + 1}. hatás`
      return line`Egy utasított egységnek jár: ${what}. Megkapják ${attacker(view)}?`
    },
    wait: () => ['dönt egy lap hatásáról'],
  },
  dogsAgain: {
    prompt: ({ face }) => [`A kutyák kockája ezt mutatja: ${names.signs[face]}. Újradobod?`],
    wait: () => ['dönt a kutyákról'],
  },
  swap: {
    prompt: (_, view) =>
      line`Válassz lovasságot a szomszédban, amelynek zászlóvivőjével Robb helyet cserél, vagy hagyd: ${target(view)}.`,
    wait: () => ['dönt a zászlócseréről'],
  },
}

const movement: Pick<Questions, 'chooseMover' | 'moveUnit' | 'freeMove' | 'carry' | 'withdraw'> = {
  chooseMover: {
    prompt: () => ['Válaszd ki, melyik egység mozog most, vagy fejezd be.'],
    wait: () => ['egységeit mozgatja'],
  },
  moveUnit: {
    prompt: ({ unit: id, left, only }, view) =>
      line`Válaszd ki, hová mennek ${namedFrom(id, view)}${left ? ', most, hogy kiléptek az összecsapásból' : ''}${only ? '' : ', vagy válassz másik egységet'}.`,
    wait: () => ['mozgat egy egységet'],
  },
  freeMove: {
    prompt: ({ unit: id, hexes: n, ownEdge }, view) =>
      line`Legfeljebb ${n} mezőt mozoghatnak${ownEdge ? ' saját széled felé' : ''} ${named(id, view)}, vagy helyben maradnak.`,
    wait: () => ['ráadásként mozgathat egy egységet'],
  },
  carry: {
    prompt: ({ unit: id, from, to }, view) =>
      line`Magukkal viszik Edmure-t ${hex(from, 'from')} ${hex(to, 'to')} ${named(id, view)}?`,
    wait: () => ['dönt Edmure-ról'],
  },
  withdraw: {
    prompt: () => ['A támadások előtt: kitérhet egy egység, amely utasított ellenség mellett áll; vagy fejezd be.'],
    wait: () => ['kitérhet egységeivel'],
  },
}

export const questions: Questions = { ...setup, ...round, ...choices, ...movement, ...combatQuestions }
