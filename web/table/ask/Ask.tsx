/** The heart of the page: one sentence that says what is asked of whom and why, and the choices. */
import './ask.css'
import { type RefObject, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { listed, plain, promptOf, questionOf, waitOf } from '../../../text/index.ts'
import { Button } from '../../../ui/Button.tsx'
import { Glyph } from '../../../ui/Glyph.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Nothing } from '../../Fault.tsx'
import { leadingOn } from '../../people/goal.ts'
import { AdviceBox } from '../advice/AdviceBox.tsx'
import { AskAdvice } from '../advice/AskAdvice.tsx'
import { AheadHere } from '../anytime/Ahead.tsx'
import { useBoardProps } from '../board/Board.tsx'
import { hourglass } from '../board/icons.ts'
import { useTable } from '../context.ts'
import { GuideBox } from '../guide/GuideBox.tsx'
import { BareQuestion, Part } from '../Part.tsx'
import { Hint } from '../rules/Hint.tsx'
import { Over } from '../seats/Over.tsx'
import { Say, SeatEmblem, useNames } from '../seats/Say.tsx'
import { SeatTimers } from '../seats/SeatTimer.tsx'
import { UndoRequest } from '../seats/UndoRequest.tsx'
import { Paused, Vote } from '../seats/Vote.tsx'
import { useTableWords } from '../words.ts'
import { Barred } from './Barred.tsx'
import { Choices } from './Choices.tsx'
import { Countdown } from './Countdown.tsx'
import { focusChoices } from './focus.ts'
import { AtWindow } from './Windows.tsx'

/** `onScene`: shows the scene of the end over the board; null: it is shown. */
export function Ask({ onScene }: { onScene: (() => void) | null }) {
  const { scene, view, seat, at } = useTable()
  const words = useTableWords()
  const { tableView } = scene
  const hasEnded = tableView.status === 'over' || tableView.status === 'closed'
  const isOver = hasEnded && at === tableView.moves
  const isAsked = seat !== null && view.asked.includes(seat)
  return (
    <section className="ask" aria-label={isAsked ? words.yourMove : words.waiting}>
      <Part is="guide">
        <GuideBox />
      </Part>
      <Part is="advice" Instead={Nothing}>
        <AdviceBox />
      </Part>
      <Paused />
      <Vote />
      <UndoRequest />
      {isOver ? (
        <Part is="result">
          <Over onScene={onScene} />
        </Part>
      ) : (
        <Part is="question" Instead={BareQuestion}>
          <Question isAsked={isAsked} />
        </Part>
      )}
      <Part is="deeds" Instead={Nothing}>
        <Actions />
      </Part>
    </section>
  )
}

function Question({ isAsked }: { isAsked: boolean }) {
  const { view, seat, texts, openRule } = useTable()
  const words = useTableWords()
  const names = useNames()
  const { rule } = view
  const own = useRef<HTMLDivElement>(null)
  useTopOfQuestion(own, isAsked ? (questionOf(view)?.do ?? null) : null)
  useFocusAfterMove(view.moved)
  return (
    <div ref={own} className={`question ${isAsked ? 'mine' : ''}`} key={view.seat}>
      <p className="question-kicker">
        {seat !== null && <SeatEmblem seat={seat} size={26} />}
        {seat !== null && <strong className="visually-hideable">{plain(names([seat]))}</strong>}
        <Own />
        <span>{isAsked ? words.yourMove : seat === null ? words.spectator : words.waiting}</span>
        <Countdown />
        <SeatTimers />
        <AskAdvice />
        {rule !== null && <RuleLink rule={rule} onOpen={() => openRule(rule)} />}
      </p>
      <h2 tabIndex={-1} id="question">
        {isAsked ? <Say rich={promptOf(texts, view)} /> : <Waits />}
      </h2>
      {!isAsked && <NotHere />}
      <NotKnownHere />
      {view.answer !== null && <p className="question-sealed">{words.sealed}</p>}
      <Hint isAsked={isAsked} />
      {view.legalMoves.length > 0 && <Choices />}
      {isAsked && <AheadHere />}
      <Barred />
      <AtWindow />
    </div>
  )
}

/** 'Rule AG-8.10'; where there is little room its number alone is seen. */
function RuleLink({ rule, onOpen }: { rule: string; onOpen(): void }) {
  const [before, after] = useTableWords().rule(rule).split(rule)
  return (
    <button type="button" className="question-link" onClick={onOpen}>
      <span className="rule-word visually-hideable">{before}</span>
      {rule}
      <span className="rule-word visually-hideable">{after}</span>
    </button>
  )
}

/** What the reader has at hand. */
function Own() {
  const { board } = useTable()
  const props = useBoardProps()
  return board.Own ? (
    <span className="question-own">
      <Part is="own" Instead={Nothing}>
        <board.Own {...props} />
      </Part>
    </span>
  ) : null
}

/** 'Stark and Tyrell choose a House card.' */
function Waits() {
  const { view, texts } = useTable()
  const { responses } = useTableWords()
  const names = useNames()
  const isHidden = view.asked.length === 0
  return (
    <>
      <Icon d={hourglass} /> {isHidden ? responses : <Say rich={[...names(view.asked), ' ', ...waitOf(texts, view)]} />}
    </>
  )
}

/** Who is awaited and has gone away, by the names of the people. */
function NotHere() {
  const { scene, view, texts } = useTable()
  const { notHere } = useTableWords()
  const { seats, away } = scene.tableView
  const gone = view.asked.flatMap(seat => {
    const sitter = seats[seat]
    return sitter?.kind === 'person' && !sitter.absent && away[seat] !== null ? [sitter.name] : []
  })
  return gone.length === 0 ? null : <p className="quiet">{notHere(listed(gone, texts.language).join(''))}</p>
}

/** Whoever has lost a device, and looks on where it sat, is led back to its seat. */
function NotKnownHere() {
  const { scene, isEarlier } = useTable()
  const { ownSeat, signIn } = useTableWords()
  const { sits, mine } = scene.tableView
  if (sits !== null || mine || isEarlier) return null
  return (
    <p className="quiet">
      {ownSeat} <Link href={leadingOn('/enter', `/table/${scene.tableView.id}`)}>{signIn}</Link>
    </p>
  )
}

/** Another question is read from its beginning, wherever the choices of the last one had been scrolled to. */
function useTopOfQuestion(own: RefObject<HTMLElement | null>, step: string | null): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the next question that is brought into sight
  useEffect(() => {
    own.current?.closest('.ask')?.scrollTo({ top: 0 })
  }, [step])
}

/** After a move made from the list the focus goes to what is asked next, not into nowhere. */
function useFocusAfterMove(moved: number): void {
  const wasInside = useRef(false)
  useEffect(() => {
    const note = (event: FocusEvent) => {
      wasInside.current = event.target instanceof Element && event.target.closest('.choices') !== null
    }
    document.addEventListener('focusin', note)
    return () => document.removeEventListener('focusin', note)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the next question that moves the focus
  useEffect(() => {
    const isLost = () => document.activeElement === document.body || document.activeElement === null
    if (!wasInside.current || !isLost()) return
    // With the frame that shows them: sooner, the page would have to be laid out twice. Whoever is quicker keeps the focus.
    const frame = requestAnimationFrame(() => isLost() && focusChoices())
    return () => cancelAnimationFrame(frame)
  }, [moved])
}

/** What can be done besides answering: undo, and hurrying the bots. */
function Actions() {
  const { scene, seat, ask, isEarlier, view, link } = useTable()
  const words = useTableWords()
  const handOn = link.handOn?.() ?? null
  const { status, seats, paused } = scene.tableView
  if (seat === null || status !== 'running' || isEarlier) return null
  const sitter = seats[seat]
  const isStoodIn = sitter.kind === 'person' && sitter.absent
  const hasResigned = sitter.kind === 'person' && sitter.resigned === true
  const waitsForBots = view.asked.length > 0 && view.asked.every(each => isBot(seats[each]))
  return (
    <div className="deeds">
      {isStoodIn && (
        <>
          <p>{hasResigned ? words.retired : words.standsIn}</p>
          {!hasResigned && (
            <Button kind="primary" onClick={() => ask({ do: 'return', seat })}>
              {words.comeBack}
            </Button>
          )}
        </>
      )}
      {!isStoodIn && paused === null && !scene.guide && <Undo />}
      {handOn !== null && (
        <Button small title={words.handOnAbout} onClick={handOn}>
          {words.handOn}
        </Button>
      )}
      {waitsForBots && paused === null && (
        <Button small title={words.hurryAbout} onClick={() => ask({ do: 'hurry' })}>
          <Glyph is="skip" />
          {words.hurry}
        </Button>
      )}
    </div>
  )
}

/** Taking back alone as far as nothing was revealed, and further by consent. */
function Undo() {
  const { scene, view, ask, board } = useTable()
  const words = useTableWords()
  const { undo, furtherUndo } = scene.tableView
  const seat = view.seat!
  if (undo > 0) {
    return (
      <Button small title={words.undoAbout(undo)} onClick={() => ask({ do: 'undo', seat, n: view.moved })}>
        <Glyph is="undo" />
        {words.undo(undo)}
      </Button>
    )
  }
  const isDrafting = view.legalMoves.some(move => board.isRetraction?.(move))
  if (furtherUndo === null || isDrafting) return null
  const isAsked = furtherUndo === 'asks'
  return (
    <Button
      small
      kind="quiet"
      title={isAsked ? words.askUndoAbout : words.takeBackAbout}
      onClick={() => ask({ do: 'ask-undo', seat })}
    >
      <Glyph is="undo" />
      {isAsked ? words.askUndo : words.takeBack}
    </Button>
  )
}

const isBot = (sitter: { kind: string; absent?: boolean }) => sitter.kind !== 'person' || sitter.absent === true

/** What a screen reader is told as it happens: the question, and the lines of the log. */
export function useAnnouncement(): string {
  const { view, texts, seat } = useTable()
  const { responses } = useTableWords()
  if (seat !== null && view.asked.includes(seat)) return plain(promptOf(texts, view))
  if (view.asked.length === 0) return view.over ? '' : responses
  const names = listed(
    view.asked.map(each => texts.seat(each, view)),
    texts.language,
  )
  return plain([...names, ' ', ...waitOf(texts, view)])
}
