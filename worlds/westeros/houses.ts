/** The great houses of Westeros and the people of whom several games speak. What they are worth is each game's own. */
export const houses = ['stark', 'lannister', 'baratheon', 'greyjoy', 'tyrell', 'martell', 'targaryen'] as const
export type House = (typeof houses)[number]

/** Without their titles: a game may set 'Ser' before a name. */
export const people = [
  'eddard-stark',
  'catelyn-stark',
  'robb-stark',
  'greatjon-umber',
  'tywin-lannister',
  'jaime-lannister',
  'tyrion-lannister',
  'cersei-lannister',
  'kevan-lannister',
  'gregor-clegane',
  'stannis-baratheon',
  'renly-baratheon',
  'davos-seaworth',
  'melisandre',
  'mace-tyrell',
  'loras-tyrell',
  'margaery-tyrell',
] as const
export type Person = (typeof people)[number]

export const isPerson = <Id extends string>(id: Id): id is Id & Person => (people as readonly string[]).includes(id)

/** Of a table by id, what a game has. */
export const only = <Id extends string, T>(ids: readonly Id[], table: Readonly<Record<Id, T>>): Record<Id, T> =>
  Object.fromEntries(ids.map(id => [id, table[id]])) as Record<Id, T>
