/** The battlefield with everything on it. It knows hexes and pieces; what may be done is told by the options. */
import './field.css'
import { useMemo } from 'react'
import { opposite } from '../../../hex/index.ts'
import { Blow } from '../../../hex/ui/Overlays.tsx'
import { StudiedField } from '../../../hex/ui/StudiedField.tsx'
import { useSame } from '../../../ui/board/useSame.ts'
import { rangeOf } from '../rules/field/sight.ts'
import type { Fight } from '../types.ts'
import { fieldRules } from './fieldRules.ts'
import { FieldGround, layOf, Scores } from './Ground.tsx'
import { FieldHint } from './Hint.tsx'
import { crossedSwords, highShot } from './icons.ts'
import { seenBy, sheet } from './layout.ts'
import { Overlays, Pieces } from './Pieces.tsx'
import type { BoardProps } from './props.ts'
import { UnitTypeCard } from './UnitCard.tsx'

export function Field(props: BoardProps) {
  const { view, texts, news } = props
  const { open, seat } = view
  const { words } = texts
  const field = seenBy(seat === null ? null : open.factions[seat])
  const sections = useMemo(() => [words.left, words.center, words.right], [words])
  const lay = useSame(useMemo(() => layOf(open), [open]))
  const fight = open.fights.at(-1)
  return (
    <StudiedField
      props={props}
      rules={fieldRules}
      board={field}
      sheet={sheet}
      scene={fight ? [fight.from, fight.at] : []}
      ground={[
        <FieldGround key="ground" field={field} lay={lay} sections={sections} />,
        <Scores key="scores" field={field} open={open} />,
        <Overlays key="overlays" field={field} open={open} />,
      ]}
      pieces={<Pieces key="pieces" field={field} view={view} news={news} />}
      blow={fight && <Clash field={field} fight={fight} />}
      cardOf={unit => <UnitTypeCard type={unit.type} unit={unit} range={rangeOf(open, unit)} texts={texts} />}
      hintOf={now => <FieldHint props={props} {...now} />}
    />
  )
}

type Board = ReturnType<typeof seenBy>

function Clash({ field, fight: { from, at, away, ranged } }: { field: Board; fight: Fight }) {
  const out = away && (field === seenBy('uthuk') ? opposite(away) : away)
  return <Blow board={field} from={from} at={at} away={out} sign={ranged ? highShot : crossedSwords} />
}
