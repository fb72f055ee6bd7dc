/** BW-14.4: War Dogs. */
import { ask, auto } from '../../../../kernel/index.ts'
import { yesOrNo } from '../../../../kit/yesOrNo.ts'
import type { Face } from '../../data/dice.ts'
import { throwDice } from '../field/chance.ts'
import { shieldOf } from '../field/keywords.ts'
import { isInForce } from '../field/modifiers.ts'
import type { BattleContext, G, Rules, Steps } from '../field/units.ts'
import { attackOf, setAttack, targetOf } from './attack.ts'
import { hit } from './losses.ts'

/** What the first die of the dogs brings. */
function loose(g: G, face: Face, ctx: BattleContext): Steps {
  if (face === 'valor') {
    // No Stalwart, Cover, Toughness or Heavy Armor cancels it.
    const { eliminated, beyond } = hit(g, targetOf(g.open)!, 1, 0, 'attack', ctx)
    setAttack(g, { eliminated, beyond })
    return [{ do: 'endAttack' }]
  }
  if (face === 'morale') {
    // BW-11.7: if it finds no way back, it is covered against that hit
    setAttack(g, { retreats: 1, shield: shieldOf(g.open, targetOf(g.open)!) })
    return [{ do: 'retreat' }, { do: 'endAttack' }]
  }
  setAttack(g, { rank: face })
  return [
    { do: 'prepare' },
    { do: 'count' },
    { do: 'guard' },
    { do: 'roll' },
    { do: 'rerolls' },
    { do: 'reckon' },
    { do: 'casualties' },
    { do: 'stand' },
    { do: 'retreat' },
    { do: 'follow' },
    { do: 'endAttack' },
  ]
}

export const dogRules: Rules<'dogs' | 'dogsAgain'> = {
  dogs: auto((g, { again }, ctx): Steps => {
    const { seat, attacker } = attackOf(g.open)
    const [face] = throwDice(1, ctx)
    ctx.log({ is: 'dogs', seat, face, again })
    // BW-18.19: the second result stands
    const asks = !again && isInForce(g.open, 'dogs-again', attacker!)
    return asks ? [{ do: 'dogsAgain', seat, face }] : loose(g, face, ctx)
  }),

  dogsAgain: ask({
    rule: 'BW-18.19',
    who: (_g, { seat }) => seat,
    legalMoves: () => yesOrNo('again'),
    take: (g, { face }, _seat, { yes }, ctx) => (yes ? [{ do: 'dogs', again: true }] : loose(g, face, ctx)),
  }),
}
