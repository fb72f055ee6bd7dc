/** Questions: what is asked of the reader, and what the others wait for. */
import { capital, type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { torturePower } from '../../data/constants.ts'
import { leaderEffect } from '../../rules/cards/abilities.ts'
import { otherSide } from '../../rules/encounter/encounter.ts'
import type { Window } from '../../steps.ts'
import type { IronThrone, Side } from '../../types.ts'
import { fighterOfReader, giverOf, type PlayerView, sideOfReader } from '../common/position.ts'
import { names } from './names.ts'
import {
  all,
  anyOf,
  card,
  character,
  effect,
  nth,
  seat,
  seats,
  side as sideName,
  source,
  strong,
  why,
} from './phrases.ts'

type Questions = GameTexts<IronThrone>['questions']

/** The moment of a window, with the player it is about: 'Lannister támogatási ajánlata előtt'. */
function moment({ at, of }: Pick<Window, 'at' | 'of'>, view: PlayerView): Rich {
  if (of === null || of === view.seat) return [names.moments[at]]
  if (at === 'before-character') return line`${seat(of, view)} karakterválasztása előtt`
  if (at === 'before-support') return line`${seat(of, view)} támogatási ajánlata előtt`
  return line`${names.moments[at]} (${seat(of, view)})`
}

/** Who stands on a side, with power: 'Robb Stark (4 erő)'. */
function lineUp(side: Side, { open }: PlayerView): Rich {
  const standing = open.encounter?.fighters.filter(each => each.side === side) ?? []
  return standing.length > 0 ? all(standing.map(each => strong(each.character, { open }))) : ['senki']
}

/** 'Starknak, a kihívónak'. */
function toActivePlayer(side: Side, view: PlayerView): Rich {
  const player = giverOf(view.open, side)
  return player === null ? [sideName(side, 'of')] : line`${seat(player, view, 'of')}, ${sideName(side, 'of')}`
}

/** Which proposals stand; their terms are in the scene. */
function negotiation(view: PlayerView): Rich {
  const side = sideOfReader(view)
  const talks = view.open.encounter?.talks
  if (!side || !talks || !view.own) return ['A két aktív játékos tárgyal.']
  const theirs = talks.standing[otherSide(side)]
  const mine = talks.standing[side]
  const foe = giverOf(view.open, otherSide(side))!
  return [
    ...line`Kössetek egyezséget; ellenfeled ${seat(foe, view)}. Ha nem sikerül, minden résztvevő büntetést kap.`,
    ...(theirs ? [` Az ő javaslata (${theirs.version}.) a válaszodra vár.`] : []),
    ...(mine ? [` A te javaslatod (${mine.version}.) érvényben van.`] : []),
    ...(!theirs && !mine ? [' Állíts össze egy javaslatot.'] : []),
  ]
}

const setup: Pick<Questions, 'chooseLeader' | 'useAbility' | 'playCard' | 'hostage' | 'torment'> = {
  chooseLeader: {
    prompt: () => ['Válaszd ki a vezetődet. Házad másik négy karaktere kerül játékba.'],
    wait: () => ['vezetőt választ'],
  },
  useAbility: {
    prompt: (me, view) => {
      const leader = view.open.leaders[me.seat]
      const what: Rich = leader ? line`: ${effect(leaderEffect(leader), view)}` : []
      return line`${moment(me, view)} használhatod a képességedet${what}.`
    },
    wait: ({ seat: id }, view) => {
      const leader = view.open.leaders[id]
      return leader
        ? line`használhatja a képességét: ${effect(leaderEffect(leader), view)}`
        : ['használhatja a képességét']
    },
  },
  playCard: {
    prompt: (me, view) => line`${moment(me, view)} kijátszhatsz egy karakterkártyát a szövegéért.`,
    wait: () => ['karakterkártyát játszhat ki'],
  },
  hostage: {
    prompt: ({ passed }, view) =>
      line`Engedj el egy túszt, kínozz meg egyet, vagy hagyd annyiban${passed.length > 0 ? line` (annyiban hagyta: ${seats(passed, view)})` : []}.`,
    wait: () => ['túszokat engedhet el vagy kínozhat meg'],
  },
  torment: {
    prompt: ({ house }, view) =>
      line`Nevezd meg ${seat(house, view)} egyik karakterét: ${view.open.instead ?? torturePower.other} ereje a te vezetőlapodra kerül.`,
    wait: ({ house }, view) => line`megnevezi ${seat(house, view)} egyik karakterét`,
  },
}

const round: Pick<
  Questions,
  'nameDefender' | 'chooseCharacter' | 'support' | 'answerSupport' | 'playOpen' | 'playCards' | 'negotiate'
> = {
  nameDefender: {
    prompt: ({ by, among }, view) => line`${source(by, view)}: válaszd ki a védőt (${anyOf(among, view)}).`,
    wait: () => ['kiválasztja a védőt'],
  },
  chooseCharacter: {
    prompt: ({ side }, view) => {
      const foe = giverOf(view.open, otherSide(side))
      const foes: Rich = side === 'defender' ? lineUp('challenger', view) : foe === null ? [] : [seat(foe, view)]
      const banned = view.open.encounter?.forbidden
      const ban: Rich = banned ? line`; nem választható: ${character(banned)}` : []
      return line`Te vagy ${sideName(side)}, az ellenfél ${foes}: válaszd ki a karakteredet${ban}.`
    },
    wait: ({ side }) => [`karaktert választ ${sideName(side, 'as')}`],
  },
  support: {
    prompt: (_, view) =>
      line`Ajánlj karaktert ${toActivePlayer('challenger', view)}, vagy ${toActivePlayer('defender', view)}, vagy maradj ki.`,
    wait: () => ['támogatást ajánlhat'],
  },
  answerSupport: {
    prompt: ({ supporter, character: id, side }, view) =>
      line`${seat(supporter, view)} támogatást ajánl neked, ${sideName(side, 'of')}: ${strong(id, view)}. Elfogadod?`,
    wait: ({ supporter }, view) => line`válaszol ${seat(supporter, view)} ajánlatára`,
  },
  playOpen: {
    prompt: () => ['Válaszd ki a házkártyát, amelyet elsőként és képpel felfelé játszol ki.'],
    wait: () => ['képpel felfelé játszik ki házkártyát'],
  },
  playCards: {
    prompt: () => ['Válaszd ki a házkártyát, amelyet képpel lefelé játszol ki.'],
    wait: () => ['házkártyát választ'],
  },
  negotiate: {
    prompt: (_, view) => negotiation(view),
    wait: () => ['tárgyal'],
  },
}

const powers: Pick<Questions, 'distribute' | 'gather'> = {
  distribute: {
    prompt: ({ left, optional, among, why: reason }, view) =>
      line`Ossz szét ${optional ? 'legfeljebb ' : ''}${left} erőt a vezetőlapodról${among.length === 1 ? line` ide: ${character(among[0])}` : []} (${why(reason, view)}).`,
    wait: ({ optional }) => [optional ? 'erőt oszthat szét' : 'erőt oszt szét'],
  },
  gather: {
    prompt: ({ left, moved }, view) => {
      const fighter = fighterOfReader(view)
      const to: Rich = fighter ? [character(fighter, 'to')] : ['a részt vevő karakteredre']
      return line`Tégy át legfeljebb ${left} ${moved > 0 ? 'további ' : ''}erőt ${to}${moved > 0 ? ` (eddig: ${moved})` : ''}: válaszd ki, honnan.`
    },
    wait: () => ['erőt helyez át'],
  },
}

const hostages: Pick<Questions, 'nameVictim' | 'takeHostage' | 'ransom'> = {
  nameVictim: {
    prompt: ({ among, why: reason }, view) =>
      line`Válaszd ki, kitől szerzel túszt (${why(reason, view)}): ${anyOf(among, view)}.`,
    wait: () => ['kiválasztja, kitől szerez túszt'],
  },
  takeHostage: {
    prompt: ({ victim, why: reason, before }, view) =>
      line`Válaszd ki, honnan szerzel túszt ${seat(victim, view, 'from')} (${why(reason, view)})${before === null ? '' : `; túszai közül csak ${nth(before)} számig`}.`,
    wait: ({ victim }, view) => line`túszt szerez ${seat(victim, view, 'from')}`,
  },
  ransom: {
    prompt: ({ to, n }, view) =>
      line`Dobj el ${n} lapot választásod szerint, vagy hagyd, hogy túszt szerezzen tőled: ${seat(to, view)}.`,
    wait: ({ to }, view) => line`dönt, mit ad ${seat(to, view, 'of')}`,
  },
}

/** The effect that is being carried out, before a colon. */
const through = ({ open }: PlayerView): Rich => (open.working ? line`${effect(open.working.by, { open })}: ` : [])

const begun = (view: PlayerView, words: string): Rich => {
  const prefix = through(view)
  return prefix.length > 0 ? [...prefix, words] : [words.charAt(0).toUpperCase() + words.slice(1)]
}

const effects: Pick<
  Questions,
  | 'aimCharacter'
  | 'aimSeat'
  | 'discard'
  | 'foresee'
  | 'orderEvents'
  | 'keepCard'
  | 'orderCards'
  | 'replaceCard'
  | 'bury'
  | 'lateSupport'
> = {
  aimCharacter: {
    prompt: ({ chosen, more }, view) => {
      const most = more > 1 ? `válassz legfeljebb ${more} karaktert` : 'válassz egy karaktert'
      return line`${begun(view, most)}${chosen.length > 0 ? line`; eddig: ${all(chosen.map(each => character(each)))}` : []}.`
    },
    wait: () => ['karaktert választ'],
  },
  aimSeat: {
    prompt: ({ among }, view) => line`${begun(view, 'válassz egy játékost')} (${anyOf(among, view)}).`,
    wait: () => ['játékost választ'],
  },
  discard: {
    prompt: ({ least, most, type, why: reason }, view) => {
      const kind = type === 'hostility' ? 'viszálykártyát' : 'lapot'
      const n = least === most ? `${most}` : `${least > 0 ? `${least}–` : 'legfeljebb '}${most}`
      return line`Dobj el ${n} ${kind} a kezedből (${why(reason, view)}).`
    },
    wait: ({ least }) => [least > 0 ? 'lapokat dob el' : 'lapokat dobhat el'],
  },
  foresee: {
    prompt: (_, view) => begun(view, 'válaszd ki e kör eseményét; a többi a pakli aljára kerül.'),
    wait: () => ['kiválasztja az eseményt'],
  },
  orderEvents: {
    prompt: (_, view) => begun(view, 'válaszd ki, melyik eseménykártya kerül következőnek a pakli aljára.'),
    wait: () => ['eseménykártyákat tesz a pakli aljára'],
  },
  keepCard: {
    prompt: (_, view) => begun(view, 'válaszd ki a lapot, amelyet a kezedbe veszel.'),
    wait: () => ['lapot választ a paklijából'],
  },
  orderCards: {
    prompt: ({ at }, view) => begun(view, `válaszd ki, melyik lap legyen felülről ${nth(at + 1)}`),
    wait: () => ['lapokat tesz vissza a paklijára'],
  },
  replaceCard: {
    prompt: ({ side }, view) => {
      const lying = view.open.encounter?.cards[side]
      const old: Rich = lying ? line` (${card(lying)})` : []
      return capital(
        line`${sideName(side, 'as')} nagyobb viszálykártyát kell játszanod, ha van, a mostani helyébe${old}; azt eldobod.`,
      )
    },
    wait: () => ['nagyobb lapot keres'],
  },
  bury: {
    prompt: (_, view) => begun(view, 'tégy egy lapot a kezedből a Házpaklid aljára.'),
    wait: () => ['lapot tesz a paklija aljára'],
  },
  lateSupport: {
    prompt: ({ by, side }, view) =>
      line`${seat(by, view)} ${side === 'challenger' ? 'a kihívó' : 'a védő'} oldalára hív: beállhatsz egy karakterrel.`,
    wait: ({ by }, view) => line`támogathatja ezt a Házat: ${seat(by, view)}`,
  },
}

export const questions: Questions = { ...setup, ...round, ...powers, ...hostages, ...effects }
