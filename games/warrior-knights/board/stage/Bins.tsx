/** Cards that are laid into bins and taken back: by dragging, by a click on the card and one on the bin, or by its digit. */
import './bins.css'
import { type CSSProperties, type KeyboardEvent, type ReactNode, useState } from 'react'
import { useCarry } from '../../../../ui/board/useCarry.ts'
import { Card, CardFace, type CardFaceProps } from '../../../../ui/Card.tsx'
import { Tip } from '../../../../ui/Tip.tsx'
import { useIsWanted, useMoveMarks } from '../../../../ui/wanted.ts'
import { Chip, ChipLabel } from './Chip.tsx'

export interface BinItem {
  id: string
  face: CardFaceProps
  /** So many of its like lie here. */
  n: number
}

export interface LooseItem extends BinItem {
  /** Why it can not be laid. */
  barred?: string
}

export interface Bin {
  id: string
  /** Said and shown. */
  title: string
  about?: ReactNode
  items: readonly BinItem[]
  /** Takes no more. */
  isFull?: boolean
  /** So many cards have room; without it as many as there are. */
  slots?: number
}

interface Props {
  /** What is called what lies loose. */
  label: string
  loose?: readonly LooseItem[]
  /** What lies loose is shown by its name and sign, not as cards. */
  isCompact?: boolean
  bins: readonly Bin[]
  words: {
    putHere: string
    full: string
    takeBack(name: string): string
    takeUp(name: string): string
    dragHere: string
  }
  /** Nothing can be laid now: the answer is sealed, or is not the reader's to give. */
  isLocked: boolean
  /** May a card go there? `from`: out of this bin; null: it lies loose. */
  mayPut(id: string, bin: string, from: string | null): boolean
  /** The move that lays a loose card there. */
  moveOf?(id: string, bin: string): unknown
  onPut(id: string, bin: string, from: string | null): void
  /** Takes a card out of its bin by a click on it; without it such a click takes the card up. */
  onTakeBack?(id: string, bin: string): void
}

/** A card that has been taken up, and the bin it lies in; null: it is loose. */
interface Taken {
  id: string
  from: string | null
}

const isSame = (a: Taken | null, b: Taken) => a?.id === b.id && a.from === b.from

/** The element that can be dragged from here, with what it stands for. */
function takenAt(target: Element): { load: Taken; element: Element } | null {
  const element = target.closest<HTMLElement>('[data-take]')
  if (!element) return null
  const { take, from } = element.dataset
  return { load: { id: take!, from: from ?? null }, element }
}

/** A copy of a card or a chip that keeps its size. */
function pictureOf(element: Element): Element {
  const copy = element.cloneNode(true) as HTMLElement
  const { width, height } = element.getBoundingClientRect()
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, listStyle: 'none' })
  return copy
}

/** What is in the hand, and what a pointer or a click makes of it. */
function useHeld({ isLocked, mayPut, onPut, onTakeBack }: Props) {
  const [held, setHeld] = useState<Taken | null>(null)
  const put = ({ id, from }: Taken, bin: string) => {
    setHeld(null)
    if (!isLocked && from !== bin && mayPut(id, bin, from)) onPut(id, bin, from)
  }
  const toggle = (taken: Taken) => setHeld(isSame(held, taken) ? null : taken)
  const { onPointerDown, wasDragged } = useCarry<Taken>({
    carriedAt: target => (isLocked ? null : takenAt(target)),
    pictureOf,
    onStart: setHeld,
    onDrop: (taken, onto) => {
      const bin = onto.closest<HTMLElement>('[data-bin]')?.dataset.bin
      if (bin) put(taken, bin)
      else if (taken.from !== null && onto.closest('[data-loose]')) onTakeBack?.(taken.id, taken.from)
      setHeld(null)
    },
  })
  const onClickCapture = (event: { stopPropagation(): void }) => wasDragged() && event.stopPropagation()
  return { held, put, toggle, onPointerDown, onClickCapture }
}

type Hold = ReturnType<typeof useHeld>

export function Bins(props: Props) {
  const hold = useHeld(props)
  const { onPointerDown, onClickCapture } = hold
  return (
    <div className="knights-bins-root" onPointerDown={onPointerDown} onClickCapture={onClickCapture}>
      <ol
        className={`knights-bins ${props.bins.some(({ slots }) => slots) ? 'slotted' : ''}`}
        style={{ '--bins': props.bins.length } as CSSProperties}
      >
        {props.bins.map(bin => (
          <BinPlace key={bin.id} {...props} bin={bin} hold={hold} />
        ))}
      </ol>
      {props.loose && <Loose {...props} loose={props.loose} hold={hold} />}
    </div>
  )
}

/** Cards that lie in no bin: each is taken up, or goes into the bin whose digit is pressed. */
function Loose({
  label,
  loose,
  isCompact,
  bins,
  isLocked,
  hold,
  moveOf,
}: Props & { loose: readonly LooseItem[]; hold: Hold }) {
  const isWanted = useIsWanted()
  const press = (id: string) => (event: KeyboardEvent) => {
    const bin = bins[Number(event.key) - 1]
    if (!bin) return
    event.stopPropagation()
    hold.put({ id, from: null }, bin.id)
  }
  const Item = isCompact ? LooseChip : LooseCard
  return (
    <ul className={`knights-loose ${isCompact ? 'knights-chips' : ''}`} aria-label={label} data-loose>
      {loose.map(item => {
        const { id, barred } = item
        const isFixed = barred !== undefined || isLocked
        return (
          <li key={id} data-take={isFixed ? undefined : id} onKeyDown={isFixed ? undefined : press(id)}>
            <Item
              item={item}
              isHeld={isSame(hold.held, { id, from: null })}
              isWanted={hold.held === null && bins.some(bin => isWanted(moveOf?.(id, bin.id)))}
              isLocked={isLocked}
              onPick={() => hold.toggle({ id, from: null })}
            />
          </li>
        )
      })}
    </ul>
  )
}

interface LooseProps {
  item: LooseItem
  isHeld: boolean
  isWanted: boolean
  isLocked: boolean
  onPick(): void
}

function LooseCard({ item: { face, n, barred }, isHeld, isWanted, isLocked, onPick }: LooseProps) {
  return (
    <>
      <Card
        {...face}
        barred={barred}
        chosen={isHeld}
        wanted={isWanted}
        disabled={isLocked}
        onPick={barred ? undefined : onPick}
      />
      {n > 1 && <b aria-hidden="true">×{n}</b>}
    </>
  )
}

const LooseChip = ({ item: { face, n, barred }, isHeld, isWanted, isLocked, onPick }: LooseProps) => (
  <Chip face={face} n={n} barred={barred} isWanted={isWanted} isChosen={isHeld} disabled={isLocked} onPick={onPick} />
)

function BinPlace({ bin, hold, ...props }: Props & { bin: Bin; hold: Hold }) {
  const { words, isLocked, mayPut, moveOf } = props
  const markOf = useMoveMarks()
  const { held, put } = hold
  const takes = held !== null && held.from !== bin.id && mayPut(held.id, bin.id, held.from)
  // Its cards fill it from edge to edge
  const isFilled = bin.isFull && bin.slots === bin.items.length
  return (
    <li
      data-bin={bin.id}
      className={`knights-bin ${takes ? 'takes' : ''}`}
      style={{ '--slots': bin.slots ?? 0 } as CSSProperties}
    >
      <h4>{bin.title}</h4>
      {bin.about && <small className={bin.slots ? 'visually-hidden' : undefined}>{bin.about}</small>}
      <ul>
        {bin.items.map(item => (
          <Laid key={item.id} {...props} item={item} bin={bin} hold={hold} />
        ))}
      </ul>
      {takes ? (
        <button
          type="button"
          className="knights-put"
          {...markOf(held.from === null ? moveOf?.(held.id, bin.id) : undefined)}
          aria-label={`${words.putHere}: ${bin.title}`}
          onClick={() => put(held, bin.id)}
        >
          {words.putHere}
        </button>
      ) : (
        !isLocked && !isFilled && <span className="knights-bin-hint">{bin.isFull ? words.full : words.dragHere}</span>
      )}
    </li>
  )
}

/** A card in a bin. */
function Laid({ item, bin, hold, words, isLocked, onTakeBack }: Props & { item: BinItem; bin: Bin; hold: Hold }) {
  const { id, face, n } = item
  const taken = { id, from: bin.id }
  const name = `${face.title} ${face.numbers?.[0]?.value ?? ''}`.trim()
  return (
    <li data-take={isLocked ? undefined : id} data-from={bin.id}>
      <Tip tip={<CardFace {...face} />} around="control">
        <button
          type="button"
          className="knights-chip"
          aria-label={(onTakeBack ? words.takeBack : words.takeUp)(name)}
          aria-pressed={onTakeBack ? undefined : isSame(hold.held, taken)}
          disabled={isLocked}
          onClick={() => (onTakeBack ? onTakeBack(id, bin.id) : hold.toggle(taken))}
        >
          <ChipLabel face={face} name={name} n={n} />
        </button>
      </Tip>
    </li>
  )
}
