import { describe, expect, test } from 'vitest'
import { movesByTouch } from '../../../hex/ui/testing.ts'
import { liveHexes, touched as touchedAt } from '../../../hex/ui/touch.ts'
import {
  attempt,
  below,
  questionAt,
  type Seat,
  type State,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../../../kernel/index.ts'
import { factions } from '../data/factions.ts'
import type { Hex } from '../data/hexes.ts'
import { battlelore } from '../game.ts'
import { scene } from '../testing.ts'
import type { BattleLore } from '../types.ts'
import { isMeant, type Move, type MoveTarget, moveTargetsOf } from './moveTargets.ts'

const touched = (targets: readonly MoveTarget[], held: Hex | null, hex: Hex) => touchedAt(targets, held, hex, isMeant)
const at = (t: ReturnType<typeof scene>) => moveTargetsOf(t.view('daqan'))
const live = (t: ReturnType<typeof scene>, held: Hex | null = null) => Object.fromEntries(liveHexes(at(t), held))

describe('touching a hex', () => {
  const field = { units: ['YA F5 3', 'CG D6 3', 'BH F4 3', 'VL H5 3'], card: 'line-advance' } as const

  test('BL-5.2: in the Order step orders the unit there', () => {
    const t = scene({ ...field, ordered: [] }).run({ do: 'order', seat: 0 })
    expect(touched(at(t), null, 'F5')).toEqual({ is: 'move', move: { do: 'order', hex: 'F5' } })
    expect(touched(at(t), null, 'F4')).toEqual({ is: 'look' })
  })

  test('BL-6.1: in the Move step takes up a unit, then leads it; touching it again lets it stand', () => {
    const t = scene(field).run({ do: 'selectMover', seat: 0, why: 'move' })
    expect(touched(at(t), null, 'D6')).toEqual({ is: 'move', move: { do: 'select', hex: 'D6' } })
    t.move('daqan', { do: 'select', hex: 'D6' })
    expect(touched(at(t), null, 'D5')).toEqual({ is: 'move', move: { do: 'go', to: 'D5' } })
    expect(touched(at(t), null, 'D6')).toEqual({ is: 'move', move: { do: 'unselect' } })
    expect(live(t).D5).toBe('end')
  })

  test('BL-16.5: a flyer goes to a free hex at once, and over a unit by touching it', () => {
    const t = scene({ ...field, units: ['Roc E6 0dmg', 'BH F5 3'] }).run({ do: 'selectMover', seat: 0, why: 'move' })
    if (t.question() === 'selectMover') t.move('daqan', { do: 'select', hex: 'E6' })
    expect(touched(at(t), null, 'F6')).toEqual({ is: 'move', move: { do: 'go', to: 'F6' } })
    expect(touched(at(t), null, 'F5')).toEqual({ is: 'move', move: { do: 'through', hex: 'F5' } })
  })

  test('BL-7.1: in the Attack step the only unit that can attack need not be taken hold of', () => {
    const t = scene(field).run({ do: 'attack', seat: 0 })
    expect(touched(at(t), null, 'F4')).toEqual({ is: 'move', move: { do: 'attack', from: 'F5', at: 'F4' } })
    expect(touched(at(t), null, 'H5')).toEqual({ is: 'move', move: { do: 'attack', from: 'F5', at: 'H5' } })
  })

  test('a target that several can attack asks who does; with one held it is attacked', () => {
    const units = ['YA F5 3', 'CG E5 3', 'BH E4 3', 'VL H5 3']
    const t = scene({ ...field, units }).run({ do: 'attack', seat: 0 })
    const fromF5: Move = { do: 'attack', from: 'F5', at: 'E4' }
    const fromE5: Move = { do: 'attack', from: 'E5', at: 'E4' }
    expect(touched(at(t), null, 'E4')).toEqual({ is: 'menu', moves: [fromF5, fromE5] })
    expect(touched(at(t), null, 'F5')).toEqual({ is: 'hold', hex: 'F5' })
    expect(touched(at(t), 'F5', 'F5')).toEqual({ is: 'hold', hex: null })
    expect(touched(at(t), 'F5', 'E4')).toEqual({ is: 'move', move: fromF5 })
    expect(live(t)).toMatchObject({ F5: 'begin', E5: 'begin', E4: 'end', H5: 'end' })
    expect(live(t, 'E5')).toEqual({ F5: 'begin', E5: 'begin', E4: 'end' })
  })

  test('BL-5.6: a unit with two conditions asks which is cured', () => {
    const t = scene({ ...field, units: ['CG F5 3 stunned poisoned'], lore: { daqan: 4 } })
    t.run({ do: 'react', seat: 0, window: 'orderStep.end', passed: false, unit: null })
    const done = touched(at(t), null, 'F5')
    expect(done.is === 'menu' && done.moves.map(move => move.do === 'cure' && move.of).sort()).toEqual([
      'poison',
      'stun',
    ])
  })
})

/** Moves that name a hex, or a hex's direction: all of them must be found on the field. */
const onField: readonly Move['do'][] = [
  'ford',
  'deploy',
  'take-up',
  'order',
  'cure',
  'select',
  'unselect',
  'go',
  'attack',
  'pursue',
  'advance',
  'aim',
  'sacrifice',
]

/** Plays on at random; calls back at every question. */
function playOut(seed: string, moves: number, see: (state: State<BattleLore>, seat: Seat) => void): void {
  const given = { roles: factions, options: scene().open.options, seed: seedFrom(seed) }
  let { state } = start(battlelore, given)
  const rng = { chance: seeded(seedFrom(seed)) }
  for (let n = 0; n < moves; n++) {
    const question = questionAt(battlelore, state)
    if (!question) return
    const [seat] = question.toMove
    see(state, seat)
    const list = question.legal(seat)
    const tried = attempt(battlelore, state, seat, state.moved[seat], list[below(rng, list.length)])
    if ('refused' in tried) throw new Error(tried.refused)
    state = tried.state
  }
}

describe('the field of a whole game', () => {
  test('every move that names a hex can be made by touching the field', () => {
    let checked = 0
    for (const seed of ['one', 'two', 'three']) {
      playOut(seed, 500, (state, seat) => {
        const view = viewOf(battlelore, state, seat)
        const found = movesByTouch(moveTargetsOf(view), isMeant)
        const missing = view.legalMoves.filter(move => onField.includes(move.do) && !found.has(JSON.stringify(move)))
        expect(missing).toEqual([])
        checked += found.size
      })
    }
    expect(checked).toBeGreaterThan(1000)
  })

  test('a spectator can touch nothing', () => {
    playOut('four', 120, state => {
      expect(moveTargetsOf(viewOf(battlelore, state, null))).toEqual([])
    })
  })
})
