/** What a position tells of the units that are studied on the field. */
import type { StudiedFieldNow } from '../../../hex/ui/useStudiedField.ts'
import type { Study, StudyFacts } from '../../../hex/ui/useStudy.ts'
import type { Hex } from '../data/hexes.ts'
import { unitAt } from '../rules/field/units.ts'
import type { BattlesOfWesteros, Unit } from '../types.ts'
import { lookAt, outlookOf, reachNow, type UnitSight } from './insight.ts'
import { movingUnit, type PlayerView, question } from './moveTargets.ts'

export type FieldStudy = Study<Hex, Unit, UnitSight>
export type FieldNow = StudiedFieldNow<BattlesOfWesteros, Hex, Unit, UnitSight>

export function studyFacts(view: PlayerView): StudyFacts<Hex, Unit, UnitSight> {
  const { open } = view
  // While units attack it does not matter where they could move.
  const isBattle = open.attacks.length > 0 || question(view, 'attack') !== null
  return {
    unitAt: hex => unitAt(open, hex),
    isOwn: unit => unit.seat === view.seat,
    moving: movingUnit(view),
    reachOf: unit => (isBattle ? null : reachNow(view, unit)),
    outlookOf: unit => outlookOf(open, unit),
    // Units are looked at across the field; of empty hexes only the way there matters.
    lookAt: (unit, hex) => {
      const there = unitAt(open, hex)
      return there && there.seat !== unit.seat ? lookAt(open, unit, hex) : null
    },
    pathTo: (_unit, reach, hex) => reach.paths(hex)[0] ?? [],
  }
}
