/** Cards by their sign and name, where there is no room for their faces: pointer, focus or a long press shows them large. */
import './chip.css'
import { CardFace, type CardFaceProps } from '../../../../ui/Card.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { useMoveMarks } from '../../../../ui/wanted.ts'
import type { Move } from '../../types.ts'

interface Props {
  face: CardFaceProps
  /** So many of its like. */
  n?: number
  /** Why it can not be picked. */
  barred?: string
  /** What picking it does, where it answers the question. */
  move?: Move
  /** It is where a guide's next move begins. */
  isWanted?: boolean
  isChosen: boolean
  disabled: boolean
  onPick(): void
}

/** A card that can be picked. */
export function Chip({ face, n = 1, barred, move, isWanted, isChosen, disabled, onPick }: Props) {
  const markOf = useMoveMarks()
  const large = (
    <>
      <CardFace {...face} />
      {barred && <span className="card-barred">{barred}</span>}
    </>
  )
  const label = <ChipLabel face={face} name={face.title} n={n} />
  if (barred) {
    return (
      <Tip tip={large} className="knights-chip barred">
        {label}
      </Tip>
    )
  }
  return (
    <Tip tip={large} around="control">
      <button
        type="button"
        className="knights-chip"
        {...markOf(move)}
        {...(isWanted && { 'data-wanted': true })}
        aria-pressed={isChosen}
        disabled={disabled}
        onClick={onPick}
      >
        {label}
      </button>
    </Tip>
  )
}

export const ChipLabel = ({ face, name, n }: { face: CardFaceProps; name: string; n: number }) => (
  <>
    <span className="knights-sign" style={{ color: face.colorToken }} aria-hidden="true">
      {face.emblem}
    </span>
    <span>{name}</span>
    {n > 1 && <b>×{n}</b>}
  </>
)
