import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardFace } from '../../../ui/Card.tsx'
import { battles, planOf } from '../data/battles.ts'
import { type CardFacts, cards, cardTable } from '../data/cards.ts'
import { commanders } from '../data/commanders.ts'
import { signs } from '../data/dice.ts'
import { texts } from '../texts/index.ts'
import Choice from './Choice.tsx'
import { cardFace, commanderFace } from './cards.tsx'
import { dieFace } from './signs.ts'

const { en } = texts
const count = (html: string, part: string) => html.split(part).length - 1
const plainly = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll('&#x27;', '’')

test('BW-3.4: each of the 70 leadership cards shows a row of signs for every command, and its tactic with what it needs', () => {
  expect(cards.length).toBe(70)
  for (const card of cards) {
    const html = renderToStaticMarkup(<CardFace {...cardFace(card, en)} />)
    const { commands, tactic } = cardTable[card] as CardFacts
    expect(count(html, 'class="bw-act'), card).toBe(commands.length + (tactic ? 2 : 0))
    for (const text of en.effects.commands[card]) expect(plainly(html)).toContain(text)
  }
})

test('BW-12.9: a commander’s card tells what he does always, and once; a captured one is pale', () => {
  for (const commander of commanders) {
    const html = plainly(renderToStaticMarkup(<CardFace {...commanderFace(commander, en)} />))
    expect(html).toContain(en.effects.unitAbilities[commander])
    expect(html).toContain(en.effects.commitAbilities[commander])
  }
  const captured = { seat: 0, tokens: 1, used: true, where: 'captured' } as const
  expect(renderToStaticMarkup(<CardFace {...commanderFace('eddard-stark', en, captured)} />)).toContain('spent')
})

test('BW-2.4: the five signs of dice and tokens differ in their outline', () => {
  expect(new Set(signs.map(sign => dieFace(sign, en.names).icon)).size).toBe(5)
})

test('BW-3.8: the plan of every battle is drawn with all units where they begin, below the setting that chooses it', () => {
  for (const battle of battles) {
    const html = renderToStaticMarkup(<Choice option="battle" choice={battle} texts={en} />)
    const plan = planOf(battle)
    const units = plan ? plan.units.stark.length + plan.units.lannister.length : 0
    expect(count(html, 'class="bw-picture-unit'), battle).toBe(units)
    expect(count(html, 'bw-picture-objective'), battle).toBe(plan?.objectives.length ?? 0)
    expect(html).toContain(en.names.battles[battle])
  }
  expect(renderToStaticMarkup(<Choice option="withdrawal" choice="true" texts={en} />)).toBe('')
})
