/** A server in a process of its own, with a folder of its own, for as long as it is measured. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Running {
  /** As http://host:port. */
  address: string
  /** Where its database is. */
  folder: string
  child: ChildProcess
}

interface Program {
  /** A file that tells its address, and ends when it is told to. */
  program: URL
  argument?: string
  /** Lays something into the folder before it starts. */
  prepare?(folder: string): Promise<void>
}

/** Nothing is left of it when the job is done, or has failed. */
export async function withServer<T>(
  { program, argument = '', prepare }: Program,
  job: (running: Running) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'interregnum-bench-'))
  try {
    await prepare?.(folder)
    const env = { ...process.env, PORT: '0', DATA_DIR: folder, DATABASE_URL: '' }
    const child = fork(program, [argument], { env })
    try {
      const [address] = (await once(child, 'message')) as [string]
      return await job({ address, folder, child })
    } finally {
      child.send('close')
      await once(child, 'exit')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
