/** What things do, in Hungarian. */
import { ranks } from '../../data/ranks.ts'
import { type Keyword, type UnitType, unitTable, unitTypes } from '../../data/units.ts'
import type { Effects } from '../common/effects.ts'
import { commands, tactics } from './acts.ts'
import { battles } from './battles.ts'
import { names } from './names.ts'

const valued: readonly Keyword[] = ['pursue', 'toughness', 'cover']

function unitText(type: UnitType): string {
  const { class: kind, strength, range, noValor, orders, keywords } = unitTable[type]
  const tables = ranks.map(rank => {
    const ways = orders[rank].map(({ move, attack }) => `${move} mező${attack ? ' és támadás' : ''}`)
    return `${names.ranks[rank]} ${ways.join(' vagy ')}`
  })
  const words = Object.entries(keywords).map(([id, n]) =>
    valued.includes(id as Keyword) ? `${names.keywords[id as Keyword]} ${n}` : names.keywords[id as Keyword],
  )
  const reach = range > 1 ? ` Lőtávolság ${range}${noValor ? ', hősiességgel nem talál' : ''}.` : ''
  return `${names.classes[kind]}, ${strength} figura. Utasításra: ${tables.join('; ')}. Kocka: 2, 3 vagy 4.${reach} ${words.join(', ')}.`
}

export const effects: Effects = {
  commands,
  tactics,
  unitAbilities: {
    'robb-young-wolf': 'Egysége az üldözés utáni második támadásban 1 kockával többel dob.',
    'robb-king-in-the-north': 'Egysége, amikor utasítást kap, búcsúcsapás nélkül kiléphet az összecsapásból.',
    'greatjon-the-greatjon': 'Egységének Szívóssága 1.',
    'greatjon-lord-of-last-hearth': 'Egysége oldaltámadásban 1 kockával többel dob.',
    'eddard-stark': 'Az egysége melletti saját egységek Rendíthetetlenek.',
    'maege-mormont': 'Egysége Rendíthetetlen, és Nehézpáncélt visel.',
    'rickard-karstark': 'Egysége 1 kockával többel dob olyan egység ellen, amelyet parancsnok vezet.',
    'jaime-kingslayer': 'Egysége Rendíthetetlen, és ellentámadáskor 1 kockával többel dob.',
    'gregor-mountain': 'Egysége közelharcban az első dobás minden hősiességéért 1 ráadás kockával dob.',
    'gregor-reaver': 'Egysége felperzselhet; ilyenkor a hősiesség zöld pajzsnak számít.',
    'addam-outrider-commander': 'Egységét nem állítja meg erdő és épület, és gázlóban semmit sem veszít.',
    'addam-warrior-of-ashemark': 'Egységének minden közelharci támadása oldaltámadás.',
    'kevan-trusted-captain':
      'Utasított egysége támadás helyett 2 kockát adhat egy mellette álló, ugyanabban a körben utasított egység támadásához.',
    'tywin-lannister': 'Irányítási zónája 3 mezőre terjed.',
  },
  commitAbilities: {
    'robb-young-wolf':
      'Mielőtt utasított egysége támad: dobj 4 kockával egy látható, legfeljebb 3 mezőre lévő ellenség ellen. Ha az megsemmisül, a képesség megmarad.',
    'robb-king-in-the-north':
      'Amikor egysége közönséges figurát veszítene: helyet cserél egy szomszédos saját lovasegység zászlóvivőjével, és a találatokat újra kell számolni.',
    'greatjon-the-greatjon': 'Egysége közelharci támadása után, ha a célpont még mellette áll: még egyszer megtámadja.',
    'greatjon-lord-of-last-hearth':
      'Amikor vezérkártyát játszik ki: a vele utasított gyalogság 1 mezővel messzebb mozoghat.',
    'eddard-stark': 'Köröd elején: gyülekeztess legfeljebb 2 egységet irányítási zónájában.',
    'maege-mormont': 'Mielőtt egysége ellen dobnak: ebben a támadásban Szívóssága 2.',
    'rickard-karstark': 'Köröd elején: gyülekeztesd irányítási zónájában az összes lovasságot.',
    'jaime-kingslayer': 'Egysége közelharci dobása előtt: minden találó hősiesség 2 találatnak számít.',
    'gregor-mountain': 'Egysége közelharci dobása előtt: 2 kockával több.',
    'gregor-reaver': 'Miután egysége felperzselt egy mezőt: a mellette lévő minden üres, éghető mezőn 1-gyel nő a tűz.',
    'addam-outrider-commander': 'Amikor egysége utasítása véget ér: legfeljebb 2 mezőt mozoghat.',
    'addam-warrior-of-ashemark': 'Miután egysége támadással megsemmisített egy ellenséget: egysége gyülekezik.',
    'kevan-trusted-captain': 'Köröd elején: húzz 2 vezérkártyát.',
    'tywin-lannister': 'Köröd elején: legfeljebb 2 parancsjelző visszatér kártyájáról a tábládra.',
  },
  units: Object.fromEntries(unitTypes.map(type => [type, unitText(type)])) as Record<UnitType, string>,
  keywords: {
    advance: 'Ha közelharci támadása elűzte vagy megsemmisítette a célpontot, az egység annak mezőjére léphet.',
    pursue:
      'Ha közelharci támadása elűzte vagy megsemmisítette a célpontot, az egység annak mezőjén át ennyi mezőt mozoghat, és ismét támadhat.',
    'off-balance': 'Az egység 1 kockával kevesebbel dob, ha ebben a körben mozgott.',
    'war-dogs':
      'Mozgás és támadás helyett a kutyák egy 2 vagy 3 mezőre lévő ellenségre rontanak. Előbb egy kocka: a pajzs a rangjának megfelelő kockákat ad, a morál 1 mezővel hátrébb űzi a célpontot, a hősiesség 1 biztos találat.',
    'heavy-armor':
      'Az egység úgy védekezik, mintha rangja eggyel magasabb volna; vörös egységet a hősiesség nem talál.',
    'scorch-the-earth':
      'Támadás helyett: dobj egy szomszédos, üres, éghető mezőre. Minden zöld pajzs 1-gyel növeli a tüzet.',
    stalwart: 'Az egység a támadás első moráleredményét figyelmen kívül hagyhatja, és ellentámadást indíthat.',
    toughness: 'Minden támadásból ennyi találat nem számít.',
    cover: 'A terep miatt minden támadásból ennyi találat nem számít.',
  },
  terrain: {
    plain: 'Nincs hatása. Tüze legfeljebb 4. szintű.',
    hill: 'Eltakarja a rálátást. Itt álló egység ellen legfeljebb 3 kocka, kivéve dombról. A rajta álló íjászok ellátnak az egységek fölött.',
    forest:
      'Eltakarja a rálátást, és megállít. Itt álló egység ellen, és annak, aki innen támad, legfeljebb 2 kocka. Tüze legfeljebb 3. szintű, akkor elpusztul.',
    river: 'Járhatatlan.',
    'forest-river': 'Járhatatlan, és eltakarja a rálátást.',
    building:
      'Eltakarja a rálátást, és megállít. Fedezék 1, hacsak az összecsapás jelzője nem az ellenséget mutatja. Íjászok innen legfeljebb 2 kockával dobnak. Tüze legfeljebb 4. szintű, akkor elpusztul.',
    road: 'Az az egység, amely végig úton megy, 1 mezővel messzebb mozoghat.',
    'forest-road': 'Út, amely eltakarja a rálátást. Tüze legfeljebb 3. szintű, akkor elpusztul.',
    'wood-bridge': 'Útnak számít. Senki sem nyomul előre rá, és nem is üldöz odáig. A tűz 3. szintjén leég.',
    'stone-bridge': 'Útnak számít. Senki sem nyomul előre rá, és nem is üldöz odáig.',
    palisade: 'Járhatatlan, és eltakarja a rálátást. A tűz 4. szintjén leég.',
    tent: 'Nem akadály. A tűz 1. szintjén leég.',
    'siege-tower': 'Járhatatlan, és eltakarja a rálátást. A tűz 1. szintjén leég.',
    ford: 'Megállít; lovasság ehelyett még 1 mezőt veszít. Aki innen indít ellentámadást, legfeljebb 2 kockával dob.',
  },
  tokens: {
    green: 'Egy zöld egységet utasít. Két egyforma bármilyen rangút.',
    blue: 'Egy kék egységet utasít. Két egyforma bármilyen rangút.',
    red: 'Egy vörös egységet utasít. Két egyforma bármilyen rangút.',
    valor: 'Egy bármilyen rangú egységet utasít.',
    morale:
      'Morálodat 1-gyel emeli, vagy gyülekeztet egy egységet, és 1-gyel csökkenti. Két egyforma bármilyen rangú egységet utasít.',
  },
  battles,
}
