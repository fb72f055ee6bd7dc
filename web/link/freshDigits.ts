/** Hexadecimal digits that nobody can guess. */
export const freshDigits = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')
