import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { isRetraction, play, questionAt, type State, seedFrom, start, viewOf } from '../../../kernel/index.ts'
import { thrones } from '../game.ts'
import { scene } from '../testing.ts'
import { texts } from '../texts/index.ts'
import type { Thrones } from '../types.ts'
import { Bar } from './Bar.tsx'
import { choicesOf } from './choices.ts'
import { livePlaces, type Move, moveTargetsOf, offersAt, sourceOf } from './moveTargets.ts'
import type { BoardProps } from './props.ts'
import { Stage } from './stage/Stage.tsx'
import type { Touch } from './useTouch.ts'

type PlayerView = BoardProps['view']

/** The moves that touching the map leads to: every live place, and every source that a touch can choose first. */
function byMap(view: PlayerView): Set<string> {
  const moveTargets = moveTargetsOf(view)
  const found = new Set<string>()
  for (const held of [null, ...moveTargets.map(({ at }) => at)]) {
    const source = sourceOf(moveTargets, held)
    for (const place of livePlaces(moveTargets, source).keys()) {
      const offers = offersAt(moveTargets, source, place)
      // Touching the start of a march chooses units; where they go is touched next.
      if (place === source && offers.every(({ move }) => move.do === 'go')) continue
      for (const { moves } of choicesOf(offers, [], view)) found.add(JSON.stringify(moves[0]))
    }
  }
  return found
}

const props = (view: PlayerView): BoardProps => ({
  view,
  texts: texts.en,
  busy: false,
  highlighted: [],
  news: [],
  log: [],
  isRevisited: false,
  onMove: () => {},
  onMoves: () => {},
  onHighlight: () => {},
})

const unescaped = (html: string) => html.replaceAll('&quot;', '"').replaceAll('&amp;', '&')
const cardMoves: readonly Move['do'][] = ['card', 'discard', 'retrieve']

/** The moves with a button of their own beside the map: on the bar at its foot, or on the stage. */
function byButton(view: PlayerView): Set<string> {
  const touch = { moveTargets: moveTargetsOf(view), selection: { order: null } } as unknown as Touch
  const html = unescaped(
    renderToStaticMarkup(
      <>
        <Bar {...props(view)} bars={[]} touch={touch} />
        <Stage {...props(view)} />
      </>,
    ),
  )
  const found = new Set([...html.matchAll(/data-move="(\{.*?\})"/g)].map(match => match[1]))
  // A card in a hand is a button without the move's name: as many as there are moves with cards.
  const cards = view.legalMoves.filter(move => cardMoves.includes(move.do))
  if (html.split('class="card-button"').length - 1 === cards.length)
    for (const move of cards) found.add(JSON.stringify(move))
  return found
}

function expectReach(view: PlayerView): void {
  const offered = view.legalMoves.map(move => JSON.stringify(move))
  const reached = new Set([...byMap(view), ...byButton(view)])
  expect(offered.filter(move => !reached.has(move))).toEqual([])
  expect([...reached].filter(move => !offered.includes(move))).toEqual([])
}

/** A number below n that looks random and is the same in every run. */
const dice = (seed: number) => {
  let at = seed
  return (n: number) => {
    at = (Math.imul(at, 1103515245) + 12345) & 0x7fffffff
    return (at >>> 8) % n
  }
}

/** Plays a game by chance; drafts are seldom taken back. Shows every `step`-th decision. */
function playThrough(seats: number, seed: number, step: number, show: (view: PlayerView) => void): Set<string> {
  const roll = dice(seed)
  const settings = {
    tidesOfBattle: true,
    victoryCheck: 'at-once',
    finalTieBreak: 'rulebook',
    darkWingsPortsPay: false,
    lannisterPortShip3p: true,
  }
  const setting = { roles: Array(seats).fill(null), options: settings as never, seed: seedFrom(`reach ${seed}`) }
  const { state }: { state: State<Thrones> } = start(thrones, setting)
  const questions = new Set<string>()
  for (let n = 0; state.stack.length > 0 && n < 4000; n++) {
    const question = questionAt(thrones, state)!
    const waiting = question.toMove
    const seat = waiting[roll(waiting.length)]
    const all = question.legal(seat)
    if (n % step === 0 || !questions.has(state.stack.at(-1)!.do)) show(viewOf(thrones, state, seat))
    questions.add(state.stack.at(-1)!.do)
    const onward = all.filter(move => !isRetraction(thrones, move))
    const from = onward.length > 0 && roll(12) > 0 ? onward : all
    play(thrones, state, seat, from[roll(from.length)])
  }
  return questions
}

describe('UR-092: the board offers exactly what the rules list', () => {
  for (const [seats, seed] of [
    [6, 1],
    [5, 2],
    [4, 3],
    [3, 4],
  ] as const) {
    test(`at every decision looked at in a random game of ${seats}`, () => {
      let looked = 0
      const questions = playThrough(seats, seed, 7, view => {
        looked++
        expectReach(view)
      })
      expect(looked).toBeGreaterThan(50)
      for (const question of ['assignOrders', 'raid', 'march', 'consolidate', 'bid', 'houseCards']) {
        expect(questions).toContain(question)
      }
    })
  }

  test('a sealed answer can be taken back', () => {
    const t = scene(6)
      .set({ power: [5, 5, 5, 5, 5, 5] })
      .run({ do: 'clash' })
      .move('stark', { do: 'bid', power: 3 })
    expect(t.view('stark').legalMoves).toEqual([{ do: 'take-back' }])
    expectReach(t.view('stark'))
  })
})

describe('an order laid down can be changed by touching its place', () => {
  test('AG-5.1.2: for every token that may lie there instead, and each is accepted', () => {
    const t = scene(6, { empty: false }).move('martell', { do: 'place', at: 'sunspear', order: 'march-plus-1' })
    const view = t.view('martell')
    const offers = offersAt(moveTargetsOf(view), null, 'sunspear')
    const [takeUp, ...others] = choicesOf(offers, [], view)
    expect(takeUp.moves).toEqual([{ do: 'remove', at: 'sunspear' }])
    expect(others.map(({ order }) => order)).toEqual([
      'march-minus-1',
      'march-0',
      'defense-plus-1',
      'defense-plus-2',
      'support',
      'support-plus-1',
      'raid',
      'raid-special',
      'consolidate-power',
      'consolidate-power-special',
    ])
    const before = t.state
    for (const { moves, order } of others) {
      t.state = before
      t.move('martell', ...(moves as Parameters<typeof t.move>[1][]))
      expect(t.view('martell').own?.orders.sunspear).toBe(order)
    }
  })
})

test('an order taken from the tray says what it does, and where to go with it', () => {
  const view = scene(6, { empty: false }).view('martell')
  const tray = (order: string | null) => {
    const touch = { moveTargets: moveTargetsOf(view), selection: { order } } as unknown as Touch
    return renderToStaticMarkup(<Bar {...props(view)} bars={[]} touch={touch} />)
  }
  expect(tray('raid')).toContain('Remove an enemy Raid, Support or Consolidate Power order next to this area.')
  expect(tray('raid')).toContain('Now choose the area where it is to lie.')
  expect(tray(null)).not.toContain('Now choose')
})
