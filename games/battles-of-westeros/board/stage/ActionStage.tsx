/** BW-4.3.1: a turn: a leadership card, an order token, an ability, or nothing more in this round. */
import { useEffect, useRef, useState } from 'react'
import { StripPanel } from '../../../../hex/ui/StripPanel.tsx'
import { labelled } from '../../../../text/index.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Hand } from '../../../../ui/board/Hand.tsx'
import { MoveButton, MoveButtons } from '../../../../ui/board/MoveButtons.tsx'
import { useIsWanted, useMoveMarks } from '../../../../ui/wanted.ts'
import { type Card, cardTable } from '../../data/cards.ts'
import { type Commander, commanderTable } from '../../data/commanders.ts'
import { signs, type Token } from '../../data/dice.ts'
import type { Move, MoveOf } from '../../types.ts'
import { CardText, CommanderEmblem, cardFace } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { OrderToken } from '../Token.tsx'
import { CommandPips } from './CommandPips.tsx'
import { lights } from './lights.ts'

type Play = MoveOf<'play'> | MoveOf<'any-card'>

const isPlay = (move: Move | { do: string }): move is Play => move.do === 'play' || move.do === 'any-card'

export function ActionStage(props: BoardProps) {
  const { view, texts, busy, onMove } = props
  const { scenes, words } = texts
  const others = view.legalMoves.filter(move => move.do === 'ability' || move.do === 'archers' || move.do === 'pass')
  return (
    <StripPanel title={scenes.yourTurn} words={words}>
      <CardChoice {...props} />
      <TokenChoice {...props} />
      <MoveButtons
        className="stage-moves"
        moves={others}
        labelOf={move => labelled(move, props)}
        busy={busy}
        onMove={onMove}
      />
    </StripPanel>
  )
}

/** First the card, then who plays it and for which commands. */
function CardChoice(props: BoardProps) {
  const { view, texts, busy } = props
  const { scenes } = texts
  const [chosen, choose] = useState<Card | null>(null)
  const { onHighlight } = props
  const isWanted = useIsWanted()
  const hand = view.own?.hand ?? []
  const plays = view.legalMoves.filter(isPlay)
  const card = chosen !== null && hand.includes(chosen) ? chosen : null
  if (hand.length === 0) return <p className="stage-note">{scenes.handEmpty}</p>
  return (
    <>
      <p className="stage-note">{plays.length > 0 ? scenes.chooseCard : scenes.noneToPlay}</p>
      <Hand
        label={texts.words.hand}
        cards={hand}
        faceOf={each => cardFace(each, texts)}
        moveOf={each => (plays.some(move => move.card === each) ? each : undefined)}
        barOf={() => scenes.cannotPlay}
        isChosen={each => each === card}
        wanted={card === null ? plays.find(isWanted)?.card : undefined}
        busy={busy}
        className="stage-cards bw-hand"
        onMove={each => {
          choose(each === card ? null : each)
          onHighlight(each === card ? [] : [`card:${each}`])
        }}
      />
      {card && <HowToPlay key={card} card={card} plays={plays.filter(move => move.card === card)} props={props} />}
    </>
  )
}

/** Who may play a card, each with the commands that he can pay for. */
function HowToPlay({ card, plays, props }: { card: Card; plays: readonly Play[]; props: BoardProps }) {
  const commanders = [...new Set(plays.map(({ commander }) => commander))]
  const block = useRef<HTMLDivElement>(null)
  // On a small screen it would open out of sight.
  useEffect(() => {
    block.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div className="bw-how" ref={block}>
      <CardText card={card} texts={props.texts} />
      <ul>
        {commanders.map(commander => (
          <Player
            key={commander}
            commander={commander}
            plays={plays.filter(move => move.commander === commander)}
            props={props}
          />
        ))}
      </ul>
    </div>
  )
}

function Player({ commander, plays, props }: { commander: Commander; plays: readonly Play[]; props: BoardProps }) {
  const { view, texts, busy, onMove } = props
  const { limit } = commanderTable[commander]
  const { tokens } = view.open.commanders[commander]!
  return (
    <li {...lights(props, `commander:${commander}`)}>
      <span className="bw-player">
        <CommanderEmblem commander={commander} size={24} />
        {texts.names.commanders[commander]}
        <CommandPips n={tokens} of={limit} label={texts.words.limit(tokens, limit)} />
      </span>
      <span className="bw-ways">
        {plays.map(move => (
          <MoveButton
            key={JSON.stringify(move)}
            move={move}
            kind="primary"
            label={labelled(move, props)}
            short={wayName(move, props)}
            busy={busy}
            onMove={onMove}
          />
        ))}
      </span>
    </li>
  )
}

/** 'Both commands, 2 tokens'. */
function wayName(move: Play, { texts: { scenes } }: BoardProps): string {
  if (move.do === 'any-card') return scenes.orderOneFor
  const { card, commands } = move
  const isAll = commands.length === cardTable[card].commands.length
  const what = isAll ? (commands.length > 1 ? scenes.both : scenes.onlyCommand) : scenes.command(commands[0])
  return `${what} · ${scenes.price(commands.length)}`
}

/** The own pool; a token is used by itself, or with another of its kind. */
function TokenChoice(props: BoardProps) {
  const markOf = useMoveMarks()
  const { view, texts, busy, onMove } = props
  const { scenes, names, effects } = texts
  const pool = view.open.pools[view.seat!]
  const held = signs.filter(sign => pool[sign] > 0)
  const moveFor = (token: Token, pair: boolean) =>
    view.legalMoves.find(move => move.do === 'token' && move.token === token && move.pair === pair)
  if (held.length === 0) return <p className="stage-note">{scenes.noTokens}</p>
  return (
    <>
      <p className="stage-note">{scenes.chooseToken}</p>
      <ul className="bw-pool">
        {held.map(token => {
          const [one, two] = [moveFor(token, false), moveFor(token, true)]
          return (
            <li key={token} {...lights(props, `token:${token}`)}>
              <Button
                kind="quiet"
                disabled={busy || !one}
                title={effects.tokens[token]}
                aria-label={`${names.signs[token]} ×${pool[token]}`}
                {...markOf(one)}
                onClick={() => one && onMove(one)}
              >
                <OrderToken token={token} size={26} />
                <b>×{pool[token]}</b>
              </Button>
              {two && (
                <MoveButton
                  move={two}
                  label={labelOfPair(token, texts)}
                  short={scenes.pair}
                  busy={busy}
                  onMove={onMove}
                />
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
}

const labelOfPair = (token: Token, { names, scenes }: BoardProps['texts']) => `${scenes.pair}: ${names.signs[token]}`
