import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ironThrone } from '../games/iron-throne/game.ts'
import { takeOwnCards } from './ownCards.ts'

const { version } = ironThrone
const folder = mkdtempSync(join(tmpdir(), 'own-cards-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(content: string): string {
  const path = join(folder, 'cards.json')
  writeFileSync(path, content)
  return path
}

describe('a file of one’s own cards', () => {
  it('is taken, and gives the game another version', async () => {
    await takeOwnCards(undefined)
    expect(ironThrone.version).toBe(version)
    const card = { ability: { at: 'after-reveal', needs: { outcome: 'hostility' }, acts: [{ do: 'add', n: 6 }] } }
    await takeOwnCards(file(JSON.stringify({ 'iron-throne': { 'card-jaime-lannister': card } })))
    expect(ironThrone.version).toBeGreaterThan(version)
    await takeOwnCards(file('\uFEFF{ "iron-throne": {} }'))
    expect(ironThrone.version).toBe(version)
  })

  it('is refused in one line that says what is wrong and where', async () => {
    await expect(takeOwnCards(join(folder, 'missing.json'))).rejects.toThrow('cannot be read: ENOENT')
    await expect(takeOwnCards(file('{ "iron'))).rejects.toThrow('cards.json: it is no JSON')
    await expect(takeOwnCards(file('{\n "iron-throne":\n oops }'))).rejects.toThrow(/^[^\n]*$/)
    await expect(takeOwnCards(file('{ "iron\\nthrone": {} }'))).rejects.toThrow('no game named "iron throne"')
    await expect(takeOwnCards(file('[]'))).rejects.toThrow('must hold an object')
    await expect(takeOwnCards(file('{ "../thrones": {} }'))).rejects.toThrow('no game named "../thrones" takes cards')
    await expect(takeOwnCards(file('{ "thrones": {} }'))).rejects.toThrow('no game named "thrones" takes cards')
    const wrong = { 'card-arya-stark': { ability: { at: 'before-cards', acts: [{ do: 'win' }] } } }
    await expect(takeOwnCards(file(JSON.stringify({ 'iron-throne': wrong })))).rejects.toThrow(
      'cards.json: iron-throne.card-arya-stark.ability.acts.0',
    )
    expect(ironThrone.version).toBe(version)
  })
})
