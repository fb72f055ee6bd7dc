/** WK-4.1: up to two cards on each of three stacks, in secret. */

import { useMedia } from '../../../../ui/useMedia.ts'
import { type BaronCard, baronCards, copiesPerBaron, mostPerStack, specialAreas } from '../../data/actionCards.ts'
import { actionFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { Awaited } from './Barons.tsx'
import { type Bin, Bins, type LooseItem } from './Bins.tsx'
import { Frame, Moves } from './Frame.tsx'

type Props = BoardProps

const countOf = (cards: readonly BaronCard[], card: BaronCard): number => cards.filter(each => each === card).length

/** Where the cards of this kind are that are not in the reader's hand: a reason not to lay them. */
function absence({ view, texts }: Props, card: BaronCard): string {
  const { names, stage } = texts
  const [area] = specialAreas.filter(each =>
    view.open.areas[each].some(played => played.seat === view.seat && played.card === card),
  )
  return area === undefined ? stage.allLaid : stage.liesAt(names.specialAreas[area])
}

function handItems(props: Props): LooseItem[] {
  const { view, texts } = props
  const baron = view.open.barons[view.seat!]
  return baronCards.map(card => {
    const n = countOf(view.own!.hand, card)
    const face = { ...actionFace(card, texts, baron), spent: n === 0 }
    return { id: card, face, n, ...(n === 0 && { barred: absence(props, card) }) }
  })
}

function stackBins({ view, texts }: Props): Bin[] {
  const baron = view.open.barons[view.seat!]
  return view.own!.stacked.map((cards, stack) => ({
    id: String(stack),
    title: texts.words.stack(stack + 1),
    about: texts.stage.ofSlots(cards.length, mostPerStack),
    isFull: cards.length >= mostPerStack,
    slots: mostPerStack,
    items: [...new Set(cards)].map(card => ({
      id: card,
      face: actionFace(card, texts, baron),
      n: countOf(cards, card),
    })),
  }))
}

const putMove = (card: string, stack: string) =>
  ({ do: 'plan', stack: Number(stack), card: card as BaronCard }) as const

/** Too low for all of it beside the question: it lies over the board. */
const low = '(height < 50rem)'

export function Planning(props: Props) {
  const { view, texts, busy, onMove, onMoves } = props
  const { stage } = texts
  const isLow = useMedia(low)
  const isMine = view.seat !== null && view.own !== null && !view.out.includes(view.seat)
  const isLocked = busy || !view.legalMoves.some(move => move.do === 'commit')
  const laid = view.own?.stacked.flat().length ?? 0
  return (
    <Frame
      title={stage.planning}
      wide={isLow}
      brief={isMine ? `${laid} / ${copiesPerBaron * 3}` : undefined}
      props={props}
    >
      <p className="knights-note knights-how">{isMine ? stage.planningTip : stage.planningWatch}</p>
      {isMine && (
        <Bins
          label={texts.words.hand}
          loose={handItems(props)}
          isCompact
          bins={stackBins(props)}
          words={{ ...stage, dragHere: texts.words.dragHere }}
          isLocked={isLocked}
          mayPut={(_card, stack) => view.own!.stacked[Number(stack)].length < mostPerStack}
          moveOf={putMove}
          onPut={(card, stack, from) => {
            const put = putMove(card, stack)
            if (from === null) onMove(put)
            else onMoves([{ do: 'unplan', stack: Number(from), card: card as BaronCard }, put])
          }}
          onTakeBack={(card, stack) => onMove({ do: 'unplan', stack: Number(stack), card: card as BaronCard })}
        />
      )}
      <Moves props={props} which={move => move.do === 'commit'} primary="commit" />
      <Awaited props={props} />
    </Frame>
  )
}
