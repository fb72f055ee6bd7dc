/** The commanders of both sides: their cards, the command tokens on them, whether their ability is used, where they are. */
import './panels.css'
import type { Seat } from '../../../../kernel/index.ts'
import { capitalized } from '../../../../text/index.ts'
import { Emblem } from '../../../../worlds/westeros/ui/Arms.tsx'
import { type Commander, commanders, commanderTable } from '../../data/commanders.ts'
import { CommanderEmblem } from '../cards.tsx'
import type { BoardProps } from '../props.ts'
import { CommandPips } from '../stage/CommandPips.tsx'
import { lights } from '../stage/lights.ts'

export function CommandersPanel(props: BoardProps) {
  const seats = props.view.seat === 1 ? [1, 0] : [0, 1]
  return (
    <div className="bw-panel">
      {seats.map(seat => (
        <Side key={seat} seat={seat} props={props} />
      ))}
    </div>
  )
}

function Side({ seat, props }: { seat: Seat; props: BoardProps }) {
  const { view, texts } = props
  const { open } = view
  const house = open.houses[seat]
  const own = commanders.filter(each => open.commanders[each]?.seat === seat)
  return (
    <section className={`bw-side house-${house}`}>
      <header>
        <Emblem role={house} size={26} />
        <h4>{texts.scenes.commandersOf(house)}</h4>
        <small>
          {texts.words.commandTokens}: {open.commandTokens[seat]}
        </small>
      </header>
      <ul>
        {own.map(commander => (
          <OneCommander key={commander} commander={commander} props={props} />
        ))}
      </ul>
    </section>
  )
}

function OneCommander({ commander, props }: { commander: Commander; props: BoardProps }) {
  const { texts, view } = props
  const { names, words, scenes, effects } = texts
  const { tokens, used, where } = view.open.commanders[commander]!
  const { limit, rating } = commanderTable[commander]
  return (
    <li className={`bw-commander ${where}`} {...lights(props, `commander:${commander}`)}>
      <CommanderEmblem commander={commander} size={46} />
      <div>
        <p>
          <b>{names.commanders[commander]}</b>, {names.titles[commander]}
        </p>
        <p className="bw-commander-facts">
          <CommandPips n={tokens} of={limit} label={words.limit(tokens, limit)} />
          <span>{capitalized(words.rating(rating))}</span>
          <span>{used ? words.used : words.ready}</span>
          {where !== 'field' && <b>{scenes.whereabouts[where]}</b>}
        </p>
        <p>
          <b>{scenes.always}</b> {effects.unitAbilities[commander]}
        </p>
        <p className={used ? 'pale' : ''}>
          <b>{scenes.once}</b> {effects.commitAbilities[commander]}
        </p>
      </div>
    </li>
  )
}
