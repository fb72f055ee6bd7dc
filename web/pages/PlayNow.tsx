/** What is asked before the first game against bots: how many, how well they play, and whether one would rather be guided. */
import type { Excerpt } from 'virtual:shelf'
import { useState } from 'react'
import { Link } from 'wouter'
import { defaultLevel } from '../../bots/levels.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import type { NowChoice } from '../playNow.ts'
import { useSettings } from '../settings.ts'
import { useWords } from '../words.ts'

interface Props {
  game: Excerpt
  onClose(): void
  onPlay(choice: NowChoice): void
}

export default function PlayNow({ game, onClose, onPlay }: Props) {
  const { now, learn, close, create, levels, levelOf } = useWords()
  const { language } = useSettings()
  const { min, max } = game.seats
  const [choice, setChoice] = useState<NowChoice>({ seats: max, level: defaultLevel })
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i)
  return (
    <Dialog title={now.title(game.words[language].title)} close={close} onClose={onClose}>
      {game.hasGuide && (
        <div className="now-learn">
          <p>{now.guided}</p>
          <Link href={`/learn/${game.id}`} className="button plain">
            {learn.door}
          </Link>
        </div>
      )}
      {counts.length > 1 && (
        <label className="now-field">
          {create.seatCount}
          <select value={choice.seats} onChange={event => setChoice({ ...choice, seats: Number(event.target.value) })}>
            {counts.map(count => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <label className="now-field">
        {levelOf}
        <select
          value={choice.level}
          onChange={event => setChoice({ ...choice, level: event.target.value as NowChoice['level'] })}
        >
          {game.levels.map(level => (
            <option key={level} value={level}>
              {levels[level].name}
            </option>
          ))}
        </select>
      </label>
      <p className="quiet">{levels[choice.level].about}</p>
      <div>
        <Button kind="primary" onClick={() => onPlay(choice)}>
          {now.play}
        </Button>
      </div>
    </Dialog>
  )
}
