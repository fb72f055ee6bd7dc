/**
 * Reading the cards of a group that owns the game: its own names, words and effects in the place of ours (see RULINGS.md).
 * Whatever is wrong with them is said in one line that names the place.
 */
import { z } from 'zod'
import { type Ability, type Act, type ActName, type EffectId, effectIds, type Needs } from '../data/abilities.ts'
import type { LocalCard, LocalCards } from '../data/local.ts'
import { cardMoments, isCardMoment, type Moment, moments } from '../data/moments.ts'
import { setLocalCards } from '../rules/cards/localCards.ts'

const amount = z.int().min(0).max(25)
const some = amount.min(1)
const outcome = z.enum(['hostility', 'betrayal', 'truce'])

const act = <Name extends ActName, Shape extends z.core.$ZodLooseShape>(name: Name, shape: Shape) =>
  z.strictObject({ do: z.literal(name), ...shape })

const acts: z.ZodType<Act> = z.discriminatedUnion('do', [
  act('draw', { n: some, per: z.literal('supporter').optional() }),
  act('discard', { least: amount, most: amount, type: z.literal('hostility').optional() }).refine(
    ({ least, most }) => most === 0 || least <= most,
    'least must not be more than most',
  ),
  act('reshuffle', {}),
  act('bury', { n: z.literal(1) }),
  act('peek', { n: some }),
  act('look-hand', {}),
  act('share', { n: some }),
  act('ransom', { n: some }),
  act('take-hostage', {}),
  act('pay', { n: some }),
  act('distribute', {
    upTo: some,
    per: z.literal('supporter').optional(),
    if: z.literal('lost').optional(),
  }),
  act('reinforce', { upTo: some }),
  act('gather', { upTo: some }),
  act('sacrifice', { n: some }),
  act('drain', {
    whose: z.enum(['opposing-active', 'opposing-supporters', 'losers']),
    n: z.union([some, z.literal('all but 1')]),
  }),
  act('strike', { whose: z.enum(['any', 'opposing']), n: some }),
  act('pluck', { n: some, characters: some }),
  act('choose-event', { n: some.min(2) }),
  act('name-defender', {}),
  act('forbid', {}),
  act('skip-support', {}),
  act('force-support', {}),
  act('rally', {}),
  act('retreat', {}),
  act('switch-side', {}),
  act('open-first', {}),
  act('outcome', { is: outcome.exclude(['betrayal']) }),
  act('add', { n: some, per: z.enum(['discarded', 'fighter']).optional() }),
  act('add-half-discarded', {}),
  act('turn-up', {}),
  act('replace-card', {}),
  act('no-reward', {}),
  act('no-punishment', { whose: z.enum(['own', 'side']) }),
  act('no-betrayal-hostages', {}),
  act('instead', { n: amount }),
])

const needs: z.ZodType<Needs> = z.strictObject({
  role: z.enum(['challenger', 'active', 'supporter', 'participant', 'bystander']).optional(),
  side: z.enum(['challenger', 'defender']).optional(),
  outcome: outcome.optional(),
  result: z.enum(['won', 'lost', 'truce-failed']).optional(),
  sheet: some.optional(),
  supporters: some.optional(),
  influence: some.optional(),
  opponentLiving: some.optional(),
})

const conflict: readonly Moment[] = [...cardMoments, 'hostage-taking']

/** The moments at which an act makes sense; those left out fit any. */
const momentsOf: Readonly<Partial<Record<ActName, readonly Moment[]>>> = {
  'look-hand': conflict,
  share: conflict,
  ransom: conflict,
  'take-hostage': ['hostage-taking', 'after-resolution'],
  reinforce: conflict,
  gather: conflict,
  sacrifice: conflict,
  drain: conflict,
  strike: conflict,
  pluck: conflict,
  'choose-event': ['before-event'],
  'name-defender': ['before-event'],
  forbid: ['before-character'],
  'skip-support': ['before-support-phase'],
  'force-support': ['before-support'],
  rally: ['before-cards'],
  retreat: ['before-cards'],
  'switch-side': ['before-cards'],
  'open-first': ['before-cards'],
  outcome: ['after-reveal'],
  add: ['before-cards', 'after-reveal'],
  'add-half-discarded': ['before-cards', 'after-reveal'],
  'turn-up': ['before-cards', 'after-reveal'],
  'replace-card': ['after-reveal'],
  'no-reward': ['outcome-set'],
  'no-punishment': ['outcome-set'],
  'no-betrayal-hostages': ['outcome-set'],
  instead: ['torture', 'release', 'draw-up'],
}

/** Does it speak of the side of whoever uses it, at a moment when one may have none? */
function isSided(each: Act): boolean {
  if (each.do === 'drain') return each.whose !== 'losers'
  if (each.do === 'strike') return each.whose === 'opposing'
  if (each.do === 'draw' || each.do === 'distribute') return each.per === 'supporter'
  return each.do === 'look-hand' || each.do === 'ransom'
}

/** Moments at which somebody can act who stands on no side. */
const loose: readonly Moment[] = ['torture', 'release', 'offer-refused', 'after-resolution', 'draw-up']

function complaint(by: EffectId, { at, needs: { role }, acts: list }: Ability): string | null {
  if (by.startsWith('card-') && !isCardMoment(at)) return `a card can be played at ${cardMoments.join(', ')}, not ${at}`
  const misplaced = list.find(each => momentsOf[each.do] && !momentsOf[each.do]!.includes(at))
  if (misplaced) return `"${misplaced.do}" fits ${momentsOf[misplaced.do]!.join(', ')}, not ${at}`
  const hasSide = by.startsWith('card-') || (role !== undefined && role !== 'bystander') || !loose.includes(at)
  const sided = list.find(isSided)
  if (sided && !hasSide) return `"${sided.do}" speaks of a side: "needs" must name a role that has one`
  return null
}

const ability = z
  .strictObject({ at: z.enum(moments), needs: needs.default({}), acts: z.array(acts).min(1).max(6) })
  .transform((each): Ability => ({ ...each, from: 'local' }))

/** One line of text. */
const line = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^\P{Cc}*$/u, 'must be one line')
const words = (most: number) => z.strictObject({ en: line(most).optional(), hu: line(most).optional() })

const card: z.ZodType<LocalCard> = z.strictObject({
  name: words(60).optional(),
  text: words(400).optional(),
  ability: ability.optional(),
})

const file = z.partialRecord(z.enum(effectIds as [EffectId, ...EffectId[]]), card)

/** Checks the cards of a group. Throws a RangeError with one line that names the card and the place. */
export function readLocalCards(json: unknown): LocalCards {
  const read = file.safeParse(json)
  if (!read.success) {
    const [{ path, message }] = read.error.issues
    throw new RangeError(`${['iron-throne', ...path].join('.')}: ${message}.`)
  }
  for (const [by, { ability: own }] of Object.entries(read.data) as [EffectId, LocalCard][]) {
    const wrong = own && complaint(by, own)
    if (wrong) throw new RangeError(`iron-throne.${by}.ability: ${wrong}.`)
  }
  return read.data as LocalCards
}

/** Games that begin from now on are played with these cards. Throws a RangeError when something is wrong with them. */
export const setOwnCards = (json: unknown): void => setLocalCards(readLocalCards(json))
