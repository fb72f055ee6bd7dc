import { line, type Rich } from '../../../../text/index.ts'
import type { Card } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import type { Token } from '../../data/dice.ts'
import type { Hex } from '../../data/hexes.ts'
import type { Terrain } from '../../data/terrain.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { names } from './names.ts'
import { card, hex, leader } from './phrases.ts'

/** What a reason speaks of is one word or several, as its rule gives them. */
const lines: Record<Bar, (...of: string[]) => Rich> = {
  'token-finds-nobody': of => [
    `Ehhez a jelzőhöz (${names.signs[of as Token]}) nincs egységed, amely utasítást kaphatna`,
  ],
  'morale-at-end': () => ['A morálod már se nem nőhet, se nem csökkenhet'],
  'no-commander': () => ['Egyetlen parancsnokod sincs a csatatéren'],
  'no-command-tokens': () => ['Nem maradt parancsjelződ a parancstáblán'],
  'limits-reached': () => ['Minden parancsnokodon annyi parancsjelző van, amennyit viselhet'],
  'card-finds-nobody': () => ['Egyik parancsnokod közelében sincs olyan egység, amelyre ez a kártya hatna'],
  inactive: () => ['Inaktív egység nem kaphat utasítást'],
  'other-rank': of => [`Ez a jelző (${names.signs[of as Token]}) csak ilyen rangú egységet mozdít`],
  'out-of-zone': of =>
    line`Nem volt benne az irányítási zónában (${leader(of as Commander)}), amikor a kártyát kijátszottad`,
  'not-by-command': of => line`${card(of as Card)}: ez az egység nem kaphat tőle utasítást`,
  'ordered-once': () => ['Már kapott utasítást'],
  'in-fire': () => ['Égő mezőn álló egység nem mozog és nem támad'],
  'no-way': () => ['Nincs mező, ahová mozoghatna'],
  'has-moved': () => ['Már befejezte a mozgását'],
  'not-ordered': () => ['Csak az az egység támad, amely utasítást kapott'],
  'has-attacked': () => ['Egy utasításra egyszer támad az egység'],
  marched: () => ['Túl messzire menetelt ahhoz, hogy támadjon'],
  'may-not-attack': () => ['Az utasítása nem enged támadást'],
  'engaged-elsewhere': () => ['Összecsapásban az íjászok csak arra lőnek, akivel összecsaptak'],
  'behind-terrain': (terrain, at) =>
    line`Nincs rálátás: ${names.terrain[terrain as Terrain].toLowerCase()} itt: ${hex(at as Hex)}`,
  'behind-unit': at => line`Nincs rálátás: egység áll itt: ${hex(at as Hex)}`,
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(...of.split(' ')) ?? [why]
