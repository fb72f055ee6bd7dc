/** What goes over HTTP of ratings and statistics. Addresses are in docs/protocol.md. */
import * as z from 'zod'

const count = z.int().min(0)

export const gameName = z.object({ game: z.string().max(40) })

/** `points`: 1000 for a newcomer; `sure`: after enough rated games. */
const rating = z.object({ game: z.string(), points: z.int(), games: count, sure: z.boolean() })
export const ratings = z.array(rating)

/** Best first; equal points share a place. `games`: rated ones. */
export const leaderboard = z.array(
  z.object({
    place: count,
    id: z.string(),
    name: z.string(),
    picture: z.string().nullable(),
    isGuest: z.boolean(),
    points: z.int(),
    games: count,
    /** The reader. */
    mine: z.boolean(),
  }),
)

/** What a rated game has made of the points of the players, by seat; empty until it is counted. */
export const changes = z.array(z.object({ seat: count, place: count, before: z.int(), after: z.int() }))

/** Against somebody, by game: `ahead`, how often the reader came before the other. */
export const meetings = z.array(z.object({ game: z.string(), played: count, ahead: count, behind: count }))

/** How often something was so, at tables of so many seats. */
export const statistics = z.array(z.object({ seats: count, what: z.string(), of: z.string(), n: count }))

export type RatingShown = z.infer<typeof rating>
export type LeaderShown = z.infer<typeof leaderboard>[number]
export type RatingChange = z.infer<typeof changes>[number]
export type MeetingShown = z.infer<typeof meetings>[number]
export type TallyShown = z.infer<typeof statistics>[number]
