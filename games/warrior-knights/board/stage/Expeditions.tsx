/** WK-5.9: the three expeditions. How far each has come, who has invested what, whether it is blessed. */
import { labelled } from '../../../../text/index.ts'
import { AmountPicker } from '../../../../ui/board/AmountPicker.tsx'
import { MoveButton } from '../../../../ui/board/MoveButtons.tsx'
import { Icon } from '../../../../ui/Icon.tsx'
import { type Expedition, expeditions, lastSpot } from '../../data/expeditions.ts'
import { asking } from '../../texts/common/position.ts'
import { sailboat } from '../cardIcons.ts'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'
import { movesOf } from './Frame.tsx'

type Props = BoardProps

export function Expeditions(props: Props) {
  return (
    <>
      <ul className="knights-voyages">
        {expeditions.map(each => (
          <Voyage key={each} expedition={each} {...props} />
        ))}
      </ul>
      <Investing {...props} />
    </>
  )
}

function Voyage(props: Props & { expedition: Expedition }) {
  const { view, expedition, texts, busy, onMove } = props
  const { spot, stakes, blessed } = view.open.voyages[expedition]
  const { words } = texts
  const start = movesOf(props).find(move => move.do === 'start' && move.expedition === expedition)
  return (
    <li className={spot > 0 ? 'underway' : ''}>
      <Icon d={sailboat} size={22} />
      <b>{texts.names.expeditions[expedition]}</b>
      <span
        className="knights-spots"
        role="img"
        aria-label={spot > 0 ? texts.stage.spotOf(spot, lastSpot) : words.notUnderway}
      >
        {Array.from({ length: lastSpot }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: spots are counted
          <i key={i} data-full={i < spot || undefined} />
        ))}
      </span>
      <span className="knights-stakes">
        {stakes.map(({ seat, crowns }) => (
          <span key={seat} title={`${texts.names.barons[view.open.barons[seat]]}: ${words.crowns(crowns)}`}>
            <Emblem role={view.open.barons[seat]} size={16} /> {crowns}
          </span>
        ))}
      </span>
      {blessed && <small>{words.blessed}</small>}
      {spot === 0 && stakes.length === 0 && !start && <small>{words.notUnderway}</small>}
      {start && (
        <MoveButton move={start} label={labelled(start, props)} short={texts.stage.startIt} {...{ busy, onMove }} />
      )}
    </li>
  )
}

/** The reader's own crowns for the one that starts. */
function Investing(props: Props) {
  const { view, texts, busy, onMove } = props
  const moves = movesOf(props).filter(move => move.do === 'invest')
  const step = asking(view, 'invest')
  if (moves.length === 0 || !step) return null
  return (
    <div className="knights-commit">
      <p>
        <b>{texts.stage.yourCrowns}</b> {texts.words.crowns(view.open.crowns[view.seat!])}
      </p>
      <AmountPicker
        label={texts.stage.yourCrowns}
        amounts={moves.map(move => ({ n: move.crowns, move }))}
        labelOf={move => labelled(move, props)}
        {...{ busy, onMove }}
      />
    </div>
  )
}
