/** BL-21.3: the campaign, four scenarios whose points are added up. */
import type { Faction } from '../../data/factions.ts'
import { type Scenario, scenariosOf, scenarioTable } from '../../data/scenarios.ts'
import type { Carried, Chapter, Open } from '../../types.ts'

const letters = ['A', 'B', 'C', 'D'] as const
export const campaignLength = letters.length

/** BL-21.3.1, BL-21.3.2, BL-21.3.4: the cards a faction may choose from in the scenario that comes next. */
export function campaignScenarios(chapters: readonly Chapter[], faction: Faction): readonly Scenario[] {
  const letter = letters[chapters.length]
  const cards = scenariosOf(faction).filter(card => scenarioTable[card].letter === letter)
  return chapters.at(-1)?.winner === faction ? cards : cards.filter(card => scenarioTable[card].number === 1)
}

/** The scenario that has just ended, as the campaign keeps it (BL-21.3.4: points as they stand). */
function chapterOf(open: Open): Chapter {
  const points = Object.fromEntries(open.factions.map((faction, seat) => [faction, open.points[seat]]))
  const winner = open.result!.winner
  return { points: points as Chapter['points'], winner: winner === null ? null : open.factions[winner] }
}

export const chaptersWith = (open: Open): readonly Chapter[] => [...open.chapters, chapterOf(open)]

export const isLastChapter = (open: Open): boolean =>
  open.options.campaign && open.chapters.length === campaignLength - 1

/** BL-21.3.3: the sums; the winner of the last scenario adds a point for each scenario he has won. */
export function campaignTotals(chapters: readonly Chapter[]): Record<Faction, number> {
  const last = chapters.at(-1)?.winner
  const total = (faction: Faction) => {
    const bonus = faction === last ? chapters.filter(({ winner }) => winner === faction).length : 0
    return chapters.reduce((sum, { points }) => sum + points[faction], bonus)
  }
  return { daqan: total('daqan'), uthuk: total('uthuk') }
}

/** BL-21.3.3: the higher total; equal: the winner of the last scenario; BL-21.3.4: else a draw. */
export function campaignWinner(chapters: readonly Chapter[]): Faction | null {
  const { daqan, uthuk } = campaignTotals(chapters)
  if (daqan === uthuk) return chapters.at(-1)?.winner ?? null
  return daqan > uthuk ? 'daqan' : 'uthuk'
}

/** What the next table of the campaign begins with; null after the last scenario, and outside campaigns. */
export function sequel(open: Open) {
  if (!open.options.campaign || open.options.learning || !open.result || isLastChapter(open)) return null
  return { options: open.options, carried: { chapters: chaptersWith(open) }, roles: open.factions }
}

/** Checks what a record says was handed on. */
export function readCarried(json: unknown): Carried {
  const chapters = (json as Carried | null)?.chapters
  const fits =
    Array.isArray(chapters) && chapters.length > 0 && chapters.length < campaignLength && chapters.every(isChapter)
  if (!fits) throw new RangeError('A campaign hands on one to three scenarios, each with points and a winner.')
  return { chapters: chapters.map(({ points: { daqan, uthuk }, winner }) => ({ points: { daqan, uthuk }, winner })) }
}

function isChapter(json: unknown): json is Chapter {
  const { points, winner } = (json ?? {}) as Partial<Chapter>
  const whole = (n: unknown) => Number.isSafeInteger(n) && (n as number) >= 0
  return whole(points?.daqan) && whole(points?.uthuk) && [null, 'daqan', 'uthuk'].includes(winner as string | null)
}
