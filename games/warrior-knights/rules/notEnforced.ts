/** Rules that speak of people or of things on a real table, where a program has nothing to enforce: number -> why. */
export const notEnforced: Readonly<Record<string, string>> = {}
