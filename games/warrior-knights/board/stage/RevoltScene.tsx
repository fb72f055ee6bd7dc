/** WK-11.3: a revolt in a city: what it costs to put it down, and what is lost otherwise. */

import { revoltFactor } from '../../data/constants.ts'
import { cityIncome, isCity, siteStrength } from '../../rules/sites.ts'
import { asking } from '../../texts/common/position.ts'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'
import { Frame, Moves } from './Frame.tsx'

export function RevoltScene(props: BoardProps) {
  const { view, texts } = props
  const step = asking(view, 'revolt')
  if (!step || !isCity(step.city)) return null
  const { seat, city } = step
  const { open } = view
  const { stage, words, names } = texts
  const price = revoltFactor * cityIncome(open, city)
  return (
    <Frame title={stage.revoltIn(names.cities[city])} brief={price} props={props}>
      <p className="knights-owed" data-on={`city:${city}`}>
        <BaronName seat={seat} props={props} />
        <span>
          {words.income(cityIncome(open, city))} · {words.strength(siteStrength(open, city))}
        </span>
      </p>
      <p className="knights-note">{stage.revoltTip(price, open.crowns[seat], open.faith[seat])}</p>
      <Moves props={props} primary="pay-faith" />
    </Frame>
  )
}
