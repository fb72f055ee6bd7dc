/** The faces of leadership cards and of commanders. */
import './cards.css'
import { capitalized } from '../../../text/index.ts'
import type { CardFaceProps } from '../../../ui/Card.tsx'
import { inkOf } from '../../../worlds/westeros/ui/Arms.tsx'
import { outlines } from '../../../worlds/westeros/ui/heraldry.ts'
import { type Card, type CardFacts, cardTable } from '../data/cards.ts'
import { type Commander, commanderTable, type Person } from '../data/commanders.ts'
import type { BattlesOfWesterosTexts } from '../texts/common/types.ts'
import type { CommanderCard } from '../types.ts'
import { CardEmblem, personSigns } from './CardEmblem.tsx'

/** What a person is called, whatever the title. */
export function personName(person: Person, { names }: BattlesOfWesterosTexts): string {
  const commander = (Object.keys(commanderTable) as Commander[]).find(each => commanderTable[each].person === person)!
  return names.commanders[commander]
}

/** A card's commands, each with its number where there are two, and its tactic (BW-6.2, BW-6.7). */
export function CardText({ card, texts }: { card: Card; texts: BattlesOfWesterosTexts }) {
  const { effects, scenes, words } = texts
  const commands = effects.commands[card]
  const tactic = effects.tactics[card]
  return (
    <span className="bw-card-text">
      {commands.map((text, i) => (
        <span key={text}>
          {commands.length > 1 && <b>{scenes.nth[i]} </b>}
          {text}
        </span>
      ))}
      {tactic && (
        <span>
          <b>{words.tactic}.</b> {tactic}
        </span>
      )}
    </span>
  )
}

export function cardFace(card: Card, texts: BattlesOfWesterosTexts): CardFaceProps {
  const { names, words } = texts
  const { house, set, commands } = cardTable[card] as CardFacts
  const kind = capitalized(names.terms.leadershipCard)
  return {
    title: names.cards[card],
    kind: set === 'basic' ? kind : `${kind} · ${personName(set, texts)}`,
    numbers: [{ value: commands.length > 1 ? `1\u2060–\u2060${commands.length}` : '1', label: words.commandTokens }],
    effect: <CardText card={card} texts={texts} />,
    emblem: <CardEmblem card={card} />,
    colorToken: `var(${inkOf(house)})`,
  }
}

/** The shield of a commander: the field of his House, his own charge. */
export function CommanderEmblem({ commander, size }: { commander: Commander; size?: number }) {
  const { house, person } = commanderTable[commander]
  return (
    <svg
      className={`bw-commander-emblem house-${house}`}
      viewBox="-20 -22 40 44"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path className="house-field" d={outlines[house]} transform="scale(1.25)" />
      <path className="bw-charge" d={personSigns[person]} transform="translate(-9.5 -12.5) scale(.0371)" />
    </svg>
  )
}

/** A commander's card; `now`: what lies on it (BW-6.2, BW-12.9). */
export function commanderFace(commander: Commander, texts: BattlesOfWesterosTexts, now?: CommanderCard): CardFaceProps {
  const { names, effects, words, scenes } = texts
  const { house, limit, rating } = commanderTable[commander]
  return {
    title: names.commanders[commander],
    kind: capitalized(names.titles[commander]),
    numbers: [{ value: now ? `${now.tokens}/${limit}` : limit, label: names.terms.commandLimit }],
    effect: (
      <div className="bw-card-text">
        <p>
          <b>{scenes.always}</b> {effects.unitAbilities[commander]}
        </p>
        <p>
          <b>{scenes.once}</b> {effects.commitAbilities[commander]} {now?.used && <em>({words.used})</em>}
        </p>
        <p>{capitalized(words.rating(rating))}</p>
      </div>
    ),
    emblem: <CommanderEmblem commander={commander} />,
    colorToken: `var(${inkOf(house)})`,
    spent: now && now.where !== 'field' && now.where !== 'waiting',
  }
}
