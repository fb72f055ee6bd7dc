/** A die: its face in the colour of who rolled it, tumbling as it falls. */

import type { CSSProperties } from 'react'
import { Icon } from '../../../../ui/Icon.tsx'
import type { Face } from '../../data/dice.ts'
import type { Faction } from '../../data/factions.ts'
import type { BattleLoreTexts } from '../../texts/types.ts'
import { arrowFlights, battleAxe, broadsword, laurels, run, spellBook } from './icons.ts'

export const faceIcons: Readonly<Record<Face, string>> = {
  strike: broadsword,
  cleave: battleAxe,
  pierce: arrowFlights,
  morale: run,
  lore: spellBook,
  heroic: laurels,
}

interface Props {
  face: Face
  faction: Faction
  texts: BattleLoreTexts
  /** The place in the roll: each die comes to rest a little later. */
  index?: number
  /** Committed or set aside. */
  spent?: boolean
  small?: boolean
}

export function Die({ face, faction, texts, index = 0, spent = false, small = false }: Props) {
  return (
    <span
      className={`lore-die lore-${faction} ${face}${spent ? ' spent' : ''}${small ? ' small' : ''}`}
      style={{ '--turn': index } as CSSProperties}
      title={texts.names.faces[face]}
    >
      <Icon d={faceIcons[face]} label={texts.names.faces[face]} size={small ? 15 : 26} />
    </span>
  )
}
