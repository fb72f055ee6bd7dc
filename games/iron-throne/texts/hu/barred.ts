import { line, type Rich } from '../../../../text/index.ts'
import type { Character } from '../../data/houses.ts'
import type { Moment } from '../../data/moments.ts'
import type { Bar } from '../../rules/barred/types.ts'
import { hu as words } from './board.ts'
import { names } from './names.ts'
import { card, character } from './phrases.ts'

/** Of a card: what its text asks for. */
function needs(of: string, name?: string, value?: string): Rich {
  const table: Readonly<Record<string, Readonly<Record<string, string>>>> = words.needs
  return line`${card(of as Character)}: ${(name && value && table[name]?.[value]) || words.noAim}`
}

/** What a reason speaks of is a character or its card, then its moment, or the condition and its value. */
const lines: Record<Bar, (...of: string[]) => Rich> = {
  moment: (of, at) => line`${card(of as Character)}: ${words.otherMoment(names.moments[at as Moment])}`,
  character: of => line`${card(of as Character)}: ${words.notHere(names.characters[of as Character])}`,
  needs,
  target: of => line`${card(of as Character)}: ${words.noAim}`,
  hand: of => line`${card(of as Character)}: a kezed többi lapja nem engedi`,
  dead: of => line`${character(of as Character)} halott`,
  forbidden: of => line`${character(of as Character)} ebben az összecsapásban nem választható`,
  'dead-hostage': of => line`${character(of as Character)} halott: lapja nem kínozható meg`,
}

export const barred = (why: string, of = ''): Rich => lines[why as Bar]?.(...of.split(' ')) ?? [why]
