import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { capitalized, languages } from '../../../../text/index.ts'
import { unitTypes } from '../../data/units.ts'
import { scene } from '../../testing.ts'
import { texts } from '../../texts/index.ts'
import { Legend } from '../Legend.tsx'
import type { BoardProps } from '../props.ts'
import { HousesPanel } from './HousesPanel.tsx'
import { Own } from './Own.tsx'
import { TracksPanel } from './TracksPanel.tsx'

const props = (house: 'stark' | null): BoardProps => ({
  view: scene(6, { empty: false }).view(house),
  texts: texts.en,
  busy: false,
  highlighted: [],
  news: [],
  log: [],
  isRevisited: false,
  onHighlight: () => {},
  onMove: () => {},
  onMoves: () => {},
})

const houses = (html: string) => [...html.matchAll(/<section[^>]*data-on="seat:(\d)"/g)].map(([, seat]) => Number(seat))

it('which house is one’s own is told with the tracks, and nowhere twice', () => {
  expect(renderToStaticMarkup(<TracksPanel {...props('stark')} />)).toContain('You are House Stark.')
  expect(renderToStaticMarkup(<HousesPanel {...props('stark')} />)).not.toContain('You are')
})

it('the panel of houses has one’s own first', () => {
  const own = props('stark')
  const html = renderToStaticMarkup(<HousesPanel {...own} />)
  expect(houses(html)[0]).toBe(own.view.seat)
  expect(houses(html)).toHaveLength(6)
  const watched = props(null)
  expect(houses(renderToStaticMarkup(<HousesPanel {...watched} />))).toEqual(watched.view.open.tracks['iron-throne'])
})

it('own Power stands beside the question, and nothing beside that of a spectator', () => {
  expect(renderToStaticMarkup(<Own {...props('stark')} />)).toContain('5 Power')
  expect(renderToStaticMarkup(<Own {...props(null)} />)).toBe('')
})

it.for(languages)('the legend explains what is drawn on the map: %s', language => {
  const html = renderToStaticMarkup(<Legend texts={texts[language]} />)
  for (const unit of unitTypes) expect(html).toContain(capitalized(texts[language].names.units[unit]))
  expect(html.match(/<dt>/g)).toHaveLength(19)
  expect(html).not.toContain('undefined')
})
