import { shelf } from 'virtual:shelf'
import { useState } from 'react'
import { type BotLevel, defaultLevel } from '../../../bots/levels.ts'
import { Button } from '../../../ui/Button.tsx'
import { useWords } from '../../words.ts'

interface Props {
  game: string
  /** What the button says. */
  label: string
  onChoose(level: BotLevel): void
}

/** Seats a bot of a level to be chosen. */
export function BotChoice({ game, label, onChoose }: Props) {
  const { levels: words, levelOf } = useWords()
  const [level, setLevel] = useState<BotLevel>(defaultLevel)
  const levels = shelf.find(({ id }) => id === game)?.levels ?? [defaultLevel]
  return (
    <span className="bot-choice">
      <select
        aria-label={levelOf}
        title={words[level].about}
        value={level}
        onChange={event => setLevel(event.target.value as BotLevel)}
      >
        {levels.map(each => (
          <option key={each} value={each} title={words[each].about}>
            {words[each].name}
          </option>
        ))}
      </select>
      <Button small kind="quiet" onClick={() => onChoose(level)}>
        {label}
      </Button>
    </span>
  )
}
