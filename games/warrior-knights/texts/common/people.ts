/** The names of the Barons and their Nobles, the same in every language. */
import type { Baron, NobleId } from '../../data/barons.ts'

/** As they stand in a sentence. */
export const familyNames: Readonly<Record<Baron, string>> = {
  red: 'Madder',
  blue: 'Niebieski',
  green: 'Emerande',
  black: 'Zobel',
  purple: 'Viola',
  yellow: 'Gualda',
}

export const fullNames: Readonly<Record<Baron, string>> = {
  red: 'Thomas Edmund Madder',
  blue: 'Mieczyslaw Niebieski',
  green: 'Raoul d’Emerande',
  black: 'Heinrich Otto Zobel',
  purple: 'Umberto da Viola',
  yellow: 'Rodrigo de Gualda',
}

export const nobleNames: Readonly<Record<NobleId, string>> = {
  'red-square': 'Ricardo',
  'red-star': 'Guy de Solferino',
  'red-triangle': 'Sir Hugh Murrey',
  'red-circle': 'Karl von Zinnober',
  'blue-square': 'Robert Cobalt',
  'blue-star': 'Étienne d’Azur',
  'blue-triangle': 'Otto von Prussen',
  'blue-circle': 'Amerigo Caeruleas',
  'green-square': 'Alan of Smalt',
  'green-star': 'Dirk van Loden',
  'green-triangle': 'Cesare di Reseda',
  'green-circle': 'Ernesto di Celadon',
  'black-square': 'Gaspard de Jais',
  'black-star': 'Sir John Dudley Black',
  'black-triangle': 'Lorenzo Nero',
  'black-circle': 'Kazimierz Czarny',
  'purple-square': 'Piers Heliotrope',
  'purple-star': 'Geoffrey Lavender',
  'purple-triangle': 'Guntram von Flieder',
  'purple-circle': 'Renaud de Malve',
  'yellow-square': 'Jean-Luc d’Ambre',
  'yellow-star': 'Ulrich von Okker',
  'yellow-triangle': 'William Saffron',
  'yellow-circle': 'Giacomo Zafferano',
}
