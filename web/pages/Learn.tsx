/** The way into a guided first game: begins it, or goes on where it was left. */
import './lists.css'
import './seatsForm.css'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { boards } from '../../games/boards.ts'
import type { Kinds } from '../../kernel/index.ts'
import type { Guide } from '../../text/index.ts'
import { Button } from '../../ui/Button.tsx'
import { Fault, Nothing } from '../Fault.tsx'
import { saveKept } from '../link/kept.ts'
import { freshLesson, keptLesson } from '../link/learning.ts'
import { useGuide, useTexts } from '../table/parts.ts'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'

export default function Learn({ game }: { game: string }) {
  if (!Object.hasOwn(boards, game)) return <NotFound />
  return (
    <Suspense fallback={<Waiting />}>
      <Doors game={game} />
    </Suspense>
  )
}

function Doors({ game }: { game: string }) {
  const guide = useGuide(game)
  return guide === null ? <NotFound /> : <Lesson game={game} guide={guide} />
}

function Lesson({ game, guide }: { game: string; guide: Guide<Kinds> }) {
  const { learn, here, front } = useWords()
  const { Picture } = boards[game]
  const [, go] = useLocation()
  const texts = useTexts(game)
  const kept = keptLesson(game)
  const begin = () => {
    const fresh = freshLesson(game, guide, here.defaultName(guide.learner + 1))
    saveKept(fresh)
    go(`/here/${fresh.id}`)
  }
  return (
    <div className="page make">
      <header>
        <h1>
          {learn.title}: {texts.title}
        </h1>
        <p>{learn.lead}</p>
        {texts.aim !== undefined && <p>{texts.aim}</p>}
      </header>
      <div className="make-end">
        {kept !== null && (
          <Button kind="primary" onClick={() => go(`/here/${kept.id}`)}>
            {learn.goOn}
          </Button>
        )}
        <Button kind={kept === null ? 'primary' : 'plain'} onClick={begin}>
          {kept === null ? learn.begin : learn.again}
        </Button>
      </div>
      <Fault part="picture" game={game} Instead={Nothing}>
        <div className="page-picture">
          <Picture label={front.picture(texts.title)} />
        </div>
      </Fault>
    </div>
  )
}
