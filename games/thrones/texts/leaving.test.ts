import { describe, expect, test } from 'vitest'
import { type Language, plain } from '../../../text/index.ts'
import type { LandArea } from '../data/areas.ts'
import { type Scene, scene } from '../testing.ts'
import { texts } from './index.ts'

/** Stark marches with its only Footman from the area to the next one, and looks at the buttons to set out. */
function labels(t: Scene, from: LandArea, to: LandArea, language: Language = 'en'): string[] {
  t.army(from, 'stark', 'footman')
    .order(from, 'march-0')
    .run({ do: 'marchOrder', seat: t.seat('stark') })
  if (t.question() === 'marchOrder') t.move('stark', { do: 'march', from })
  t.move('stark', { do: 'go', unit: 'footman', to })
  return t.of('stark', 'commit').map(move => plain(texts[language].moves.commit(move, t.view('stark'))))
}

describe('setting out tells the true consequence', () => {
  test('own home area: no question', () => {
    expect(labels(scene(6), 'winterfell', 'castle-black')).toEqual(['March'])
    expect(labels(scene(6), 'winterfell', 'castle-black', 'hu')).toEqual(['Indulás'])
  })

  test('own Power token already there: no warning', () => {
    expect(labels(scene(6).banner('karhold', 'stark'), 'karhold', 'winterfell')).toEqual(['March'])
  })

  test('an area of nobody: it is given up', () => {
    expect(labels(scene(6), 'karhold', 'winterfell')).toEqual([
      'March without leaving a Power token: you give up Karhold',
      'March, leaving a Power token in Karhold',
    ])
    expect(labels(scene(6), 'the-stony-shore', 'winterfell', 'hu')).toEqual([
      'Indulás hatalomjelző nélkül: elveszíted az uralmat itt: a Köves-part',
      'Indulás, hatalomjelzőt hagyva a Köves-parton',
    ])
  })

  test('no Power to leave: says so', () => {
    expect(labels(scene(6).power('stark', 0), 'karhold', 'winterfell')).toEqual([
      'March without leaving a Power token (you have none): you give up Karhold',
    ])
    expect(labels(scene(6).power('stark', 0), 'karhold', 'winterfell', 'hu')).toEqual([
      'Indulás hatalomjelző nélkül (nincs több): elveszíted az uralmat itt: Karhold',
    ])
  })

  test('an area of nobody with Ships in its port: they are lost', () => {
    const t = scene(6).army('port-of-white-harbor', 'stark', 'ship', 'ship')
    expect(labels(t, 'white-harbor', 'winterfell')[0]).toBe(
      'March without leaving a Power token: you give up White Harbor, and your 2 Ships in its port are lost',
    )
  })

  test('a foreign home area: its house has it back, and may replace the Ships in port', () => {
    const t = scene(6).garrison('lannisport', null).army('port-of-lannisport', 'stark', 'ship')
    expect(labels(t, 'lannisport', 'riverrun')).toEqual([
      'March without leaving a Power token: Lannister will have Lannisport back and may replace your 1 Ship in its port',
      'March, leaving a Power token in Lannisport',
    ])
    const hu = scene(6).garrison('lannisport', null).army('port-of-lannisport', 'stark', 'ship')
    expect(labels(hu, 'lannisport', 'riverrun', 'hu')[0]).toBe(
      'Indulás hatalomjelző nélkül: Lannister visszakapja Lannister-révet, és a sajátjára cserélheti a kikötőben álló 1 hajódat',
    )
  })

  test('a foreign home area with own Power token: no warning', () => {
    const t = scene(6).garrison('lannisport', null).banner('lannisport', 'stark')
    expect(labels(t, 'lannisport', 'riverrun')).toEqual(['March'])
  })

  test('routed units stay behind and hold the area: no warning', () => {
    expect(labels(scene(6).routed('karhold', 'stark', 'knight'), 'karhold', 'winterfell')).toEqual(['March'])
  })

  test('the home area of a house that does not play belongs to nobody', () => {
    expect(labels(scene(4), 'highgarden', 'the-reach')).toEqual([
      'March without leaving a Power token: you give up Highgarden',
      'March, leaving a Power token in Highgarden',
    ])
  })
})
