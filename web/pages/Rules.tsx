import './lists.css'
import { Suspense } from 'react'
import { boards } from '../../games/boards.ts'
import { Fault, Nothing } from '../Fault.tsx'
import { useTexts } from '../table/parts.ts'
import { RuleBook } from '../table/rules/RuleBook.tsx'
import { Waiting } from '../Waiting.tsx'
import { useWords } from '../words.ts'
import { NotFound } from './NotFound.tsx'

/** The rules of a game by themselves, open at the rule that the address names. */
export default function Rules({ game }: { game: string }) {
  if (!Object.hasOwn(boards, game)) return <NotFound />
  return (
    <Suspense fallback={<Waiting />}>
      <Book game={game} />
    </Suspense>
  )
}

function Book({ game }: { game: string }) {
  const texts = useTexts(game)
  const { front } = useWords()
  const { Picture } = boards[game]
  const rule = /^#rule-(.+)$/.exec(location.hash)?.[1] ?? null
  return (
    <div className="page">
      <h1>{texts.title}</h1>
      <Fault part="picture" game={game} Instead={Nothing}>
        <div className="page-picture">
          <Picture label={front.picture(texts.title)} />
        </div>
      </Fault>
      <RuleBook chapters={texts.rules} brief={texts.brief} game={game} open={rule} />
    </div>
  )
}
