import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Kinds } from '../../kernel/index.ts'
import type { BoardProps } from '../../ui/board.ts'
import type { Board } from '../index.ts'
import { field } from '../testing.ts'
import { type FieldRules, type FieldTexts, useStudiedField } from './useStudiedField.ts'
import type { Look } from './useStudy.ts'

type Hex = typeof field extends Board<infer Name> ? Name : never
interface Unit {
  hex: Hex
}

const words = { mayAct: 'may act', mayEnd: (steps: number) => `${steps} steps`, target: 'target' }
const texts = {
  words,
  moves: { attack: () => ['Attack'], wait: () => ['Wait'] },
  barred: () => ['It is tired'],
} as unknown as FieldTexts<Kinds>

const own: Unit = { hex: 'F5' }

const rules: FieldRules<Kinds, FieldTexts<Kinds>, Hex, Unit, Look<Hex>> = {
  targetsOf: () => [{ at: 'F5', to: 'F4', move: { do: 'attack' } }],
  isMeant: () => true,
  isIrrevocable: () => false,
  factsOf: () => ({
    unitAt: hex => (hex === own.hex ? own : undefined),
    isOwn: () => true,
    moving: own,
    reachOf: () => null,
    outlookOf: () => ({ inRange: ['F4'], targets: ['F4'], hidden: [] }),
    lookAt: () => null,
    pathTo: () => [],
  }),
  marksOf: (_, { live }) => new Map([...live].map(([hex]) => [hex, 'live'])),
  inWords: () => new Map(field.hexes.map(hex => [hex, hex])),
  attackOf: ({ do: what }) => (what === 'attack' ? { from: 'F5', at: 'F4' } : null),
  oddsInWords: ({ hex }, at) => `${hex} on ${at} 50 %`,
  barred: () => [{ move: { do: 'wait' }, why: 'tired' }] as never,
  isBarredAt: (_, hex) => hex === 'E5' || hex === 'F4',
  movesOf: () => [],
  changeOf: () => null,
}

const props = { view: { stack: [], legalMoves: [] }, texts, highlighted: [] } as unknown as BoardProps<
  Kinds,
  FieldTexts<Kinds>
>

/** What a field tells at once, before anybody touches it. */
function Told() {
  const { nameOf, reasonAt, labelOf, marks } = useStudiedField(props, rules)
  return (
    <ul>
      {[nameOf('F4'), nameOf('E5'), nameOf('A1'), labelOf({ do: 'attack' }), labelOf({ do: 'wait' })].map(text => (
        <li key={text}>{text}</li>
      ))}
      <li>{[reasonAt('E5'), reasonAt('F4')].map(String).join(', ')}</li>
      <li>{[...marks.keys()].sort().join(', ')}</li>
    </ul>
  )
}

test('a hex is told with what may be done there, the odds of an attack, and why something may not be done', () => {
  const lines = [...renderToStaticMarkup(<Told />).matchAll(/<li>(.*?)<\/li>/g)].map(([, text]) => text)
  expect(lines).toEqual([
    'F4, may act, target, F5 on F4 50 %',
    'E5, It is tired',
    'A1',
    'Attack (F5 on F4 50 %)',
    'Wait',
    'It is tired, null',
    'F4, F5',
  ])
})
