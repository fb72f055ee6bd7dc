/** Cards that are laid into bins and taken back: by dragging, by a click on the card and one on the bin, or by its digit. */
import './bins.css'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useCarry } from '../../../../ui/board/useCarry.ts'
import { Card, CardFace, type CardFaceProps } from '../../../../ui/Card.tsx'
import { Tip } from '../../../../ui/Tip.tsx'

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
  isFull: boolean
}

/** A card that has been taken up, and the bin it lies in; null: it is loose. */
interface Taken {
  id: string
  from: string | null
}

interface Props {
  /** What lies loose, and what that is called. */
  label: string
  loose: readonly LooseItem[]
  bins: readonly Bin[]
  words: { putHere: string; full: string; takeBack(name: string): string; dragHere: string }
  /** Nothing can be laid now: the answer is sealed, or is not the reader's to give. */
  isLocked: boolean
  /** Lays a card; `from`: out of this bin. */
  onPut(id: string, bin: string, from: string | null): void
  onTakeBack(id: string, bin: string): void
}

/** The element that can be dragged from here, with what it stands for. */
function takenAt(target: Element): (Taken & { element: Element }) | null {
  const element = target.closest('[data-take]')
  if (!element) return null
  const { take, from } = (element as HTMLElement).dataset
  return { id: take!, from: from ?? null, element }
}

/** A copy of a card or a chip that keeps its size. */
function pictureOf(element: Element): Element {
  const copy = element.cloneNode(true) as HTMLElement
  const { width, height } = element.getBoundingClientRect()
  Object.assign(copy.style, { width: `${width}px`, height: `${height}px`, listStyle: 'none' })
  return copy
}

export function Bins(props: Props) {
  const { label, loose, bins, isLocked, onPut, onTakeBack } = props
  const [held, setHeld] = useState<Taken | null>(null)
  const put = (id: string, binId: string, from: string | null) => {
    setHeld(null)
    const bin = bins.find(each => each.id === binId)
    if (!isLocked && bin && !bin.isFull && from !== binId) onPut(id, binId, from)
  }
  const { onPointerDown, wasDragged } = useCarry<Taken>({
    carriedAt: target => {
      const taken = isLocked ? null : takenAt(target)
      return taken && { load: taken, element: taken.element }
    },
    pictureOf,
    onStart: ({ id, from }) => setHeld({ id, from }),
    onDrop: ({ id, from }, onto) => {
      const bin = onto.closest<HTMLElement>('[data-bin]')?.dataset.bin
      if (bin) put(id, bin, from)
      else if (from !== null && onto.closest('[data-loose]')) onTakeBack(id, from)
      setHeld(null)
    },
  })
  const onClickCapture = (event: { stopPropagation(): void }) => wasDragged() && event.stopPropagation()
  const press = (id: string) => (event: KeyboardEvent) => {
    const bin = bins[Number(event.key) - 1]
    if (!bin) return
    event.stopPropagation()
    put(id, bin.id, null)
  }
  return (
    <div className="knights-bins-root" onPointerDown={onPointerDown} onClickCapture={onClickCapture}>
      <ol className="knights-bins">
        {bins.map(bin => (
          <BinPlace
            key={bin.id}
            {...props}
            bin={bin}
            held={held}
            onPut={() => held && put(held.id, bin.id, held.from)}
          />
        ))}
      </ol>
      <ul className="knights-loose" aria-label={label} data-loose>
        {loose.map(item => (
          <li
            key={item.id}
            data-take={item.barred || isLocked ? undefined : item.id}
            onKeyDown={item.barred ? undefined : press(item.id)}
          >
            <Card
              {...item.face}
              barred={item.barred}
              chosen={held?.id === item.id && held.from === null}
              disabled={isLocked}
              onPick={
                item.barred
                  ? undefined
                  : () => setHeld(held?.id === item.id && held.from === null ? null : { id: item.id, from: null })
              }
            />
            {item.n > 1 && <b aria-hidden="true">×{item.n}</b>}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface PlaceProps extends Omit<Props, 'onPut'> {
  bin: Bin
  held: Taken | null
  onPut(): void
}

function BinPlace({ bin, held, words, isLocked, onPut, onTakeBack }: PlaceProps) {
  const takes = held !== null && held.from !== bin.id && !bin.isFull
  return (
    <li data-bin={bin.id} className={`knights-bin ${takes ? 'takes' : ''}`}>
      <h4>{bin.title}</h4>
      {bin.about && <small>{bin.about}</small>}
      <ul>
        {bin.items.map(item => (
          <li key={item.id} data-take={isLocked ? undefined : item.id} data-from={bin.id}>
            <Tip tip={<CardFace {...item.face} />} around="control">
              <button
                type="button"
                className="knights-chip"
                aria-label={words.takeBack(item.face.title)}
                disabled={isLocked}
                onClick={() => onTakeBack(item.id, bin.id)}
              >
                <Chip item={item} />
              </button>
            </Tip>
          </li>
        ))}
      </ul>
      {takes ? (
        <button type="button" className="knights-put" aria-label={`${words.putHere}: ${bin.title}`} onClick={onPut}>
          {words.putHere}
        </button>
      ) : (
        !isLocked && <span className="knights-bin-hint">{bin.isFull ? words.full : words.dragHere}</span>
      )}
    </li>
  )
}

const Chip = ({ item: { face, n } }: { item: BinItem }) => (
  <>
    <span className="knights-sign" style={{ color: face.colorToken }} aria-hidden="true">
      {face.emblem}
    </span>
    <span>
      {face.title} {face.numbers?.[0]?.value} {n > 1 && `×${n}`}
    </span>
  </>
)
