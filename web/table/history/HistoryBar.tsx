/** The replay of a game: any earlier position, by slider, chapters and decisions, played back at a speed, and back to now. */
import './history.css'
import type { CSSProperties } from 'react'
import { plain, sentenceOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { ErrorLine } from '../../ErrorLine.tsx'
import { useTable } from '../context.ts'
import { type Turn, useTurns } from '../course/useTurns.ts'
import { useTableWords } from '../words.ts'
import { type ChapterStart, chapterAt } from './stops.ts'
import type { History } from './useHistory.ts'
import { type Speed, speeds } from './usePlay.ts'
import type { Replay } from './useReplay.ts'

export function HistoryBar({ replay }: { replay: Replay }) {
  const { scene } = useTable()
  const words = useTableWords().history
  const { history, play, chapters } = replay
  const turns = useTurns()
  const { moves, status } = scene.tableView
  const at = history.at ?? moves
  const isOver = status === 'over' || status === 'closed'
  const isPast = at < moves
  const classes = `history ${isPast ? 'earlier' : ''} ${isOver ? 'over' : ''}`
  return (
    <section className={classes} aria-label={words.title}>
      <div className="history-ways">
        <Step is="first" label={words.first} disabled={at === 0} onStep={() => history.show(0)} />
        <Step is="back" label={words.back} disabled={at === 0} onStep={play.back} />
        <Step
          is={play.isPlaying ? 'pause' : 'play'}
          label={play.isPlaying ? words.pause : words.play}
          disabled={moves === 0}
          onStep={play.toggle}
        />
        <Step is="forward" label={words.on} disabled={at >= moves} onStep={play.on} />
      </div>
      <Slider history={history} chapters={chapters} turns={turns} moves={moves} />
      <output>{isPast ? `${at} / ${moves}` : moves}</output>
      {chapters.length + turns.length > 0 && (
        <Chapters chapters={chapters} turns={turns} at={at} onShow={history.show} />
      )}
      {(isOver || history.at !== null) && (
        <label className="history-speed">
          <span className="visually-hidden">{words.speed}</span>
          <select value={play.speed} onChange={event => play.setSpeed(Number(event.target.value) as Speed)}>
            {speeds.map(speed => (
              <option key={speed} value={speed}>
                {words.times(speed)}
              </option>
            ))}
          </select>
        </label>
      )}
      {isOver && <OpenHand history={history} />}
      {isPast && (
        <Button small kind="primary" className="history-end" onClick={() => history.show(null)}>
          <Glyph is="last" />
          <span className="visually-hideable">{isOver ? words.end : words.now}</span>
        </Button>
      )}
      <ErrorLine error={history.error} />
    </section>
  )
}

interface SliderProps {
  history: History
  chapters: readonly ChapterStart[]
  turns: readonly Turn[]
  moves: number
}

/** The positions as a line, with a mark where each chapter begins, and at what turned the game. */
function Slider({ history, chapters, turns, moves }: SliderProps) {
  const words = useTableWords().history
  const at = history.at ?? moves
  return (
    <div className="history-slider">
      <input
        type="range"
        min={0}
        max={moves}
        value={at}
        aria-label={words.slider}
        aria-valuetext={words.at(at, moves)}
        onChange={event => history.show(Number(event.target.value))}
      />
      {chapters.map(({ line, move, isRound }) => (
        <span
          key={line.n}
          className={isRound ? 'round' : ''}
          style={{ '--at': move / Math.max(1, moves) } as CSSProperties}
          aria-hidden="true"
        />
      ))}
      {turns.map(({ position }) => (
        <span
          key={`turn ${position}`}
          className="turn"
          style={{ '--at': position / Math.max(1, moves) } as CSSProperties}
          aria-hidden="true"
        />
      ))}
    </div>
  )
}

/** Through whose eyes one looks: when the game has ended all hands are open. */
function OpenHand({ history: { eyes, lookAs } }: { history: History }) {
  const { scene, texts, view, seat } = useTable()
  const words = useTableWords().history
  return (
    <label className="history-eyes">
      <span className="visually-hidden">{words.eyes}</span>
      <select
        value={eyes ?? ''}
        onChange={event => lookAs(event.target.value === '' ? null : Number(event.target.value))}
      >
        <option value="">{seat === null ? words.openOnly : words.ownEyes}</option>
        {scene.tableView.seats.map((_, each) =>
          each === seat ? null : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <option key={each} value={each}>
              {words.eyesOf(plain(texts.seat(each, view)))}
            </option>
          ),
        )}
      </select>
    </label>
  )
}

/** Choices below this one are turning points: so much less their positions. */
const turnsFrom = -2

interface ChaptersProps {
  chapters: readonly ChapterStart[]
  turns: readonly Turn[]
  at: number
  onShow(move: number): void
}

/** Rounds and phases by name, and what turned the game, to go to. */
function Chapters({ chapters, turns, at, onShow }: ChaptersProps) {
  const { texts, view } = useTable()
  const words = useTableWords()
  const now = chapterAt(chapters, at)
  const turn = turns.find(({ position }) => position === at)
  const placeOf = (value: number) => (value <= turnsFrom ? turnsFrom - value : (chapters[value]?.move ?? 0))
  const named = ({ line }: ChapterStart) => plain(sentenceOf(texts, line.event, view)).replace(/\.$/, '')
  /** 'Round 2', 'Round 2 · Action Phase'. */
  const name = (chapter: ChapterStart, i: number) => {
    const round = chapter.isRound ? undefined : chapters.slice(0, i).findLast(({ isRound }) => isRound)
    return round ? `${named(round)} · ${named(chapter)}` : named(chapter)
  }
  return (
    <label className="history-chapters">
      <span className="visually-hidden">{words.history.chapters}</span>
      <select value={turn ? turnsFrom - at : now} onChange={event => onShow(placeOf(Number(event.target.value)))}>
        {now < 0 && <option value={-1}>{words.log.before}</option>}
        {chapters.map((chapter, i) => (
          <option key={chapter.line.n} value={i}>
            {name(chapter, i)}
          </option>
        ))}
        {turns.length > 0 && (
          <optgroup label={words.history.turns}>
            {turns.map(({ position, title }) => (
              <option key={position} value={turnsFrom - position}>
                {title}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  )
}

interface StepProps {
  is: 'first' | 'back' | 'forward' | 'play' | 'pause'
  label: string
  disabled: boolean
  onStep(): void
}

function Step({ is, label, disabled, onStep }: StepProps) {
  return (
    <Button kind="quiet" small aria-label={label} title={label} disabled={disabled} onClick={onStep}>
      <Glyph is={is} />
    </Button>
  )
}
