/** IT-1.1, IT-1.3, IT-3.2: the five Houses and their characters; each character has a token, a leader sheet and two cards. */
export const houses = ['stark', 'lannister', 'baratheon', 'targaryen', 'tyrell'] as const
export type House = (typeof houses)[number]

export const charactersOf = {
  stark: ['eddard-stark', 'catelyn-stark', 'robb-stark', 'bran-stark', 'arya-stark'],
  lannister: ['cersei-lannister', 'jaime-lannister', 'tyrion-lannister', 'tywin-lannister', 'joffrey-baratheon'],
  baratheon: ['stannis-baratheon', 'melisandre', 'davos-seaworth', 'selyse-baratheon', 'shireen-baratheon'],
  targaryen: ['daenerys-targaryen', 'viserys-targaryen', 'khal-drogo', 'jorah-mormont', 'barristan-selmy'],
  tyrell: ['margaery-tyrell', 'olenna-tyrell', 'loras-tyrell', 'mace-tyrell', 'renly-baratheon'],
} as const satisfies Record<House, readonly string[]>

export type Character = (typeof charactersOf)[House][number]

export const characters: readonly Character[] = houses.flatMap(house => charactersOf[house])

const homes = Object.fromEntries(houses.flatMap(house => charactersOf[house].map(each => [each, house])))

/** The House of a character. */
export const houseOf = (character: Character): House => homes[character]
