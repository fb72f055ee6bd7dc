/** The faces of all cards of the game, and their backs. */

import { capitalized } from '../../../text/index.ts'
import { Card, CardBack, CardFace, type CardFaceProps } from '../../../ui/Card.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Tip } from '../../../ui/Tip.tsx'
import type { ActionCard } from '../data/actionCards.ts'
import { type Agenda, agendaTable } from '../data/agendas.ts'
import type { Baron } from '../data/barons.ts'
import { type Colour, type EventCard, eventTable } from '../data/events.ts'
import { type Expedition, expeditions } from '../data/expeditions.ts'
import { type FateCard, fateTable } from '../data/fate.ts'
import { type Ban, type Decree, isBan, isDecree } from '../data/presets.ts'
import { nationalityOf, strengthOf, type Troop, wageOf } from '../data/troops.ts'
import { type CardId, isAction, isEvent } from '../texts/common/cards.ts'
import type { WarriorKnightsTexts } from '../texts/common/types.ts'
import {
  actionSigns,
  agendaSigns,
  battleSigns,
  eventSigns,
  nationalitySigns,
  presetSigns,
  regularSign,
} from './cardSigns.ts'
import { colorToken, Emblem } from './Emblem.tsx'

type Texts = WarriorKnightsTexts

/** The colour of a Baron, or of what is nobody's. */
export const tintOf = (baron: Baron | null): string =>
  baron === null ? 'var(--line-strong)' : `var(${colorToken(baron)}-ink)`

/** An Action card; without a Baron a neutral one. */
export function actionFace(card: ActionCard, texts: Texts, baron: Baron | null = null): CardFaceProps {
  const { names, stage } = texts
  return {
    title: names.actions[card],
    kind: baron === null ? stage.actionCard : `${stage.actionCard} · ${names.barons[baron]}`,
    effect: texts.effects.actions[card],
    emblem: <Icon d={actionSigns[card]} size={56} />,
    colorToken: tintOf(baron),
  }
}

const eventTokens: Readonly<Record<Colour, string>> = { red: '--danger', green: '--good', blue: '--accent' }

/** WK-5.8: its number is the Faith that cancels it. */
export function eventFace(card: EventCard, texts: Texts): CardFaceProps {
  const { names, words } = texts
  const { colour, cost } = eventTable[card]
  return {
    title: names.events[card],
    kind: `${capitalized(names.terms.event)} · ${names.eventColours[colour]}`,
    numbers: cost === null ? [] : [{ value: cost, label: words.cancelFor(cost) }],
    effect: texts.effects.events[card],
    emblem: <Icon d={eventSigns[card]} size={56} />,
    colorToken: `var(${eventTokens[colour]})`,
  }
}

const agendaTokens = {
  motion: '--ink-soft',
  law: '--danger',
  charge: '--good',
  office: '--accent',
  'private-motion': '--gold',
} as const

export function agendaFace(card: Agenda, texts: Texts): CardFaceProps {
  const { names } = texts
  const { kind } = agendaTable[card]
  return {
    title: names.agendas[card],
    kind: `${capitalized(names.terms.agenda)} · ${names.terms[kind]}`,
    effect: texts.effects.agendas[card],
    emblem: <Icon d={agendaSigns[card]} size={56} />,
    colorToken: `var(${agendaTokens[kind]})`,
  }
}

function presetFace(card: Ban | Decree, texts: Texts): CardFaceProps {
  const { names } = texts
  return {
    title: names.presets[card],
    kind: capitalized(names.terms['private-motion']),
    effect: texts.effects.presets[card],
    emblem: <Icon d={presetSigns[card]} size={56} />,
    colorToken: 'var(--danger)',
  }
}

/** The face of any card with a title. */
export function faceOf(card: CardId, texts: Texts): CardFaceProps {
  if (isBan(card) || isDecree(card)) return presetFace(card, texts)
  if (isAction(card)) return actionFace(card, texts)
  return isEvent(card) ? eventFace(card, texts) : agendaFace(card, texts)
}

/** WK-12.1: the battle result large, all else in the effect. */
export function fateFace(card: FateCard, texts: Texts): CardFaceProps {
  const { names, stage } = texts
  const facts = fateTable[card]
  const voyage = (expedition: Expedition) => names.voyages[facts.voyages[expedition]]
  return {
    title: names.battleResults[facts.battle],
    kind: `${capitalized(names.terms.fate)} · ${card.slice(-2)}`,
    effect: (
      <>
        <b>{texts.effects.battleResults[facts.battle]}</b> {names.nobles[facts.noble]}; {names.cities[facts.city]};{' '}
        {names.nationalities[facts.nationality]}; {facts.revolt ? names.terms.revolt : stage.noRevolt}.{' '}
        {expeditions.map(each => `${names.expeditions[each]}: ${voyage(each)}`).join('; ')}.
      </>
    ),
    emblem: <Icon d={battleSigns[facts.battle]} size={56} />,
    colorToken: facts.battle === 'casualty' ? 'var(--danger)' : 'var(--line-strong)',
  }
}

/** WK-1.10: strength large; a Mercenary's wage in words. */
export function troopFace(card: Troop, texts: Texts): CardFaceProps {
  const { names, words } = texts
  const nationality = nationalityOf(card)
  return {
    title: nationality === null ? names.terms.regulars : names.nationalities[nationality],
    kind: capitalized(nationality === null ? names.terms.regulars : names.terms.mercenary),
    numbers: [{ value: strengthOf(card), label: names.terms.strength }],
    effect: `${words.strength(strengthOf(card))}. ${words.wage(wageOf(card))}.`,
    emblem: <Icon d={nationality === null ? regularSign : nationalitySigns[nationality]} size={56} />,
  }
}

export const ActionBack = ({ baron, label }: { baron: Baron | null; label: string }) => (
  <CardBack label={label} colorToken={tintOf(baron)} emblem={baron && <Emblem role={baron} size={28} />} />
)

interface NamedProps {
  face: CardFaceProps
  /** Dresses the name. */
  className?: string
}

/** A card by its name and sign; pointer, focus or a tap shows it whole. */
export const Named = ({ face, className = '' }: NamedProps) => (
  <Tip tip={<CardFace {...face} />} className={`knights-named ${className}`}>
    <span className="knights-sign" aria-hidden="true">
      {face.emblem}
    </span>
    <span>{face.title}</span>
  </Tip>
)

/** Cards of Fate by their results alone: what counts in a battle. */
export function FateStamps({ cards, texts, label }: { cards: readonly FateCard[]; texts: Texts; label: string }) {
  return (
    <ul className="knights-stamps" aria-label={label}>
      {cards.map(card => (
        <li key={card} data-on={`fate:${card}`} className={`knights-stamp ${fateTable[card].battle}`}>
          <Tip tip={<CardFace {...fateFace(card, texts)} />}>
            <Icon
              d={battleSigns[fateTable[card].battle]}
              size={20}
              label={texts.names.battleResults[fateTable[card].battle]}
            />
          </Tip>
        </li>
      ))}
    </ul>
  )
}

export { Card, CardFace }
