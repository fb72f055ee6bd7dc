/** The shape of what comes from outside. Whether it is allowed is the table's to say; whether a move is legal, the game's. */
import * as z from 'zod'
import { levelsToChoose } from '../../bots/levels.ts'
import { longestRun } from '../limits.ts'
import { isMove } from '../moves/isMove.ts'
import { isOnePace, onePace, pace, reserve } from './pace.ts'
import type { Request } from './protocol.ts'
import { language, options, word } from './setup.ts'

const seat = z.int().min(0).max(63)
const bot = z.enum(levelsToChoose)

const move = z.custom(isMove)

const subject = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('replace'), seat }),
  z.strictObject({ do: z.enum(['draw', 'cancel']) }),
  z.strictObject({ do: z.literal('pace'), ...pace, reserve }).refine(isOnePace, onePace),
])

const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat, role: z.string().max(64).nullable().optional(), word: word.optional() }),
  z.strictObject({ do: z.literal('leave'), seat }),
  z.strictObject({ do: z.literal('start'), fewer: z.boolean().optional() }),
  z.strictObject({ do: z.literal('kick'), seat }),
  z.strictObject({ do: z.literal('ask-ready') }),
  z.strictObject({ do: z.literal('ready'), seat, yes: z.boolean() }),
  z
    .strictObject({
      do: z.literal('set-up'),
      options,
      private: z.boolean(),
      language: language.nullable(),
      ...pace,
      reserve,
    })
    .refine(isOnePace, onePace),
  z.strictObject({ do: z.literal('close') }),
  z.strictObject({
    do: z.literal('move'),
    seat,
    n: z.int().min(0),
    move: z.union([move, z.array(move).min(1).max(longestRun)]),
  }),
  z.strictObject({ do: z.literal('undo'), seat, n: z.int().min(0).optional() }),
  z.strictObject({ do: z.literal('ask-undo'), seat }),
  z.strictObject({ do: z.literal('agree'), seat, yes: z.boolean() }),
  z.strictObject({ do: z.literal('call-vote'), seat, on: subject }),
  z.strictObject({ do: z.literal('vote'), seat, yes: z.boolean() }),
  z.strictObject({ do: z.literal('vacation'), seat, days: z.int().min(0).max(60) }),
  z.strictObject({ do: z.literal('auto-pass'), seat, when: z.enum(['never', 'unless-i-can-play', 'always']) }),
  z.strictObject({
    do: z.literal('answer-ahead'),
    seat,
    question: z.string().max(64),
    topic: z.string().max(64),
    move: move.nullable(),
  }),
  z.strictObject({
    do: z.literal('chat'),
    seat: seat.nullable(),
    to: seat.nullable(),
    text: z.string().max(10_000),
    phrase: z.string().max(64).optional(),
    id: z.string().min(1).max(64).optional(),
  }),
  z.strictObject({ do: z.literal('sequel') }),
  z.strictObject({ do: z.literal('rematch') }),
  z.strictObject({ do: z.literal('hurry') }),
  z.strictObject({ do: z.literal('stand-in'), seat, bot }),
  z.strictObject({ do: z.literal('return'), seat }),
  z.strictObject({
    do: z.literal('let-program'),
    seat,
    key: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
  }),
  z.strictObject({ do: z.literal('fill'), seat, with: z.union([bot, z.literal('open')]) }),
])

const request = z.strictObject({ id: z.string().min(1).max(64), command })

/** A request from outside; null when it is none. */
export function readRequest(value: unknown): Request | null {
  return (request.safeParse(value).data as Request | undefined) ?? null
}
