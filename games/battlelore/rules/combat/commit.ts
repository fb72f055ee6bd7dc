/** BL-7.6: committing dice to abilities, cards and poison (step 4). */
import { ask, auto } from '../../../../kernel/index.ts'
import type { Ability } from '../../data/abilities.ts'
import type { Condition } from '../../data/constants.ts'
import type { Face } from '../../data/dice.ts'
import type { LoreCard } from '../../data/loreCards.ts'
import { hasAbility } from '../../data/units.ts'
import type { Commitment, Fight, MoveOf, Open, Unit } from '../../types.ts'
import { type BattleContext, change, type G, gainLore, heal, missing } from '../field/units.ts'
import { fightOf, type Rules, rollerOf, rollerSeat, setFight, targetOf } from './fight.ts'

interface Use {
  face: Face
  /** May a die be committed to this? */
  can(fight: Fight, roller: Unit, target: Unit): boolean
  /** It would change nothing now. */
  idle?(fight: Fight, roller: Unit, target: Unit): boolean
}

const byAbility = (ability: Ability) => (_fight: Fight, roller: Unit) => hasAbility(roller.type, ability)
const byCard = (card: LoreCard) => (fight: Fight) => fight.cards.includes(card)

/** The uses of dice, each cited where it stands. */
const uses: Readonly<Record<Commitment, Use>> = {
  // BL-16.4
  frenzy: { face: 'heroic', can: byAbility('frenzy') },
  // BL-16.12
  poison: { face: 'heroic', can: byAbility('poison'), idle: (_fight, _roller, target) => target.poisoned },
  // BL-16.14: once a combat, against a target that was hurt before the roll.
  rend: {
    face: 'heroic',
    can: (fight, roller) => hasAbility(roller.type, 'rend') && fight.hurt && committed(fight, 'rend') === 0,
  },
  // BL-16.15
  concussion: { face: 'heroic', can: byAbility('concussion'), idle: (_fight, _roller, target) => target.stunned },
  // BL-16.16
  'soul-feast': { face: 'heroic', can: byAbility('soul-feast'), idle: (_fight, roller) => missing(roller) === 0 },
  // BL-15.1
  venom: { face: 'lore', can: (_fight, _roller, target) => target.poisoned },
  // BL-17.6.6: a cleave that hits anyway needs no card.
  fury: { face: 'cleave', can: byCard('fury-of-yllan'), idle: fight => !fight.weak && !fight.ranged },
  // BL-17.6.12
  dread: { face: 'heroic', can: byCard('dread-of-the-ynfernael') },
}

/** How many dice of a roll are committed to something. */
export const committed = ({ dice }: Fight, to: Commitment): number => dice.filter(die => die.to === to).length

/** How many dice of a roll show a face and are not committed (BL-7.6.1). */
export const uncommitted = ({ dice }: Fight, face: Face): number =>
  dice.filter(die => die.to === null && die.face === face).length

/** Would a die committed to this change nothing in the innermost combat, as it stands? */
export const isIdle = (open: Open, to: Commitment): boolean =>
  uses[to].idle?.(fightOf(open), rollerOf(open)!, targetOf(open)!) ?? false

/**
 * BL-7.6.1: the roller decides about each die, also to commit one for nothing. BL-7.14: a roll in which no die would
 * change anything asks nobody.
 */
function commitments(open: Open): MoveOf<'commit'>[] {
  const fight = fightOf(open)
  const [roller, target] = [rollerOf(open)!, targetOf(open)!]
  const possible = (Object.keys(uses) as Commitment[]).filter(
    to => uncommitted(fight, uses[to].face) > 0 && uses[to].can(fight, roller, target),
  )
  const begun = fight.dice.some(die => die.to !== null)
  if (!begun && possible.every(to => isIdle(open, to))) return []
  return possible.map(to => ({ do: 'commit', face: uses[to].face, to }))
}

function inflict(g: G, of: Condition, ctx: BattleContext): void {
  const { id, seat, type, hex } = targetOf(g.open)!
  change(g, id, of === 'poison' ? { poisoned: true } : { stunned: true })
  ctx.log({ is: 'condition', seat, unit: type, hex, of, cause: 'combat' })
}

/** BL-7.6.3: conditions and healing take effect at once; damage, retreats and lore come in their steps. */
function takeEffect(g: G, to: Commitment, ctx: BattleContext): void {
  if (to === 'poison') inflict(g, 'poison', ctx)
  if (to === 'concussion') inflict(g, 'stun', ctx)
  if (to === 'soul-feast') heal(g, fightOf(g.open).roller, 1, 'soul-feast', ctx)
}

export const commitRules: Rules<'commit' | 'gainLore'> = {
  // BL-7.6.1, BL-7.6.2: the roller decides, in this step alone; dice of one face are alike.
  commit: ask({
    rule: 'BL-7.6',
    who: (_, me) => me.seat,
    legalMoves: ({ open }) => [...commitments(open), { do: 'done' }],
    take: (g, me, seat, move, ctx) => {
      if (move.do === 'done') return []
      const { face, to } = move
      const { dice } = fightOf(g.open)
      const at = dice.findIndex(die => die.face === face && die.to === null)
      setFight(g, { dice: dice.with(at, { face, to }) })
      ctx.log({ is: 'committed', seat, face, to })
      takeEffect(g, to, ctx)
      return [{ do: 'commit', seat: me.seat }]
    },
  }),
  // BL-7.11: also when the roller is gone. BL-24.9: a committed result gives none.
  gainLore: auto((g, _, ctx) => {
    const fight = fightOf(g.open)
    gainLore(g, rollerSeat(g.open, fight), uncommitted(fight, 'lore'), 'dice', ctx)
    return []
  }),
}
