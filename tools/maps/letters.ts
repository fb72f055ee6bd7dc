/** Widths of the letters of the map's face (fonts/names.woff2), in hundredths of the type size, never too small. */
const widths: [width: number, letters: string][] = [
  [21, ' ’'],
  [33, 'ijí'],
  [39, 'IÍJ-'],
  [51, 'flsptyz'],
  [54, 'FLSabceváé'],
  [57, 'PTYgkruúüű'],
  [60, 'EZdoqxÉóöő'],
  [63, 'ABCRVnÁ'],
  [66, 'Kh'],
  [69, 'GOUXÓÖÚÜŐŰ'],
  [72, 'DQm'],
  [78, 'NH'],
  [81, 'w'],
  [87, 'M'],
  [96, 'W'],
]
const widthOf = new Map(
  widths.flatMap(([width, letters]) => [...letters].map(letter => [letter, width / 100] as const)),
)

/** Width of a line as a part of the type size, with the spacing of the letters in map.css. */
export function lineWidth(line: string, spacing: number): number {
  return [...line].reduce((sum, letter) => sum + (widthOf.get(letter) ?? 0.7) + spacing, 0)
}
