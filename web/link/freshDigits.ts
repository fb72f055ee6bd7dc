/** Hexadecimal digits that nobody can guess. Browsers give UUIDs to pages that come over https alone, and in a home network they do not. */
export const freshDigits = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map(byte => byte.toString(16).padStart(2, '0')).join('')
