/** BW-22.4: standing answers in words. */
import type { GameTexts } from '../../../../text/index.ts'
import type { BattlesOfWesteros, Move } from '../../types.ts'

const yes = (move: Move): boolean => 'yes' in move && move.yes
const either = (good: string, bad: string) => (move: Move) => [yes(move) ? good : bad]

export const ahead: GameTexts<BattlesOfWesteros>['ahead'] = {
  parting: { topic: () => ['An enemy leaves an engagement'], answer: either('Always strike', 'Never strike') },
  ignoreMorale: {
    topic: () => ['A retreat that a Stalwart unit may ignore'],
    answer: either('Always stand fast', 'Always retreat'),
  },
  counterOrNot: {
    topic: () => ['Your unit may counterattack'],
    answer: either('Always counterattack', 'Never counterattack'),
  },
  reroll: {
    topic: () => ['A symbol may be rolled again'],
    answer: move => [move.do === 'reroll' && move.face ? 'The symbol of least use' : 'None'],
  },
  followUp: {
    topic: () => ['The enemy has left the hex'],
    answer: move => [
      { advance: 'Advance into it', pursue: 'Pursue into it' }[move.do as 'advance' | 'pursue'] ?? 'Stay in place',
    ],
  },
  retreatWay: {
    topic: () => ['A retreat that may go either way'],
    answer: move => [move.do === 'retreat' && move.to === 'c1r1' ? 'To the west' : 'To the east'],
  },
  withdraw: { topic: () => ['Your units may withdraw'], answer: () => ['Nobody withdraws'] },
  tactic: { topic: () => ['A card has a tactic'], answer: either('Always use it', 'Never use it') },
  recover: { topic: () => ['Your morale may recover'], answer: either('Always recover', 'Never recover') },
}
