/** Both sides at a glance: the race to sixteen, lore, hands, scenario cards, what is left of the armies. */
import './panels.css'
import type { Seat } from '../../../../kernel/index.ts'
import { Card } from '../../../../ui/Card.tsx'
import { victoryPoints } from '../../data/constants.ts'
import { unitTypes } from '../../data/units.ts'
import { campaignTotals } from '../../rules/setup/campaign.ts'
import { commandFace, loreFace, scenarioFace } from '../cards.tsx'
import { Emblem } from '../Emblem.tsx'
import type { BoardProps } from '../props.ts'

type Props = BoardProps

export function ArmiesPanel(props: Props) {
  const { view, texts } = props
  const words = texts.words
  const { open } = view
  const seats = view.seat === 1 ? [1, 0] : [0, 1]
  return (
    <div className="lore-panel">
      {open.round > 0 && <h4>{words.round(open.round)}</h4>}
      {seats.map(seat => (
        <Side key={seat} seat={seat} props={props} />
      ))}
      <Discards {...props} />
      {open.options.campaign && <Campaign {...props} />}
    </div>
  )
}

function Side({ seat, props }: { seat: Seat; props: Props }) {
  const { view, texts } = props
  const { open } = view
  const words = texts.words
  const faction = open.factions[seat]
  const scenario = open.scenarios[seat]
  return (
    <section className={`lore-side lore-${faction}`}>
      <header>
        <Emblem role={faction} size={30} />
        <h4>{texts.names.factionTitles[faction]}</h4>
        {open.first === seat && <small>{words.first}</small>}
        {open.turn?.seat === seat && <small>{words.active}</small>}
      </header>
      <Track points={open.points[seat]} label={words.ofSixteen(open.points[seat])} />
      <dl>
        <dt>{words.lore}</dt>
        <dd>{open.lore[seat]}</dd>
        <dt>{words.inHands}</dt>
        <dd>
          {open.commandHands[seat]} {words.commandsShort}, {open.loreHands[seat]} {words.loresShort}
        </dd>
        <dt>{words.units}</dt>
        <dd>{unitLine(seat, props) || '–'}</dd>
      </dl>
      {open.tents[seat] && <p className="lore-note">{words.tentStands}</p>}
      <div className="lore-side-cards">
        {scenario && <Card {...scenarioFace(scenario, texts)} />}
        {open.turn?.seat === seat && open.turn.card && <Card {...commandFace(open.turn.card, texts)} />}
      </div>
    </section>
  )
}

/** Sixteen steps; what is beyond them is told by the number. */
function Track({ points, label }: { points: number; label: string }) {
  return (
    <div className="lore-track" role="img" aria-label={label} title={label}>
      {Array.from({ length: victoryPoints }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps are counted
        <i key={i} className={i < points ? 'full' : ''} />
      ))}
      <b>{points}</b>
    </div>
  )
}

function unitLine(seat: Seat, { view, texts }: Props): string {
  const own = view.open.units.filter(unit => unit.seat === seat)
  return unitTypes
    .map(type => ({ type, n: own.filter(unit => unit.type === type).length }))
    .filter(({ n }) => n > 0)
    .map(({ type, n }) => `${n} ${texts.names.units[type]}`)
    .join(', ')
}

function Discards({ view, texts }: Props) {
  const { open } = view
  const words = texts.words
  const lores = open.loreDiscards.flat()
  if (open.commandDiscard.length + lores.length === 0) return null
  return (
    <details className="lore-discards">
      <summary>
        {words.discards} ({open.commandDiscard.length + lores.length}) · {words.deckLeft(open.commandDeck)}
      </summary>
      <ul>
        {open.commandDiscard.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile only grows
          <li key={i}>
            <Card {...commandFace(card, texts)} spent />
          </li>
        ))}
        {lores.map((card, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pile only grows
          <li key={`lore ${i}`}>
            <Card {...loreFace(card, texts)} spent />
          </li>
        ))}
      </ul>
    </details>
  )
}

/** BL-21.3: what the earlier scenarios brought. */
function Campaign({ view, texts }: Props) {
  const { open } = view
  const words = texts.words
  const names = texts.names
  const totals = campaignTotals(open.chapters)
  return (
    <table className="lore-campaign">
      <caption>{words.campaign}</caption>
      <thead>
        <tr>
          <td />
          {open.factions.map(faction => (
            <th key={faction} scope="col">
              {names.factions[faction]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {open.chapters.map((chapter, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: scenarios are numbered
          <tr key={i}>
            <th scope="row">{words.chapter(i + 1)}</th>
            {open.factions.map(faction => (
              <td key={faction} className={chapter.winner === faction ? 'won' : ''}>
                {chapter.points[faction]}
              </td>
            ))}
          </tr>
        ))}
        <tr>
          <th scope="row">{words.campaign}</th>
          {open.factions.map(faction => (
            <td key={faction}>{totals[faction]}</td>
          ))}
        </tr>
      </tbody>
    </table>
  )
}
