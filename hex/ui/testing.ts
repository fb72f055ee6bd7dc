/** What tests of fields share. */
import { sourceOf } from '../../ui/moveTargets.ts'
import { type HexMoveTarget, liveHexes, touched } from './touch.ts'

/** The moves, as JSON, to which touching a field leads, with nothing held and with each hex held that can be. */
export function movesByTouch<Hex extends string, Move>(
  targets: readonly HexMoveTarget<Hex, Move>[],
  isMeant: (move: Move) => boolean,
): Set<string> {
  const found = new Set<string>()
  for (const held of new Set([null, ...targets.map(target => target.at)])) {
    if (held !== null && sourceOf(targets, held) !== held) continue
    for (const hex of liveHexes(targets, held).keys()) {
      const done = touched(targets, held, hex, isMeant)
      if (done.is === 'move') found.add(JSON.stringify(done.move))
      if (done.is === 'menu') for (const move of done.moves) found.add(JSON.stringify(move))
    }
  }
  return found
}
