/** Ways through an Assembly, for tests. */
import type { Agenda } from '../../data/agendas.ts'
import type { Baron } from '../../data/barons.ts'
import { type Scene, scene } from '../../testing.ts'
import type { VoteSide } from '../../types.ts'

/** The Assembly opens with these Agendas; the Chairman lets them be voted on in this order. */
export function opened(t: Scene, ...agendas: [Agenda, Agenda, Agenda]): Scene {
  t.agendas(...agendas)
  t.run({ do: 'assembly' })
  for (const agenda of agendas) if (t.question() === 'orderAgendas') t.move(t.asked()[0], { do: 'next', agenda })
  return t
}

/** Everybody asked commits so many Votes; nobody who is not named commits any. */
export function commit(t: Scene, votes: Partial<Record<Baron, number>>): Scene {
  for (const baron of t.asked()) t.move(baron, { do: 'vote', votes: votes[baron] ?? 0 })
  return t
}

/** Sides are taken, in this order. */
export const sides = (t: Scene, ...said: [Baron, VoteSide][]) => {
  for (const [baron, side] of said) t.move(baron, { do: 'side', side })
  return t
}

/** Three Barons with three Votes each; red is Chairman. */
export const three = () => scene(3).chairman('red').votes({ red: 3, blue: 3, green: 3 })
