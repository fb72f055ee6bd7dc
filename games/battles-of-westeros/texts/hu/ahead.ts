/** BW-22.4: standing answers in words. */
import type { GameTexts } from '../../../../text/index.ts'
import type { BattlesOfWesteros, Move } from '../../types.ts'

const yes = (move: Move): boolean => 'yes' in move && move.yes
const either = (good: string, bad: string) => (move: Move) => [yes(move) ? good : bad]

export const ahead: GameTexts<BattlesOfWesteros>['ahead'] = {
  parting: {
    topic: () => ['Egy ellenség kilép az összecsapásból'],
    answer: either('Mindig lecsapok', 'Soha nem csapok le'),
  },
  ignoreMorale: {
    topic: () => ['Visszavonulás, amelynek egy Rendíthetetlen egység ellenállhat'],
    answer: either('Mindig kitartanak', 'Mindig visszavonulnak'),
  },
  counterOrNot: {
    topic: () => ['Egységed ellentámadást indíthat'],
    answer: either('Mindig ellentámadást indítok', 'Soha nem indítok ellentámadást'),
  },
  reroll: {
    topic: () => ['Egy jel kockái újradobhatók'],
    answer: move => [move.do === 'reroll' && move.face ? 'Azt, ami a legkevesebbet ér' : 'Egyiket sem'],
  },
  followUp: {
    topic: () => ['Az ellenség elhagyta a mezőt'],
    answer: move => [
      { advance: 'Előrenyomulok oda', pursue: 'Üldözöm odáig' }[move.do as 'advance' | 'pursue'] ?? 'Helyben maradok',
    ],
  },
  retreatWay: {
    topic: () => ['Visszavonulás, amely két irányba is vezethet'],
    answer: move => [move.do === 'retreat' && move.to === 'c1r1' ? 'Nyugatra' : 'Keletre'],
  },
  withdraw: { topic: () => ['Egységeid kitérhetnek'], answer: () => ['Senki sem tér ki'] },
  tactic: { topic: () => ['Egy lapnak taktikája van'], answer: either('Mindig élek vele', 'Soha nem élek vele') },
  recover: { topic: () => ['Morálod helyreállhat'], answer: either('Mindig helyreáll', 'Soha nem áll helyre') },
}
