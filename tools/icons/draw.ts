/**
 * Draws the icons of the installed page from the crown of the house, once for each size, with a margin that masks may cut away:
 *
 *   npx node tools/icons/draw.ts
 */
import { openChromium } from '../../cli/bench/chromium.ts'

/** Its side in pixels, and the part of it that the crown takes: of what is masked, four fifths are seen for sure. */
const icons = [
  { file: 'icon-192.png', size: 192, part: 0.72, corner: 0.18 },
  { file: 'icon-512.png', size: 512, part: 0.72, corner: 0.18 },
  { file: 'icon-maskable.png', size: 512, part: 0.56, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, part: 0.64, corner: 0 },
]

const crown = 'M5 24 3.5 10.5 10 16 16 6l6 10 6.5-5.5L27 24zM5.5 28h21'

function drawing(size: number, part: number, corner: number): string {
  const side = 32 / part
  const edge = (32 - side) / 2
  // The crown lies one unit below the middle of its own field.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${edge} ${edge + 1} ${side} ${side}">
    <rect x="${edge}" y="${edge + 1}" width="${side}" height="${side}" rx="${side * corner}" fill="#1d3a5c"/>
    <path d="${crown}" fill="none" stroke="#e3bd6a" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round"/></svg>`
}

const browser = await openChromium()
const page = await browser.newPage()
for (const { file, size, part, corner } of icons) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing(size, part, corner)}`)
  await page.screenshot({ path: `web/public/${file}`, omitBackground: true })
}
await browser.close()
