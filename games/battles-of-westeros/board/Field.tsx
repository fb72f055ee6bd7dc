/** The battlefield with everything on it. It knows hexes and pieces; what may be done is told by the options. */
import './field.css'
import { useMemo } from 'react'
import type { Board } from '../../../hex/index.ts'
import { Blow, Region } from '../../../hex/ui/Overlays.tsx'
import { InHex } from '../../../hex/ui/pieces/PieceLayer.tsx'
import { StudiedField } from '../../../hex/ui/StudiedField.tsx'
import { useSame } from '../../../ui/board/useSame.ts'
import type { Hex } from '../data/hexes.ts'
import { zoneOf } from '../rules/cards/zone.ts'
import { boardOf, sideOf } from '../rules/field/units.ts'
import { fieldRules } from './fieldRules.ts'
import { FieldGround, layOf, Scores } from './Ground.tsx'
import { FieldHint } from './Hint.tsx'
import { crossedSwords, highShot, sniffingDog } from './icons.ts'
import { endsWithoutAttack } from './insight.ts'
import { seenBy, sheets } from './layout.ts'
import { Overlays, Pieces } from './Pieces.tsx'
import type { BoardProps } from './props.ts'
import { Status } from './Status.tsx'
import type { FieldStudy } from './study.ts'
import { UnitTypeCard } from './UnitCard.tsx'

/** The field and what is always in view: above it, or at the left of a field that is higher than wide. */
export const Table = (props: BoardProps) => (
  <div className="bw-table">
    <div className={`bw-room side-${sideOf(props.view.open)}`}>
      <Status {...props} />
      <Field {...props} />
    </div>
  </div>
)

function Field(props: BoardProps) {
  const { view, texts, news } = props
  const { open, seat } = view
  const { names } = texts
  const side = sideOf(open)
  const field = seenBy(side, seat === null ? null : open.houses[seat])
  const lay = useSame(useMemo(() => layOf(side, open), [side, open]))
  const edges = useMemo(() => ({ stark: names.houses.stark, lannister: names.houses.lannister }), [names])
  const attack = open.attacks.at(-1)
  return (
    <StudiedField
      props={props}
      rules={fieldRules}
      board={field}
      sheet={sheets[side]}
      scene={attack ? [attack.from, attack.at] : []}
      ground={[
        <FieldGround key="ground" side={side} field={field} lay={lay} edges={edges} />,
        <Scores key="scores" side={side} field={field} scores={scoresOf(props)} />,
        <Overlays key="overlays" field={field} view={view} />,
      ]}
      beside={study => <Zones field={field} view={view} study={study} />}
      pieces={<Pieces key="pieces" field={field} view={view} news={news} texts={texts} />}
      blow={attack && <Blow board={field} from={attack.from} at={attack.at} away={null} sign={signs[attack.kind]} />}
      cardOf={(unit, study) =>
        isAimed(study) ? null : <UnitTypeCard unit={unit} standing={{ unit, open }} texts={texts} />
      }
      hintOf={now => <FieldHint props={props} {...now} />}
    />
  )
}

/** Where an attack is weighed, its odds matter more than the card of its target. */
const isAimed = ({ subject, shown, outlook }: FieldStudy): boolean =>
  subject !== null && shown !== null && shown.seat !== subject.seat && outlook?.targets.includes(shown.hex) === true

/** BW-17.6: victory points, in short, by House. */
const scoresOf = ({ view: { open }, texts: { words } }: BoardProps) => ({
  stark: words.pointsOf(open.points[open.houses.indexOf('stark')]),
  lannister: words.pointsOf(open.points[open.houses.indexOf('lannister')]),
})

/** BW-1.7: the zone of control of a commander who is pointed at; BW-7.1: where a unit ends a march that leaves it no attack. */
function Zones({ field, view, study }: { field: Board<Hex>; view: BoardProps['view']; study: FieldStudy }) {
  const { open } = view
  const leader = study.shown?.commander ? study.shown : null
  const { subject, reach } = study
  const marches = subject && reach ? endsWithoutAttack(view, subject) : []
  return (
    <>
      {leader && (
        <Region
          board={field}
          hexes={[leader.hex, ...boardOf(open).within(leader.hex, zoneOf(leader.commander!))]}
          className="bw-zone"
        />
      )}
      {[...marches].map(hex => (
        <InHex key={hex} board={field} hex={hex}>
          <path className="bw-march" d="M-13 26H13M-7 20L7 32M7 20L-7 32" />
        </InHex>
      ))}
    </>
  )
}

/** What an attack is drawn with. */
const signs = {
  melee: crossedSwords,
  counter: crossedSwords,
  parting: crossedSwords,
  ranged: highShot,
  archers: highShot,
  extra: sniffingDog,
  dogs: sniffingDog,
} as const
