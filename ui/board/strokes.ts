/** What the pictures of games share: strokes that look as if drawn by hand, and are the same on every visit. */

/** Numbers between 0 and 1, the same for the same seed. */
export function strokes(seed: number): () => number {
  let at = seed
  return () => {
    at = (at * 16807) % 2147483647
    return at / 2147483647
  }
}

/** A point as it stands in a path: '12.0 7.5'. */
export const at = (x: number, y: number): string => `${x.toFixed(1)} ${y.toFixed(1)}`
