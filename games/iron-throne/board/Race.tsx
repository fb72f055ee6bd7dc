/** The race for influence: every House on the step that it has reached. */

import { Emblem } from '../../../worlds/westeros/ui/Arms.tsx'
import { influenceTokens, shortGameInfluence } from '../data/constants.ts'
import { spreadOf } from '../rules/seats.ts'
import type { Open } from '../types.ts'
import type { BoardProps } from './props.ts'

export const goalOf = ({ options }: Open): number => (options.shortGame ? shortGameInfluence : influenceTokens)

export function Race({ view, texts }: BoardProps) {
  const { open } = view
  const words = texts.words
  const names = texts.names
  const goal = goalOf(open)
  const steps = Array.from({ length: goal + 1 }, (_, n) =>
    open.houses.flatMap((house, seat) => (Math.min(spreadOf(open, seat), goal) === n ? [{ house, seat }] : [])),
  )
  return (
    <section className="iron-race" aria-label={words.race} title={words.raceTip(goal)}>
      <ol>
        {steps.map((here, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are numbered
          <li key={n} className={n === goal ? 'goal' : ''}>
            <b>{n}</b>
            <span>
              {here.map(({ house, seat }) => (
                <span key={seat} role="img" aria-label={`${names.houses[house]}: ${words.spread(n, goal)}`}>
                  <Emblem role={house} size={20} />
                </span>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
