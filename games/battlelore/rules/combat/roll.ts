/** BL-7.4 steps 2 and 3: the combat roll, and Runeblade, which rolls again (BL-17.6.1). */
import { ask, auto } from '../../../../kernel/index.ts'
import { type Face, faces } from '../../data/dice.ts'
import type { Die, Fight } from '../../types.ts'
import { type BattleContext, type G, isWeak, missing } from '../field/units.ts'
import { countDice, diceIn, roll } from './dice.ts'
import { fightOf, openWindow, type Rules, rollerOf, rollerSeat, type Steps, setFight, targetOf } from './fight.ts'

const uncommitted = (face: Face): Die => ({ face, to: null })

/** The dice that are not set aside: with Runeblade those behind the first ones. */
const loose = ({ dice, aside }: Fight): readonly Die[] => dice.slice(aside ?? 0)

/** Each face once, in the order of the dice table. */
const kinds = (dice: readonly Die[]): Face[] => faces.filter(face => dice.some(die => die.face === face))

/** What follows when the dice lie as they lie. */
const afterRoll = (g: G): Steps => [
  ...openWindow(g.open, 'combat.step3'),
  { do: 'commit', seat: rollerSeat(g.open, fightOf(g.open)) },
]

/** BL-17.6.1: a die of this face is put behind those already set aside. */
function setAside(g: G, face: Face): void {
  const fight = fightOf(g.open)
  const aside = fight.aside!
  const rest = loose(fight)
  const at = rest.findIndex(die => die.face === face)
  const dice = [...fight.dice.slice(0, aside), rest[at], ...rest.toSpliced(at, 1)]
  setFight(g, { dice, aside: aside + 1 })
}

function rollAgain(g: G, ctx: BattleContext): void {
  const fight = fightOf(g.open)
  const kept = fight.dice.slice(0, fight.aside!)
  const dice = roll(loose(fight).length, ctx)
  setFight(g, { dice: [...kept, ...dice.map(uncommitted)] })
  ctx.log({ is: 'rerolled', seat: rollerSeat(g.open, fight), aside: kept.map(die => die.face), dice })
}

export const rollRules: Rules<'roll' | 'setAside'> = {
  roll: auto((g, _, ctx) => {
    const fight = fightOf(g.open)
    const [roller, target] = [rollerOf(g.open)!, targetOf(g.open)!]
    const count = countDice(g.open, fight, roller, target)
    const dice = roll(diceIn(count), ctx)
    const seat = rollerSeat(g.open, fight)
    // BL-9.3: weakness is judged now and holds for this roll.
    setFight(g, { count, dice: dice.map(uncommitted), weak: isWeak(roller), hurt: missing(target) > 0 })
    ctx.log({ is: 'rolled', seat, dice, count, counter: fight.counter })
    if (fight.aside !== null) return [{ do: 'setAside', seat, fresh: 0 }]
    // BL-7.5.4, BL-7.14: without dice nothing can be done to them.
    return dice.length > 0 ? afterRoll(g) : []
  }),
  setAside: ask({
    rule: 'BL-17.6.1',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => [
      ...kinds(loose(fightOf(open))).map(face => ({ do: 'set-aside' as const, face })),
      ...(me.fresh > 0 ? [{ do: 'reroll' as const }] : []),
    ],
    take: (g, me, _, move, ctx) => {
      if (move.do === 'reroll') {
        rollAgain(g, ctx)
        return [{ do: 'setAside', seat: me.seat, fresh: 0 }]
      }
      setAside(g, move.face)
      if (loose(fightOf(g.open)).length === 0) return afterRoll(g)
      return [{ do: 'setAside', seat: me.seat, fresh: me.fresh + 1 }]
    },
  }),
}
