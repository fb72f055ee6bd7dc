import { readFileSync } from 'node:fs'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { areas, areaTable } from '../../data/areas.ts'
import { texts } from '../../texts/index.ts'
import { MapGround } from './MapGround.tsx'

const draw = (language: 'en' | 'hu') =>
  renderToStaticMarkup(
    <svg aria-label="Westeros">
      <MapGround names={texts[language].names.places} title="Westeros" tints={<path className="tint" />} />
    </svg>,
  )
const count = (markup: string, tag: RegExp) => markup.match(tag)?.length ?? 0

describe('the ground of the map', () => {
  it.each(['en', 'hu'] as const)('writes every name in %s', language => {
    const text = draw(language).replaceAll(/<[^>]+>/g, '\n')
    for (const area of areas) {
      const letters = texts[language].names.places[area].replaceAll(/[ -]/g, '')
      expect(text.replaceAll(/[\s-]/g, '')).toContain(letters)
    }
  })

  it('draws 10 strongholds, 10 castles, 24 barrels, 19 crowns and 8 anchors', () => {
    const markup = draw('en')
    const marks = ['stronghold', 'castle', 'barrel', 'crown', 'anchor']
    expect(marks.map(mark => count(markup, new RegExp(`data-glyph="${mark}"`, 'g')))).toEqual([10, 10, 24, 19, 8])
    expect(areas.reduce((sum, area) => sum + areaTable[area].supply, 0)).toBe(24)
  })

  it('lays the tints over the wash and under the ink', () => {
    const markup = draw('en')
    expect(markup.indexOf('map-land"')).toBeLessThan(markup.indexOf('class="tint"'))
    expect(markup.indexOf('class="tint"')).toBeLessThan(markup.indexOf('map-coast'))
  })

  it('stays under 900 nodes, all of them drawable', () => {
    expect(draw('hu')).not.toMatch(/NaN|Infinity|undefined/)
    expect(count(draw('hu'), /<[a-z]/gi)).toBeLessThan(900)
  })

  it('names colours only as custom properties, each once with a value for day and night', () => {
    expect(draw('en')).not.toMatch(/(fill|stroke)="#/)
    const rules = readFileSync(new URL('../../../../ui/map/map.css', import.meta.url), 'utf8').split('\n')
    for (const rule of rules.filter(line => /#[0-9a-f]{3,8}\b/i.test(line))) {
      expect(rule).toMatch(/^ {2}--map-[a-z-]+: light-dark\(#[0-9a-f]+, #[0-9a-f]+\);$/)
    }
  })
})
