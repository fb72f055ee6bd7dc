import { describe, expect, it } from 'vitest'
import { trials } from '../../../bots/budget.ts'
import { plansOf } from '../../../bots/search.ts'
import { defaultSettings, seeded, seedFrom, start } from '../../../kernel/index.ts'
import type { BaronCard } from '../data/actionCards.ts'
import { type Baron, nobleOf, noblesOf, shapes } from '../data/barons.ts'
import { options as specs } from '../data/options.ts'
import { warriorKnights } from '../game.ts'
import { troopsOf } from '../rules/armies.ts'
import { Scene, scene } from '../testing.ts'
import type { Move, Options } from '../types.ts'
import { easy } from './easy.ts'
import { seasoned } from './seasoned.ts'
import { hiring } from './testing.ts'
import { good, searches, strong } from './thinkers.ts'
import { worthAtEnd, worthOf } from './worth.ts'

const rng = () => ({ chance: seeded(seedFrom('thinker')) })

const think = async (t: Scene, baron: Baron, nodes = 60, bot = good): Promise<Move[]> =>
  [await bot.think(warriorKnights, t.view(baron), rng(), trials(nodes))].flat() as Move[]

/** A new game; the troops are dealt. */
const dealt = () => {
  const begin = { roles: [null, null, null], options: defaultSettings(specs) as unknown as Options }
  return new Scene(start(warriorKnights, { ...begin, seed: seedFrom('troops') }).state)
}

async function assignAll(t: Scene, bot: typeof good): Promise<void> {
  for (const baron of t.open.barons) {
    while (t.legalMoves(baron).some(move => move.do === 'assign')) t.move(baron, ...(await think(t, baron, 60, bot)))
    t.move(baron, ...(await think(t, baron, 60, bot)))
  }
}

describe('the bots that think', () => {
  it('WK-9.4.5: bring a siege of an earlier round to its end', async () => {
    const t = scene(3)
      .noble('red-star', 'k-e3', ['reg-red-100', 'reg-red-50-1'])
      .siege('vecht', 'red', 0)
      .card('red', 'versatile-strategy')
    expect(await think(t, 'red')).toEqual([{ do: 'siege', site: 'vecht' }])
  })

  it.each([
    ['versatile-strategy', 'versatile-strategy'],
    ['mobilize-forces', 'mobilize-forces'],
  ] as const)(
    'WK-9.4.5: press a siege that falls now with %s, though another such card is to come',
    async (card, later) => {
      const others = (['levy-taxes', 'rally-support'] as const).flatMap(each =>
        [1, 2, 3].map(seat => ({ seat, card: each })),
      )
      const t = scene(4)
        .noble('red-star', 'k-e3', ['reg-red-100', 'reg-red-50-1'])
        .noble('red-square', 'k-b5', ['reg-red-50-2'])
        .city('vecht', 'blue')
        .siege('vecht', 'red', 0)
        .stacked([{ seat: 0, card }, ...others.slice(0, 3), { seat: 0, card: later }, ...others.slice(3)])
        .run({ do: 'nextCard' })
      expect(await think(t, 'red')).toEqual([{ do: 'siege', site: 'vecht' }])
    },
  )

  it('WK-6.2.3: hire no Mercenaries whose wages are due at once and cannot be paid', async () => {
    expect(await think(hiring(true), 'red')).toEqual([{ do: 'decline' }])
    expect(plansOf(warriorKnights, searches.good, hiring(false).view('red'), rng())).toContainEqual([
      { do: 'hire', card: 'merc-swiss-100-1' },
    ])
  })

  it('WK-3.8: give troops to all four Nobles, to two of them enough for a city of 300', async () => {
    const t = dealt()
    await assignAll(t, good)
    for (const baron of t.open.barons) {
      const strengths = noblesOf(baron).map(noble => troopsOf(t.open, noble))
      expect(strengths.toSorted((a, b) => b - a)).toEqual([150, 150, 50, 50])
    }
  })

  it('WK-9.2.9: strong gives 250 to the triangle, who storms a city of 200, and 50 to each of the others', async () => {
    const t = dealt()
    await assignAll(t, strong)
    for (const baron of t.open.barons) {
      expect(shapes.map(shape => troopsOf(t.open, nobleOf(baron, shape)))).toEqual([50, 50, 250, 50])
    }
  })

  it('WK-9.3: strong storms with 250 under the triangle where good would besiege', async () => {
    const t = scene(3)
      .noble('red-triangle', 'k-c2', ['reg-red-100', 'merc-english-100-1', 'reg-red-50-1'])
      .card('red', 'mobilize-forces')
    expect(easy.choose(warriorKnights, t.view('red'), rng())).toEqual({ do: 'siege', site: 'kovel' })
    expect(seasoned.choose(warriorKnights, t.view('red'), rng())).toEqual({ do: 'assault', site: 'kovel' })
    expect(await think(t, 'red', 60, strong)).toEqual([{ do: 'assault', site: 'kovel' }])
  })

  it('WK-9.3: strong storms no city where three of five assaults fail', () => {
    const t = scene(3).noble('red-star', 'k-c2', ['reg-red-100', 'merc-english-50-1']).card('red', 'mobilize-forces')
    expect(seasoned.choose(warriorKnights, t.view('red'), rng())).toEqual({ do: 'siege', site: 'kovel' })
  })

  it('WK-5.6.6: strong marches to where it can storm with the same card, rather than to a richer city', () => {
    const t = scene(3)
      .noble('red-star', 'k-d3', ['reg-red-100', 'merc-english-100-1', 'reg-red-50-1'])
      .card('red', 'mobilize-forces')
    expect(easy.choose(warriorKnights, t.view('red'), rng())).toMatchObject({ do: 'go', path: ['k-e3'] })
    expect(seasoned.choose(warriorKnights, t.view('red'), rng())).toMatchObject({ do: 'go', path: ['k-c2'] })
  })

  it('WK-5.6.7: strong takes crowns with Versatile Strategy rather than march, WK-5.6.6: and marches with Mobilize Forces', () => {
    const t = (card: BaronCard) =>
      scene(3).noble('red-star', 'k-d3', ['reg-red-100', 'reg-red-50-1']).crowns({ red: 15 }).card('red', card)
    const [versatile, mobilize] = [t('versatile-strategy').view('red'), t('mobilize-forces').view('red')]
    expect(easy.choose(warriorKnights, versatile, rng())).toMatchObject({ do: 'go' })
    expect(seasoned.choose(warriorKnights, versatile, rng())).toEqual({ do: 'gain', what: 'crowns' })
    expect(seasoned.choose(warriorKnights, mobilize, rng())).toMatchObject({ do: 'go' })
  })

  it('WK-8.4: strong lets nobody pass', () => {
    const t = scene(3)
      .noble('red-star', 'k-b2', ['reg-red-100'])
      .noble('blue-star', 'k-c2', ['reg-blue-50-1'])
      .card('red', 'versatile-strategy')
    const way = t.legalMoves('red').find(move => move.do === 'go' && move.path[0] === 'k-c2' && move.path.length > 1)!
    t.move('red', way)
    expect([t.question(), t.asked()]).toEqual(['permission', ['blue']])
    expect(easy.choose(warriorKnights, t.view('blue'), rng())).toEqual({ do: 'grant' })
    expect(seasoned.choose(warriorKnights, t.view('blue'), rng())).toEqual({ do: 'refuse' })
  })

  it('WK-5.6.4: strong goes to church last', async () => {
    const planned = async (bot: typeof good) => {
      const t = scene(3)
        .chairman('red')
        .crowns({ red: 0 })
        .noble('red-star', 'k-b5', ['reg-red-100', 'merc-swiss-100-1'])
      t.run({ do: 'plan' }, { do: 'actions' })
      for (let move: Move | undefined; move?.do !== 'commit'; ) {
        ;[move] = await think(t, 'red', 60, bot)
        if (move.do !== 'commit') t.move('red', move)
      }
      return t.g.held[0].stacked.flat().toSorted()
    }
    const all = ['levy-taxes', 'levy-taxes', 'mobilize-forces', 'versatile-strategy', 'versatile-strategy'] as const
    expect(await planned(good)).toEqual([...all, 'serve-the-church'].toSorted())
    expect(await planned(strong)).toEqual([...all, 'rally-support'].toSorted())
  })

  it('WK-4.1: plan six cards, those that march in the last stacks', async () => {
    const t = scene(3).run({ do: 'plan' }, { do: 'actions' })
    for (let move: Move | undefined; move?.do !== 'commit'; ) {
      expect(plansOf(warriorKnights, searches.good, t.view('red'), rng())).toHaveLength(1)
      ;[move] = await think(t, 'red')
      if (move.do !== 'commit') t.move('red', move)
    }
    expect(t.g.held[0].stacked).toEqual([
      ['rally-support', 'serve-the-church'],
      ['rally-support', 'versatile-strategy'],
      ['mobilize-forces', 'versatile-strategy'],
    ])
  })

  it('WK-15.4: decide by what their seat may see: the order of the stacks changes nothing', async () => {
    const t = scene(3).noble('red-star', 'k-b5', ['reg-red-100', 'merc-english-50-1']).card('red', 'mobilize-forces')
    const chosen = await think(t, 'red')
    const { mercenaries, events } = t.state.g.hidden
    Object.assign(t.state.g.hidden, { mercenaries: mercenaries.toReversed(), events: events.toReversed() })
    expect(await think(t, 'red')).toEqual(chosen)
  })

  it('WK-15.1: give no crowns away, and kill no heir', () => {
    const t = scene(3).card('red', 'versatile-strategy')
    const names = plansOf(warriorKnights, searches.good, t.view('red'), rng()).map(([first]) => first.do)
    expect(names.filter(name => ['give', 'hand-heir', 'return-heir', 'kill-heir', 'miracle'].includes(name))).toEqual(
      [],
    )
  })
})

describe('the value of a position', () => {
  it('WK-13.2: cities and Influence put a Baron ahead', () => {
    const t = scene(3).city('vecht', 'blue').city('monz', 'blue').influence({ blue: 4 })
    const values = [0, 1, 2].map(seat => worthOf(t.open, seat))
    expect(values[1]).toBeGreaterThan(Math.max(values[0], values[2]))
    expect(values.reduce((sum, each) => sum + each, 0)).toBeCloseTo((4 * 1 + 1.5) / 5)
  })

  it('WK-9.4.5: a city that falls is worth more to who has taken it than under siege, and less to who has lost it', () => {
    const besieged = scene(3).noble('red-star', 'k-e3', ['reg-red-100']).city('vecht', 'blue').siege('vecht', 'red', 0)
    const taken = scene(3).noble('red-star', 'k-e3', ['reg-red-100']).city('vecht', 'red')
    const rise = [0, 1].map(seat => worthOf(taken.open, seat) - worthOf(besieged.open, seat))
    expect(rise[0]).toBeGreaterThan(0)
    expect(rise[1]).toBeLessThan(0)
  })

  it('WK-13.2: the winner of a game that is over has won', () => {
    const t = scene(3).set({ ended: { winners: [1], by: 'influence' }, influence: [3, 4, 1] })
    expect([0, 1, 2].map(seat => worthAtEnd(t.open, seat))).toEqual([0.1, 1, 0])
  })
})
