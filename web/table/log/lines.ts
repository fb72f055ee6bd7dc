/** The log in chapters. By convention an event `round` begins a chapter, an event `phase` a part of it. */
import type { LogLine } from '../../../table/types.ts'

export interface Part {
  /** The line that heads the part; null for what came before the first. */
  head: LogLine | null
  lines: readonly LogLine[]
}

export interface Chapter {
  head: LogLine | null
  parts: readonly Part[]
}

export function chaptersOf(log: readonly LogLine[]): Chapter[] {
  const chapters: { head: LogLine | null; parts: { head: LogLine | null; lines: LogLine[] }[] }[] = []
  for (const line of log) {
    const { is } = line.event
    if (is === 'round') chapters.push({ head: line, parts: [] })
    else {
      if (chapters.length === 0) chapters.push({ head: null, parts: [] })
      const { parts } = chapters.at(-1)!
      if (is === 'phase') parts.push({ head: line, lines: [] })
      else {
        if (parts.length === 0) parts.push({ head: null, lines: [] })
        parts.at(-1)!.lines.push(line)
      }
    }
  }
  return chapters
}
