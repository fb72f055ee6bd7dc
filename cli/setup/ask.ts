/** Questions in a terminal. */
import { createInterface } from 'node:readline/promises'
import { type Readable, Writable } from 'node:stream'

export interface Asking {
  /** The answer without spaces around it. `isSecret`: what is typed is not shown. */
  ask(question: string, isSecret?: boolean): Promise<string>
  say(line: string): void
}

interface Terminal {
  input: Readable
  output: Writable
}

/** Lets a job ask. Whoever ends the input ends the job with an Error. */
export async function inTerminal<T>({ input, output }: Terminal, job: (asking: Asking) => Promise<T>): Promise<T> {
  let isMuted = false
  const shown = new Writable({
    write(chunk, _encoding, done) {
      if (!isMuted) output.write(chunk)
      done()
    },
  })
  const lines = createInterface({ input, output: shown, terminal: true })
  const ended = new Promise<never>((_, fail) => lines.once('close', () => fail(new Error('Nothing was written.'))))
  ended.catch(() => {})
  const ask = async (question: string, isSecret = false): Promise<string> => {
    const answer = lines.question(question)
    isMuted = isSecret
    const said = await Promise.race([answer, ended])
    if (isMuted) output.write('\n')
    isMuted = false
    return said.trim()
  }
  try {
    return await job({ ask, say: line => void output.write(`${line}\n`) })
  } finally {
    lines.close()
  }
}
