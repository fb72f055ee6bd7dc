/** What the seat may answer before it is asked: what it has answered, to be changed and taken back. */
import './anytime.css'
import { useId } from 'react'
import type { AheadChoice } from '../../../table/types.ts'
import { aheadLabelOf, capital, plain, questionOf, topicOf } from '../../../text/index.ts'
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

/** Beside a question that has one topic: what is answered to it from now on. */
export function AheadHere() {
  const { scene, view, isEarlier } = useTable()
  const words = useTableWords().ahead
  const id = useId()
  const asked = questionOf(view)?.do
  const choices = scene.tableView.ahead.filter(({ question }) => question === asked)
  if (isEarlier || scene.guide || choices.length !== 1) return null
  return (
    <p className="ahead-here">
      <label htmlFor={id}>{words.fromNowOn}</label>
      <Answers id={id} choice={choices[0]} />
    </p>
  )
}

/** One topic, with its answers in a list. */
function Topic({ choice }: { choice: AheadChoice }) {
  const { texts, view } = useTable()
  const id = useId()
  return (
    <li className={choice.move === null ? undefined : 'given'}>
      <label htmlFor={id}>
        <Say rich={capital(topicOf(texts, choice, view))} plainly />
      </label>
      <Answers id={id} choice={choice} />
    </li>
  )
}

function Answers({ id, choice }: { id: string; choice: AheadChoice }) {
  const { texts, view, seat, isEarlier, ask } = useTable()
  const words = useTableWords().ahead
  const { question, topic, moves } = choice
  const given = moves.findIndex(each => JSON.stringify(each) === JSON.stringify(choice.move))
  const answer = (at: number) =>
    ask({ do: 'answer-ahead', seat: seat!, question, topic, move: at < 0 ? null : moves[at] })
  return (
    <select id={id} value={given} disabled={isEarlier} onChange={event => answer(Number(event.target.value))}>
      <option value={-1}>{words.ask}</option>
      {moves.map((move, at) => (
        <option key={JSON.stringify(move)} value={at}>
          {plain(capital(aheadLabelOf(texts, choice, move, view)))}
        </option>
      ))}
    </select>
  )
}
