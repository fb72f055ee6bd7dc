/**
 * What a bot that thinks lays out in a draft: no trial sees far enough to tell one draft from another, so it goes by rules of
 * thumb here, too, by better ones than those of the easy bot.
 */
import { type BaronCard, mostPerStack, stackCount } from '../data/actionCards.ts'
import { nobleOf, type Shape } from '../data/barons.ts'
import { strengthOf } from '../data/troops.ts'
import type { Move } from '../types.ts'
import { type BotView, best, first, of } from './botView.ts'
import { wishes } from './planning.ts'

/** Which Noble gets the strongest card, the next one, and so on. */
type Shares = readonly [Shape, Shape, Shape, Shape, Shape, Shape]

/** Two can besiege a city of 300, two more one of 200 (WK-9.4.1). */
const even: Shares = ['square', 'star', 'square', 'star', 'triangle', 'circle']

/** 250 storm a city of 200 under the triangle, in nine of ten battles (WK-9.2.9); three more Nobles besiege one of 200 each. */
const storming: Shares = ['triangle', 'triangle', 'triangle', 'star', 'square', 'circle']

/** WK-3.8: troops for all four Nobles: each of them takes a city in the first two rounds. */
const assignBy =
  (shares: Shares) =>
  ({ open, me }: BotView, legalMoves: readonly Move[]): Move => {
    const assigning = of(legalMoves, 'assign')
    const left = [...new Set(assigning.map(({ card }) => card))]
    const strongest = best(left, strengthOf)
    const to = nobleOf(open.barons[me], shares[shares.length - left.length])
    return assigning.find(move => move.card === strongest && move.to === to) ?? first(legalMoves, 'commit')
  }

const marching: readonly BaronCard[] = ['mobilize-forces', 'versatile-strategy']

const count = (cards: readonly BaronCard[], card: BaronCard): number => cards.filter(each => each === card).length

/** What is wanted, the most wanted first. */
type Wishes = (botView: BotView) => BaronCard[]

/** The Church comes after everything else that is wanted. */
function worldly(botView: BotView): BaronCard[] {
  const list = wishes(botView)
  const faith: BaronCard = 'serve-the-church'
  return [...list.filter(card => card !== faith), ...list.filter(card => card === faith)]
}

/** The most wanted cards that there are, as many as may be planned. */
function handOf(botView: BotView, wishesOf: Wishes): BaronCard[] {
  const all = [...botView.own.hand, ...botView.own.stacked.flat()]
  const list = wishesOf(botView)
  const found = list.filter((card, i) => count(list.slice(0, i), card) < count(all, card))
  return found.slice(0, mostPerStack * stackCount)
}

/** WK-4.1: what marches goes as late as it may: whoever has moved before is exhausted, and answers a siege no more. */
const planBy =
  (wishesOf: Wishes) =>
  (botView: BotView, legalMoves: readonly Move[]): Move => {
    const { stacked } = botView.own
    const wanted = handOf(botView, wishesOf)
    const next = wanted.find((card, i) => count(wanted.slice(0, i + 1), card) > count(stacked.flat(), card))
    const options = of(legalMoves, 'plan').filter(({ card }) => card === next)
    if (options.length === 0) return first(legalMoves, 'commit')
    const lateness = (stack: number) => (marching.includes(next!) ? stack * mostPerStack : 0)
    return best<Extract<(typeof options)[number], { do: 'plan' }>>(
      options,
      ({ stack }) => lateness(stack) - stacked[stack].length,
    )
  }

export const drafts = { assign: assignBy(even), plan: planBy(wishes) } as const
export const stormingDrafts: typeof drafts = { assign: assignBy(storming), plan: planBy(worldly) }
