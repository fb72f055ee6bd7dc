/** What a browser says of itself, so that its person can tell it from others: as little as serves that. */

const browsers = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\//],
  ['Safari', /Safari\//],
] as const
const systems = [
  ['Android', /Android/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Windows', /Windows/],
  ['Mac', /Macintosh/],
  ['Linux', /Linux|X11/],
] as const

/** 'Firefox, Linux', from the header `User-Agent`; empty: not known. */
export function deviceOf(agent = ''): string {
  const names = [browsers, systems].map(list => list.find(([, sign]) => sign.test(agent))?.[0])
  return names.filter(name => name !== undefined).join(', ')
}
