import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { makeTable, me, open, toyServer, visit } from '../testing/guests.ts'
import { openWordFilter, wordsOf } from './wordFilter.ts'

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'interregnum-words-')), 'words.txt')
  writeFileSync(file, text)
  return file
}

describe('words that a host does not want', () => {
  const { mask, isFit } = openWordFilter(['ass', 'köcsög', 'go to hell', 'a.b'])

  it.each([
    ['you Ass!', 'you ***!'],
    ['an assembly, a class', 'an assembly, a class'],
    ['KÖCSÖG', '******'],
    ['ko\u0308cso\u0308g', '******'],
    ['go to hell', '** ** ****'],
    ['aXb a.b', 'aXb ***'],
  ])('are read nowhere: %s', (text, read) => {
    expect(mask(text)).toBe(read)
    expect(isFit(text)).toBe(mask(text) === text.normalize('NFC'))
  })

  it('come from a file, a line each', () => {
    expect(wordsOf(fileOf('# insults\nass\n\n  fool \n'))).toEqual(['ass', 'fool'])
    expect(() => wordsOf('/nowhere/words.txt')).toThrow('ENOENT')
  })

  it('become signs in the chat, and are no name of a person or a table', async () => {
    const server = await toyServer({ wordsFile: fileOf('fool') })
    try {
      const ann = await visit(server)
      const table = await makeTable(ann, [me, open], { name: 'A fool and more' })
      const page = await ann.join(table)
      expect(page.tableView.name).toBe('A **** and more')
      await page.ask({ do: 'chat', seat: 0, to: null, text: 'What a Fool.' })
      await page.until(({ chat }) => chat.some(({ text }) => text === 'What a ****.'))
      expect((await ann.call('PUT', '/api/me', { name: 'Fool' })).body.error).toBe('unfit-name')
      expect((await ann.call('PUT', '/api/me', { name: 'Foolish' })).status).toBe(200)
      await page.close()
    } finally {
      await server.close()
    }
  })
})
