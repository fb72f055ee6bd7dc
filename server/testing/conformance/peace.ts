/** Friends and blocked people, reports, sanctions, and chat that is kept for a time. */
import { expect, it } from 'vitest'
import { toyTable } from '../../../table/testing/play.ts'
import { exportOf } from '../../people/export.ts'
import type { Report, Sanction } from '../../store/moderation.ts'
import type { Hands } from './hands.ts'

export function keepsPeace({ store, freshId, stored, add }: Hands): void {
  const newcomer = async (name: string) => {
    const user = { id: freshId(), name }
    await store().people.addUser(user, 1)
    return user
  }
  const limit = { now: 1, most: 2 }
  const report = (by: string, about: string, change: Partial<Report> = {}): Report => ({
    id: freshId(),
    by,
    about,
    table: null,
    kind: 'chat',
    words: 'insults',
    lines: [{ at: 5, name: 'Ben', text: 'fool' }],
    created: 10,
    closed: null,
    answer: null,
    ...change,
  })

  it('knows what people are to each other', async () => {
    const [ann, ben, cid, dan] = [
      await newcomer('Ann'),
      await newcomer('Ben'),
      await newcomer('Cid'),
      await newcomer('Dan'),
    ]
    const { relations } = store()
    expect(await relations.relate(ann.id, ben.id, 'friend', limit)).toBe(true)
    expect(await relations.relate(ann.id, cid.id, 'ignore', limit)).toBe(true)
    expect(await relations.relate(ann.id, dan.id, 'friend', limit)).toBe(false)
    // What somebody is already to one may change at the limit.
    expect(await relations.relate(ann.id, cid.id, 'block', limit)).toBe(true)
    expect(await relations.unheard(ann.id, [ben.id, cid.id])).toEqual(new Set([cid.id]))
    expect(await relations.unheard(ann.id, [])).toEqual(new Set())
    expect([await relations.areApart(cid.id, ann.id), await relations.areApart(ann.id, ben.id)]).toEqual([true, false])
    expect([await relations.hasBlocked(ann.id, cid.id), await relations.hasBlocked(cid.id, ann.id)]).toEqual([
      true,
      false,
    ])
    expect(await relations.of(ben.id)).toEqual([{ ...ann, picture: null, relation: null, isAsking: true }])
    expect(await relations.between(ben.id, ann.id)).toEqual({ relation: null, isAsking: true })
  })

  it('a report is closed once, and is written down', async () => {
    const [ann, ben, cid] = [await newcomer('Ann'), await newcomer('Ben'), await newcomer('Cid')]
    const { moderation } = store()
    const first = report(ann.id, ben.id)
    expect(await moderation.report(first, 1)).toBe(true)
    expect(await moderation.report(report(ann.id, ben.id), 1)).toBe(false)
    const closings = await Promise.all([1, 2].map(() => moderation.closeReport(first.id, 'seen', cid, 20)))
    expect(closings.filter(Boolean)).toHaveLength(1)
    const closed = { ...first, closed: 20, answer: 'seen', byName: 'Ann', aboutName: 'Ben' }
    expect(await moderation.reportsBy(ann.id, 9)).toEqual([closed])
    expect(await moderation.reportsAbout(ben.id, 9)).toEqual([closed])
    expect((await moderation.audit(1))[0]).toEqual({
      by: cid,
      about: ben,
      action: 'close-report',
      words: 'seen',
      at: 20,
    })
  })

  it('a sanction holds until its end, or until it is lifted', async () => {
    const [ann, cid] = [await newcomer('Ann'), await newcomer('Cid')]
    const { moderation } = store()
    const until = (end: number | null): Sanction => ({
      id: freshId(),
      user: ann.id,
      kind: 'mute',
      reason: 'insults',
      created: 10,
      until: end,
      lifted: null,
    })
    const [short, forGood] = [until(20), until(null)]
    await moderation.sanction(short, cid, ann)
    await moderation.sanction(forGood, cid, ann)
    expect((await moderation.active(ann.id, 19)).map(({ id }) => id)).toEqual([forGood.id, short.id])
    expect((await moderation.active(ann.id, 20)).map(({ id }) => id)).toEqual([forGood.id])
    expect(await moderation.lift(short.id, cid, 20)).toBe(false)
    expect(await moderation.lift(forGood.id, cid, 20)).toBe(true)
    expect(await moderation.lift(forGood.id, cid, 21)).toBe(false)
    expect(await moderation.active(ann.id, 21)).toEqual([])
    expect(await moderation.sanctions(ann.id)).toHaveLength(2)
  })

  it('who is a moderator is one until it is let go', async () => {
    const ann = await newcomer('Ann')
    const { moderation } = store()
    for (const is of [true, true, false]) {
      await moderation.setModerator(ann.id, is, 5)
      expect(await moderation.isModerator(ann.id)).toBe(is)
      expect((await moderation.moderators()).filter(({ id }) => id === ann.id)).toHaveLength(is ? 1 : 0)
    }
  })

  it('a passkey is one person’s, and a copy that counts no further is noticed', async () => {
    const [ann, ben] = [await newcomer('Ann'), await newcomer('Ben')]
    const { passkeys } = store()
    const key = (user: string, id: string, counter = 0) => ({
      id,
      user,
      publicKey: 'AA',
      counter,
      device: '',
      created: 5,
    })
    const [silent, counting] = [freshId(), freshId()]
    expect(await passkeys.add(key(ann.id, silent), 2)).toBe(true)
    expect(await passkeys.add(key(ben.id, silent), 2)).toBe(false)
    expect(await passkeys.add(key(ann.id, counting, 4), 2)).toBe(true)
    expect(await passkeys.add(key(ann.id, freshId()), 2)).toBe(false)
    expect([await passkeys.noteUse(silent, 0), await passkeys.noteUse(silent, 0)]).toEqual([true, true])
    const uses = [
      await passkeys.noteUse(counting, 6),
      await passkeys.noteUse(counting, 6),
      await passkeys.noteUse(counting, 0),
    ]
    expect(uses).toEqual([true, false, false])
    expect((await passkeys.find(counting))?.counter).toBe(6)
    expect([await passkeys.remove(ben.id, silent), await passkeys.remove(ann.id, silent)]).toEqual([false, true])
    expect((await passkeys.of(ann.id)).map(({ id }) => id)).toEqual([counting])
  })

  it('a challenge is taken once, in time, by whom it was for', async () => {
    const { passkeys } = store()
    const [own, late] = [freshId(), freshId()]
    await passkeys.challenge(own, 'ann', { now: 1, expires: 10 })
    await passkeys.challenge(late, null, { now: 1, expires: 10 })
    expect([await passkeys.takeChallenge(own, null, 5), await passkeys.takeChallenge(own, 'ben', 5)]).toEqual([
      false,
      false,
    ])
    expect([await passkeys.takeChallenge(own, 'ann', 5), await passkeys.takeChallenge(own, 'ann', 5)]).toEqual([
      true,
      false,
    ])
    expect(await passkeys.takeChallenge(late, null, 10)).toBe(false)
  })

  it('all of it is in an export, and goes with its person', async () => {
    const [ann, ben] = [await newcomer('Ann'), await newcomer('Ben')]
    const { moderation, relations } = store()
    await relations.relate(ann.id, ben.id, 'block', limit)
    await relations.relate(ben.id, ann.id, 'friend', limit)
    await moderation.report(report(ann.id, ben.id), 9)
    await moderation.report(report(ben.id, ann.id), 9)
    await moderation.setModerator(ann.id, true, 5)
    await moderation.sanction(
      { id: freshId(), user: ann.id, kind: 'ban', reason: 'x', created: 1, until: null, lifted: null },
      ben,
      ann,
    )
    const text: string[] = []
    for await (const part of exportOf(store(), (await store().people.person(ann.id))!)) text.push(part)
    expect(JSON.parse(text.join(''))).toMatchObject({
      relations: [{ id: ben.id, relation: 'block' }],
      reports: [{ about: ben.id, words: 'insults' }],
      sanctions: [{ kind: 'ban', reason: 'x' }],
    })
    await store().traces.removeUser(ann.id)
    expect(await relations.of(ben.id)).toEqual([])
    expect(await moderation.isModerator(ann.id)).toBe(false)
    expect(await moderation.sanctions(ann.id)).toEqual([])
    expect(await moderation.reportsAbout(ann.id, 9)).toEqual([])
    expect((await moderation.reportsAbout(ben.id, 9)).map(({ by }) => by)).toEqual([null])
    const [entry] = await moderation.audit(1)
    expect(entry).toMatchObject({ by: ben, about: { id: '', name: '' }, action: 'ban' })
    await store().traces.removeUser(ben.id)
    expect((await moderation.audit(1))[0]).toEqual({ ...entry, by: { id: '', name: '' } })
  })

  it('what was said at a table that ended before a time is gone, and nothing else', async () => {
    const said = { do: 'chat', seat: null, to: null, text: 'hello' } as const
    const table = toyTable('oo')
    const tables = [await stored(table), await stored(table)]
    for (const { key, table } of tables) await add(key, table, said, 2)
    const [{ key, table: ended }] = tables
    await add(key, ended, { do: 'close' }, 3)
    const lines = () =>
      Promise.all(tables.map(async ({ table }) => (await store().load(table.core.id))!.said.map(({ text }) => text)))
    const before = await lines()
    expect(before.map(texts => texts.includes('hello'))).toEqual([true, true])
    await store().removeChat(3)
    expect(await lines()).toEqual(before)
    await store().removeChat(4)
    expect(await lines()).toEqual([[], before[1]])
  })
}
