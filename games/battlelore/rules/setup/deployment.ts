/** BL-3.8, BL-3.9: the cards are placed face down, then revealed. */
import {
  ask,
  auto,
  type Chapter,
  hold,
  less,
  type MovesAt,
  put,
  putAt,
  type Seat,
  sealed,
  stay,
  without,
} from '../../../../kernel/index.ts'
import { board, type Hex } from '../../data/hexes.ts'
import type { UnitType } from '../../data/units.ts'
import type { BattleLore, DeployCard, Held, MoveOf, Open } from '../../types.ts'
import { groundAt } from '../field/field.ts'
import { type BattleContext, type G, other } from '../field/units.ts'
import { canComplete, deploymentHexes, fitsHex, isUnit } from './deployable.ts'
import { numbered } from './setup.ts'

/** The moves of laying out cards, and those that are added where both sides deploy at once. */
type Deploying = MovesAt<BattleLore, 'deploy'>
type Simultaneous = MoveOf<'take-up' | 'deployed'>

export const deploymentRules: Chapter<BattleLore, 'deployment' | 'deploy' | 'deployAll' | 'revealArmies'> = {
  // BL-3.8.2: the first player first, in turns; who has placed everything is passed over
  deployment: auto((g, me) => {
    if (g.open.options.simultaneousDeployment) return [{ do: 'deployAll' }]
    const seat = me.seat ?? g.open.first!
    const next = g.open.toDeploy[seat] > 0 ? seat : other(seat)
    if (g.open.toDeploy[next] === 0) return []
    return [
      { do: 'deploy', seat: next },
      { do: 'deployment', seat: other(next) },
    ]
  }),

  deploy: ask({
    rule: 'BL-3.8.2',
    who: (_g, { seat }) => seat,
    // BL-22.2: who can count the moves shall not know when one kind of card is left.
    always: true,
    legalMoves: (g, { seat }) => deployMoves(g.open, seat, g.held[seat]),
    take: (g, { seat }, _seat, move, ctx) => {
      draft(g, seat, move)
      if (move.do !== 'deploy') return stay
      g.open.backs = put(g.open.backs, move.hex, seat)
      g.open.toDeploy = putAt(g.open.toDeploy, seat, g.open.toDeploy[seat] - 1)
      ctx.log({ is: 'deployed', seat, hex: move.hex })
      return []
    },
  }),

  // BL-3.8.2, the option for play by mail
  deployAll: sealed({
    rule: 'BL-3.8.2',
    who: () => [0, 1],
    legalMoves: (g, _me, seat) => [...deployMoves(g.open, seat, g.held[seat]), ...takeUpMoves(g.held[seat])],
    seals: move => move.do === 'deployed',
    draft: (g, _me, seat, move) => draft(g, seat, move),
    reveal: g => {
      g.open.toDeploy = [0, 0]
      return []
    },
  }),

  // BL-3.9
  revealArmies: auto((g, _me, ctx) => {
    for (const seat of [g.open.first!, other(g.open.first!)]) reveal(g, seat, ctx)
    g.open.backs = {}
    return []
  }),
}

const kinds = (pile: readonly DeployCard[]): DeployCard[] => [...new Set(pile)]

/** First which card, then where: the others learn of it only when it lies there. */
function deployMoves(open: Open, seat: Seat, held: Held): Deploying[] {
  if (held.picked) {
    const fits = roomTest(open, seat, held)
    const hexes = deploymentHexes(open, seat).filter(hex => fits(held.picked!, hex))
    return [...hexes.map((hex): MoveOf<'deploy'> => ({ do: 'deploy', hex })), { do: 'unpick' }]
  }
  // BL-3.8.5: all that is in hand has been left room for.
  return kinds(held.pile).map((card): MoveOf<'pick'> => ({ do: 'pick', card }))
}

/** BL-3.8.5: does the card, on this hex, leave room for all others? Hexes of one row and ground have one verdict. */
function roomTest(open: Open, seat: Seat, { faces, pile }: Held) {
  const verdicts = new Map<string, boolean>()
  const leavesRoom = (card: DeployCard, hex: Hex): boolean => {
    const { terrain, crossing } = groundAt(open, hex)
    const key = `${card} ${board.cell(hex).row} ${terrain} ${crossing}`
    const verdict = verdicts.get(key) ?? canComplete(open, seat, put(faces, hex, card), less(pile, card))
    verdicts.set(key, verdict)
    return verdict
  }
  return (card: DeployCard, hex: Hex): boolean => !faces[hex] && fitsHex(open, card, hex) && leavesRoom(card, hex)
}

function takeUpMoves({ faces, picked, pile }: Held): Simultaneous[] {
  if (picked) return []
  const lying = board.hexes.filter(hex => faces[hex]).map((hex): MoveOf<'take-up'> => ({ do: 'take-up', hex }))
  return pile.length === 0 ? [{ do: 'deployed' }, ...lying] : lying
}

function draft(g: G, seat: Seat, move: Deploying | Simultaneous): void {
  const { faces, pile, picked } = g.held[seat]
  if (move.do === 'pick') hold(g, seat, { picked: move.card })
  else if (move.do === 'unpick') hold(g, seat, { picked: null })
  else if (move.do === 'take-up') hold(g, seat, { faces: without(faces, move.hex), pile: [...pile, faces[move.hex]!] })
  else if (move.do === 'deploy') {
    hold(g, seat, { faces: put(faces, move.hex, picked!), pile: less(pile, picked!), picked: null })
  }
}

function reveal(g: G, seat: Seat, ctx: BattleContext): void {
  const { faces } = g.held[seat]
  const lying = board.hexes.filter(hex => faces[hex])
  const placed = lying.flatMap(hex => (isUnit(faces[hex]!) ? [[hex, faces[hex]] as const] : []))
  const tent = lying.find(hex => faces[hex] === 'command-tent') ?? null
  const decoys = lying.length - placed.length - (tent ? 1 : 0)
  g.open.units = [...g.open.units, ...numbered(placed as [Hex, UnitType][], g.open.factions)]
  g.open.tents = putAt(g.open.tents, seat, tent)
  hold(g, seat, { faces: {} })
  const units = placed.map(([hex, type]) => ({ hex, type: type as UnitType }))
  ctx.log({ is: 'revealed', seat, units, tent, decoys })
}
