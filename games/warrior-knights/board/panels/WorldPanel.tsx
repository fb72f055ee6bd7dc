/** The world beside the Barons: expeditions, sieges under way, the decks and what lies discarded. */
import './panels.css'
import { siteStrength } from '../../rules/sites.ts'
import { eventFace, Named } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { siteName } from '../stage/Armies.tsx'
import { BaronName } from '../stage/Barons.tsx'
import { Expeditions } from '../stage/Expeditions.tsx'

type Props = BoardProps

export function WorldPanel(props: Props) {
  const { view, texts } = props
  const { open } = view
  const { words, stage, names } = texts
  return (
    <div className="knights-panel">
      <Sieges {...props} />
      <section>
        <h4>{words.expeditions}</h4>
        <Expeditions {...props} />
      </section>
      <section>
        <h4>{words.events}</h4>
        <p>
          {words.cardsLeft(open.eventDeck)}
          {open.eventTop && ` · ${words.topEvent(names.eventColours[open.eventTop])}`}
        </p>
        {open.eventDiscards.length > 0 && (
          <details>
            <summary>
              {stage.discarded} ({open.eventDiscards.length})
            </summary>
            <ul>
              {open.eventDiscards.map(card => (
                <li key={card}>
                  <Named face={eventFace(card, texts)} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </section>
      <section>
        <h4>{stage.decks}</h4>
        <p>
          {stage.fateDeck(open.fateDeck)} · {stage.mercenaryDeck(open.mercenaries)} ·{' '}
          {stage.agendaDeck(open.agendaDeck)}
        </p>
      </section>
    </div>
  )
}

/** WK-9.4: who besieges what, since when, and when it falls. */
function Sieges(props: Props) {
  const { view, texts } = props
  const { open } = view
  if (open.sieges.length === 0) return null
  return (
    <section>
      <h4>{texts.stage.sieges}</h4>
      <ul className="knights-sieges">
        {open.sieges.map(({ site, by, round }) => (
          <li key={`${site} ${by}`}>
            <BaronName seat={by} props={props} size={18} /> → <b>{siteName(site, props)}</b>{' '}
            <small>
              {texts.words.strength(siteStrength(open, site))} ·{' '}
              {round < open.round ? texts.stage.fallsNow : texts.stage.fallsFrom(round + 1)}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
