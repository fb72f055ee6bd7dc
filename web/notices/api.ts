/** The server's interface of notices, as the pages use it. */
import type {
  HookMade,
  HookWish,
  NoticeSettings,
  NoticesShown,
  PushWish,
  WaitingList,
} from '../../table/sync/notices.ts'
import { call } from '../api.ts'

export const noticesApi = {
  waiting: () => call<WaitingList>('GET', '/me/waiting'),
  mine: () => call<NoticesShown>('GET', '/me/notices'),
  change: (settings: NoticeSettings) => call<NoticesShown>('PUT', '/me/notices', settings),
  push: (push: PushWish) => call<null>('PUT', '/me/push', push),
  pushNoMore: () => call<null>('DELETE', '/me/push'),
  addHook: (hook: HookWish) => call<HookMade>('POST', '/me/hooks', hook),
  mendHook: (id: string) => call<null>('POST', `/me/hooks/${id}/on`),
  removeHook: (id: string) => call<null>('DELETE', `/me/hooks/${id}`),
  isMuted: (table: string) => call<{ muted: boolean }>('GET', `/tables/${table}/notices`),
  mute: (table: string, muted: boolean) => call<{ muted: boolean }>('PUT', `/tables/${table}/notices`, { muted }),
  unsubscribe: (token: string) => call<null>('POST', `/unsubscribe?token=${encodeURIComponent(token)}`),
}
