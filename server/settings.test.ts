import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { settingNames, settingsFrom } from './settings.ts'

const from = (env: Record<string, string>) => settingsFrom({ games: {}, gamesModule: '' }, env)

describe('settings', () => {
  it('are as usual where nothing is said, and where what is said is empty', () => {
    const usual = { port: 3000, host: '127.0.0.1', data: './data', trustProxy: false, metrics: false, log: 'info' }
    expect(from({})).toMatchObject(usual)
    expect(from({ PORT: '', TRUST_PROXY: '', METRICS: '', LOG_LEVEL: '', DATABASE_URL: '' })).toMatchObject(usual)
  })

  it.each(['off', 'OFF', '0', 'no', 'false'])('%s is off', word => {
    expect(from({ TRUST_PROXY: word, METRICS: word })).toMatchObject({ trustProxy: false, metrics: false })
  })

  it.each(['on', 'On', '1', 'yes', 'true'])('%s is on', word => {
    expect(from({ TRUST_PROXY: word, METRICS: word })).toMatchObject({ trustProxy: true, metrics: true })
  })

  it('are read', () => {
    expect(
      from({ PORT: '8080', ORIGINS: 'http://a:1, https://b', BOT_PACE_MS: '0', DATABASE_URL: 'postgres://u:p@h/d' }),
    ).toMatchObject({ port: 8080, origins: ['http://a:1', 'https://b'], pace: 0, databaseUrl: 'postgres://u:p@h/d' })
  })

  it('name hosts as they are in addresses', () => {
    expect(from({ HOSTS: 'Play.example.org, [::1]:3000' })).toMatchObject({ hosts: ['play.example.org', '[::1]:3000'] })
    expect(from({}).hosts).toEqual([])
  })

  it.each([
    [{ PORT: '80x' }, /PORT=80x: must be a whole number/],
    [{ PORT: '70000' }, /PORT=70000/],
    [{ TRUST_PROXY: 'maybe' }, /TRUST_PROXY=maybe: must be on or off/],
    [{ LOG_LEVEL: 'loud' }, /LOG_LEVEL=loud/],
    [{ DATABASE_URL: 'mysql://x' }, /must begin with postgres:\/\//],
    [{ ORIGINS: 'localhost 5173' }, /ORIGINS=/],
    [{ TABLES_PER_MINUTE: '0' }, /TABLES_PER_MINUTE=0/],
    [{ HOSTS: 'http://a' }, /HOSTS=http:\/\/a: must be names/],
    [{ BOT_PACE_MS: '-1' }, /BOT_PACE_MS=-1/],
  ])('%j is refused at the start, with its name', (env, message) => {
    expect(() => from(env)).toThrow(message)
    expect(() => from(env)).toThrow(RangeError)
  })
})

describe('e-mail', () => {
  const smtp = {
    SMTP_URL: 'smtp://localhost:25',
    MAIL_FROM: 'house@example.org',
    ADDRESS: 'https://play.example.org/x',
  }

  it('is sent from an address, with links to where the house is', () => {
    expect(from(smtp)).toMatchObject({ smtp: smtp.SMTP_URL, address: 'https://play.example.org', mailToLog: false })
    expect(from({})).toMatchObject({ smtp: undefined, address: undefined, mailToLog: false })
  })

  it.each([
    { ...smtp, ADDRESS: '' },
    { ...smtp, MAIL_FROM: '' },
    { ...smtp, ADDRESS: 'ftp://a' },
    { ...smtp, SMTP_URL: 'mail.org' },
    { ...smtp, MAIL_FROM: 'the house' },
    { ...smtp, MAIL_FROM: 'Club <house@example.org' },
  ])('%j is refused', env => {
    expect(() => from(env)).toThrow(RangeError)
  })

  it.each([
    'http://me:hush@a',
    'smtp://me:hush@a:port',
    'smtp://me:hush/hush@a',
    'smtp://me:hush@smtp://a:25',
    'smtp://',
  ])('%j is no mail server, and is not repeated where it is refused', SMTP_URL => {
    expect(() => from({ ...smtp, SMTP_URL })).toThrow(/^Settings .*:\nSMTP_URL: must be an address: smtp:(?!.*hush).*$/)
  })

  it.each(['smtps://me:h%40sh@mail.example.org', 'smtp://[::1]:25', 'smtp://mail.example.org/'])(
    '%j is one',
    SMTP_URL => {
      expect(from({ ...smtp, SMTP_URL, MAIL_FROM: 'Our Club <house@example.org>' }).smtp).toBe(SMTP_URL)
    },
  )
})

describe('what hosts read', () => {
  const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')

  it('docs/hosting.md tells of every setting, and of no other', () => {
    const [, table] = /## Settings([\s\S]*?)\n## /.exec(read('docs/hosting.md'))!
    const told = [...table.matchAll(/^\|[^|]*\| `([A-Z_]+)` \|/gm)].map(([, name]) => name)
    expect(told.toSorted()).toEqual([...settingNames, 'OWN_CARDS'].toSorted())
  })

  it('compose.yaml sets nothing that is no setting', () => {
    const [, app] = /environment:\n([\s\S]*?)\n {4}\w/.exec(read('compose.yaml'))!
    const names = [...app.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name)
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter(name => !settingNames.includes(name))).toEqual([])
  })
})
