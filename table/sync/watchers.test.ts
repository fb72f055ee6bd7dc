import { expect, it } from 'vitest'
import { chatFor, viewerOf } from '../index.ts'
import { ann, ben, cat, follower, sitting, toyTable } from '../testing/play.ts'

it('those who watch talk among themselves while the game runs; before and afterwards with everybody', () => {
  const here = sitting(toyTable('AB'))
  const [player, watcher] = [follower(here.table, 'ann'), follower(here.table, null)]
  const say = (who: typeof ann, seat: number | null, text: string) => {
    here.do(who, { do: 'chat', seat, to: null, text })
    for (const page of [player, watcher]) page.follow(here.table)
  }
  const said = (page: typeof player) => page.chat.filter(({ note }) => !note).map(({ text }) => text)
  say(cat, null, 'before')
  here.do(ann, { do: 'start' })
  say(cat, null, 'from the gallery')
  say(ben, 1, 'at the table')
  here.do(ann, { do: 'close' })
  say(cat, null, 'afterwards')
  expect(said(player)).toEqual(['before', 'at the table', 'afterwards'])
  expect(said(watcher)).toEqual(['before', 'from the gallery', 'at the table', 'afterwards'])
  for (const page of [player, watcher]) {
    expect(page.chat.map(({ n }) => n)).toEqual(page.chat.map((_, n) => n))
    expect(page.chat).toEqual(chatFor(here.table, viewerOf(here.table, page.viewer.user)))
  }
})
