/** IT-10: rewards and punishments as one batch, then hostages. */
import { auto, type Chapter } from '../../../../kernel/index.ts'
import { defenderReward } from '../../data/constants.ts'
import type { IronThrone, Side } from '../../types.ts'
import { draw } from '../cards/decks.ts'
import { windowAt } from '../cards/windows.ts'
import { chooseHostage } from '../hostages/hostageTaking.ts'
import { spreadInfluence } from '../negotiation/deal.ts'
import { distribution, powerIn, weaken } from '../power.ts'
import type { G, Steps } from '../seats.ts'
import { activeOf, livingFighter, losers, otherSide, winners } from './encounter.ts'

/** IT-10.3: half of the power, rounded up. */
export const punishment = (power: number): number => Math.ceil(power / 2)

/** IT-10.5, IT-10.5.1 */
function takings({ open }: G, winner: Side): Steps {
  const { ending, noReward, noPunishment, noBetrayalHostages } = open.encounter!
  if (ending!.is === 'hostility') {
    const taker = activeOf(open, winner)
    const victims = losers(open).filter(seat => !noPunishment.includes(seat))
    return noReward.includes(taker) ? [] : chooseHostage(open, taker, victims, 'hostility')
  }
  const taker = activeOf(open, otherSide(winner))
  if (noBetrayalHostages || noReward.includes(taker)) return []
  return winners(open).flatMap(victim => chooseHostage(open, taker, [victim], 'betrayal'))
}

export const resolutionRules: Chapter<IronThrone, 'resolution' | 'rewards' | 'reward' | 'punishments' | 'spoils'> = {
  resolution: auto(g => [
    ...windowAt(g.open, 'outcome-set'),
    { do: 'rewards' },
    { do: 'punishments' },
    { do: 'check' },
    { do: 'spoils' },
    ...windowAt(g.open, 'after-resolution'),
  ]),
  // IT-10.2, IT-10.2.2, IT-10.4.1
  rewards: auto(g =>
    winners(g.open)
      .filter(seat => !g.open.encounter!.noReward.includes(seat))
      .map(seat => ({ do: 'reward', seat })),
  ),
  reward: auto((g, { seat }, ctx) => {
    const { ending, defender } = g.open.encounter!
    if (ending!.winner === 'challenger') {
      spreadInfluence(g, ctx, seat, defender, 'reward')
      return []
    }
    draw(g, ctx, seat, defenderReward.cards, 'reward')
    return distribution(g.open, seat, defenderReward.power, false, 'reward')
  }),
  // IT-10.3, IT-10.4
  punishments: auto((g, _me, ctx) => {
    for (const seat of losers(g.open)) {
      const character = livingFighter(g.open, seat)
      if (character === null || g.open.encounter!.noPunishment.includes(seat)) continue
      weaken(g, ctx, character, punishment(powerIn(g.open, character)), 'punishment')
    }
    return []
  }),
  // IT-10.5, IT-20.3.12
  spoils: auto(g => {
    const { winner } = g.open.encounter!.ending!
    return winner === null ? [] : [...takings(g, winner), ...windowAt(g.open, 'hostage-taking')]
  }),
}
