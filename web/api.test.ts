import { afterEach, expect, it, vi } from 'vitest'
import { api } from './api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function answering(fetch: (path: string, request: RequestInit) => Promise<Response>) {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', fetch)
}

it('gives up what is only asked for when no answer comes, so that it can be asked again', async () => {
  const late = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal)
  answering(
    (_, { signal }) => new Promise((_, fail) => signal!.addEventListener('abort', () => fail(new Error('aborted')))),
  )
  const failed = expect(api.me()).rejects.toMatchObject({ code: 'offline' })
  expect(timeout).toHaveBeenCalledWith(60_000)
  late.abort()
  await failed
})

it('takes an answer that broke off for none, and one that is empty for nothing', async () => {
  const broken = new ReadableStream({ pull: stream => stream.error(new Error('gone')) })
  answering(async () => new Response(broken))
  await expect(api.me()).rejects.toMatchObject({ code: 'offline' })
  answering(async () => new Response('{"id":"a"}'))
  expect(await api.me()).toEqual({ id: 'a' })
  answering(async () => new Response(''))
  expect(await api.me()).toBeNull()
  answering(async () => new Response('{"error":"muted","message":"Not now."}', { status: 403 }))
  await expect(api.me()).rejects.toMatchObject({ code: 'muted', message: 'Not now.' })
})
