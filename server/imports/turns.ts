/** One after the other: so many may wait, so many of one asker, and askers take turns. */

export interface Turns {
  /** Waits for the turn; what it gives ends it. null: too many wait. */
  take(who: string): Promise<() => void> | null
}

export function openTurns({ most, mostOfOne }: { most: number; mostOfOne: number }): Turns {
  /** Whose turn it is. */
  let current: string | null = null
  let waiting: { who: string; begin(): void }[] = []
  const goOn = () => {
    const next = waiting.find(({ who }) => who !== current) ?? waiting[0]
    waiting = waiting.filter(each => each !== next)
    current = next?.who ?? null
    next?.begin()
  }
  return {
    take(who) {
      const all = [...(current === null ? [] : [current]), ...waiting.map(each => each.who)]
      if (all.length >= most || all.filter(each => each === who).length >= mostOfOne) return null
      return new Promise(done => {
        waiting.push({ who, begin: () => done(goOn) })
        if (current === null) goOn()
      })
    },
  }
}
