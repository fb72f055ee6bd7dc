import { shelf } from 'virtual:shelf'
import { useState } from 'react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { forgetKept, type Kept, listKept } from '../link/kept.ts'
import { useSettings } from '../settings.ts'
import { useTimes } from '../times.ts'
import { useWords } from '../words.ts'

/** The games kept in this browser. */
export function KeptGames() {
  const { here } = useWords()
  const [kept, setKept] = useState(listKept)
  if (kept.length === 0) return null
  return (
    <section>
      <h2>{here.saved}</h2>
      <ul className="rows">
        {kept.map(each => (
          <KeptRow
            key={each.id}
            kept={each}
            onForget={() => {
              forgetKept(each.id)
              setKept(listKept())
            }}
          />
        ))}
      </ul>
    </section>
  )
}

function KeptRow({ kept, onForget }: { kept: Kept; onForget(): void }) {
  const { tables } = useWords()
  const { language } = useSettings()
  const { moment } = useTimes()
  const [isAsking, setIsAsking] = useState(false)
  const people = kept.seats.flatMap(seat => (seat.kind === 'person' ? [seat.name] : []))
  return (
    <li className="row">
      <div>
        <Link href={`/here/${kept.id}`} className="row-title">
          {kept.name}
        </Link>
        <p>{shelf.find(({ id }) => id === kept.setup.game)?.words[language].title}</p>
      </div>
      <p className="row-people">{people.join(', ')}</p>
      <p>{moment(kept.actions.at(-1)?.at ?? kept.begun)}</p>
      <div className="row-doors">
        <Link href={`/here/${kept.id}`} className="button plain small">
          {tables.goOn}
        </Link>
        {isAsking ? (
          <Button small kind="danger" onClick={onForget}>
            {tables.forgetSure}
          </Button>
        ) : (
          <Button small kind="quiet" onClick={() => setIsAsking(true)}>
            {tables.forget}
          </Button>
        )}
      </div>
    </li>
  )
}
