/** A game against bots at once, by one question: which game, how many, and how well they play. */
import { shelf } from 'virtual:shelf'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { defaultLevel } from '../../bots/levels.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../ErrorLine.tsx'
import { beginNow, keepLastGame, keepNowChoice, lastGame, type NowChoice, nowChoice } from '../playNow.ts'
import { useSettings } from '../settings.ts'
import { preload } from '../table/parts.ts'
import { useWords } from '../words.ts'
import { Choice } from './Choice.tsx'
import { useLobbyWords } from './words.ts'

const usual = (id: string): NowChoice => {
  const game = shelf.find(each => each.id === id) ?? shelf[0]
  return nowChoice(game.id) ?? { seats: game.seats.max, level: defaultLevel }
}

export function NowBar() {
  const { create, here, levels, levelOf, now: words } = useWords()
  const { filters, now } = useLobbyWords()
  const { language } = useSettings()
  const [, go] = useLocation()
  const [id, setId] = useState(() => lastGame() ?? shelf[0].id)
  const [choice, setChoice] = useState(() => usual(id))
  const game = shelf.find(each => each.id === id) ?? shelf[0]
  const counts = Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => String(game.seats.min + i))
  const play = useMutation({
    mutationFn: () => {
      keepLastGame(game.id)
      keepNowChoice(game.id, choice)
      preload(game.id)
      return beginNow(game, choice, here.defaultName(1))
    },
    onSuccess: address => go(address),
  })
  return (
    <section className="now-bar" aria-label={now.title}>
      <h2>{now.title}</h2>
      <div className="lobby-filters">
        <Choice
          label={filters.game}
          value={game.id}
          choices={shelf.map(each => [each.id, each.words[language].title])}
          onChange={next => {
            setId(next!)
            setChoice(usual(next!))
          }}
          isOpen={false}
        />
        {counts.length > 1 && (
          <Choice
            label={create.seatCount}
            value={String(choice.seats)}
            choices={counts.map(n => [n, n])}
            onChange={n => setChoice({ ...choice, seats: Number(n) })}
            isOpen={false}
          />
        )}
        <Choice
          label={levelOf}
          value={choice.level}
          choices={game.levels.map(level => [level, levels[level].name])}
          onChange={level => setChoice({ ...choice, level: game.levels.find(each => each === level)! })}
          isOpen={false}
        />
        <Button kind="primary" disabled={play.isPending} onClick={() => play.mutate()}>
          {words.play}
        </Button>
      </div>
      <ErrorLine error={play.error} />
    </section>
  )
}
