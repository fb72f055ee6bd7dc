import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Language } from '../../../text/index.ts'
import { type Place, places } from '../data/areas.ts'
import { scene } from '../testing.ts'
import { texts } from '../texts/index.ts'
import { draftOf } from './draft.ts'
import { Hits, type Marks } from './Hits.tsx'
import { type Scenes, sceneAt } from './scene.ts'

/** The places of the map in a game of three, Stark's Winterfell marked where `marks` says so. */
function drawn(language: Language, marks: Marks = new Map()) {
  const t = scene(3).army('winterfell', 'stark', 'footman')
  const view = t.view('stark')
  const scenes = Object.fromEntries(places.map(place => [place, sceneAt(view, draftOf(view), place)])) as Scenes
  const html = renderToStaticMarkup(<Hits marks={marks} highlighted={[]} scenes={scenes} texts={texts[language]} />)
  const paths = [...html.matchAll(/<path[^>]*>/g)].map(([path]) => path)
  return (place: Place) => paths.find(path => path.includes(`data-place="${place}"`))!
}

test('a place of the map tells everything that is printed on it, and whether it is closed', () => {
  const at = drawn('en')
  const tells = (place: Place, ...words: string[]) => {
    for (const each of words) expect(at(place)).toContain(each)
  }
  tells('winterfell', 'Winterfell. Stark: Footman. ', 'stronghold (2 mustering points), Supply icon: 1, Power icon: 1')
  tells('winterfell', 'Borders on: ', 'Karhold', 'Moat Cailin', 'Port of Winterfell')
  tells('flints-finger', 'land area, castle (1 mustering point)')
  tells('the-shivering-sea', 'sea area. Borders on: ')
  tells('bay-of-ice', 'sea area. Borders on: ', 'Flint’s Finger', 'Port of Winterfell')
  tells('port-of-winterfell', 'port. Borders on: Winterfell, ')
  tells('sunspear', 'closed in this game')
  expect(at('winterfell')).not.toContain('closed')
  expect(drawn('hu')('sunspear')).toContain('ebben a játszmában zárva van')
})

test('the Tab key leads to the places where something may be done, and to the map where there are none', () => {
  const tab = (at: ReturnType<typeof drawn>, index: number) =>
    places.filter(place => at(place).includes(`tabindex="${index}"`))
  const acting = drawn('en', new Map([['winterfell', 'begin']]))
  expect(tab(acting, 0)).toEqual(['winterfell'])
  expect(tab(acting, -1)).toHaveLength(places.length - 1)
  expect(tab(drawn('en'), 0)).toHaveLength(1)
})
