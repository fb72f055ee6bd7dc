/** One after the other: so many may wait, so many of one asker, and askers take turns. */

export interface Turns {
  /** Waits for the turn; what it gives ends it. null: too many wait. Aborted while it waits it rejects, and its place is free. */
  take(who: string, signal: AbortSignal): Promise<() => void> | null
}

interface Place {
  who: string
  begin(): void
}

export function openTurns({ most, mostOfOne }: { most: number; mostOfOne: number }): Turns {
  /** Whose turn it is. */
  let current: string | null = null
  let waiting: Place[] = []
  const leave = (place: Place | undefined) => {
    waiting = waiting.filter(each => each !== place)
  }
  const goOn = () => {
    const next = waiting.find(({ who }) => who !== current) ?? waiting[0]
    leave(next)
    current = next?.who ?? null
    next?.begin()
  }
  return {
    take(who, signal) {
      const all = [...(current === null ? [] : [current]), ...waiting.map(each => each.who)]
      if (all.length >= most || all.filter(each => each === who).length >= mostOfOne) return null
      return new Promise((done, failed) => {
        const place = { who, begin: () => done(goOn) }
        waiting.push(place)
        const giveUp = () => {
          leave(place)
          failed(signal.reason)
        }
        signal.addEventListener('abort', giveUp, { once: true })
        if (current === null) goOn()
      })
    },
  }
}
