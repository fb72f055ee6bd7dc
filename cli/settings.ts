/** The settings of a house, for all commands: flags, then the environment, then the settings file of its folder. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseEnv } from 'node:util'
import { games } from '../games/index.ts'
import { type Settings, settingsFrom } from '../server/index.ts'
import { settingNames } from '../server/settings.ts'

export interface Flags {
  port?: number
  host?: string
  data?: string
}

/** The folder of a house: where its settings file is looked for, and its database, where that is embedded. */
export const houseFolder = ({ data }: Flags): string => data || process.env.DATA_DIR || './data'

export const settingsFile = (folder: string): string => join(folder, 'interregnum.env')

/** What the settings file says; nothing where there is none. Throws a RangeError that names what is no setting. */
function fileSettings(folder: string): NodeJS.ProcessEnv {
  const path = settingsFile(folder)
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR') return {}
    throw new RangeError(`The settings file ${path} cannot be read: ${code}.`)
  }
  const said = parseEnv(text)
  const strange = Object.keys(said).find(name => !settingNames.includes(name) || name === 'DATA_DIR')
  if (strange === undefined) return said
  throw new RangeError(`${path}: ${strange} is none of the settings that can stand there (docs/hosting.md lists them).`)
}

/** Throws a RangeError that names what cannot be used. */
export function houseSettings(flags: Flags = {}): Settings {
  const data = houseFolder(flags)
  const env = Object.entries(process.env).filter(([, value]) => value !== '')
  return settingsFrom(
    {
      games,
      gamesModule: new URL('./servedGames.ts', import.meta.url).href,
      page: fileURLToPath(new URL('../dist', import.meta.url)),
      data,
      ...(flags.port !== undefined && { port: flags.port }),
      ...(flags.host && { host: flags.host }),
    },
    { ...fileSettings(data), ...Object.fromEntries(env) },
  )
}
