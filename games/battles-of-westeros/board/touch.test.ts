import { expect, test } from 'vitest'
import { movesByTouch } from '../../../hex/ui/testing.ts'
import { defaultSettings, seeded, seedFrom, viewOf } from '../../../kernel/index.ts'
import { atRandom, playout } from '../../../kit/playout.ts'
import type { BattleId } from '../data/battles.ts'
import { battlesOfWesteros as game } from '../game.ts'
import type { Move, Options } from '../types.ts'
import { isMeant, moveTargetsOf } from './moveTargets.ts'

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

test.each(battles)('%s: every move that names a hex can be made by touching the field', battle => {
  const begin = {
    roles: [null, null],
    options: { ...(defaultSettings(game.options) as unknown as Options), battle },
    seed: seedFrom(battle),
  }
  const choose = atRandom(game, { chance: seeded(seedFrom(`moves ${battle}`)) })
  let checked = 0
  for (const { state, question } of playout(game, begin, position =>
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
