/** WK-9.2, WK-9.3: a battle. Both hands of Fate, what was laid aside, every sum with its reasons, who dies and why. */
import { totalOf } from '../../../../kit/amounts.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { isStronghold, shapeOf } from '../../data/barons.ts'
import { type FateCard, fateTable } from '../../data/fate.ts'
import { armyStrength } from '../../rules/armies.ts'
import { battleSides, forcedDiscards } from '../../rules/battle/battle.ts'
import { breachesOf, siteStrength } from '../../rules/sites.ts'
import { asking } from '../../texts/common/position.ts'
import type { Battle as BattleFacts, BattleSide, Move, Side } from '../../types.ts'
import { skullCrossedBones } from '../cardIcons.ts'
import { battleSigns } from '../cardSigns.ts'
import { FateStamps, fateFace, tintOf } from '../cards.tsx'
import { Emblem } from '../Emblem.tsx'
import { placeName } from '../inWords.ts'
import type { BoardProps } from '../props.ts'
import { ArmyLine, siteName } from './Armies.tsx'
import { Chip } from './Chip.tsx'
import { Frame, Moves, movesOf } from './Frame.tsx'
import { Sum } from './Sum.tsx'

type Props = BoardProps & { battle: BattleFacts }

const sideName = ({ view, texts }: BoardProps, { seat }: Side): string =>
  seat === null ? texts.stage.garrison : texts.names.barons[view.open.barons[seat]]

/** What it is about: the battle at a place, the assault on a city. */
export const battleTitle = (props: BoardProps, { site, area }: Pick<BattleFacts, 'site' | 'area'>): string =>
  site === null
    ? props.texts.stage.battleAt(placeName(area, props.texts))
    : props.texts.stage.assaultOn(siteName(site, props))

export function Battle(props: Props) {
  const { battle } = props
  const brief = battleSides.map(side => totalOf(battle[side].victories)).join(' : ')
  return (
    <Frame title={battleTitle(props, battle)} brief={brief} props={props}>
      <OwnHand {...props} />
      <Ability {...props} />
      <div className="knights-sides">
        {battleSides.map(side => (
          <SideOf key={side} side={side} {...props} />
        ))}
      </div>
      <Verdict {...props} />
      <Moves props={props} which={isShownBelow} primary="commit" />
      <Legend {...props} />
    </Frame>
  )
}

/** Cards are picked where they lie. */
const isShownBelow = ({ do: name }: Move) => name !== 'toss' && name !== 'untoss'

function SideOf(props: Props & { side: BattleSide }) {
  const { view, battle, side, texts } = props
  const { words, names } = texts
  const own = battle[side]
  const baron = own.seat === null ? null : view.open.barons[own.seat]
  return (
    <section
      className={`knights-side ${battle.winner === side ? 'won' : ''}`}
      style={{ borderTopColor: tintOf(baron) }}
    >
      <header data-on={own.seat === null ? undefined : `seat:${own.seat}`}>
        {baron && <Emblem role={baron} size={30} />}
        <h4>
          {sideName(props, own)}
          <small>{names.sides[side]}</small>
        </h4>
      </header>
      <ul className="knights-armies">
        {own.armies.map(army => (
          <ArmyLine
            key={army}
            army={army}
            note={army === own.commander ? words.commander : undefined}
            isDead={battle.dead.includes(army as never)}
            props={props}
          />
        ))}
        {side === 'defender' && battle.site !== null && <Walls {...props} />}
      </ul>
      <Cards {...props} />
      <Sum title={texts.stage.draws} lines={own.draws} props={props} most={10} />
      <Sum title={texts.stage.hitsTaken} lines={own.hits} props={props} least={0} />
      <Sum title={texts.stage.victoriesOf} lines={own.victories} props={props} />
    </section>
  )
}

/** The walls of what is assaulted: they count for the defender until they are down. */
function Walls({ battle, ...props }: Props) {
  const { open } = props.view
  const { words } = props.texts
  const site = battle.site!
  const breaches = breachesOf(open, site)
  return (
    <li data-on={isStronghold(site) ? `stronghold:${site}` : `city:${site}`}>
      <span className="knights-walls" aria-hidden="true" />
      <span>
        {siteName(site, props)} {breaches > 0 && <small>{words.breaches(breaches)}</small>}
      </span>
      <b>{siteStrength(open, site)}</b>
    </li>
  )
}

/** Cards as far as they are open: backs in hand, how many were laid aside, what was shown. */
function Cards({ battle, side, texts }: Props & { side: BattleSide }) {
  const { words, stage } = texts
  const { hand, discarded, cards } = battle[side]
  return (
    <div className="knights-fate">
      {hand > 0 && (
        <span className="knights-backs" role="img" aria-label={words.inHand(hand)} title={words.inHand(hand)}>
          {Array.from({ length: hand }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: backs are counted
            <i key={i} />
          ))}
        </span>
      )}
      {cards.length > 0 && <FateStamps cards={cards} texts={texts} label={stage.shown} />}
      {(hand > 0 || discarded > 0) && (
        <small>
          {hand > 0 && words.inHand(hand)} {discarded > 0 && words.laidAside(discarded)}
        </small>
      )}
    </div>
  )
}

/** The reader's own hand while it is sorted: a click lays a card aside, or takes it back. */
function OwnHand(props: Props) {
  const { view, battle, texts } = props
  const { own } = view
  if (own === null || own.fateHand.length === 0) return null
  const side = battleSides.find(each => battle[each].seat === view.seat)!
  const due = Math.max(0, forcedDiscards(battle[side]) - own.tossed.length)
  return (
    <div className="knights-own-hand">
      <p className="knights-note">
        <b>{texts.stage.yourFate}</b> {due > 0 ? texts.stage.tossMore(due) : texts.stage.tossEnough(own.tossed.length)}
      </p>
      <ul className="knights-chips" aria-label={texts.stage.yourFate}>
        {own.fateHand.map(card => (
          <li key={card}>
            <FateChip {...props} card={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FateChip({ card, ...props }: Props & { card: FateCard }) {
  const { view, texts, busy, onMove } = props
  const move = movesOf(props).find(each => (each.do === 'toss' || each.do === 'untoss') && each.card === card)
  const isAside = view.own!.tossed.includes(card)
  return (
    <Chip
      face={{ ...fateFace(card, texts), spent: isAside }}
      move={move}
      isChosen={isAside}
      disabled={busy || move === undefined}
      onPick={() => move && onMove(move)}
    />
  )
}

/** What the ability that is asked about does. */
function Ability({ view, texts }: Props) {
  const step = asking(view, 'ability')
  if (!step || view.seat !== step.seat) return null
  return (
    <p className="knights-note">
      <b>{texts.names.nobles[step.noble]}:</b> {texts.effects.shapes[shapeOf(step.noble)]}
    </p>
  )
}

/** Who has won, by how much, and what that means for the others. */
function Verdict(props: Props) {
  const { battle, texts } = props
  const { stage } = texts
  const { ending, winner, attacker, defender, dead } = battle
  const fallen = dead.map(noble => texts.names.nobles[noble])
  const name = winner === null ? '' : sideName(props, battle[winner])
  const margin = Math.abs(totalOf(attacker.victories) - totalOf(defender.victories))
  return (
    <>
      {fallen.length > 0 && (
        <p className="knights-fallen">
          <Icon d={skullCrossedBones} /> {stage.fallen(fallen.join(', '))}
        </p>
      )}
      {ending !== null && (
        <p className="knights-verdict" role="status">
          {ending === 'destroyed'
            ? stage.defenceDestroyed
            : ending === 'stalemate'
              ? stage.stalemate
              : ending === 'full'
                ? stage.fullVictory(name, margin)
                : stage.partialVictory(name)}
        </p>
      )}
      {ending === null && <Ahead {...props} />}
    </>
  )
}

/** Before the cards are shown: the strengths that face each other. */
function Ahead({ view, battle, texts }: Props) {
  if (battle.attacker.draws.length > 0 || battle.site !== null) return null
  const [a, b] = battleSides.map(side =>
    battle[side].armies.reduce((sum, army) => sum + armyStrength(view.open, army), 0),
  )
  return <p className="knights-note">{texts.stage.strengths(a, b)}</p>
}

/** What the signs of the cards mean, once there are some. */
function Legend({ battle, texts }: Props) {
  const shown = new Set(battleSides.flatMap(side => battle[side].cards.map(card => fateTable[card].battle)))
  if (shown.size === 0) return null
  return (
    <ul className="knights-legend">
      {[...shown].map(result => (
        <li key={result}>
          <Icon d={battleSigns[result]} /> {texts.effects.battleResults[result]}
        </li>
      ))}
    </ul>
  )
}
