import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import type { Hook } from '../store/noticeWishes.ts'
import { callWord, hookLetter, type ToldTable, tableWord } from './hooks.ts'

const hook: Hook = {
  id: 'h',
  user: 'ann',
  kind: 'json',
  url: 'https://example.org/h',
  secret: 'shh',
  created: 1,
  fails: 0,
  isOff: false,
  failure: null,
  failed: null,
}
const table: ToldTable = {
  id: 't',
  name: '@everyone <!channel> [x](http://evil)',
  game: 'toy',
  title: 'Toy',
  seat: 0,
  role: 'red',
  person: 'Ann & *Ben*',
  round: null,
  since: 5,
  due: null,
  url: 'https://play.example.org/table/t',
}
const told = { id: 'same', language: 'en', now: 7000 } as const

it('plain JSON is signed with HMAC-SHA256 of the time and the body', () => {
  const { url, headers, body } = hookLetter(hook, tableWord(table, null), told)
  expect(url).toBe(hook.url)
  expect(JSON.parse(String(body))).toEqual({ id: 'same', is: 'waits', table })
  const wanted = createHmac('sha256', 'shh').update(`7.${body}`).digest('hex')
  expect(headers).toEqual({ 'content-type': 'application/json', 'interregnum-signature': `t=7,v1=${wanted}` })
})

it('on Discord a name calls nobody and hides no link', () => {
  const { body } = hookLetter({ ...hook, kind: 'discord' }, tableWord(table, 'Monday at 14:05 UTC'), told)
  expect(JSON.parse(String(body))).toEqual({
    content:
      'Toy, table “\\@everyone \\<!channel\\> \\[x\\]\\(http\\://evil\\)”: it waits for Ann & \\*Ben\\*, until Monday at 14\\:05 UTC. https://play.example.org/table/t',
    allowed_mentions: { parse: [] },
  })
})

it('on Slack a name is text, and the words are those of the reader', () => {
  const { body } = hookLetter({ ...hook, kind: 'slack' }, tableWord({ ...table, url: null }, 'hétfő 14:05 CET'), {
    ...told,
    language: 'hu',
  })
  expect(JSON.parse(String(body))).toEqual({
    text: 'Toy, „@everyone &lt;!channel&gt; [x](http://evil)” asztal: Ann &amp; *Ben* következik. Határidő: hétfő 14:05 CET.',
  })
})

it('of a round that is called a program hears which one, whom it awaits and until when; names are harmless there, too', () => {
  const url = 'https://play.example.org/tournaments/c'
  const about = { id: 'c', name: 'Cup *1*', game: 'toy', title: 'Toy', round: 2, person: '@Ann', until: 9000, url }
  const word = callWord(about, { left: 10 * 60_000 })
  expect(JSON.parse(String(hookLetter(hook, word, told).body))).toEqual({
    id: 'same',
    is: 'called',
    tournament: about,
  })
  const said = (kind: 'discord' | 'slack', language: 'en' | 'hu') =>
    JSON.parse(String(hookLetter({ ...hook, kind }, word, { ...told, language }).body))
  expect(said('discord', 'en').content).toBe(
    `Toy, tournament “Cup \\*1\\*”: round 2 is called. \\@Ann has to come within 10 minutes. ${url}`,
  )
  expect(said('slack', 'hu').text).toBe(
    `Toy, „Cup *1*” verseny: kezdődik a 2. forduló. @Ann 10 percen belül jelezze, hogy itt van. ${url}`,
  )
})
