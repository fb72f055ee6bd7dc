/** Which game a page is about: links, so that each has an address. */
import './gameChoice.css'
import { shelf } from 'virtual:shelf'
import { Link } from 'wouter'
import { useSettings } from '../settings.ts'
import { useStandingWords } from './words.ts'

/** `page`: the address of the page without the game. */
export function GameChoice({ page, game }: { page: string; game: string }) {
  const words = useStandingWords()
  const { language } = useSettings()
  return (
    <nav className="game-choice" aria-label={words.game}>
      {shelf.map(each => (
        <Link key={each.id} href={`${page}/${each.id}`} aria-current={each.id === game ? 'page' : undefined}>
          {each.words[language].title}
        </Link>
      ))}
    </nav>
  )
}
