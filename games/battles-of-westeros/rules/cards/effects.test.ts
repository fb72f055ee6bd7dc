import { describe, expect, it } from 'vitest'
import { type Card, cards, cardTable } from '../../data/cards.ts'
import type { Commander } from '../../data/commanders.ts'
import { done, type Position, type Scene, scene, stay } from '../../testing.ts'

const yes = { do: 'tactic', yes: true } as const
const reds = (n: number) => Array.from({ length: n }, () => 'red' as const)

/** The card is played by this commander, its tactic before the commands used. */
function play(card: Card, commander: Commander, position: Position, tactic = true): Scene {
  const side = cardTable[card].house
  const t = scene({ active: side, ...position, hands: { [side]: [card] } }).turn()
  const commands = cardTable[card].commands.map((_, n) => n)
  t.move(side, { do: 'play', card, commander, commands })
  return tactic && t.question() === 'tactic' ? t.move(side, yes) : t
}

describe('orders and rallies', () => {
  it('BW-18.1 BW-18.20 BW-18.29: filters, bonuses, and orders that give no attack', () => {
    const t = play('SL07', 'robb-young-wolf', { units: ['robb-young-wolf red c8r8', 'WR green c8r7', 'WH green c9r8'] })
    expect(t.of('stark', 'order').map(({ hex }) => hex)).toEqual(['c8r8', 'c8r7'])
    t.move('stark', { do: 'order', hex: 'c8r7' }, done)
    expect(t.reach).toContain('c8r2')
    const ranks = play('LL34', 'tywin-lannister', {
      units: ['tywin-lannister red c8r5', 'LG green c8r4', 'LG blue c9r5'],
    })
    expect(ranks.of('lannister', 'order').map(({ hex }) => hex)).toEqual(['c8r5', 'c9r5'])
    const slow = play('LL24', 'addam-outrider-commander', {
      units: ['addam-outrider-commander blue c8r5', 'CR green c9r5 inactive', 'WH green c8r6'],
      used: ['addam-outrider-commander'],
    })
    slow.move('lannister', { do: 'command', n: 0 }, stay)
    expect([slow.question(), slow.events('attack')]).toEqual(['aim', []])
  })

  it('BW-18.29: not beside an enemy when the card was played', () => {
    const t = play('LL33', 'tywin-lannister', {
      units: ['tywin-lannister red c8r5', 'LG green c8r4', 'LG green c9r5', 'LG green c7r5 inactive', 'WH green c9r6'],
    })
    t.move('lannister', { do: 'command', n: 1 })
    expect(t.of('lannister', 'order').map(({ hex }) => hex)).toEqual(['c8r5', 'c8r4'])
  })

  it('BW-18.2: one controlled unit, and an uncontrolled one beside it', () => {
    const t = play('SL26', 'maege-mormont', {
      units: ['maege-mormont blue c8r8', 'WH green c8r6', 'WH green c8r5', 'WH green c7r6'],
    })
    t.move('stark', { do: 'order', hex: 'c8r6' })
    expect(t.of('stark', 'order').map(({ hex }) => hex)).toEqual(['c8r5'])
  })

  it('BW-18.3: the own unit, and others beside it', () => {
    const t = play('LL29', 'kevan-trusted-captain', {
      units: ['kevan-trusted-captain blue c8r5', 'LG green c8r4', 'LG green c9r5', 'LG green c8r3'],
    })
    // The own unit is ordered at once.
    expect(t.of('lannister', 'order').map(({ hex }) => hex)).toEqual(['c8r4', 'c9r5'])
  })

  it('BW-18.4: all inactive units of the zone', () => {
    const t = play('SL09', 'maege-mormont', {
      units: ['maege-mormont blue c8r8 inactive', 'WH green c8r6 inactive', 'WH green c8r2 inactive'],
    })
    expect(t.events('rallied').map(({ hex }) => hex)).toEqual(['c8r8', 'c8r6'])
  })

  it('BW-18.26: who has eliminated an enemy is rallied', () => {
    const t = play('LL14', 'jaime-kingslayer', {
      units: ['jaime-kingslayer blue c8r5', 'LG blue c9r5', 'WH green c9r6 (1)'],
      pools: { lannister: ['morale'] },
    })
    t.move('lannister', { do: 'order', hex: 'c8r5' }, { do: 'order', hex: 'c9r5' }, done)
    t.dice('green', 'red', 'red').attack('c9r5', 'c9r6').move('lannister', done).move('lannister', yes)
    expect(t.events('rallied').map(({ hex }) => hex)).toEqual(['c9r5'])
  })
})

describe('what cards do to units', () => {
  it('BW-11.9 BW-18.11 BW-18.17: an enemy beside the commander is driven away from him', () => {
    const t = play('SL20', 'greatjon-the-greatjon', {
      units: ['greatjon-the-greatjon blue c8r7', 'LG green c8r6', 'LG green c9r6', 'LG green c8r4'],
      pools: { stark: ['morale', 'morale'] },
    })
    // c9r6 is two hexes away.
    expect(t.events('retreated').map(({ path }) => path)).toEqual([['c8r6', 'c9r5']])
    const wall = play('SL20', 'greatjon-the-greatjon', {
      units: ['greatjon-the-greatjon blue c8r7', 'LG green c8r6', 'LG green c9r5', 'LG green c8r5'],
      pools: { stark: ['morale', 'morale'] },
    })
    expect(wall.at('c8r6')).toBe('LG green 3')
  })

  it('BW-18.8 BW-18.17: keywords until the end of the round', () => {
    const t = play('SL22', 'eddard-stark', {
      units: ['eddard-stark blue c8r8', 'WH green c8r6'],
      pools: { stark: ['blue'] },
      used: ['eddard-stark'],
    })
    t.move('stark', { do: 'order', hex: 'c8r6' }, done, stay).move('stark', yes, { do: 'aim', hex: 'c8r6' }, done)
    expect(t.open.boons).toMatchObject([{ key: 'stalwart', until: 'round' }])
    t.dice(...reds(8)).run({ do: 'nextRound' })
    expect(t.open.boons).toEqual([])
  })

  it('BW-18.12 BW-18.15 BW-18.29: out of an engagement, and a hex towards the own edge', () => {
    const t = play('LL30', 'kevan-trusted-captain', {
      units: ['kevan-trusted-captain blue c8r4', 'LG green c8r5', 'WH green c8r6'],
      engaged: [['c8r6', 'c8r5']],
      pools: { lannister: ['morale'] },
    })
    expect([t.open.engagements, t.question()]).toEqual([[], 'freeMove'])
    expect(t.of('lannister', 'go').map(({ path }) => path)).toEqual([['c7r4']])
    t.move('lannister', { do: 'go', path: ['c7r4'] })
    expect(t.at('c7r4')).toBe('LG green 4')
  })

  it('BW-18.15: a free move for units that are not engaged; their state stays', () => {
    const t = play('LL22', 'addam-outrider-commander', {
      units: ['addam-outrider-commander blue c8r4 inactive', 'CR green c8r5'],
      pools: { lannister: ['blue'] },
      used: ['addam-outrider-commander'],
    })
    t.move('lannister', stay).move('lannister', yes)
    expect(t.question()).toBe('freeMove')
    t.go('c8r7')
    expect(t.at('c8r7')).toBe('CR green 3 inactive')
  })
})

describe('hands and tokens', () => {
  it('BW-18.10 BW-22.2: the opponent gives up a token of his choice, or a card at random, which both see', () => {
    const t = play('SL25', 'eddard-stark', {
      units: ['eddard-stark blue c8r8'],
      morale: 7,
      pools: { lannister: ['green', 'red'] },
      used: ['eddard-stark'],
    })
    expect(t.asked()).toEqual(['lannister'])
    t.move('lannister', { do: 'give-up', token: 'red' })
    expect(t.open.pools[1]).toMatchObject({ green: 1, red: 0 })
    const pillage = scene({
      active: 'lannister',
      units: ['gregor-mountain red c8r3'],
      morale: -4,
      hands: { lannister: ['LL18'], stark: ['SL01', 'SL04'] },
    }).turn()
    pillage
      .move('lannister', { do: 'play', card: 'LL18', commander: 'gregor-mountain', commands: [0] }, stay)
      .move('lannister', yes)
    const [{ card }] = pillage.events('discarded-card')
    expect([pillage.open.hands[0], pillage.open.discards[0]]).toEqual([1, [card]])
  })

  it('BW-18.16 BW-18.28: tokens by a die, and exchanged', () => {
    const t = play('LL32', 'tywin-lannister', {
      units: ['tywin-lannister red c8r5'],
      pools: { lannister: ['valor'] },
      used: ['tywin-lannister'],
    })
    t.move('lannister', stay).dice('blue').move('lannister', yes)
    expect(t.open.pools[1]).toMatchObject({ valor: 1, blue: 1 })
    const swap = play('LL29', 'kevan-trusted-captain', {
      units: ['kevan-trusted-captain blue c8r5'],
      pools: { lannister: ['green'] },
      used: ['kevan-trusted-captain'],
    })
    swap.move('lannister', stay).move('lannister', yes, { do: 'exchange', give: 'green', take: 'valor' })
    expect(swap.open.pools[1]).toMatchObject({ green: 0, valor: 1 })
  })

  it('BW-18.28 BW-12.7: command tokens return to the board, but not from a captured commander', () => {
    const at = (where: 'field' | 'captured') => {
      const t = scene({
        active: 'lannister',
        units: ['tywin-lannister red c8r5'],
        pools: { lannister: ['green', 'blue'] },
        onCards: { 'tywin-lannister': 2 },
        commandTokens: { lannister: 1 },
      }).playing('LL35', 'tywin-lannister')
      const card = { ...t.open.commanders['tywin-lannister']!, where }
      return t.set({ commanders: { 'tywin-lannister': card } }).run({ do: 'tactics', at: 'after' })
    }
    const t = at('field').move('lannister', yes)
    expect([t.open.commandTokens[1], t.open.commanders['tywin-lannister']!.tokens]).toEqual([2, 1])
    expect(at('captured').question()).toBeNull()
  })

  it('BW-6.7: by the switch a token counts once a round', () => {
    const units = ['robb-young-wolf red c8r8']
    const at = (countTokensPerRound: boolean) => {
      const t = scene({ units, pools: { stark: ['valor'] }, options: { countTokensPerRound } })
      t.set({ counted: [{ valor: 1 }, {}] }).playing('SL11', 'robb-young-wolf')
      return t.run({ do: 'tactics', at: 'before' }).question()
    }
    expect([at(false), at(true)]).toEqual(['tactic', null])
  })

  it('BW-6.7 R-4: by the switch the token that is spent is one that has been counted', () => {
    const t = scene({
      units: ['robb-young-wolf red c8r8'],
      pools: { stark: ['valor', 'valor'] },
      options: { countTokensPerRound: true },
    })
    t.set({ counted: [{ valor: 1 }, {}] }).turn()
    t.move('stark', { do: 'token', token: 'valor', pair: false }, { do: 'order', hex: 'c8r8' }, stay)
    t.playing('SL11', 'robb-young-wolf')
    expect(t.run({ do: 'tactics', at: 'before' }).question()).toBe('tactic')
  })

  it('BW-6.5 R-24: by the switch for all moves first nobody pays for a rally after the order', () => {
    const choices = (allMovesOfCardFirst: boolean) =>
      scene({ units: ['robb-young-wolf red c8r8'], hands: { stark: ['SL13'] }, options: { allMovesOfCardFirst } })
        .turn()
        .of('stark', 'play')
        .map(({ commands }) => commands)
    expect(choices(false)).toEqual([[0], [0, 1]])
    expect(choices(true)).toEqual([[0]])
  })

  it('BW-6.6: by the switch all moves of a card come before its first attack', () => {
    const t = scene({
      units: ['rickard-karstark blue c8r8', 'WH green c8r7', 'LG green c8r6'],
      hands: { stark: ['SL10'] },
      options: { allMovesOfCardFirst: true },
    }).turn()
    t.move(
      'stark',
      { do: 'play', card: 'SL10', commander: 'rickard-karstark', commands: [0, 1] },
      { do: 'command', n: 0 },
    )
    t.move('stark', { do: 'order', hex: 'c8r7' }, stay)
    expect(t.question()).toBe('moveUnit')
    t.move('stark', stay)
    expect(t.of('stark', 'attack')).toEqual([{ do: 'attack', from: 'c8r7', at: 'c8r6' }])
  })
})

describe('what everybody knows', () => {
  it('BW-22.1 BW-22.2: hands and decks are secret, their sizes are not', () => {
    const t = scene({
      units: ['maege-mormont blue c8r8'],
      hands: { stark: ['SL01', 'SL26'] },
      decks: {
        stark: cards.filter(card => cardTable[card].house === 'stark' && cardTable[card].set === 'basic').slice(1),
      },
    })
    const seen = t.view('lannister')
    expect([seen.open.hands, seen.own!.hand]).toEqual([[2, 0], []])
    expect(JSON.stringify(seen)).not.toContain('SL26')
  })

  it('BW-1.5 BW-1.6 BW-1.8 BW-1.9 BW-18.17: every card is of one House and has one command or two', () => {
    for (const card of cards) {
      const { house, commands, tactic } = cardTable[card]
      expect(card.startsWith(house === 'stark' ? 'SL' : 'LL')).toBe(true)
      expect(commands.length === 1 || commands.length === 2).toBe(true)
      if (tactic) expect(tactic.acts.length).toBeGreaterThan(0)
    }
  })
})
