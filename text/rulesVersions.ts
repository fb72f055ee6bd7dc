/** By which versions of the rules a game was played, as people read it. */
import type { OtherRules, RulesSpan } from '../kernel/index.ts'
import { article } from './hungarian.ts'

interface Words {
  /** "1 up to move 69, 2 from there": of which the versions after the first are given with their first moves. */
  spans(played: readonly RulesSpan[]): string
  /** Why a record cannot be replayed. */
  otherRules(rules: OtherRules): string
}

const en: Words = {
  spans: ([first, ...later]) =>
    [`${first.version}`, ...later.map(({ from, version }) => ` up to move ${from - 1}, ${version} from there`)].join(
      '',
    ),
  otherRules: ({ played, now }) =>
    `The rules have changed since. The game was played by version ${en.spans(played)}; here version ${now} is played, and the game cannot be replayed by it.`,
}

const ordinal = (n: number) => `${article(`${n}`)} ${n}.`

const hu: Words = {
  spans: ([first, ...later]) =>
    [
      `${first.version}. változat`,
      ...later.map(({ from, version }) => ` ${ordinal(from - 1)} lépésig, onnan ${ordinal(version)} változat`),
    ].join(''),
  otherRules: ({ played, now }) =>
    `A szabályok azóta változtak. A játszma szabályai: ${hu.spans(played)}; itt ${ordinal(now)} változat érvényes, és azzal a játszma nem játszható újra.`,
}

export const rulesVersions = { en, hu }
