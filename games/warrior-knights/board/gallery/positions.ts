/** Positions of the gallery, played from the scenes of the tests. */
import type { Seat, State } from '../../../../kernel/index.ts'
import type { Baron } from '../../data/barons.ts'
import { type Scene, scene } from '../../testing.ts'
import type { WarriorKnights } from '../../types.ts'
import { scenes } from './scenes.ts'

interface Position {
  state: State<WarriorKnights>
  /** Who looks on; null: a spectator. */
  seat: Seat | null
}

const seen = (t: Scene, baron: Baron | null): Position => ({
  state: t.state,
  seat: baron === null ? null : t.seat(baron),
})

/** Four Barons in the middle of a war: cities of all kinds, sieges, ruins, ships, tired armies. */
export function kingdom(players = 4): Scene {
  const t = scene(players)
  t.stronghold('red', 'k-d3', ['reg-red-50-3'])
    .stronghold('blue', 'k-g4')
    .stronghold('green', 'k-c5')
    .stronghold('black', 'k-g2')
  t.city('vecht', 'red').city('ballin', 'red', { fortified: true }).city('froli', 'green').city('isar', 'black')
  t.city('lenz', 'blue', { breaches: 2 })
    .city('gedze', 'blue')
    .city('cadiz', 'green')
    .city('kovel', null, { razed: true })
  t.city('semlik', null, { razed: true }).city('thira', 'green', { fortified: true }).city('uran', 'black')
  t.noble('red-star', 'k-e3', ['reg-red-100', 'merc-english-100-1', 'merc-polish-150-1']).tokens('red-star', 1)
  t.noble('red-square', 'k-e3', ['reg-red-50-1'], { exhausted: true }).noble('red-circle', 'k-f4', ['merc-swiss-200-1'])
  t.noble('red-triangle', 'k-f4', ['reg-red-50-2', 'merc-tuscan-100-1'], { exhausted: true })
  t.noble('blue-square', 'k-f4', ['reg-blue-100', 'merc-lombard-150-1']).noble('blue-star', 'k-g6', ['reg-blue-50-1'])
  t.noble('blue-circle', 'k-e5', ['merc-rumanian-100-1']).tokens('blue-square', 2)
  t.noble('green-star', 'k-c4', ['reg-green-100', 'merc-swiss-100-1']).noble('green-circle', 'k-d5', ['reg-green-50-1'])
  t.noble('green-square', 'o-acre', ['merc-swiss-50-1'], { at: 'sea', area: 'o-acre' })
  t.noble('black-star', 'k-h3', ['reg-black-100']).noble('black-triangle', 'k-h1', ['merc-english-50-1'], {
    exhausted: true,
  })
  t.siege('lenz', 'red', 2).set({ round: 3 })
  return t.chairman('green').church('red').crowns({ red: 22, blue: 7 }).votes({ green: 9 }).faith({ red: 6 })
}

function movement(): Position {
  const t = kingdom()
  t.card('red', 'mobilize-forces')
  if (t.question() === 'useCard') t.move('red', { do: 'use' })
  return seen(t, 'red')
}

export const positions: Readonly<Record<string, () => Position>> = {
  ...scenes,
  start: () => seen(scene(4).run({ do: 'round' }), 'red'),
  movement,
  watched: () => ({ ...movement(), seat: null }),
}
