import { expect, test } from 'vitest'
import { movesByTouch } from '../../../hex/ui/testing.ts'
import { touched } from '../../../hex/ui/touch.ts'
import { defaultSettings, seeded, seedFrom, viewOf } from '../../../kernel/index.ts'
import { atRandom, playout } from '../../../kit/playout.ts'
import type { BattleId } from '../data/battles.ts'
import { battlesOfWesteros as game } from '../game.ts'
import { scene } from '../testing.ts'
import type { Move, Options } from '../types.ts'
import { isMeant, moveTargetsOf, movingUnit, question } from './moveTargets.ts'

/** The moves that speak of hexes; a choice of several hexes at once (`hide`) is made beside the field. */
const onField: readonly Move['do'][] = [
  'stake',
  'breach',
  'target',
  'lay',
  'place',
  'order',
  'rally',
  'aim',
  'select',
  'go',
  'exit',
  'withdraw',
  'attack',
  'dogs',
  'extra-attack',
  'scorch',
  'douse',
  'support',
  'join',
  'shoot',
  'swap',
  'retreat',
  'advance',
  'pursue',
]

const battles: readonly BattleId[] = [
  'wolf-raiders',
  'break-for-the-south-road',
  'raiding-the-riverlands',
  'clash-on-the-kingsroad',
]

const beginOf = (battle: BattleId) => ({
  roles: [null, null],
  options: { ...(defaultSettings(game.options) as unknown as Options), battle },
  seed: seedFrom(battle),
})

test.each(battles)('%s: every move that names a hex can be made by touching the field', battle => {
  const choose = atRandom(game, { chance: seeded(seedFrom(`moves ${battle}`)) })
  let checked = 0
  for (const { state, question } of playout(game, beginOf(battle), position =>
    position.moves < 250 ? choose(position) : undefined,
  )) {
    for (const seat of question?.toMove ?? []) {
      const view = viewOf(game, state, seat)
      const found = movesByTouch(moveTargetsOf(view), isMeant)
      const missing = view.legalMoves.filter(
        move => onField.includes(move.do as Move['do']) && !found.has(JSON.stringify(move)),
      )
      expect(missing).toEqual([])
      checked += found.size
    }
    expect(moveTargetsOf(viewOf(game, state, null))).toEqual([])
  }
  expect(checked).toBeGreaterThan(300)
})

test('BW-8.1 a touch of the unit on its way offers to let it stay where it was chosen, and does nothing where it is the only one', () => {
  const choose = atRandom(game, { chance: seeded(seedFrom('a touch')) })
  const told = { chosen: new Set<string>(), only: new Set<string>() }
  for (const { state, question: asked, moves } of playout(game, beginOf('wolf-raiders'), choose)) {
    for (const seat of asked?.toMove ?? []) {
      const view = viewOf(game, state, seat)
      const step = question(view, 'moveUnit')
      if (step === null || step.left || moves > 2000) continue
      const touch = touched(moveTargetsOf(view), null, movingUnit(view)!.hex, isMeant)
      told[step.only ? 'only' : 'chosen'].add(touch.is === 'menu' ? `menu of ${touch.moves.length}` : touch.is)
    }
  }
  expect([...told.chosen]).toEqual(['menu of 2'])
  expect([...told.only]).toEqual(['hold'])
})

test('BW-10.6, BW-10.8 a touch of the only unit to be moved does not leave its engagement', () => {
  const t = scene({ units: ['WH green c8r6', 'LG blue c8r5'], engaged: [['c8r5', 'c8r6']] }).order('c8r6')
  expect(t.legalMoves('stark')).toEqual([{ do: 'leave' }, { do: 'stay' }])
  expect(touched(moveTargetsOf(viewOf(game, t.state, 0)), null, 'c8r6', isMeant)).toEqual({ is: 'look' })
})
