/** The order under way as one scene: the card or token, who pays for it, what it does, whom it orders, who has moved and attacked. */
import { StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { Card } from '../../../../ui/Card.tsx'
import { Glyph } from '../../../../ui/Glyph.tsx'
import { type CardFacts, type Card as CardId, cardTable } from '../../data/cards.ts'
import { commanderTable } from '../../data/commanders.ts'
import { hexName } from '../../data/hexes.ts'
import { unitOf } from '../../rules/field/units.ts'
import type { CardPlay, Ordered, Turn } from '../../types.ts'
import { CommanderEmblem, cardFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { OrderToken } from '../Token.tsx'
import { UnitLine } from '../UnitName.tsx'
import { CommandPips } from './CommandPips.tsx'
import { Moves } from './Moves.tsx'
import { type TurnPart, turnPartOf, turnParts } from './turnParts.ts'

/** Whether there is anything to show of a turn. */
export const isOrdering = ({ turn }: BoardProps['view']['open']): boolean =>
  turn !== null && (turn.play !== null || turn.ordered.length > 0)

export function TurnStage(props: BoardProps) {
  const { view, texts } = props
  const { scenes, names, words } = texts
  const turn = view.open.turn!
  const isAsked = view.legalMoves.length > 0
  const title = turn.play ? names.cards[turn.play.card] : scenes.orderByToken
  return (
    <StripPanel
      title={`${names.houses[view.open.houses[turn.seat]]}: ${title}`}
      brief={turn.ordered.length}
      words={words}
      quiet={!isAsked}
    >
      <Parts at={turnPartOf(view)} props={props} />
      {turn.play && <Played play={turn.play} props={props} />}
      <OrderedUnits turn={turn} props={props} />
      {isAsked && <Moves {...props} />}
    </StripPanel>
  )
}

/** Units, then moves, then attacks: where the order stands. */
const Parts = ({ at, props: { texts } }: { at: TurnPart | null; props: BoardProps }) => (
  <ol className="bw-parts">
    {turnParts.map(part => (
      <li key={part} aria-current={part === at ? 'step' : undefined}>
        {texts.scenes.parts[part]}
      </li>
    ))}
  </ol>
)

/** The card, who plays it, which of its commands are paid for, and its tactic. */
function Played({ play, props }: { play: CardPlay; props: BoardProps }) {
  const { view, texts } = props
  const { card, commander, commands } = play
  const { limit } = commanderTable[commander]
  const { tokens } = view.open.commanders[commander]!
  return (
    <div className="bw-played">
      <Card {...cardFace(card, texts)} />
      <div>
        <p className="bw-player">
          <CommanderEmblem commander={commander} size={26} />
          <b>{texts.names.commanders[commander]}</b>
          <CommandPips n={tokens} of={limit} label={texts.words.limit(tokens, limit)} />
        </p>
        <Commands card={card} paid={commands} props={props} />
      </div>
    </div>
  )
}

/** What is paid for is marked; the rest is pale. */
function Commands({ card, paid, props }: { card: CardId; paid: readonly number[]; props: BoardProps }) {
  const { effects, scenes, words } = props.texts
  const { play } = props.view.open.turn!
  const { commands, tactic } = cardTable[card] as CardFacts
  return (
    <ul className="bw-commands">
      {paid.length === 0 && <li>{scenes.orderOne}</li>}
      {commands.map((_, n) => (
        <li key={effects.commands[card][n]} className={paid.includes(n) ? '' : 'pale'}>
          {commands.length > 1 && <b>{scenes.nth[n]} </b>}
          {effects.commands[card][n]}
        </li>
      ))}
      {tactic && (
        <li className={play?.tacticUsed ? '' : 'pale'}>
          <b>{words.tactic}.</b> {effects.tactics[card]} {play?.tacticUsed && <em>({scenes.tacticUsed})</em>}
        </li>
      )}
    </ul>
  )
}

const hasMovedOn = ({ settled, moved, acted }: Ordered): boolean => moved || settled || acted

function OrderedUnits({ turn, props }: { turn: Turn; props: BoardProps }) {
  const { view, texts } = props
  const { scenes } = texts
  if (turn.ordered.length === 0) return null
  return (
    <ul className="bw-ordered" aria-label={scenes.orderedUnits}>
      {turn.ordered.map(order => {
        const unit = unitOf(view.open, order.unit)
        if (!unit) return null
        return (
          <li key={order.unit} className={order.acted ? 'done' : ''}>
            <UnitLine unit={unit} texts={texts} />
            <small>{hexName(unit.hex)}</small>
            <Done is={hasMovedOn(order)} label={order.moved ? scenes.hasMoved : scenes.hasStayed} />
            <Done is={order.acted} label={scenes.hasActed} />
          </li>
        )
      })}
    </ul>
  )
}

const Done = ({ is, label }: { is: boolean; label: string }) =>
  is ? (
    <span className="bw-done" title={label}>
      <Glyph is="tick" />
      <span className="visually-hidden">{label}</span>
    </span>
  ) : (
    <span className="bw-done open" />
  )

/** BW-5: one token, or two alike: what it may do. */
export function TokenStage(props: BoardProps) {
  const { view, texts } = props
  const me = view.stack.at(-1) as unknown as { token: 'green'; pair: boolean }
  return (
    <StripPanel title={texts.scenes.orderByToken} words={texts.words}>
      <div className="bw-token-in-use">
        <OrderToken token={me.token} names={texts.names} size={34} />
        {me.pair && <OrderToken token={me.token} size={34} />}
        <p>{me.pair ? texts.scenes.pairAbout : texts.effects.tokens[me.token]}</p>
      </div>
      <Moves {...props} />
    </StripPanel>
  )
}
