/** The sign of each character, on its token, its leader sheet and its cards. */
import type { Character } from '../data/houses.ts'
import * as icons from './characterIcons.ts'

export const characterSigns: Readonly<Record<Character, string>> = {
  'eddard-stark': icons.twoHandedSword,
  'catelyn-stark': icons.doubleFish,
  'robb-stark': icons.wolfHowl,
  'bran-stark': icons.raven,
  'arya-stark': icons.plainDagger,
  'cersei-lannister': icons.wineGlass,
  'jaime-lannister': icons.metalHand,
  'tyrion-lannister': icons.openBook,
  'tywin-lannister': icons.twoCoins,
  'joffrey-baratheon': icons.crossbow,
  'stannis-baratheon': icons.stagHead,
  melisandre: icons.flame,
  'davos-seaworth': icons.caravel,
  'selyse-baratheon': icons.candleFlame,
  'shireen-baratheon': icons.queenCrown,
  'daenerys-targaryen': icons.dragonHead,
  'viserys-targaryen': icons.jewelCrown,
  'khal-drogo': icons.horseHead,
  'jorah-mormont': icons.bearHead,
  'barristan-selmy': icons.checkedShield,
  'margaery-tyrell': icons.rose,
  'olenna-tyrell': icons.poisonBottle,
  'loras-tyrell': icons.mountedKnight,
  'mace-tyrell': icons.wheat,
  'renly-baratheon': icons.laurelCrown,
}

/** What a character is called at the table: 'Eddard', 'Drogo'. */
export function shortName(character: Character): string {
  const [first, last] = character.split('-')
  const name = first === 'khal' ? last : first
  return name.charAt(0).toUpperCase() + name.slice(1)
}
