/** `interregnum doctor`: everything a house needs, looked at. */
import type { Settings } from '../../server/index.ts'
import { reasonOf } from '../../server/reason.ts'
import { type Flags, houseSettings } from '../settings.ts'
import { checkAddress } from './address.ts'
import { checkDatabase, checkDisk, checkMail, checkPage, checkSettings } from './checks.ts'
import { broken, type Finding } from './finding.ts'

const checks: readonly ((settings: Settings) => Finding[] | Promise<Finding[]>)[] = [
  checkSettings,
  checkDisk,
  checkDatabase,
  checkMail,
  checkPage,
  checkAddress,
]

/** All findings, as they come. Where the settings cannot be read there is nothing else to look at. */
export async function* examine(flags: Flags): AsyncGenerator<Finding> {
  let settings: Settings
  try {
    settings = houseSettings(flags)
  } catch (error) {
    yield broken('settings', (error as Error).message.replaceAll('\n', ' '), 'docs/hosting.md says what each may be.')
    return
  }
  for (const check of checks) {
    try {
      yield* await check(settings)
    } catch (error) {
      yield broken(check.name, reasonOf(error), 'This is a fault of the doctor: please report it.')
    }
  }
}
