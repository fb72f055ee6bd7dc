import './lists.css'
import { Suspense } from 'react'
import { boards } from '../../games/boards.ts'
import { useTexts } from '../table/parts.ts'
import { RuleBook } from '../table/rules/RuleBook.tsx'
import { Waiting } from '../Waiting.tsx'
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
  const rule = /^#rule-(.+)$/.exec(location.hash)?.[1] ?? null
  return (
    <div className="page">
      <h1>{texts.title}</h1>
      <RuleBook chapters={texts.rules} game={game} open={rule} />
    </div>
  )
}
