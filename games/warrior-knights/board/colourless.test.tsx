import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { barons, nobleOf, shapes } from '../data/barons.ts'
import { Emblem } from './Emblem.tsx'
import type { SiteScene } from './scene.ts'
import { ArmyToken, SiteToken } from './Tokens.tsx'

/** So many drawings are different when classes, and with them colours, are taken away. */
const differ = (drawings: readonly React.ReactElement[]) =>
  new Set(drawings.map(each => renderToStaticMarkup(each).replaceAll(/ class="[^"]*"/g, ''))).size

const army = (exhausted: boolean) => ({ strength: 200, tokens: 0, exhausted })
const site: SiteScene = {
  id: 'lenz',
  owner: null,
  strength: 300,
  size: 300,
  income: 3,
  fortified: false,
  breaches: 0,
  garrison: null,
  sieges: [],
}

describe('without any colour', () => {
  test('the six Barons are told apart by their arms, the 24 Nobles by shape and charge, tired ones by how they lie', () => {
    expect(differ(barons.map(baron => <Emblem key={baron} role={baron} />))).toBe(6)
    const all = barons.flatMap(baron =>
      shapes.flatMap(shape => [false, true].map(tired => ({ noble: nobleOf(baron, shape), ...army(tired) }))),
    )
    expect(differ(all.map(each => <ArmyToken key={`${each.noble} ${each.exhausted}`} {...each} />))).toBe(48)
  })

  test('so are cities: size, owner, fortification, breaches, siege', () => {
    const cities: SiteScene[] = [
      site,
      { ...site, size: 200 },
      { ...site, size: 400 },
      { ...site, owner: 'red' },
      { ...site, owner: 'blue' },
      { ...site, fortified: true },
      { ...site, breaches: 1 },
      { ...site, breaches: 2 },
      { ...site, sieges: [{ by: 'red', round: 1 }] },
      { ...site, income: null },
    ]
    expect(differ(cities.map(each => <SiteToken key={JSON.stringify(each)} {...each} />))).toBe(cities.length)
  })
})
