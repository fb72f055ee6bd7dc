/**
 * Effects as data: when they can be used (conditions), and what they do (acts, in order). A game names its conditions and
 * acts in two tables; a card, a law or an ability is then a list of facts, which a file may hold too:
 *
 *   { needs: { role: 'active', supporters: 1 }, acts: [{ do: 'draw', n: 1, per: 'supporter' }] }
 *
 * Acts whose user chooses ask first (`run` answers with a question of the game) and are carried out on what was chosen
 * (`onChosen`).
 */
import type { Context, Drawers, Kinds, Step } from '../kernel/index.ts'

/** What belongs together in the effects of one game. */
export interface EffectKinds {
  kinds: Kinds
  /** Who uses which effect, and all else that conditions and acts look at: open facts alone. */
  self: object
  /** Conditions by name -> the value that an effect asks for. */
  needs: object
  /** Acts: facts with a name. */
  act: { do: string }
  /** What can be chosen for an act: a seat, a unit, a place. */
  target: unknown
}

/** How each condition is looked at. */
export type Conditions<E extends EffectKinds> = {
  readonly [Name in keyof E['needs']]-?: (self: E['self'], value: NonNullable<E['needs'][Name]>) => boolean
}

/** Do all the conditions of an effect hold? */
export function needsHold<E extends EffectKinds>(
  conditions: Conditions<E>,
  self: E['self'],
  needs: Partial<E['needs']>,
): boolean {
  for (const name in needs) {
    const value: unknown = needs[name as keyof E['needs']]
    const holds = conditions[name as keyof E['needs']] as (self: E['self'], value: unknown) => boolean
    if (value !== undefined && !holds(self, value)) return false
  }
  return true
}

type G<E extends EffectKinds> = Drawers<E['kinds']>
type Steps<E extends EffectKinds> = readonly Step<E['kinds']>[]

/** One act. `i` is its number in the effect, for questions that lead back to it. */
export interface ActRule<E extends EffectKinds, Act = E['act'], Target = E['target']> {
  /** Has it something to work on, as far as all know? Left out: always. Where it has not, it is left out. */
  possible?(self: E['self'], act: Act): boolean
  run(g: G<E>, self: E['self'], act: Act, ctx: Context<E['kinds']>, i: number): Steps<E>
  /** Carries it out on what was chosen for it. */
  onChosen?(g: G<E>, self: E['self'], act: Act, ctx: Context<E['kinds']>, chosen: readonly Target[]): Steps<E>
}

/** A rule for every act: one that is missing does not compile. */
export type ActRules<E extends EffectKinds> = {
  // biome-ignore lint/suspicious/noExplicitAny: each act says itself what can be chosen for it
  readonly [Name in E['act']['do']]: ActRule<E, Extract<E['act'], { do: Name }>, any>
}

const ruleOf = <E extends EffectKinds>(rules: ActRules<E>, act: E['act']): ActRule<E> =>
  rules[act.do as E['act']['do']] as unknown as ActRule<E>

export const isPossible = <E extends EffectKinds>(rules: ActRules<E>, self: E['self'], act: E['act']): boolean =>
  ruleOf<E>(rules, act).possible?.(self, act) ?? true

/** Carries an act out, or leaves it out: acts before it may have left it nothing to work on. */
export const runAct = <E extends EffectKinds>(
  rules: ActRules<E>,
  ...[g, self, act, ctx, i]: Parameters<ActRule<E>['run']>
): Steps<E> => (isPossible<E>(rules, self, act) ? ruleOf<E>(rules, act).run(g, self, act, ctx, i) : [])

/** Carries an act out on what was chosen for it. */
export const runOnChosen = <E extends EffectKinds>(
  rules: ActRules<E>,
  ...[g, self, act, ctx, chosen]: Parameters<NonNullable<ActRule<E>['onChosen']>>
): Steps<E> => ruleOf<E>(rules, act).onChosen!(g, self, act, ctx, chosen)

/** An act whose user chooses among some targets: `aim` is the question. Without a target it is not possible. */
export const atTarget = <E extends EffectKinds, Act, Target>(
  pool: (self: E['self'], act: Act) => readonly Target[],
  aim: (self: E['self'], act: Act, among: readonly Target[], i: number) => Step<E['kinds']>,
  onChosen: NonNullable<ActRule<E, Act, Target>['onChosen']>,
): ActRule<E, Act, Target> => ({
  possible: (self, act) => pool(self, act).length > 0,
  run: (_g, self, act, _ctx, i) => [aim(self, act, pool(self, act), i)],
  onChosen,
})
