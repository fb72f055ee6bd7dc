/** People, their sessions and their results. */
import { expect, it } from 'vitest'
import { toyTable } from '../../../table/testing/play.ts'
import type { Session } from '../../store/people.ts'
import { summaryOf } from '../../summary.ts'
import type { Hands } from './hands.ts'

export function keepsPeople({ store, freshId }: Hands): void {
  const people = () => store().people
  const sessionOf = (user: string, id = user): Session & { hash: string } => ({
    id,
    user,
    device: 'Firefox, Linux',
    created: 1,
    seen: 2,
    hash: `hash-${id}`,
  })
  const newcomer = async (name: string) => {
    const id = freshId()
    await people().add({ id, name }, sessionOf(id))
    return id
  }

  it('knows users by the hash of their token', async () => {
    const id = await newcomer('Őrs')
    const { hash, ...session } = sessionOf(id)
    expect(await people().ofToken(hash)).toEqual({ user: { id, name: 'Őrs' }, session })
    expect(await people().ofToken(id)).toBeNull()
    expect(await people().rename(id, 'Űr', `ur ${id}`)).toBe(true)
    expect(await people().user(id)).toEqual({ id, name: 'Űr' })
    await expect(people().add({ id: `${id}x`, name: 'thief' }, sessionOf(id))).rejects.toThrow()
  })

  it('a session ends alone, or with all others of its user', async () => {
    const [id, other] = [await newcomer('Ann'), await newcomer('Ben')]
    const second = sessionOf(id, `${id}-2`)
    await people().addSession(second)
    await people().noteSeen(second.id, 9)
    expect((await people().sessions(id)).map(each => [each.id, each.seen])).toEqual([
      [second.id, 9],
      [id, 2],
    ])
    expect(await people().endSession(other, second.id)).toBe(false)
    expect(await people().endSession(id, second.id)).toBe(true)
    expect(await people().ofToken(second.hash)).toBeNull()
    await people().addSession(second)
    await people().renewSession(sessionOf(id), `fresh-${id}`)
    expect(await people().ofToken(second.hash)).toBeNull()
    expect(await people().ofToken(`hash-${id}`)).toBeNull()
    expect((await people().ofToken(`fresh-${id}`))?.user.id).toBe(id)
    expect(await people().sessions(other)).toHaveLength(1)
  })

  it('keeps what somebody shows and chooses', async () => {
    const id = await newcomer('Cat')
    expect(await people().person(id)).toMatchObject({
      nameKey: null,
      email: null,
      picture: null,
      shown: { page: true, results: false, games: false, rating: true },
    })
    const shown = { page: true, results: true, games: false, rating: true, conduct: true }
    await people().change(id, { picture: 'rose', shown })
    await people().change(id, { language: 'hu' })
    await people().change(id, {})
    expect(await people().person(id)).toMatchObject({ picture: 'rose', language: 'hu', shown })
    expect(await people().person('nobody')).toBeNull()
  })

  it('gives the emblems of those who have chosen one', async () => {
    const [ann, ben, cat] = [await newcomer('Ann'), await newcomer('Ben'), await newcomer('Cat')]
    await people().change(ann, { picture: 'rose' })
    await people().change(cat, { picture: 'wolf-head' })
    await people().change(cat, { picture: null })
    expect(await people().pictures([ann, ben, cat, 'nobody'])).toEqual(new Map([[ann, 'rose']]))
    expect(await people().pictures([])).toEqual(new Map())
  })

  it('counts games that are over by what came of them, with persons and with bots', async () => {
    const id = await newcomer('Dora')
    const game = async (status: 'over' | 'running', places: readonly (number | null)[]) => {
      const table = toyTable('oo')
      const core = { ...table.core, id: freshId() }
      const seats = places.map((place, seat) => ({ seat, user: seat === 0 ? id : `ben-${id}`, place }))
      const summary = { ...summaryOf({ ...table, core }, 1), status }
      await store().create({ id: core.id, game: 'toy', core, summary, seats }, 1)
    }
    for (const places of [[1, 2], [2, 1], [1]]) await game('over', places)
    await game('running', [null, null])
    expect(await people().results(id)).toEqual([{ game: 'toy', played: 2, won: 1, alone: 1 }])
    expect(await people().results('nobody')).toEqual([])
  })
}
