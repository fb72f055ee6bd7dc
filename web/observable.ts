export interface Observable<T> {
  read(): T
  tell(next: T): void
  subscribe(listener: () => void): () => void
}

/** A value that tells when it changes. */
export function observable<T>(first: T): Observable<T> {
  let value = first
  const listeners = new Set<() => void>()
  return {
    read: () => value,
    tell(next: T) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
