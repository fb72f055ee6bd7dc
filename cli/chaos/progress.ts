/** Says what goes on: in a terminal on one line that is written over, elsewhere as a line now and then. */

/** A line of a log follows the one before after so many milliseconds. */
const pause = 30_000

export interface Progress {
  tell(word: string): void
  /** Something else begins: it is told at once. */
  begin(what: string): void
  /** A whole line, which stays. */
  keep(line: string): void
}

export function openProgress(who: string): Progress {
  const opened = performance.now()
  let what = ''
  let next = 0
  const tell = (word: string) => {
    const line = `${who}, ${Math.round((performance.now() - opened) / 1000)} s, ${what}: ${word}`
    if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}\r`)
    else if (performance.now() >= next) {
      next = performance.now() + pause
      console.error(line)
    }
  }
  return {
    tell,
    begin: name => {
      what = name
      next = 0
      tell('begins')
    },
    keep: line => {
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
      console.log(line)
    },
  }
}
