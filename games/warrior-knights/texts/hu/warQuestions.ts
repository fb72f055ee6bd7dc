/** Questions of marches and battles. */
import { type GameTexts, line, type Rich } from '../../../../text/index.ts'
import { forcedDiscards } from '../../rules/battle/battle.ts'
import type { WarriorKnights } from '../../types.ts'
import { names } from './names.ts'
import { area, army, city, noble, nobles, seat, shaped, site, title, troops } from './phrases.ts'

type Questions = GameTexts<WarriorKnights>['questions']

/** 'támadóként'. */
const asSide = { attacker: 'támadóként', defender: 'védőként' }

const marching: Pick<Questions, 'permission' | 'obey' | 'takeTroops' | 'chooseNobles'> = {
  permission: {
    prompt: ({ of: asker, area: place, why }, view) =>
      why === 'passage'
        ? line`${seat(asker, view)} át akar vonulni ${area(place, 'in')}. Megengeded?`
        : line`${seat(asker, view)} támadni akar ${area(place, 'in')}, ahol te is állsz. Megengeded?`,
    wait: ({ of: asker, area: place, why }, view) =>
      line`felel arra, hogy ${seat(asker, view)} ${why === 'passage' ? 'átvonulhat-e' : 'támadhat-e'} ${area(place, 'in')}`,
  },
  obey: {
    prompt: ({ law, price, beside, to }, view) => {
      if (price === 0)
        return line`${title(law)}: ez most tilos. Megtartod a törvényt, vagy megtagadod, és eltiltanak a Tanácstól?`
      const paid: Rich = to === null ? ['a kincstárnak'] : [seat(to, view, 'of')]
      const more = beside > 0 ? ` a többi ${beside} korona mellett` : ''
      return line`${title(law)}: fizetsz ${paid} ${price} koronát${more}, vagy megtagadod a törvényt, és eltiltanak a Tanácstól?`
    },
    wait: ({ law }) => line`megtartja vagy megtagadja ezt: ${title(law)}`,
  },
  takeTroops: {
    prompt: ({ noble: id, area: place }) => line`Válaszd ki, kiket visz magával ${noble(id)} ${area(place, 'from')}.`,
    wait: ({ noble: id }) => line`csapatokat vihet vele: ${noble(id)}`,
  },
  chooseNobles: {
    prompt: ({ kind, area: place, site: of, defender, nobles: chosen }, view) => {
      const who: Rich = chosen.length > 0 ? nobles(chosen) : ['még senki']
      const kinds = { field: 'Ütközet', assault: 'Roham', siege: 'Ostromzár' }
      const foe: Rich = of !== null ? [site(of)] : defender !== null ? [seat(defender, view)] : []
      const where: Rich = of === null ? line` ${area(place, 'in')}` : []
      return line`${kinds[kind]}${where}, célpontja ${foe}: válaszd ki, kik harcolnak (${who}).`
    },
    wait: () => ['kiválasztja, kik harcolnak'],
  },
}

const battle: Pick<Questions, 'command' | 'discard' | 'ability' | 'hits' | 'saveNoble' | 'raze' | 'ransom'> = {
  command: {
    prompt: ({ side, among }) => line`Te vagy a ${names.sides[side]}: válaszd ki parancsnokodat (${nobles(among)}).`,
    wait: ({ side }) => [`parancsnokot választ ${asSide[side]}`],
  },
  discard: {
    prompt: (_, { open, seat: reader }) => {
      const { battle: now } = open
      const own = now && [now.attacker, now.defender].find(each => each.seat === reader)
      const least = own ? forcedDiscards(own) : 0
      return [least > 0 ? `Tegyél félre legalább ${least} sorskártyát.` : 'Félretehetsz sorskártyákat.']
    },
    wait: () => ['kiválasztja, mely sorskártyákat teszi félre'],
  },
  ability: {
    prompt: ({ noble: id, side }) =>
      line`Te vagy a ${names.sides[side]}. Használod a képességét (1 győzelemmel több): ${shaped(id)}?`,
    wait: ({ noble: id }) => line`használhatja a képességét: ${noble(id)}`,
  },
  hits: {
    prompt: ({ left, side }) => [
      `Te vagy a ${names.sides[side]}, ${left} találatot kapsz: válaszd ki, hol esik a következő.`,
    ],
    wait: () => ['elosztja a találatokat'],
  },
  saveNoble: {
    prompt: ({ noble: id }) =>
      line`${title('right-of-sanctuary')}: fizetsz 2 hitet, hogy ${noble(id)} a halál helyett visszavonuljon?`,
    wait: ({ noble: id }) => line`megmentheti őt: ${noble(id)}`,
  },
  raze: {
    prompt: ({ city: id }) => line`Elfoglaltad ${city(id, 'acc')}. Elpusztítod?`,
    wait: ({ city: id }) => line`dönt, elpusztítja-e ${city(id, 'acc')}`,
  },
  ransom: {
    prompt: ({ by }, view) => line`Elesett a kastélyod: válaszd ki, melyik városod jut ${seat(by, view, 'of')}.`,
    wait: ({ by }, view) => line`várost választ ${seat(by, view, 'of')}`,
  },
}

const armies: Pick<Questions, 'deserter' | 'lose' | 'nextRetreat' | 'retreatTo'> = {
  deserter: {
    prompt: ({ army: id, nationality }) =>
      line`Egy ${names.nationalities[nationality]} zsoldos dezertál: válaszd ki, melyik (${army(id)}).`,
    wait: ({ army: id }) => line`dezertőrt választ (${army(id)})`,
  },
  lose: {
    prompt: ({ army: id, due, chosen }) =>
      line`${army(id)} serege ${due} értékű zsoldost veszít: válassz egy lapot${chosen.length > 0 ? line` (eddig ${troops(chosen)})` : []}.`,
    wait: ({ army: id }) => line`kiválasztja a veszteséget (${army(id)})`,
  },
  nextRetreat: {
    prompt: ({ nobles: ids }) => line`Válaszd ki, ki vonul vissza következőnek: ${nobles(ids)}.`,
    wait: () => ['kiválasztja, ki vonul vissza következőnek'],
  },
  retreatTo: {
    prompt: ({ noble: id }) => line`Válaszd ki, hová vonul vissza ${noble(id)}.`,
    wait: ({ noble: id }) => line`visszavonul vele: ${noble(id)}`,
  },
}

export const warQuestions = { ...marching, ...battle, ...armies }
