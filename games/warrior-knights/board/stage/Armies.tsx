/** Armies and places in a line of a scene. */
import type { ReactNode } from 'react'
import { plain } from '../../../../text/index.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { type ArmyId, isStronghold, shapeOf } from '../../data/barons.ts'
import { armyOf, armyStrength } from '../../rules/armies.ts'
import type { Site } from '../../types.ts'
import { skullCrossedBones } from '../cardIcons.ts'
import type { BoardProps } from '../props.ts'
import { NobleShape } from '../Shape.tsx'

export const siteName = (site: Site, { texts }: Pick<BoardProps, 'texts'>): string => plain(texts.target({ site }))

/** What an army is called, with the shape of a Noble. */
export function armyName(army: ArmyId, props: Pick<BoardProps, 'texts'>): string {
  const { names } = props.texts
  return isStronghold(army) ? siteName(army, props) : `${names.nobles[army]} (${names.shapes[shapeOf(army)]})`
}

interface Props {
  army: ArmyId
  note?: string
  isDead?: boolean
  props: BoardProps
  /** What can be done with it. */
  children?: ReactNode
}

/** A Noble or a stronghold with the strength of its army, its casualty tokens, and how it is with him. */
export function ArmyLine({ army, note, isDead = false, props, children }: Props) {
  const { view, texts } = props
  const { words, names } = texts
  const { tokens } = armyOf(view.open, army)
  const isTired = !isStronghold(army) && view.open.nobles[army]?.exhausted
  const notes = [note, isTired && words.exhausted, tokens > 0 && words.casualties(tokens)].filter(Boolean)
  const name = isStronghold(army) ? siteName(army, props) : names.nobles[army]
  return (
    <li className={isDead ? 'dead' : ''} data-on={isStronghold(army) ? `stronghold:${army}` : `noble:${army}`}>
      {isStronghold(army) ? (
        <span className="knights-walls" aria-hidden="true" />
      ) : (
        <NobleShape noble={army} isAway={isDead} isTired={isTired} />
      )}
      <span>
        {name} {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </span>
      <b>{isDead ? <Icon d={skullCrossedBones} label={words.dead} /> : armyStrength(view.open, army)}</b>
      {children}
    </li>
  )
}
