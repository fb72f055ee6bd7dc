import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Server } from '../index.ts'
import { toyServer } from '../testing/guests.ts'

let server: Server
beforeAll(async () => {
  server = await toyServer({ metrics: true })
})
afterAll(() => server.close())

const metrics = async () => (await fetch(`${server.address}/metrics`)).text()
/** The value of a figure with these labels. */
const read = (text: string, figure: string) =>
  Number(
    text
      .split('\n')
      .find(line => line.startsWith(`${figure} `))
      ?.split(' ')[1],
  )

describe('figures', () => {
  test('docs/dashboard.json shows figures that exist, and every figure of ours', async () => {
    const known = new Set([...(await metrics()).matchAll(/^# TYPE (\w+) /gm)].map(([, name]) => name))
    const { panels } = JSON.parse(readFileSync(new URL('../../docs/dashboard.json', import.meta.url), 'utf8'))
    const queries: string[] = panels.flatMap(({ targets }: { targets: { expr: string }[] }) =>
      targets.map(each => each.expr),
    )
    const shown = new Set(queries.flatMap(query => query.match(/\b(interregnum|nodejs|process)_\w+/g) ?? []))
    const figures = [...shown].map(name => (known.has(name) ? name : name.replace(/_(bucket|count|sum)$/, '')))
    expect(figures.filter(name => !known.has(name))).toEqual([])
    expect([...known].filter(name => name.startsWith('interregnum_') && !figures.includes(name))).toEqual([])
  })

  test('tell what is stored, moved, thought and asked; addresses of tables and people are in none of them', async () => {
    const json = { 'content-type': 'application/json' }
    const made = await fetch(`${server.address}/api/play-now`, {
      method: 'POST',
      headers: json,
      body: '{"game":"toy"}',
    })
    const { id } = (await made.json()) as { id: string }
    await fetch(`${server.address}/api/tables/${id}`)
    const text = await metrics()
    expect(read(text, 'interregnum_store_answers')).toBe(1)
    expect(read(text, 'interregnum_tables{status="running"}')).toBe(1)
    expect(read(text, 'interregnum_commit_seconds_count{result="stored"}')).toBeGreaterThan(0)
    const row = 'interregnum_http_seconds_count{method="GET",route="/api/tables/:id",status="2xx"}'
    expect(read(text, row)).toBe(1)
    expect(read(text, 'interregnum_notices_total{way="push",result="sent"}')).toBe(0)
    expect(read(text, 'interregnum_notices_waiting{way="mail"}')).toBe(0)
    expect(text).not.toContain(id)
  })
})
