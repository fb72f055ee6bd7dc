/** What the seat may answer before it is asked: what it has answered, to be changed and taken back. */
import './anytime.css'
import { useId } from 'react'
import type { AheadChoice } from '../../../table/types.ts'
import { aheadLabelOf, capital, plain, topicOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../context.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'

export function Ahead() {
  const { scene, seat, isEarlier, ask } = useTable()
  const words = useTableWords().ahead
  const { ahead } = scene.tableView
  const given = ahead.filter(({ move }) => move !== null)
  const askAgain = () => {
    for (const { question, topic } of given) ask({ do: 'answer-ahead', seat: seat!, question, topic, move: null })
  }
  return (
    <div className="anytime">
      <p className="quiet">{ahead.length > 0 ? words.about : words.none}</p>
      {given.length > 0 && (
        <div>
          <p role="status">{words.given(given.length)}</p>
          <Button small disabled={isEarlier} onClick={askAgain}>
            {words.askAgain}
          </Button>
        </div>
      )}
      <ul className="ahead">
        {ahead.map(choice => (
          <Topic key={`${choice.question} ${choice.topic}`} choice={choice} />
        ))}
      </ul>
    </div>
  )
}

/** One topic, with its answers in a list. */
function Topic({ choice }: { choice: AheadChoice }) {
  const { texts, view, seat, isEarlier, ask } = useTable()
  const words = useTableWords().ahead
  const id = useId()
  const { question, topic, moves } = choice
  const given = moves.findIndex(each => JSON.stringify(each) === JSON.stringify(choice.move))
  const answer = (at: number) =>
    ask({ do: 'answer-ahead', seat: seat!, question, topic, move: at < 0 ? null : moves[at] })
  return (
    <li className={given < 0 ? undefined : 'given'}>
      <label htmlFor={id}>
        <Say rich={capital(topicOf(texts, choice, view))} plainly />
      </label>
      <select id={id} value={given} disabled={isEarlier} onChange={event => answer(Number(event.target.value))}>
        <option value={-1}>{words.ask}</option>
        {moves.map((move, at) => (
          <option key={JSON.stringify(move)} value={at}>
            {plain(capital(aheadLabelOf(texts, choice, move, view)))}
          </option>
        ))}
      </select>
    </li>
  )
}
