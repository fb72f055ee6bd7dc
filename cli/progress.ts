/** Says on standard error what goes on: in a terminal on one line that is written over, elsewhere as a line now and then. */

export interface Progress {
  /** `atOnce`: something else begins. */
  tell(line: string, atOnce?: boolean): void
  /** Makes room for lines that stay. */
  clear(): void
}

/** A line of a log follows the one before after so many milliseconds. */
const pause = 10_000

export function openProgress(): Progress {
  const { stderr } = process
  let next = performance.now() + pause
  return {
    tell(line, atOnce = false) {
      if (stderr.isTTY) return void stderr.write(`\r\x1b[K${line}\r`)
      if (!atOnce && performance.now() < next) return
      next = performance.now() + pause
      stderr.write(`${line}\n`)
    },
    clear() {
      if (stderr.isTTY) stderr.write('\r\x1b[K')
    },
  }
}
