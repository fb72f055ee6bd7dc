import { plain, sentenceOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { useTable } from '../context.ts'
import { useTableWords } from '../words.ts'
import { Say, useNames } from './Say.tsx'

/** Somebody asks to take back what cannot be taken back alone. */
export function UndoRequest() {
  const { scene, seat, ask, texts, view, wholeLog } = useTable()
  const words = useTableWords()
  const names = useNames()
  const { petition } = scene.tableView
  if (!petition) return null
  const { by, needed, agreed } = petition
  const left = needed.filter(each => !agreed.includes(each))
  const isAsked = seat !== null && left.includes(seat)
  // The first line that would be taken back, as far as this viewer hears.
  const first = wholeLog.find(line => line.move > petition.to)
  const answer = (yes: boolean) => ask({ do: 'agree', seat: seat!, yes })
  return (
    <div className="petition" role="alert">
      <p>{by === seat ? words.petitionMine : words.petition(plain(names([by])))}</p>
      {first !== undefined && (
        <p>
          {words.petitionTo} <Say rich={sentenceOf(texts, first.event, view)} />
        </p>
      )}
      {petition.fresh && <p>{words.petitionFresh}</p>}
      {by === seat && (
        <div>
          <Button small onClick={() => answer(false)}>
            {words.withdraw}
          </Button>
        </div>
      )}
      {isAsked ? (
        <div>
          <Button small kind="primary" onClick={() => answer(true)}>
            {words.agree}
          </Button>
          <Button small onClick={() => answer(false)}>
            {words.refuse}
          </Button>
        </div>
      ) : (
        <p>{words.petitionWaits(plain(names(left)))}</p>
      )}
    </div>
  )
}
