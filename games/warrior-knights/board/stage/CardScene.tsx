/** WK-5.1 to WK-5.7: the Action card that is being resolved: from which stack, whose it is, what it does, where it goes. */
import { question } from '../../texts/common/position.ts'
import type { Open } from '../../types.ts'
import { actionFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { BaronName } from './Barons.tsx'
import { TrackRow } from './Draft.tsx'
import { Expeditions } from './Expeditions.tsx'
import { CardBeside, Frame, Moves } from './Frame.tsx'

type Props = BoardProps & { card: NonNullable<Open['card']> }

export function CardScene(props: Props) {
  const { view, card: played, texts } = props
  const { card, seat, stack } = played
  const { stage, names } = texts
  const baron = seat === null ? null : view.open.barons[seat]
  return (
    <Frame title={names.actions[card]} brief={texts.words.stack(stack + 1)} quiet={!isAskedHere(view)} props={props}>
      <CardBeside face={actionFace(card, texts, baron)}>
        <p>
          {texts.words.stack(stack + 1)} · {seat === null ? stage.neutralCard : <BaronName seat={seat} props={props} />}
        </p>
        {card !== 'versatile-strategy' && <p>{whereTo(props)}</p>}
      </CardBeside>
      {(card === 'draft-soldiers' || card === 'versatile-strategy') && <TrackRow {...props} />}
      {card === 'fund-expeditions' && <Expeditions {...props} />}
      <Moves props={props} which={isAtNoPlace} primary="use" />
    </Frame>
  )
}

/** WK-5.3: where the card lies afterwards, and what that brings about (WK-5.4). */
function whereTo({ card: { card, seat }, view, texts }: Props): string {
  const { stage, names } = texts
  if (seat === null) return stage.goesAside
  const area =
    card === 'levy-taxes'
      ? 'taxation'
      : card === 'draft-soldiers'
        ? 'wages'
        : card === 'rally-support'
          ? 'assembly'
          : null
  if (area === null) return stage.ownerChooses
  const all = 2 * (view.open.barons.length - view.open.out.length)
  return stage.goesTo(names.specialAreas[area], view.open.areas[area].length + 1, all)
}

/** Is the question answered here, and not on the map? */
const isAskedHere = (view: Props['view']): boolean =>
  view.legalMoves.length > 0 &&
  ['useCard', 'draftSoldiers', 'chooseArea', 'startExpedition', 'invest', 'bless', 'importantEvent'].includes(
    question(view) ?? '',
  )

/** What the map shows is done there. */
const isAtNoPlace = ({ do: name }: { do: string }): boolean =>
  !['go', 'sail', 'attack', 'assault', 'siege', 'repair', 'fortify', 'heal', 'invest', 'start', 'mark'].includes(name)
