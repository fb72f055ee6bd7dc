/** What the dice of an attack bring as they lie (BW-9.5): the lines that explain a fight. Pure. */
import { totalOf } from '../../../../kit/amounts.ts'
import { type Face, signs } from '../../data/dice.ts'
import type { Event } from '../../log.ts'
import { hitsOf, retreatsOf } from '../../rules/combat/dice.ts'
import { defendingRank, shieldOf } from '../../rules/field/keywords.ts'
import { unitOf } from '../../rules/field/units.ts'
import type { Attack, Open } from '../../types.ts'

/** Why dice bring nothing. */
export type Idle = 'other-rank' | 'no-valor' | 'no-morale'

export interface Line {
  face: Face
  dice: number
  brings: { hits: number } | { retreat: number } | { idle: Idle }
}

/** The hits line by line: those that have been counted, else as the dice lie now. */
const ledgerOf = (open: Open, attack: Attack) => {
  if (attack.hits) return attack.hits
  return unitOf(open, attack.target) ? hitsOf(open, attack) : []
}

function bringsOf(open: Open, attack: Attack, face: Face, dice: number): Line['brings'] {
  const ledger = ledgerOf(open, attack)
  const hits = (why: string) => ledger.find(line => line.why === why)
  if (face === 'valor') return hits('valor') ? { hits: hits('valor')!.n } : { idle: 'no-valor' }
  if (face === 'morale') {
    if (hits('morale-hits')) return { hits: hits('morale-hits')!.n }
    return retreatsOf(open, attack) > 0 ? { retreat: dice } : { idle: 'no-morale' }
  }
  const target = unitOf(open, attack.target)
  const rank = hits('shields')?.of ?? (target && defendingRank(open, target))
  return face === rank ? { hits: dice } : { idle: 'other-rank' }
}

/** One line for all dice that are alike, in the order of the signs. */
export const linesOf = (open: Open, attack: Attack): Line[] =>
  signs.flatMap((face): Line[] => {
    const dice = attack.dice.filter(each => each === face).length
    return dice > 0 ? [{ face, dice, brings: bringsOf(open, attack, face, dice) }] : []
  })

/** What was told of the hits of an attack; undefined: they have not been counted, or the log does not reach back. */
function toldHits(log: readonly Event[], { kind, seat, from, at }: Attack) {
  const begin = log.findLastIndex(
    event =>
      event.is === 'attack' && event.kind === kind && event.seat === seat && event.from === from && event.at === at,
  )
  if (begin < 0) return undefined
  return log.slice(begin).find(event => event.is === 'hits' && event.seat === seat) as Extract<Event, { is: 'hits' }>
}

/** BW-9.5.4: as told; before that, as the target stands now. */
function cancelledOf(open: Open, attack: Attack, hits: number, log: readonly Event[]): number {
  const told = toldHits(log, attack)
  if (told) return told.cancelled
  const target = unitOf(open, attack.target)
  return target?.hex === attack.at ? Math.min(shieldOf(open, target), hits) : 0
}

export interface Totals {
  hits: number
  /** BW-9.5.4: so many of them Cover and Toughness cancel. */
  cancelled: number
  /** Hexes of retreat that are still to come. */
  retreats: number
}

/** `log`: what has been told so far, oldest first. */
export function totalsOf(open: Open, attack: Attack, log: readonly Event[]): Totals {
  const hits = totalOf(ledgerOf(open, attack))
  const retreats = attack.hits ? attack.retreats : retreatsOf(open, attack)
  return { hits, cancelled: cancelledOf(open, attack, hits, log), retreats }
}
