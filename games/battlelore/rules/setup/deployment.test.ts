import { describe, expect, it } from 'vitest'
import type { Faction } from '../../data/factions.ts'
import { type Hex, hexes, rowsFromEdge } from '../../data/hexes.ts'
import type { Scenario } from '../../data/scenarios.ts'
import type { Terrain } from '../../data/terrain.ts'
import { type Scene, scene } from '../../testing.ts'
import type { DeployCard, Options } from '../../types.ts'
import { canComplete, canDeployAll, deploymentHexes } from './deployable.ts'

interface Piles {
  daqan?: readonly DeployCard[]
  uthuk?: readonly DeployCard[]
}

const simultaneous = { simultaneousDeployment: true }

function deploying(
  scenarios: { daqan?: Scenario; uthuk?: Scenario },
  piles: Piles,
  options: Partial<Options> = {},
): Scene {
  const t = scene({
    alone: true,
    scenarios: { daqan: 'road-to-nordgard', uthuk: 'the-breach', ...scenarios },
    options,
  }).set({ turn: null })
  const pileOf = (seat: number) => piles[t.open.factions[seat]] ?? []
  t.state.g.held = t.state.g.held.map((held, seat) => ({ ...held, pile: pileOf(seat) }))
  t.run({ do: 'fields' }).set({ first: 0, toDeploy: [0, 1].map(seat => pileOf(seat).length) })
  return t.run({ do: 'deployment', seat: null }, { do: 'revealArmies' })
}

/** Takes the card up, where the choice is not made by itself, and lays it down. */
function lay(t: Scene, faction: Faction, card: DeployCard, hex: Hex): Scene {
  if (t.held(faction).picked === null) t.move(faction, { do: 'pick', card })
  return t.move(faction, { do: 'deploy', hex })
}

const hexesFor = (t: Scene, faction: Faction, card: DeployCard): Hex[] => {
  if (t.held(faction).picked === null) t.move(faction, { do: 'pick', card })
  const hexes = t.of(faction, 'deploy').map(({ hex }) => hex)
  if (t.of(faction, 'unpick').length > 0) t.move(faction, { do: 'unpick' })
  return hexes
}

const rows = (hexes: readonly Hex[]) => [...new Set(hexes.map(hex => Number(hex[1])))].sort()

describe('BL-3.8 deployment', () => {
  it('BLC-08, BL-3.8.4 no unit farther out than the tent; decoys may', () => {
    const t = deploying(
      { daqan: 'watch-on-the-heights' },
      {
        daqan: ['command-tent', 'citadel-guards', 'yeoman-archers', 'decoy'],
        uthuk: ['obscenes', 'obscenes', 'decoy'],
      },
    )
    lay(t, 'daqan', 'command-tent', 'D8')
    lay(t, 'uthuk', 'obscenes', 'D3')
    expect(rows(hexesFor(t, 'daqan', 'citadel-guards'))).toEqual([8, 9])
    expect(rows(hexesFor(t, 'daqan', 'decoy'))).toEqual([7, 8, 9])
  })

  it('BLC-08, BL-3.8.4 with a unit on row 7 the tent must go to row 7, on ground without terrain', () => {
    const t = deploying(
      { daqan: 'watch-on-the-heights' },
      { daqan: ['command-tent', 'citadel-guards', 'decoy'], uthuk: ['obscenes', 'decoy'] },
    )
    lay(t, 'daqan', 'citadel-guards', 'C7')
    lay(t, 'uthuk', 'obscenes', 'D3')
    // F7 and G7 are hills
    expect(hexesFor(t, 'daqan', 'command-tent')).toEqual(['D7', 'E7', 'H7', 'I7', 'J7'])
  })

  it('BLC-09, BL-3.8.3 a Massive unit does not go into a building; others and decoys do', () => {
    const t = deploying(
      { uthuk: 'altar-of-blood' },
      { daqan: ['rune-golems'], uthuk: ['chaos-lord', 'blood-harvesters', 'decoy'] },
    )
    lay(t, 'daqan', 'rune-golems', 'D9')
    expect(hexesFor(t, 'uthuk', 'chaos-lord')).not.toContain('G3')
    expect(hexesFor(t, 'uthuk', 'blood-harvesters')).toContain('G3')
    expect(hexesFor(t, 'uthuk', 'decoy')).toContain('G3')
  })

  it('BL-3.8.2, BL-1.5 in turns, the first player first, on free hexes of the own card', () => {
    const t = deploying({}, { daqan: ['decoy', 'decoy', 'rune-golems'], uthuk: ['obscenes'] })
    expect(t.asked()).toEqual(['daqan'])
    lay(t, 'daqan', 'decoy', 'D7')
    expect(t.asked()).toEqual(['uthuk'])
    lay(t, 'uthuk', 'obscenes', 'D3')
    // Uthuk has no card left and is passed over
    expect(t.asked()).toEqual(['daqan'])
    expect(hexesFor(t, 'daqan', 'decoy')).not.toContain('D7')
    expect(hexesFor(t, 'daqan', 'decoy')).not.toContain('D3')
  })

  it('BL-3.8.1, BL-22.1 the others see the back and the number of cards, never the face', () => {
    const t = deploying({}, { daqan: ['roc-warrior', 'decoy'], uthuk: ['obscenes', 'decoy'] })
    const before = JSON.stringify(t.view('uthuk'))
    t.move('daqan', { do: 'pick', card: 'roc-warrior' })
    expect(JSON.stringify(t.view('uthuk'))).toBe(before)
    t.move('daqan', { do: 'deploy', hex: 'E8' })
    expect(t.open.backs).toEqual({ E8: 0 })
    expect(t.open.toDeploy).toEqual([1, 2])
    expect(JSON.stringify(t.view('uthuk'))).not.toContain('roc')
    expect(JSON.stringify(t.view(null))).not.toContain('roc')
  })

  it('BL-22.2 whoever has one kind of card left takes it up himself: the number of his moves tells nothing', () => {
    const t = deploying({}, { daqan: ['decoy', 'decoy'], uthuk: ['obscenes', 'decoy'] })
    expect(t.legalMoves('daqan')).toEqual([{ do: 'pick', card: 'decoy' }])
    expect(t.held('daqan').picked).toBe(null)
    lay(t, 'daqan', 'decoy', 'D7')
    expect(t.legalMoves('uthuk')).toHaveLength(2)
  })

  it('BL-3.8.5 a placement that leaves no room for the rest is refused', () => {
    const t = deploying(
      { uthuk: 'altar-of-blood' },
      { daqan: ['rune-golems', 'decoy', 'decoy'], uthuk: ['command-tent', 'chaos-lord', 'blood-harvesters'] },
    )
    lay(t, 'daqan', 'decoy', 'D7')
    // Only two hexes of row 1 are deployment hexes: the tent on one of them leaves one for two units
    expect(hexesFor(t, 'uthuk', 'command-tent').filter(hex => hex.endsWith('1'))).toEqual([])
  })

  it('BL-3.8.5, BL-16.7 as many units as hexes fit, if only those that must not stand in the building fit beside it', () => {
    const t = deploying({ uthuk: 'altar-of-blood' }, {})
    const army = (lords: number): DeployCard[] =>
      Array.from({ length: 19 }, (_, i) => (i < lords ? 'chaos-lord' : 'blood-harvesters'))
    expect([1, 18, 19].map(lords => canDeployAll(t.open, 1, army(lords)))).toEqual([true, true, false])
    expect(canDeployAll(t.open, 1, [...army(1), 'decoy'])).toBe(false)
  })

  /** Is there room for these cards, with ground of our own under the deployment hexes of a scenario card? */
  const room = (ground: (hex: Hex) => Terrain | null, pile: readonly DeployCard[], faces = {}) => {
    const terrain = Object.fromEntries(hexes.map(hex => [hex, ground(hex)]).filter(([, kind]) => kind !== null))
    const { open } = scene({ scenarios: { daqan: 'road-to-nordgard', uthuk: 'the-breach' }, terrain })
    return canComplete(open, 1, faces, pile)
  }
  const places = deploymentHexes(scene({ scenarios: { uthuk: 'the-breach' } }).open, 1)
  const depth = (hex: Hex) => rowsFromEdge(hex, 'uthuk')
  const deepest = Math.max(...places.map(depth))
  const some = (card: DeployCard, n: number) => Array<DeployCard>(n).fill(card)
  const bare = () => null

  it('BL-3.8.1, BL-3.8.5 no more cards than hexes, the tent and decoys included, and none on water', () => {
    const n = places.length
    expect(room(bare, some('decoy', n))).toBe(true)
    expect(room(bare, some('decoy', n + 1))).toBe(false)
    expect(room(bare, ['command-tent', ...some('decoy', n - 1)])).toBe(true)
    expect(room(bare, ['command-tent', ...some('decoy', n)])).toBe(false)
    const pond = (hex: Hex) => (hex === places[0] ? 'water' : null)
    expect(room(pond, some('decoy', n - 1))).toBe(true)
    expect(room(pond, some('decoy', n))).toBe(false)
  })

  it('BL-3.8.4, BL-3.8.5 the tent in hand needs a hex without terrain, and the units room behind it', () => {
    const army = (units: number): DeployCard[] => ['command-tent', ...some('blood-harvesters', units)]
    // The whole front row is forest: the tent stands behind it, and so do all units.
    const front = (hex: Hex) => (depth(hex) === deepest ? 'forest' : null)
    const behind = places.filter(hex => depth(hex) < deepest).length
    expect(room(front, army(behind - 1))).toBe(true)
    expect(room(front, army(behind))).toBe(false)
    expect(room(front, [...army(behind - 1), ...some('decoy', places.length - behind)])).toBe(true)
    // One hex without terrain is enough, none is not.
    expect(room(hex => (hex === places.at(-1) ? null : 'forest'), army(1))).toBe(true)
    expect(room(() => 'forest', army(1))).toBe(false)
    expect(room(() => 'forest', some('blood-harvesters', places.length))).toBe(true)
  })

  it('BL-3.8.4, BL-3.8.5 the tent that lies holds units back, not decoys', () => {
    const nearest = places.find(hex => depth(hex) === Math.min(...places.map(depth)))!
    const beside = places.filter(hex => depth(hex) === depth(nearest)).length - 1
    const lying = { [nearest]: 'command-tent' }
    expect(room(bare, some('blood-harvesters', beside), lying)).toBe(true)
    expect(room(bare, some('blood-harvesters', beside + 1), lying)).toBe(false)
    expect(room(bare, some('decoy', places.length - 1), lying)).toBe(true)
    const far = places.find(hex => depth(hex) === deepest)!
    expect(room(bare, [], { ...lying, [far]: 'blood-harvesters' })).toBe(false)
    expect(room(bare, [], { ...lying, [far]: 'decoy' })).toBe(true)
  })

  it('BL-3.8.5, BL-16.7 in whatever order the cards are named', () => {
    const house = (hex: Hex) => (hex === places[0] ? 'building' : null)
    const lords = some('chaos-lord', places.length - 1)
    expect(room(house, ['blood-harvesters', ...lords])).toBe(true)
    expect(room(house, [...lords, 'blood-harvesters'])).toBe(true)
    expect(room(house, [...lords, 'chaos-lord'])).toBe(false)
  })

  it('BL-3.9, BL-6.6 at the end all is turned up: full units, the tent, no decoys', () => {
    const t = deploying({}, { daqan: ['command-tent', 'rune-golems'], uthuk: ['obscenes', 'decoy'] })
    lay(t, 'daqan', 'command-tent', 'D8')
    lay(t, 'uthuk', 'decoy', 'D3')
    lay(t, 'daqan', 'rune-golems', 'E8')
    lay(t, 'uthuk', 'obscenes', 'E3')
    expect(t.open.tents).toEqual(['D8', null])
    expect([t.at('E8'), t.at('E3'), t.at('D3')]).toEqual(['RG 3', 'OB 3', null])
    expect(t.open.backs).toEqual({})
    expect(t.events('revealed').map(({ seat, tent, decoys }) => ({ seat, tent, decoys }))).toEqual([
      { seat: 0, tent: 'D8', decoys: 0 },
      { seat: 1, tent: null, decoys: 1 },
    ])
  })

  it('BL-3.8.2 whoever has no card left is passed over again and again', () => {
    const t = deploying({}, { daqan: ['decoy', 'decoy', 'rune-golems'], uthuk: ['obscenes'] })
    lay(t, 'daqan', 'decoy', 'D7')
    lay(t, 'uthuk', 'obscenes', 'D3')
    lay(t, 'daqan', 'decoy', 'E7')
    lay(t, 'daqan', 'rune-golems', 'F7')
    expect(t.events('deployed')).toEqual([
      { is: 'deployed', seat: 0, hex: 'D7' },
      { is: 'deployed', seat: 1, hex: 'D3' },
      { is: 'deployed', seat: 0, hex: 'E7' },
      { is: 'deployed', seat: 0, hex: 'F7' },
    ])
    expect(t.held('daqan').faces).toEqual({})
  })

  it('BL-21.5 with simultaneousDeployment one takes up only what lies there, and is done when all lies', () => {
    const t = deploying({}, { daqan: ['rune-golems', 'citadel-guards'], uthuk: ['obscenes'] }, simultaneous)
    const mine = () => t.legalMoves('daqan').filter(({ do: what }) => what !== 'pick')
    expect(mine()).toEqual([])
    t.move('daqan', { do: 'pick', card: 'rune-golems' })
    expect(t.of('daqan', 'deploy').length).toBeGreaterThan(1)
    t.move('daqan', { do: 'deploy', hex: 'E8' })
    expect(mine()).toEqual([{ do: 'take-up', hex: 'E8' }])
    t.move('daqan', { do: 'pick', card: 'citadel-guards' })
    expect(t.of('daqan', 'take-up')).toEqual([])
    t.move('daqan', { do: 'deploy', hex: 'F8' })
    expect(mine()).toEqual([{ do: 'deployed' }, { do: 'take-up', hex: 'E8' }, { do: 'take-up', hex: 'F8' }])
    t.move('daqan', { do: 'deployed' })
    lay(t, 'uthuk', 'obscenes', 'E3').move('uthuk', { do: 'deployed' })
    expect(t.open.toDeploy).toEqual([0, 0])
    expect(t.held('daqan').faces).toEqual({})
  })

  it('BL-3.8.2, BL-21.5 with simultaneousDeployment both place in secret and nothing shows before both are done', () => {
    const t = deploying(
      {},
      { daqan: ['rune-golems'], uthuk: ['obscenes', 'chaos-lord'] },
      { simultaneousDeployment: true },
    )
    expect(t.asked()).toEqual(['daqan', 'uthuk'])
    lay(t, 'uthuk', 'obscenes', 'E3')
    t.move('uthuk', { do: 'take-up', hex: 'E3' })
    lay(t, 'uthuk', 'obscenes', 'F3')
    lay(t, 'uthuk', 'chaos-lord', 'E3')
    expect(t.open.backs).toEqual({})
    t.move('uthuk', { do: 'deployed' })
    expect(t.open.units).toEqual([])
    lay(t, 'daqan', 'rune-golems', 'E8').move('daqan', { do: 'deployed' })
    expect([t.at('E8'), t.at('E3'), t.at('F3')]).toEqual(['RG 3', 'CL 0dmg', 'OB 3'])
  })
})
