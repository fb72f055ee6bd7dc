/**
 * BW-22.4: interrupts that may be answered once for the whole battle, so that a game by mail need not wait for each. Such an
 * answer holds until it is taken back.
 */
import type { AheadRule, Game } from '../../../kernel/index.ts'
import type { Hex } from '../data/hexes.ts'
import type { BattlesOfWesteros, Move, MoveOf } from '../types.ts'

type Answers<Name extends Move['do']> = readonly MoveOf<Name>[]

/** The same answer whenever the question comes; `meant` picks the legal move that it stands for. */
const always = <Name extends Move['do']>(
  answers: Answers<Name>,
  meant?: (answer: MoveOf<Name>, legal: Answers<Name>) => MoveOf<Name> | undefined,
): AheadRule<BattlesOfWesteros, object, MoveOf<Name>> => ({
  topics: () => ({ always: answers }),
  topic: () => 'always',
  ...(meant ? { meant } : {}),
  basis: () => null,
})

const column = (hex: Hex): number => Number(hex.slice(1, hex.indexOf('r')))
/** BW-11.3: a retreat to the west, or to the east, where its owner has the choice. */
const west: Hex = 'c1r1'
const east: Hex = 'c15r1'

export const ahead: Game<BattlesOfWesteros>['ahead'] = {
  // BW-10.8
  parting: always<'strike'>([
    { do: 'strike', yes: true },
    { do: 'strike', yes: false },
  ]),
  // BW-14.10
  ignoreMorale: always<'ignore'>([
    { do: 'ignore', yes: true },
    { do: 'ignore', yes: false },
  ]),
  // BW-9.6
  counterOrNot: always<'counter'>([
    { do: 'counter', yes: true },
    { do: 'counter', yes: false },
  ]),
  // BW-9.4.2: the question lists the symbol with the most useless dice first
  reroll: always<'reroll'>(
    [
      { do: 'reroll', face: 'useless' },
      { do: 'reroll', face: null },
    ],
    ({ face }, legal) => (face === 'useless' ? legal[0] : legal.find(each => each.face === null)),
  ),
  // BW-14.2, BW-14.7: into the hex that the target has left, and no further
  followUp: always<'advance' | 'pursue' | 'done'>(
    [{ do: 'advance', path: [] }, { do: 'pursue', path: [] }, { do: 'done' }],
    (answer, legal) =>
      legal.find(each => each.do === answer.do && (each.do === 'done' || each.path.length === 1)) ??
      legal.find(each => each.do === 'done'),
  ),
  // BW-11.3
  retreatWay: always<'retreat'>(
    [
      { do: 'retreat', to: west },
      { do: 'retreat', to: east },
    ],
    ({ to }, legal) => {
      const fromWest = legal.toSorted((a, b) => column(a.to) - column(b.to))
      return to === west ? fromWest[0] : fromWest.at(-1)
    },
  ),
  // BW-21.4
  withdraw: always<'withdraw' | 'done'>([{ do: 'done' }]),
  // BW-6.7
  tactic: always<'tactic'>([
    { do: 'tactic', yes: true },
    { do: 'tactic', yes: false },
  ]),
  // BW-13.4
  recover: always<'recover'>([
    { do: 'recover', yes: true },
    { do: 'recover', yes: false },
  ]),
}
