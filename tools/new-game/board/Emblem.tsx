import { type Colour, colours } from '../data/colours.ts'

/** Each colour has a shape, too, for those who cannot tell colours apart. */
const looks: Readonly<Record<Colour, { token: string; shape: string }>> = {
  red: { token: '--danger', shape: 'M-7 -7H7V7H-7Z' },
  green: { token: '--good', shape: 'M0 -9L8 6H-8Z' },
  blue: { token: '--accent', shape: 'M-8 0A8 8 0 1 0 8 0A8 8 0 1 0 -8 0Z' },
  gold: { token: '--gold', shape: 'M0 -9L9 0L0 9L-9 0Z' },
}

const isColour = (role: string): role is Colour => (colours as readonly string[]).includes(role)

export const colorToken = (role: string): string => (isColour(role) ? looks[role].token : '--ink')

/** The sign of a colour. Beside names it is decoration. */
export function Emblem({ role, size = 24 }: { role: string; size?: number }) {
  if (!isColour(role)) return null
  return (
    <svg width={size} height={size} viewBox="-11 -11 22 22" aria-hidden="true">
      <path d={looks[role].shape} fill={`var(${looks[role].token})`} />
    </svg>
  )
}
