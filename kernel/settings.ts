/** What a table is set up with, its parts and its settings: their defaults, which of them have a meaning at a table, and what is no setting. */
import type { Game, OptionSpec } from './game.ts'
import type { Kinds } from './kinds.ts'

export type SettingValues = Readonly<Record<string, boolean | string>>

/** What a table is played with when nobody chooses anything. */
export const defaultSettings = (specs: readonly OptionSpec[]): SettingValues =>
  Object.fromEntries(specs.map(spec => [spec.id, spec.default]))

/** Has a setting a meaning with so many seats and these other values? */
export const applies = ({ onlyWith = {} }: OptionSpec, seats: number, values: SettingValues): boolean =>
  Object.entries(onlyWith).every(([of, allowed]) => allowed.includes(of === 'seats' ? seats : values[of]))

/** The settings with those that have no meaning on their defaults. */
export function meaningfulSettings(specs: readonly OptionSpec[], seats: number, values: SettingValues): SettingValues {
  const settled: Record<string, boolean | string> = {}
  for (const spec of specs) settled[spec.id] = applies(spec, seats, settled) ? values[spec.id] : spec.default
  return settled
}

export const isSetting = (spec: OptionSpec, value: unknown): value is boolean | string =>
  spec.kind === 'flag' ? typeof value === 'boolean' : spec.choices.some(choice => choice === value)

/**
 * All settings of a table, those that are not named on their defaults. Throws a RangeError for what is no setting of the game, for
 * a value that it cannot have, and for one that has no meaning with the others.
 */
export function checkSettings(
  specs: readonly OptionSpec[],
  seats: number,
  values: Readonly<Record<string, unknown>>,
): SettingValues {
  const strange = Object.keys(values).find(id => !specs.some(spec => spec.id === id))
  if (strange !== undefined) throw new RangeError(`This game has no option "${strange}".`)
  const all = { ...defaultSettings(specs) }
  for (const spec of specs) {
    const value = values[spec.id]
    if (value === undefined) continue
    if (!isSetting(spec, value)) {
      throw new RangeError(`The option "${spec.id}" cannot be ${JSON.stringify(value)}.`)
    }
    all[spec.id] = value
  }
  const settled = meaningfulSettings(specs, seats, all)
  const vain = specs.find(({ id }) => settled[id] !== all[id])
  if (vain) throw new RangeError(`The option "${vain.id}" goes only with ${conditionsOf(vain)}.`)
  return settled
}

const conditionsOf = ({ onlyWith = {} }: OptionSpec): string =>
  Object.entries(onlyWith)
    .map(([of, allowed]) => (of === 'seats' ? `${allowed.join(' or ')} seats` : `${of}: ${allowed.join(' or ')}`))
    .join(' and ')

/**
 * Checks the parts chosen for the seats (null: drawn at random). Throws a RangeError for a number of seats that the game does not
 * take, for a part that it does not have with so many, and for one that is chosen twice.
 */
export function checkRoles(
  { seats, roles }: Pick<Game<Kinds>, 'seats' | 'roles'>,
  chosen: readonly (string | null)[],
): void {
  const { min, max } = seats
  const count = chosen.length
  if (count < min || count > max) throw new RangeError(`This game takes ${min} to ${max} seats, not ${count}.`)
  const parts = chosen.filter(role => role !== null)
  const unknown = parts.find(role => !roles(count).includes(role))
  if (unknown !== undefined) throw new RangeError(`"${unknown}" cannot be played with ${count} seats.`)
  if (new Set(parts).size < parts.length) throw new RangeError('Two seats cannot play the same part.')
}
