import { type Character, characters } from '../../data/houses.ts'

const [eddard, catelyn, robb, ...others] = characters

/** Whose effects come one after the other in the chapters of leaders and of cards. */
export const bearers: Readonly<Record<'leader' | 'card', readonly Character[]>> = {
  leader: [eddard, robb, catelyn, ...others],
  card: [eddard, catelyn, robb, ...others],
}
