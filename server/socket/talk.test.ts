import { expect, it } from 'vitest'
import { startServer } from '../index.ts'
import { makeTable, me, open, type Page, toySettings, type Visitor, visit } from '../testing/guests.ts'

const said = ({ chat }: Pick<Page, 'chat'>) => chat.filter(({ note }) => !note).map(({ text }) => text)
const say = (page: Page, seat: number | null, text: string, to: number | null = null) =>
  page.ask({ do: 'chat', seat, to, text })

it('messages are the same for all in the same order, outlast the server, and are never taken and lost (UR-116)', async () => {
  const settings = toySettings()
  const first = await startServer(settings)
  const [ann, ben] = await Promise.all([visit(first), visit(first)])
  const id = await makeTable(ann, [me, open])
  const [a, b] = await Promise.all([ann.join(id), ben.join(id)])
  await b.ask({ do: 'sit', seat: 1 })
  const answers = await Promise.all(
    [1, 2].flatMap(n => [say(a, 0, `Ann ${n}`), say(b, 1, `Ben ${n}`), say(b, 1, `whisper ${n}`, 0)]),
  )
  expect(new Set(answers)).toEqual(new Set(['done']))
  await Promise.all([a, b].map(page => page.until(page => said(page).length === 6)))
  expect(said(a)).toEqual(said(b))
  for (const words of ['Ann', 'Ben', 'whisper']) {
    expect(said(a).filter(text => text.startsWith(words))).toEqual([1, 2].map(n => `${words} ${n}`))
  }

  // Ann's page has lost its cookie: what she writes is refused, for all to see on her own page, and heard by nobody.
  const stranger = await (await visit(first)).join(id)
  expect(await say(stranger, 0, 'Do you hear me?')).toBe('not-your-seat')
  const heard = said(b)
  await first.close()

  const second = await startServer(settings)
  try {
    const back = (who: Visitor) => visit(second, who.cookie).then(visitor => visitor.join(id))
    const pages = [await back(ann), await back(ben)]
    expect(pages.map(said)).toEqual([heard, heard])
    expect(said(await (await visit(second)).join(id))).toEqual(heard.filter(text => !text.startsWith('whisper')))
  } finally {
    await second.close()
  }
})
