import { describe, expect, it } from 'vitest'
import {
  defaultSettings,
  imagine as imagineState,
  type State,
  seeded,
  seedFrom,
  start,
  viewOf,
} from '../../../kernel/index.ts'
import { commandDeck } from '../data/commandCards.ts'
import type { Faction } from '../data/factions.ts'
import { type Hex, rowsFromEdge } from '../data/hexes.ts'
import { type LoreCard, loreDeck } from '../data/loreCards.ts'
import { options as specs } from '../data/options.ts'
import { scenariosOf } from '../data/scenarios.ts'
import { type UnitType, unitTypes } from '../data/units.ts'
import { battlelore } from '../game.ts'
import { Scene, scene } from '../testing.ts'
import type { BattleLore, DeployCard, Held, Options } from '../types.ts'
import { invariants } from './invariants.ts'
import { fitsHex, isUnit } from './setup/deployable.ts'
import { cardLimit, pointsLeft } from './setup/muster.ts'

type World = State<BattleLore>

/** Worlds that fit what a player, or a spectator, knows; each looks the same to him and breaks no law. */
function worlds(t: Scene, viewer: Faction | null, count = 12): World[] {
  const view = t.view(viewer)
  return Array.from({ length: count }, (_, i) => {
    const world = imagineState(battlelore, view, seeded(seedFrom(`world ${i}`)))
    expect(viewOf(battlelore, world, view.seat)).toEqual(view)
    for (const complaint of Object.values(invariants)) expect(complaint(world.g)).toBeNull()
    return world
  })
}

const viewers = ['daqan', 'uthuk', null] as const
const different = (things: readonly unknown[]) => new Set(things.map(each => JSON.stringify(each))).size
const sorted = (cards: readonly string[]) => [...cards].sort()

/** A table from its very beginning. */
function table(part: Partial<Options> = {}): Scene {
  const options = { ...(defaultSettings(specs) as unknown as Options), ...part }
  return new Scene(start(battlelore, { roles: ['daqan', 'uthuk'], options, seed: seedFrom('imagine') }).state, [])
}

/** Both choose their first scenario card; fords are laid where they have to be. */
function chosen(part: Partial<Options> = {}): Scene {
  const t = table({ freeScenarioChoice: true, ...part })
  t.move('daqan', { do: 'scenario', scenario: 'road-to-nordgard' })
  return t.move('uthuk', { do: 'scenario', scenario: 'the-breach' })
}

describe('BL-22.2 worlds that fit what a player knows: setup', () => {
  it('BL-3.2 three scenario cards of the seven of the other', () => {
    const t = table()
    for (const viewer of viewers) worlds(t, viewer)
    const hands = worlds(t, 'daqan', 30).map(({ g }) => g.held[1].scenarios)
    for (const hand of hands) {
      expect(new Set(hand).size).toBe(3)
      expect(scenariosOf('uthuk')).toEqual(expect.arrayContaining([...hand]))
    }
    expect(different(hands)).toBeGreaterThan(5)
    const own = worlds(t, 'daqan').map(({ g }) => g.held[0].scenarios)
    expect(different([...own, t.held('daqan').scenarios])).toBe(1)
  })

  it('BL-21.5, BL-21.3.1 all seven where the choice is free, those of the campaign in a campaign', () => {
    const scenarios = (t: Scene, seat: number) => worlds(t, null)[0].g.held[seat].scenarios
    expect(scenarios(table({ freeScenarioChoice: true }), 0)).toEqual(scenariosOf('daqan'))
    // Who has won the first of a campaign may choose of two cards.
    const campaign = scene({ options: { campaign: true }, alone: true }).set({
      turn: null,
      chapters: [{ points: { daqan: 16, uthuk: 3 }, winner: 'daqan' }],
    })
    campaign.state.g.held = campaign.state.g.held.map((held, seat) =>
      seat === 0 ? { ...held, scenarios: ['damming-the-muir-river', 'the-last-bridge'] } : held,
    )
    campaign.run({ do: 'chooseScenario' })
    expect(scenarios(campaign, 0)).toEqual(['damming-the-muir-river', 'the-last-bridge'])
  })

  it('BL-3.6 of a muster nothing but whether it is ready', () => {
    const t = chosen().move('daqan', { do: 'buy', unit: 'rune-golems' })
    for (const world of worlds(t, 'uthuk')) expect(world.g.held[0].muster.units).toEqual([])
    t.move('daqan', { do: 'mustered' })
    for (const viewer of ['uthuk', null] as const) {
      for (const world of worlds(t, viewer)) {
        expect(world.sealed[0]).toEqual({ do: 'mustered' })
        expect(world.g.held[0].muster.units.length).toBeGreaterThan(0)
        expect(world.g.held[1].muster).toEqual({ units: [], tent: false, army: null, decoys: 0 })
      }
    }
  })

  it('BL-3.10 opening hands; whoever is ready has marked two command cards and a lore card', () => {
    const t = scene().set({ turn: null }).run({ do: 'openingHands' })
    for (const viewer of viewers) worlds(t, viewer)
    for (let i = 0; i < 3; i++) t.move('daqan', t.of('daqan', 'mark')[0])
    for (const world of worlds(t, 'uthuk')) expect(world.g.held[0].marked).toEqual({ commands: [], lores: [] })
    t.move('daqan', { do: 'discard-marked' })
    for (const { g } of worlds(t, 'uthuk')) {
      const { commands, lores, marked } = g.held[0]
      expect([commands.length, lores.length]).toEqual([6, 3])
      expect([marked.commands.length, marked.lores.length]).toEqual([2, 1])
      expect(commands).toEqual(expect.arrayContaining([...marked.commands]))
      expect(g.held[1].marked).toEqual({ commands: [], lores: [] })
    }
  })
})

/** All deployment cards of a seat, placed and in hand. */
const cardsOf = ({ faces, pile }: Held): DeployCard[] => [...Object.values(faces), ...pile]

/** BL-3.6, BL-3.7, BL-3.8: could this have been bought, for what is left in lore tokens, and laid down there? */
function expectAffordable({ g }: World, seat: number): void {
  for (const [hex, card] of Object.entries(g.held[seat].faces)) expect(fitsHex(g.open, card, hex as Hex)).toBe(true)
  const cards = cardsOf(g.held[seat])
  const units = cards.filter(isUnit)
  const count = (card: DeployCard) => cards.filter(each => each === card).length
  const tent = count('command-tent')
  expect(tent).toBeLessThanOrEqual(1)
  expect(count('decoy')).toBeLessThanOrEqual(g.open.options.simultaneousDeployment ? 0 : 11)
  for (const type of unitTypes) expect(count(type)).toBeLessThanOrEqual(cardLimit(g.open, type))
  expect(units.length).toBeGreaterThan(0)
  const left = pointsLeft(g.open, seat, { units, tent: tent > 0, army: null, decoys: 0 })
  expect(Math.min(left, 5)).toBe(g.open.lore[seat])
}

describe('BL-3.11 worlds that fit what a player knows: deployment', () => {
  /** Daqan takes twelve units, the tent and two decoys, Uthuk eight units. */
  function mustered(part: Partial<Options> = {}): Scene {
    const t = chosen(part).move('daqan', { do: 'tent', take: true })
    const buy = (faction: Faction, unit: UnitType, n: number) => {
      for (let i = 0; i < n; i++) t.move(faction, { do: 'buy', unit })
    }
    buy('daqan', 'yeoman-archers', 5)
    buy('daqan', 'citadel-guards', 5)
    buy('daqan', 'riverwatch-riders', 2)
    if (!part.simultaneousDeployment) t.move('daqan', { do: 'decoy', more: true }, { do: 'decoy', more: true })
    buy('uthuk', 'chaos-lord', 1)
    buy('uthuk', 'obscenes', 2)
    buy('uthuk', 'blood-harvesters', 4)
    buy('uthuk', 'viper-legion', 1)
    return t.move('daqan', { do: 'mustered' }).move('uthuk', { do: 'mustered' })
  }

  /** Lays cards down by turns, these kinds first where they may be; each on the first hex for it. */
  function deploy(t: Scene, turns: number, ...first: DeployCard[]): Scene {
    for (let i = 0; i < turns && t.question() === 'deploy'; i++) {
      const [faction] = t.asked()
      const picks = t.of(faction, 'pick')
      t.move(faction, picks.find(({ card }) => first.includes(card)) ?? picks[0])
      t.move(faction, t.of(faction, 'deploy')[0])
    }
    return t
  }

  /** BL-3.8.4, BL-3.8.5: in this world all cards can be laid down, and no unit stands farther out than its tent. */
  function expectDeployable(world: World): void {
    const t = deploy(new Scene(world, []), 40)
    expect(t.question()).toBe('discardOpening')
    for (const { seat, hex } of t.open.units) {
      const tent = t.open.tents[seat]
      const faction = t.open.factions[seat]
      if (tent) expect(rowsFromEdge(hex, faction)).toBeLessThanOrEqual(rowsFromEdge(tent, faction))
    }
  }

  it('BL-3.7, BL-3.8.1 armies that cost what was spent, with decoys up to the number of cards', () => {
    const t = mustered()
    const armies = worlds(t, 'uthuk', 40).map(world => {
      expectAffordable(world, 0)
      expect(world.g.held[0].faces).toEqual({})
      return sorted(cardsOf(world.g.held[0]))
    })
    expect(armies.every(cards => cards.length === 15)).toBe(true)
    expect(different(armies)).toBeGreaterThan(20)
    expect(different(armies.map(cards => cards.includes('command-tent')))).toBe(2)
    expect(different(armies.map(cards => cards.filter(card => card === 'decoy').length))).toBeGreaterThan(2)
    for (const world of worlds(t, 'daqan')) {
      expectAffordable(world, 1)
      expect(cardsOf(world.g.held[1])).toHaveLength(8)
      expect(cardsOf(world.g.held[0])).toEqual(cardsOf(t.held('daqan')))
    }
  })

  it('BL-3.8.4, BL-3.8.5 some card lies under each back, so that the rest can still be placed', () => {
    const t = deploy(mustered(), 7, 'decoy', 'viper-legion')
    for (const viewer of viewers) {
      for (const world of worlds(t, viewer, 6)) {
        expectAffordable(world, 0)
        expectAffordable(world, 1)
        expectDeployable(world)
      }
    }
  })

  it('BL-3.8.4 the tent may be in hand or on the field, and at last only on the field', () => {
    const t = deploy(mustered(), 4, 'command-tent')
    const where = (seat: number) => (world: World) => {
      const { faces, pile } = world.g.held[seat]
      expectAffordable(world, seat)
      if (Object.values(faces).includes('command-tent')) return 'field'
      return pile.includes('command-tent') ? 'hand' : 'nowhere'
    }
    expect(new Set(worlds(t, 'uthuk', 40).map(where(0)))).toEqual(new Set(['field', 'hand', 'nowhere']))
    deploy(t, 18)
    expect(t.open.toDeploy).toEqual([1, 0])
    expect(new Set(worlds(t, 'daqan', 40).map(where(1)))).toEqual(new Set(['field', 'nowhere']))
    for (const world of worlds(t, 'uthuk')) expectDeployable(world)
  })

  it('BL-3.8.5 the tent lies under no back that would leave no room for the units', () => {
    const t = mustered()
    if (t.asked()[0] === 'uthuk') deploy(t, 1)
    t.move('daqan', { do: 'pick', card: 'decoy' }, { do: 'deploy', hex: 'D9' })
    for (const world of worlds(t, 'uthuk', 40)) {
      expect(world.g.held[0].faces.D9).not.toBe('command-tent')
      expectAffordable(world, 0)
    }
  })

  it('BL-3.8.2, BL-21.5 both at once: whoever is ready has placed everything, and there are no decoys', () => {
    for (const [faction, cards] of [
      ['daqan', 13],
      ['uthuk', 8],
    ] as const) {
      const t = mustered({ simultaneousDeployment: true })
      const seat = t.seat(faction)
      const other = faction === 'daqan' ? 'uthuk' : 'daqan'
      for (const world of worlds(t, other)) {
        expectAffordable(world, seat)
        expect(world.g.held[seat].faces).toEqual({})
      }
      while (t.held(faction).pile.length > 0) {
        if (t.held(faction).picked === null) t.move(faction, t.of(faction, 'pick')[0])
        t.move(faction, t.of(faction, 'deploy')[0])
      }
      t.move(faction, { do: 'deployed' })
      for (const world of [...worlds(t, other), ...worlds(t, null)]) {
        expectAffordable(world, seat)
        expect(world.g.held[seat].pile).toEqual([])
        expect(Object.keys(world.g.held[seat].faces)).toHaveLength(cards)
        expect(world.g.held[1 - seat].faces).toEqual({})
      }
    }
  })
})

describe('BL-22.1, BL-22.3 worlds that fit what a player knows: cards', () => {
  /** Four command and two lore cards in each hand, of whole decks. */
  const dealt = (part: Partial<Options> = {}) => {
    const t = scene({ units: ['CG F6', 'BH F4'], card: 'wedge', options: { randomFour: true, ...part } })
    return t.run({ do: 'openingHands' }, { do: 'attack', seat: 0 }, { do: 'command', seat: 0 })
  }

  it('BL-22.1 hands of the right size; who holds a hand knows it; all cards are there', () => {
    const t = dealt()
    const [own, others] = [t.held('daqan'), worlds(t, 'daqan', 20)]
    for (const { g } of others) {
      expect([g.held[0].commands, g.held[0].lores]).toEqual([own.commands, own.lores])
      expect([g.held[1].commands.length, g.held[1].lores.length]).toEqual([4, 2])
    }
    expect(different(others.map(({ g }) => g.held[1].commands))).toBe(20)
    expect(different(others.map(({ g }) => g.held[1].lores))).toBeGreaterThan(15)
    expect(different(others.map(({ g }) => g.hidden.commandDeck))).toBe(20)
    for (const { g } of worlds(t, null)) {
      expect(g.held.map(({ commands, lores }) => [commands.length, lores.length])).toEqual([
        [4, 2],
        [4, 2],
      ])
    }
  })

  it('BL-22.1 what lies open is in no hand: discards, and a lore card that was just shown', () => {
    const t = dealt()
    const [commands, lores] = [commandDeck.slice(0, 40), loreDeck('daqan').slice(0, 17)]
    const rest = <Card extends string>(all: readonly Card[], gone: readonly Card[]) =>
      gone.reduce<readonly Card[]>((left, card) => left.toSpliced(left.indexOf(card), 1), all)
    t.state.g.held = t.state.g.held.map((held, seat) => ({
      ...held,
      commands: [],
      lores: seat === 0 ? ['swift-orders'] : held.lores,
    }))
    const shown: LoreCard[] = ['riposte']
    t.set({ commandDiscard: commands, commandHands: [0, 0], loreHands: [1, 2], turn: { ...t.turn, shown } })
    t.set({ loreDiscards: [lores.filter(card => card !== 'swift-orders').slice(0, 14), []] })
    const gone = [...t.open.loreDiscards[0], ...shown, 'swift-orders' as const]
    t.hide({
      commandDeck: rest(commandDeck, commands),
      loreDecks: [
        rest(
          loreDeck('daqan'),
          gone.filter(card => loreDeck('daqan').includes(card)),
        ),
        t.state.g.hidden.loreDecks[1],
      ],
    })
    t.run({ do: 'gain', seat: 0 })
    for (const viewer of viewers) worlds(t, viewer)
  })

  it('BL-19.3, BL-17.6.13 cards just drawn, of which one is kept', () => {
    const t = dealt().setTurn({ card: 'scout-left' }).run({ do: 'draw' })
    t.lapse()
    expect(t.question()).toBe('keepCommand')
    for (const viewer of ['uthuk', null] as const) {
      for (const { g } of worlds(t, viewer)) {
        expect([g.held[0].drawn.length, g.held[1].drawn.length]).toEqual([2, 0])
      }
    }
    for (const { g } of worlds(t, 'daqan')) expect(g.held[0].drawn).toEqual(t.held('daqan').drawn)
  })

  it('BL-21.4 no lore cards in the learning scenario', () => {
    const t = dealt({ learning: true })
    for (const viewer of viewers) {
      for (const { g } of worlds(t, viewer)) {
        expect(g.hidden.loreDecks).toEqual([[], []])
        expect(g.held.map(({ lores }) => lores)).toEqual([[], []])
      }
    }
  })
})
