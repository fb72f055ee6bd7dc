/** What a move on the map costs, whose permission it needs, and what an attack is likely to come to: said before it is made. */
import type { Seat } from '../../../kernel/index.ts'
import { percent } from '../../../text/index.ts'
import type { NobleId } from '../data/barons.ts'
import { isBan } from '../data/presets.ts'
import { type AttackMove, attackOf, permissionsToAttack, readyIn, siegeStrengths } from '../rules/battle/declaring.ts'
import { assaultOdds, fieldOdds } from '../rules/battle/odds.ts'
import { bindingsOfAttack, bindingsOfJourney } from '../rules/march/laws.ts'
import { passagesFor } from '../rules/march/paths.ts'
import type { Attack, Binding, Permission } from '../steps.ts'
import type { PlayerView } from '../texts/common/position.ts'
import type { WarriorKnightsTexts } from '../texts/common/types.ts'
import type { MoveOf } from '../types.ts'
import type { Move } from './moveTargets.ts'

interface Reader {
  view: PlayerView
  texts: WarriorKnightsTexts
}

/** 'Needs the permission of Zobel', a Baron once. */
function permissionLines(permissions: readonly Permission[], { view, texts }: Reader): string[] {
  const seats: readonly Seat[] = [...new Set(permissions.map(({ seat }) => seat))]
  return seats.length === 0
    ? []
    : [texts.words.needsPermission(seats.map(seat => texts.names.barons[view.open.barons[seat]]).join(', '))]
}

/** 'Road Toll: 1 crown'. */
const lawLines = (bindings: readonly Binding[], { texts: { names, words } }: Reader): string[] =>
  bindings.map(({ law, price }) => {
    const name = isBan(law) ? names.presets[law] : names.agendas[law]
    return `${name}: ${price > 0 ? words.crowns(price) : words.againstLaw}`
  })

function marchLines(move: MoveOf<'go' | 'sail'>, reader: Reader): string[] {
  const { open, seat } = reader.view
  const from = open.nobles[move.noble]!.area!
  const bySea = move.do === 'sail'
  const path = bySea ? [move.to] : move.path
  return [
    ...(bySea ? [reader.texts.words.landsInUpkeep] : permissionLines(passagesFor(open, seat!, path), reader)),
    ...lawLines(bindingsOfJourney(open, seat!, { path: [from, ...path], bySea }), reader),
  ]
}

/** What these Nobles may expect of an attack; of a siege, the two strengths. */
export function oddsOf(
  { kind, site, defender }: Attack,
  nobles: readonly NobleId[],
  { view, texts }: Reader,
): string[] {
  const { open } = view
  const { words } = texts
  if (kind === 'siege') {
    const { attack, defence } = siegeStrengths(open, nobles, site!)
    return [words.siegeTest(attack, defence)]
  }
  const { wins, suffers } = site === null ? fieldOdds(open, nobles, defender!) : assaultOdds(open, nobles, site)
  const chance = percent(wins)
  return [
    site === null ? words.fieldOdds(chance) : words.odds(chance),
    words.expected(suffers.attacker.toFixed(1), suffers.defender.toFixed(1)),
  ]
}

function attackLines(move: AttackMove, reader: Reader): string[] {
  const { open, seat } = reader.view
  const attack = attackOf(open, seat!, move)
  return [
    ...permissionLines(permissionsToAttack(open, attack), reader),
    ...lawLines(bindingsOfAttack(open, attack), reader),
    ...oddsOf(attack, readyIn(open, seat!, attack.area), reader),
  ]
}

/** The lines to read before a move of the reader is made; none where there is nothing to say. */
export function costsOf(move: Move, reader: Reader): string[] {
  switch (move.do) {
    case 'go':
    case 'sail':
      return marchLines(move, reader)
    case 'attack':
    case 'assault':
    case 'siege':
      return attackLines(move, reader)
    default:
      return []
  }
}
