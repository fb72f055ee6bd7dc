/** Choosing how fast a table is played: first of what kind, then how fast. */

import { kindOfPace, type PaceKind } from '../table/sync/paceKind.ts'
import { Segments } from '../ui/Segments.tsx'
import { noPace, type Pace, paces, usePaceText } from './pace.ts'
import { useWords } from './words.ts'

const kinds: readonly PaceKind[] = ['none', 'live', 'mail']

const ofKind = {
  none: [noPace],
  live: paces.live.map(clock => ({ hoursPerMove: null, clock })),
  mail: paces.mail.map(hoursPerMove => ({ hoursPerMove, clock: null })),
} satisfies Record<PaceKind, Pace[]>

/** Where each kind begins: an hour a person, a day a move. */
const first: Record<PaceKind, number> = { none: 0, live: 2, mail: 1 }

interface Props {
  pace: Pace
  /** Where there must be a clock. */
  isTimed?: boolean
  onChange(pace: Pace): void
}

export function PaceChoice({ pace, isTimed = false, onChange }: Props) {
  const { pace: words } = useWords()
  const text = usePaceText()
  const kind = kindOfPace(pace)
  const choices: readonly Pace[] = ofKind[kind]
  return (
    <>
      <Segments
        label={words.title}
        value={kind}
        choices={kinds.filter(id => !isTimed || id !== 'none').map(id => ({ id, label: words.kinds[id] }))}
        onChange={next => onChange(ofKind[next][first[next]])}
      />
      {choices.length > 1 && (
        <Segments
          label={words.kinds[kind]}
          value={text(pace)}
          choices={choices.map(each => ({ id: text(each), label: text(each) }))}
          onChange={chosen => onChange(choices.find(each => text(each) === chosen)!)}
        />
      )}
      <p className="hint">{words.about[kind]}</p>
    </>
  )
}
