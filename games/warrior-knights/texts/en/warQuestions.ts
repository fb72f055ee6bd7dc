/** Questions of marches and battles. */
import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { forcedDiscards } from '../../rules/battle/battle.ts'
import type { WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import { area, army, city, crowns, many, noble, nobles, seat, shaped, site, title, troops } from './phrases.ts'

type Questions = GameTexts<WarriorKnights>['questions']

const marching: Pick<Questions, 'permission' | 'obey' | 'takeTroops' | 'chooseNobles'> = {
  permission: {
    prompt: ({ of: asker, area: place, why }, view) =>
      why === 'passage'
        ? line`${seat(asker, view)} wishes to pass through ${area(place)}. Do you allow it?`
        : line`${seat(asker, view)} wishes to attack in ${area(place)}, where you stand. Do you allow it?`,
    wait: ({ of: asker, area: place, why }, view) =>
      line`must answer ${seat(asker, view)}, who wishes to ${why === 'passage' ? 'pass through' : 'attack in'} ${area(place)}`,
  },
  obey: {
    prompt: ({ law, price, beside, to }, view) => {
      if (price === 0)
        return line`${title(law)} forbids it. Keep the law, or refuse it and be banned from the Assembly?`
      const paid: Rich = to === null ? ['the treasury'] : [seat(to, view)]
      const more = beside > 0 ? ` beside ${crowns(beside)}` : ''
      return line`${title(law)}: pay ${crowns(price)} to ${paid}${more}, or refuse the law and be banned from the Assembly?`
    },
    wait: ({ law }) => line`must obey or refuse ${title(law)}`,
  },
  takeTroops: {
    prompt: ({ noble: id, area: place }) => line`Choose what ${noble(id)} takes along from ${area(place)}.`,
    wait: ({ noble: id }) => line`may take troops along with ${noble(id)}`,
  },
  chooseNobles: {
    prompt: ({ kind, area: place, site: of, defender, nobles: chosen }, view) => {
      const who: Rich = chosen.length > 0 ? nobles(chosen) : ['nobody yet']
      if (of !== null) return line`The ${kind} of ${site(of)}: choose who fights (${who}).`
      const foe: Rich = defender === null ? [] : line` on ${seat(defender, view)}`
      return line`The attack${foe} at ${area(place)}: choose who fights (${who}).`
    },
    wait: () => ['must choose who fights'],
  },
}

const battle: Pick<Questions, 'command' | 'discard' | 'ability' | 'hits' | 'saveNoble' | 'raze' | 'ransom'> = {
  command: {
    prompt: ({ side, among }) => line`You are the ${names.sides[side]}: choose your commander (${nobles(among)}).`,
    wait: ({ side }) => [`must choose a commander as ${names.sides[side]}`],
  },
  discard: {
    prompt: (_, { open, seat: reader }) => {
      const { battle } = open
      const own = battle && [battle.attacker, battle.defender].find(each => each.seat === reader)
      const least = own ? forcedDiscards(own) : 0
      return [least > 0 ? `Lay aside at least ${many(least, 'Fate card')}.` : 'You may lay Fate cards aside.']
    },
    wait: () => ['must choose which Fate cards to lay aside'],
  },
  ability: {
    prompt: ({ noble: id, side }) =>
      line`Do you, the ${names.sides[side]}, use the ability of ${shaped(id)}, and count 1 Victory more?`,
    wait: ({ noble: id }) => line`may use the ability of ${noble(id)}`,
  },
  hits: {
    prompt: ({ left, side }) => [
      `You, the ${names.sides[side]}, take ${many(left, 'hit')}: choose where the next one falls.`,
    ],
    wait: () => ['must assign hits'],
  },
  saveNoble: {
    prompt: ({ noble: id }) =>
      line`${title('right-of-sanctuary')}: do you pay 2 Faith so that ${noble(id)} retreats instead of dying?`,
    wait: ({ noble: id }) => line`may save ${noble(id)}`,
  },
  raze: {
    prompt: ({ city: id }) => line`You have captured ${city(id)}. Do you raze it?`,
    wait: ({ city: id }) => line`must decide whether to raze ${city(id)}`,
  },
  ransom: {
    prompt: ({ by }, view) => line`Your stronghold has fallen: choose the city that goes to ${seat(by, view)}.`,
    wait: ({ by }, view) => line`must choose a city for ${seat(by, view)}`,
  },
}

const armies: Pick<Questions, 'deserter' | 'lose' | 'nextRetreat' | 'retreatTo'> = {
  deserter: {
    prompt: ({ army: id, nationality }) =>
      line`${names.nationalities[nationality]} Mercenaries desert: choose the card that ${army(id)} loses.`,
    wait: ({ army: id }) => line`must choose a deserter of ${army(id)}`,
  },
  lose: {
    prompt: ({ army: id, due, chosen }) =>
      line`The army of ${army(id)} loses Mercenaries worth ${due}: choose a card${chosen.length > 0 ? line` (so far ${troops(chosen)})` : []}.`,
    wait: ({ army: id }) => line`must choose losses of ${army(id)}`,
  },
  nextRetreat: {
    prompt: ({ nobles: ids }) => line`Choose who retreats next: ${nobles(ids)}.`,
    wait: () => ['must choose who retreats next'],
  },
  retreatTo: {
    prompt: ({ noble: id }) => line`Choose where ${noble(id)} retreats to.`,
    wait: ({ noble: id }) => line`must retreat with ${noble(id)}`,
  },
}

export const warQuestions = { ...marching, ...battle, ...armies }
