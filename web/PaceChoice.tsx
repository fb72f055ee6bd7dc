/** Choosing how fast a table is played: first of what kind, then how fast, and by mail with what beside. */

import { kindOfPace, type PaceKind } from '../table/sync/paceKind.ts'
import { Segments } from '../ui/Segments.tsx'
import { noPace, noReserve, type Pace, paces, reserves, usePaceText } from './pace.ts'
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
  /** In a tournament: there must be a clock, and the others wait for nobody's vacation. */
  isTimed?: boolean
  onChange(pace: Pace): void
}

export function PaceChoice({ pace, isTimed = false, onChange }: Props) {
  const { pace: words } = useWords()
  const text = usePaceText()
  const kind = kindOfPace(pace)
  const choices: readonly Pace[] = ofKind[kind]
  const { reserve, ...plain } = pace
  const choose = (chosen: string) => {
    const next = choices.find(each => text(each) === chosen)!
    onChange({ ...next, ...(reserve && { reserve }) })
  }
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
          value={text(plain)}
          choices={choices.map(each => ({ id: text(each), label: text(each) }))}
          onChange={choose}
        />
      )}
      {kind === 'mail' && !isTimed && <ReserveChoice pace={pace} onChange={onChange} />}
      <p className="hint">{words.about[kind]}</p>
    </>
  )
}

/** What each person has beside the hours for a move. */
function ReserveChoice({ pace, onChange }: Props) {
  const { pace: words } = useWords()
  const reserve = pace.reserve ?? noReserve
  const change = (some: Partial<typeof reserve>) => {
    const { reserve: _, ...plain } = pace
    const next = { ...reserve, ...some }
    onChange(next.bank + next.vacation > 0 ? { ...plain, reserve: next } : plain)
  }
  const labelOf = (n: number, label: string) => ({ id: String(n), label: n === 0 ? words.nothing : label })
  return (
    <>
      <div className="field">
        <span className="label">{words.bankTitle}</span>
        <Segments
          label={words.bankTitle}
          value={String(reserve.bank)}
          choices={reserves.bank.map(n => labelOf(n, words.reserved(n)))}
          onChange={bank => change({ bank: Number(bank) })}
        />
      </div>
      <div className="field">
        <span className="label">{words.vacationTitle}</span>
        <Segments
          label={words.vacationTitle}
          value={String(reserve.vacation)}
          choices={reserves.vacation.map(n => labelOf(n, words.days(n)))}
          onChange={vacation => change({ vacation: Number(vacation) })}
        />
      </div>
      {pace.reserve && <p className="hint">{words.reserveAbout}</p>}
    </>
  )
}
