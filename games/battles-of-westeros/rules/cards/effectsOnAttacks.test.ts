import { describe, expect, it } from 'vitest'
import { type Card, cardTable } from '../../data/cards.ts'
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

/** The unit is ordered, stays and attacks; gives the number of dice. */
function diceOf(
  t: Scene,
  side: 'stark' | 'lannister',
  from: `c${number}r${number}`,
  at: `c${number}r${number}`,
): number {
  if (t.question() === 'chooseOrders') {
    t.move(side, { do: 'order', hex: from })
    if (t.question() === 'chooseOrders') t.move(side, done)
  }
  if (t.question() === 'moveUnit') t.move(side, stay)
  t.attack(from, at)
  while (t.question() === 'bonus') t.dice(...reds(8)).move(side, { do: 'bonus', yes: true })
  return t.events('rolled')[0].dice.length
}

describe('attacks', () => {
  const wolf: Position = {
    units: ['robb-young-wolf blue c8r8', 'WR blue c8r6', 'LG red c8r5'],
    pools: { stark: ['valor', 'red'] },
    used: ['robb-young-wolf'],
  }

  it('BW-18.5 BW-18.18: dice for the first attack of every unit that the card orders', () => {
    const t = play('SL11', 'robb-young-wolf', wolf).dice(...reds(0))
    t.dice('green', 'green', 'green', 'green')
    expect(diceOf(t, 'stark', 'c8r6', 'c8r5')).toBe(4)
    expect(play('SL11', 'robb-young-wolf', { ...wolf, pools: {} }).open.boons).toEqual([])
  })

  it('BW-18.5 BW-18.18: dice for one unit, named when it attacks', () => {
    const t = play('SL17', 'greatjon-the-greatjon', {
      units: ['greatjon-the-greatjon blue c8r8', 'WH blue c8r6', 'LG red c8r5'],
      pools: { stark: ['red'] },
      used: ['greatjon-the-greatjon'],
    })
    expect(diceOf(t.dice('green', 'green', 'green', 'green', 'green'), 'stark', 'c8r6', 'c8r5')).toBe(5)
  })

  it('BW-18.21: dice in flank attacks, and beside another unit of the card', () => {
    const flank = play('SL28', 'maege-mormont', {
      units: ['maege-mormont blue c8r8', 'WH blue c8r6', 'LG red c8r5', 'WH green c9r5'],
      engaged: [['c9r5', 'c8r5']],
      pools: { stark: ['blue'] },
      used: ['maege-mormont'],
    })
    expect(diceOf(flank.dice(...reds(0), 'green', 'green', 'green', 'green'), 'stark', 'c8r6', 'c8r5')).toBe(4)
    const close = play('LL26', 'kevan-trusted-captain', {
      units: ['kevan-trusted-captain blue c8r4', 'LG blue c8r5', 'WH red c8r6'],
      pools: { lannister: ['blue'] },
    })
    close.move('lannister', { do: 'order', hex: 'c8r5' }, { do: 'order', hex: 'c8r4' }, done)
    close.dice('green', 'green', 'green', 'green').attack('c8r5', 'c8r6')
    expect(close.events('rolled')[0].dice.length).toBe(4)
  })

  it('BW-18.13: a re-roll without a flank, for the first attack', () => {
    const t = play('SL31', 'rickard-karstark', {
      units: ['rickard-karstark blue c8r8', 'WR blue c8r6', 'LG green c8r5'],
      pools: { stark: ['red'] },
    })
    t.move('stark', { do: 'order', hex: 'c8r6' }, done, stay).attack('c8r6', 'c8r5')
    t.dice('blue', 'red', 'red').move('stark', { do: 'bonus', yes: true })
    expect(t.question()).toBe('reroll')
    t.dice('green', 'green').move('stark', { do: 'reroll', face: 'red' })
    expect(t.at('c8r5')).toBe('LG green 2')
  })

  it('BW-18.14: no Off-balance, no stop terrain, valor that hits cavalry', () => {
    const shot = play('SL33', 'rickard-karstark', {
      units: ['rickard-karstark blue c7r8', 'NA green c6r6', 'LG red c10r6'],
      pools: { stark: ['green'] },
    })
    expect(shot.of('stark', 'order')).toEqual([])
    shot.go('c7r6').dice('green', 'green').attack('c7r6', 'c10r6')
    expect(shot.events('rolled')[0].dice.length).toBe(2)
    const walk = play('SL19', 'greatjon-the-greatjon', {
      units: ['greatjon-the-greatjon red c8r8 inactive', 'WH green c8r7'],
      terrain: { c8r6: 'forest' },
      pools: { stark: ['green'] },
    })
    expect(walk.of('stark', 'go').some(({ path }) => path[0] === 'c8r6' && path.length === 2)).toBe(true)
    const path = play('LL15', 'jaime-kingslayer', {
      units: ['jaime-kingslayer blue c8r4 inactive', 'LG green c8r5', 'WR red c8r6'],
      pools: { lannister: ['red'] },
    })
    path
      .move('lannister', stay)
      .attack('c8r5', 'c8r6')
      .dice('valor', 'green')
      .move('lannister', { do: 'bonus', yes: true })
    expect(path.at('c8r6')).toBe('WR red 2')
  })

  it('BWC-86 BW-18.27: morale results as hits, in the first attack', () => {
    const t = play('LL17', 'gregor-reaver', {
      units: ['gregor-reaver green c8r3 inactive', 'LG blue c8r5', 'WH green c8r6'],
      terrain: { c8r6: 'building' },
      pools: { lannister: ['red'] },
    })
    t.move('lannister', stay).attack('c8r5', 'c8r6')
    t.dice('morale', 'morale', 'green').move('lannister', { do: 'bonus', yes: true })
    expect([t.at('c8r6'), t.events('retreated')]).toEqual(['WH green 1', []])
  })

  it('BW-18.27: Pursue raised by one, the limit of the road stays', () => {
    const t = play('LL11', 'jaime-kingslayer', {
      units: ['jaime-kingslayer blue c8r4 inactive', 'CR blue c8r5', 'WH green c8r6 (1)'],
      pools: { lannister: ['valor'] },
    })
    t.move('lannister', stay).dice('green', 'red', 'red').attack('c8r5', 'c8r6')
    expect(Math.max(...t.of('lannister', 'pursue').map(({ path }) => path.length))).toBe(3)
  })

  it('BW-18.28: a flank attack beside a friend, and sight over units', () => {
    const t = play('LL23', 'addam-outrider-commander', {
      units: ['addam-outrider-commander blue c8r4 inactive', 'LG blue c8r5', 'LG green c9r6 inactive', 'WH red c8r6'],
      pools: { lannister: ['blue'] },
    })
    t.move('lannister', stay)
      .attack('c8r5', 'c8r6')
      .dice('green', 'green', 'green')
      .move('lannister', { do: 'bonus', yes: true })
    expect([t.question(), t.token('c8r5', 'c8r6')]).toEqual(['reroll', 'lannister'])
    const shot = play('LL28', 'kevan-trusted-captain', {
      units: ['kevan-trusted-captain blue c7r4', 'WA blue c6r5', 'LG green c7r5', 'WH green c9r5'],
      pools: { lannister: ['valor'] },
    })
    expect(
      shot
        .move('lannister', stay)
        .of('lannister', 'attack')
        .map(({ at }) => at),
    ).toEqual(['c9r5'])
  })

  it('BW-18.6 BW-18.19: a longer march, without attack', () => {
    const t = play('LL19', 'gregor-mountain', {
      units: ['gregor-mountain red c8r3 inactive', 'LG green c8r4', 'WH green c8r8'],
      pools: { lannister: ['green'] },
    })
    expect(t.reach).toContain('c8r7' === t.reach[0] ? 'c8r7' : 'c9r7')
    t.go('c9r7')
    expect(t.question()).not.toBe('attack')
  })

  it('BW-18.9: morale for long retreats, for each enemy eliminated, and by itself', () => {
    const drive = play('LL16', 'gregor-mountain', {
      units: ['gregor-mountain green c8r3 inactive', 'LG blue c8r5', 'WH red c8r6'],
      pools: { lannister: ['blue'] },
    })
    drive.move('lannister', stay).dice('morale', 'morale', 'green').attack('c8r5', 'c8r6')
    expect(drive.open.morale).toBe(-1)
    const rains = play('LL31', 'tywin-lannister', {
      units: ['tywin-lannister red c8r3 inactive', 'LG blue c8r5', 'WH green c8r6 (1)'],
      morale: -7,
    })
    rains.move('lannister', stay).dice('green', 'red', 'red').attack('c8r5', 'c8r6')
    expect(rains.open.morale).toBe(-9)
    const north = play('SL14', 'robb-young-wolf', {
      units: ['robb-young-wolf red c8r8'],
      pools: { stark: ['morale'] },
    })
    north.move('stark', stay).move('stark', yes)
    expect(north.open.morale).toBe(1)
  })

  it('BW-18.18: a bonus for one unit is offered where it does something', () => {
    const flank = (units: string[]) =>
      play('LL23', 'addam-outrider-commander', {
        units: ['addam-outrider-commander blue c8r3', ...units, 'WH red c8r6'],
        pools: { lannister: ['blue'] },
      })
    const asks = (t: Scene, from: `c${number}r${number}`) => {
      t.move('lannister', { do: 'order', hex: from }, done, stay)
        .dice(...reds(4))
        .attack(from, 'c8r6')
      return t.question()
    }
    expect(asks(flank(['LG blue c8r5', 'LG blue c9r5', 'LG blue c9r6']), 'c8r5')).toBe('bonus')
    expect(asks(flank(['LG blue c8r5']), 'c8r5')).not.toBe('bonus')
    expect(asks(flank(['WA blue c8r5', 'LG blue c9r6']), 'c8r5')).not.toBe('bonus')
    const riders = (target: string) =>
      play('LL15', 'jaime-kingslayer', {
        units: ['jaime-kingslayer blue c8r3', 'LG blue c8r5', target],
        pools: { lannister: ['red'] },
        used: ['jaime-kingslayer'],
      })
    expect(asks(riders('WR red c8r6'), 'c8r5')).toBe('bonus')
    expect(asks(riders('WH red c8r6'), 'c8r5')).not.toBe('bonus')
  })
})
