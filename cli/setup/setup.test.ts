import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { settingNames } from '../../server/settings.ts'
import { houseSettings, settingsFile } from '../settings.ts'
import { inTerminal } from './ask.ts'
import { interview } from './interview.ts'
import { offerSetUp, setUp } from './setup.ts'

let data = ''
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'setup-'))
  for (const name of settingNames) vi.stubEnv(name, '')
})
afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(data, { recursive: true })
})

/** Somebody who answers in this order, and remembers what was asked and said. */
function answering(...answers: string[]) {
  const heard: string[] = []
  return {
    heard,
    asking: {
      ask: async (question: string) => {
        heard.push(question)
        const answer = answers.shift()
        if (answer === undefined) throw new Error(`Nobody answers: ${question}`)
        return answer
      },
      say: (line: string) => void heard.push(line),
    },
  }
}

test('a house for this machine alone takes two answers, and the start reads the file', async () => {
  const { asking } = answering('', '', 'n')
  await setUp(data, asking)
  expect(houseSettings({ data })).toMatchObject({ host: '127.0.0.1', address: undefined, smtp: undefined })
  expect(statSync(settingsFile(data)).mode & 0o777).toBe(0o600)
})

test('a public house is found by its name, behind a web server, and signs its letters', async () => {
  const { asking } = answering('Dragons’ Club', 'https://play.example.org', '', '')
  await setUp(data, asking)
  expect(houseSettings({ data })).toMatchObject({
    house: 'Dragons’ Club',
    address: 'https://play.example.org',
    hosts: ['play.example.org'],
    trustProxy: true,
    host: '127.0.0.1',
  })
})

test('a web server in front that stands elsewhere reaches this one', async () => {
  const { asking, heard } = answering('Club', 'https://play.example.org', 'n', '')
  expect(await interview(asking)).toMatchObject({ HOSTS: 'play.example.org', HOST: '0.0.0.0' })
  expect(heard.join('\n')).toContain('set TRUST_PROXY=on as well')
})

test('what cannot be used is asked again, and said why', async () => {
  const { asking, heard } = answering('"', 'Club', 'play', 'http://play.example.org', '')
  expect(await interview(asking)).toEqual({
    HOUSE_NAME: 'Club',
    ADDRESS: 'http://play.example.org',
    HOSTS: 'play.example.org',
    HOST: '0.0.0.0',
  })
  expect(heard.join('\n')).toMatch(/HOUSE_NAME=": must be up to 40 letters[\s\S]*ADDRESS=play: must be an address/)
})

test('a mail server is tried at once; what it says is shown without the password, and it can be kept nevertheless', async () => {
  const deaf = createServer(socket => socket.end('554 not here\r\n')).listen(0, '127.0.0.1')
  await new Promise(done => deaf.once('listening', done))
  const { port } = deaf.address() as AddressInfo
  const answers = [
    'Club',
    'https://play.example.org',
    'y',
    '127.0.0.1',
    String(port),
    'house@example.org',
    'p@ss/"#',
    'house@example.org',
  ]
  const { asking, heard } = answering(...answers, 'n')
  await setUp(data, asking)
  deaf.close()
  expect(heard.join('\n')).toMatch(/It does not let us in: .*554/)
  expect(heard.join('\n')).not.toContain('p@ss')
  const { smtp, mailFrom } = houseSettings({ data })
  expect(decodeURIComponent(new URL(smtp!).password)).toBe('p@ss/"#')
  expect(mailFrom).toBe('house@example.org')
})

test('what cannot be a mail server or a writer is asked again before it is tried', async () => {
  const { asking, heard } = answering(
    'Club',
    'https://play.example.org',
    '',
    'mail.example.org',
    'abc',
    '',
    'the house',
    '',
  )
  expect(await interview(asking)).not.toHaveProperty('SMTP_URL')
  expect(heard.filter(line => line.startsWith('Which mail server'))).toHaveLength(2)
  expect(heard.join('\n')).not.toContain('Trying it')
})

test('the address of a mail server can be given whole', async () => {
  const deaf = createServer(socket => socket.end('554 not here\r\n')).listen(0, '127.0.0.1')
  await new Promise(done => deaf.once('listening', done))
  const SMTP_URL = `smtp://me:hush@127.0.0.1:${(deaf.address() as AddressInfo).port}`
  const { asking } = answering('Club', 'https://play.example.org', '', SMTP_URL, 'house@example.org', 'n')
  expect(await interview(asking)).toMatchObject({ SMTP_URL, MAIL_FROM: 'house@example.org' })
  deaf.close()
})

test('settings that are there are left alone', async () => {
  writeFileSync(settingsFile(data), 'PORT=4000\n')
  await expect(setUp(data, answering().asking)).rejects.toThrow('There are settings in')
})

test('what is typed as a password is not shown', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()]
  const answers = inTerminal({ input, output }, async ({ ask }) => {
    const name = ask('Name? ')
    input.write('Anna\n')
    const secret = async () => {
      const answer = ask('Password? ', true)
      input.write('hush-hush\n')
      return answer
    }
    return [await name, await secret()]
  })
  expect(await answers).toEqual(['Anna', 'hush-hush'])
  const shown = String(output.read())
  expect(shown).toContain('Anna')
  expect(shown).toContain('Password?')
  expect(shown).not.toContain('hush')
})

test('without a terminal nothing is offered, and the server starts', async () => {
  await offerSetUp(data, [])
})
