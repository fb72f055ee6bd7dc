/** How the reader and somebody else have come off against each other. */
import { shelf } from 'virtual:shelf'
import { useQuery } from '@tanstack/react-query'
import { useSettings } from '../settings.ts'
import { standingApi } from './api.ts'
import { useStandingWords } from './words.ts'

export function Meetings({ person }: { person: string }) {
  const words = useStandingWords().meetings
  const { language } = useSettings()
  const { data } = useQuery({
    queryKey: ['meetings', person],
    queryFn: () => standingApi.meetings(person),
    retry: false,
  })
  if (!data) return null
  const titleOf = (id: string) => shelf.find(game => game.id === id)?.words[language].title ?? id
  return (
    <section>
      <h2>{words.title}</h2>
      {data.length === 0 && <p className="quiet">{words.none}</p>}
      <ul>
        {data.map(({ game, played, ahead, behind }) => (
          <li key={game}>
            <strong>{titleOf(game)}</strong> {words.of(played, ahead, behind)}
          </li>
        ))}
      </ul>
    </section>
  )
}
