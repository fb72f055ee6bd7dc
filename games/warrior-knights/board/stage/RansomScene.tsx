/** WK-9.6.1: whose stronghold has fallen hands over a city: what each is worth. */
import { labelled } from '../../../../text/index.ts'
import { MoveButton } from '../../../../ui/board/MoveButtons.tsx'
import { cityIncome, siteStrength } from '../../rules/sites.ts'
import { asking } from '../../texts/common/position.ts'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'
import { Frame, movesOf } from './Frame.tsx'

export function RansomScene(props: BoardProps) {
  const { view, texts, busy, onMove } = props
  const step = asking(view, 'ransom')
  if (!step) return null
  const { open } = view
  const { stage, words, names } = texts
  const cities = movesOf(props).flatMap(move => (move.do === 'city' ? [move] : []))
  return (
    <Frame title={stage.ransom} props={props}>
      <p className="knights-owed">
        <BaronName seat={step.seat} props={props} />
      </p>
      <p className="knights-note">{stage.ransomTip(names.barons[open.barons[step.by]])}</p>
      <ul className="knights-wages">
        {cities.map(move => (
          <li key={move.city} className="knights-due" data-on={`city:${move.city}`}>
            <span>
              {words.income(cityIncome(open, move.city))} · {words.strength(siteStrength(open, move.city))}
            </span>
            <MoveButton move={move} label={labelled(move, props)} {...{ busy, onMove }} />
          </li>
        ))}
      </ul>
    </Frame>
  )
}
