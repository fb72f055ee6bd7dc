/** IT-5: the event fixes the defender; both active players draw, move power, and choose a character. */
import { ask, auto, type Chapter, type Seat } from '../../../../kernel/index.ts'
import { preparationCards, preparationPower } from '../../data/constants.ts'
import type { Character } from '../../data/houses.ts'
import type { IronThrone, Open } from '../../types.ts'
import { draw } from '../cards/decks.ts'
import { windowAt } from '../cards/windows.ts'
import { bind } from '../negotiation/binding.ts'
import { distribution } from '../power.ts'
import { livingOf, takesPart } from '../seats.ts'
import { activeOf, commit, sides } from './encounter.ts'

/** IT-5.5, IT-22.14 */
const eligible = (open: Open, seat: Seat): Character[] =>
  livingOf(open, seat).filter(each => each !== open.encounter!.forbidden)

export const preparationRules: Chapter<IronThrone, 'preparation' | 'prepare' | 'chooseCharacter'> = {
  preparation: auto(g => {
    // IT-28.4: the last character of the challenger has died by torture
    if (!takesPart(g.open, g.open.challenger)) return [{ do: 'nextChallenger' }]
    return [
      { do: 'stage', stage: 'preparation' },
      ...windowAt(g.open, 'before-event'),
      { do: 'event' },
      { do: 'prepare' },
      { do: 'supportPhase' },
      { do: 'conflict' },
      { do: 'resolution' },
      { do: 'cleanup' },
    ]
  }),
  prepare: auto((g, _me, ctx) => {
    const seats = sides.map(side => activeOf(g.open, side))
    // IT-5.3
    for (const seat of seats) draw(g, ctx, seat, preparationCards, 'preparation')
    return [
      // IT-5.4
      ...seats.flatMap(seat => distribution(g.open, seat, preparationPower, false, 'preparation')),
      // IT-5.5: each choice is open before the next is made
      ...sides.flatMap(side => [
        ...windowAt(g.open, 'before-character', activeOf(g.open, side)),
        { do: 'chooseCharacter', seat: activeOf(g.open, side), side } as const,
      ]),
    ]
  }),
  chooseCharacter: ask({
    rule: 'IT-5.5',
    who: (_, me) => me.seat,
    legalMoves: ({ open }, me) => eligible(open, me.seat).map(character => ({ do: 'choose', character })),
    take: (g, me, seat, move, ctx) => {
      const { character } = move
      bind(g, seat)
      commit(g, ctx, { seat, character, side: me.side, how: 'chosen' }, null)
      return []
    },
  }),
}
