/** A combat as it goes: who rolls against whom, how many dice and why, what they show and what comes of it. */
import type { BoardProps } from '../../../../ui/board.ts'
import { RichText } from '../../../../ui/RichText.tsx'
import { StagePanel } from '../../../../ui/StagePanel.tsx'
import { type UnitType, unitTable } from '../../data/units.ts'
import { unitOf } from '../../rules/units.ts'
import type { BattleLore, Fight as Combat, Die as RolledDie, UnitId } from '../../types.ts'
import { stageWordsIn } from '../stageWords.ts'
import { effectsIn, labelled, namesIn } from '../words.ts'
import { Die } from './Die.tsx'
import { Moves } from './Moves.tsx'

type Props = BoardProps<BattleLore>

/** A unit's name begins with its kind, so that it is known when it has fallen. */
const typeOf = (id: UnitId): UnitType => id.slice(0, id.lastIndexOf('-')) as UnitType

const dieKey = (i: number) => `die-${i}`

export function Fights(props: Props) {
  return props.view.open.fights.map(fight => <FightPanel key={`${fight.counter}`} fight={fight} props={props} />)
}

function FightPanel({ fight, props }: { fight: Combat; props: Props }) {
  const { view, language } = props
  const words = stageWordsIn(language)
  const names = namesIn(language)
  const [roller, target] = [names.units[typeOf(fight.roller)], names.units[typeOf(fight.target)]]
  const isInner = view.open.fights.at(-1) === fight
  const title = (fight.counter ? words.counter : words.attack)(roller, target)
  return (
    <StagePanel title={title} brief={fight.dice.length || ''} words={words} quiet={view.options.length === 0}>
      <div className="lore-fight">
        <Count fight={fight} props={props} />
        <Dice fight={fight} props={props} live={isInner} />
        <Results fight={fight} props={props} />
      </div>
      {isInner && <Moves {...props} />}
    </StagePanel>
  )
}

/** The number of dice, line by line (BL-7.5). */
function Count({ fight, props }: { fight: Combat; props: Props }) {
  const { view, texts, language } = props
  const words = stageWordsIn(language)
  if (!fight.count) return <p className="lore-note">{words.notRolled}</p>
  const sum = Math.max(
    0,
    fight.count.reduce((all, { n }) => all + n, 0),
  )
  return (
    <p className="lore-count">
      <b>
        {words.diceCount} {sum}
      </b>
      {fight.count.map(({ why, of, n }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their places
        <span key={i}>
          <RichText rich={texts.reasons(why, of, view)} /> {n < 0 ? `−${-n}` : i === 0 ? n : `+${n}`}
        </span>
      ))}
    </p>
  )
}

/** What a click on this die may do: commit it, or set it aside. */
function movesFor({ view }: Props, die: RolledDie, index: number, fight: Combat) {
  if (die.to !== null || (fight.aside !== null && index < fight.aside)) return []
  return view.options.filter(
    move => (move.do === 'commit' && move.face === die.face) || (move.do === 'set-aside' && move.face === die.face),
  )
}

function Dice({ fight, props, live }: { fight: Combat; props: Props; live: boolean }) {
  const { view, language } = props
  const words = stageWordsIn(language)
  if (fight.count && fight.dice.length === 0) return <p className="lore-note">{words.noDice}</p>
  const faction = unitTable[typeOf(fight.roller)].faction
  const canTouch = live && view.options.some(({ do: what }) => what === 'commit' || what === 'set-aside')
  return (
    <>
      <ol className="lore-dice" aria-label={words.diceCount}>
        {fight.dice.map((die, i) => {
          const moves = live ? movesFor(props, die, i, fight) : []
          const isAside = fight.aside !== null && i < fight.aside
          return (
            <li key={dieKey(i)}>
              <Touch props={props} moves={moves}>
                <Die
                  face={die.face}
                  faction={faction}
                  language={language}
                  index={i}
                  spent={die.to !== null || isAside}
                />
              </Touch>
              {die.to && <small>{commitmentName(die.to, props)}</small>}
              {isAside && <small>{words.aside}</small>}
            </li>
          )
        })}
      </ol>
      {canTouch && <p className="lore-note">{words.commitTip}</p>}
    </>
  )
}

const commitmentName = (to: NonNullable<RolledDie['to']>, { language }: Props): string => {
  const names = namesIn(language)
  if (to === 'fury') return names.cards['fury-of-yllan']
  if (to === 'dread') return names.cards['dread-of-the-ynfernael']
  return to === 'venom' ? names.conditions.poison : names.abilities[to]
}

/** A die that can be clicked: with one thing to do it is done, else the list below names them. */
function Touch({
  props,
  moves,
  children,
}: {
  props: Props
  moves: readonly Props['view']['options'][number][]
  children: React.ReactNode
}) {
  if (moves.length === 0) return children
  const [first] = moves
  return (
    <button
      type="button"
      className="lore-die-button"
      disabled={props.busy}
      title={labelled(first, props)}
      onClick={() => props.onMove(first)}
    >
      {children}
      <span className="visually-hidden">{labelled(first, props)}</span>
    </button>
  )
}

/** What the roll brings, face by face, and what is still pending. */
function Results({ fight, props }: { fight: Combat; props: Props }) {
  const { view, language } = props
  const words = stageWordsIn(language)
  const [names, effects] = [namesIn(language), effectsIn(language)]
  const shown = [...new Set(fight.dice.filter(({ to }) => to === null).map(({ face }) => face))]
  const target = unitOf(view.open, fight.target)
  if (fight.dice.length === 0) return null
  return (
    <>
      <dl className="lore-faces">
        {shown.map(face => (
          <div key={face}>
            <dt>
              {names.faces[face]} ×{fight.dice.filter(die => die.face === face && die.to === null).length}
            </dt>
            <dd>{effects.faces[face]}</dd>
          </div>
        ))}
      </dl>
      <p className="lore-pending" role="status">
        <span className={fight.damage > 0 ? 'danger' : ''}>
          {words.dealt} {fight.damage}
        </span>
        <span>
          {words.retreats} {fight.retreats}
        </span>
        {target && (
          <span>
            {names.units[target.type]} {target.health}
          </span>
        )}
      </p>
    </>
  )
}
