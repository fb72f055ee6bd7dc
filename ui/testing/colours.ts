/** What tests of colours need: contrast, eyes that see colours otherwise, and drawings without any colour. */

/** The colours that a style sheet names by day and by night: name -> [day, night], hexadecimal. */
export const coloursIn = (css: string): Readonly<Record<string, readonly [string, string]>> =>
  Object.fromEntries(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, day, night]) => [
      name,
      [day, night],
    ]),
  )

type Light = readonly [r: number, g: number, b: number]

/** Light as it comes from the screen, by WCAG 2. */
const lightOf = (hex: string): Light =>
  [1, 3, 5].map(at => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as unknown as Light

const luminance = ([r, g, b]: Light) => 0.2126 * r + 0.7152 * g + 0.0722 * b

type ColourVision = readonly [Light, Light, Light]

/** How much of each light arrives as each, for whom one kind of cones is missing (Machado, Oliveira, Fernandes 2009). */
export const eyes = {
  all: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Readonly<Record<string, ColourVision>>

const through = (eyes: ColourVision, [r, g, b]: Light): Light =>
  eyes.map(row => Math.min(1, Math.max(0, row[0] * r + row[1] * g + row[2] * b))) as unknown as Light

/** The ratio of WCAG 2, from 1 to 21, as some eyes see it. */
export function contrast(a: string, b: string, seen: ColourVision = eyes.all): number {
  const [dark, light] = [a, b].map(hex => luminance(through(seen, lightOf(hex)))).sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

/** A drawing without its colours: what is left is shape, letter and pattern. */
export const withoutColour = (markup: string): string =>
  markup.replaceAll(/ (class|style|fill|stroke|color|data-[\w-]+|aria-[\w-]+|id)="[^"]*"/g, '')
