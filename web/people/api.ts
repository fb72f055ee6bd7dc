/** The server's interface of people, as the pages use it. */
import type { Me, TablePage } from '../../table/sync/http.ts'
import type { PasskeyShown } from '../../table/sync/passkeys.ts'
import type {
  AddressWish,
  Code,
  PersonShown,
  Profile,
  ProfileChange,
  SessionShown,
  SitterEmblems,
} from '../../table/sync/people.ts'
import { call } from '../api.ts'

export const peopleApi = {
  profile: () => call<Profile>('GET', '/me/profile'),
  change: (change: ProfileChange) => call<Profile>('PUT', '/me/profile', change),
  sessions: () => call<SessionShown[]>('GET', '/me/sessions'),
  endSession: (id: string) => call<null>('DELETE', `/me/sessions/${id}`),
  /** A one-time code that makes another browser us. */
  code: () => call<Code>('POST', '/me/code'),
  enter: (ticket: string) => call<Me>('POST', '/enter', { ticket }),
  ways: () => call<{ mail: boolean; passkeys: boolean }>('GET', '/sign-in'),
  passkeys: () => call<PasskeyShown[]>('GET', '/me/passkeys'),
  passkeyOptions: () => call<PublicKeyCredentialCreationOptionsJSON>('POST', '/me/passkeys/options'),
  addPasskey: (made: unknown) => call<null>('POST', '/me/passkeys', made),
  removePasskey: (id: string) => call<null>('DELETE', `/me/passkeys/${id}`),
  passkeyRequest: () => call<PublicKeyCredentialRequestOptionsJSON>('POST', '/sign-in/passkey/options'),
  enterByPasskey: (signed: unknown) => call<Me>('POST', '/sign-in/passkey', signed),
  sendLink: (wish: AddressWish) => call<null>('POST', '/sign-in', wish),
  /** Removes us, where that is our name. */
  remove: (name: string) => call<null>('DELETE', '/me', { name }),
  person: (id: string) => call<PersonShown>('GET', `/people/${id}`),
  /** The emblems of those who sit at a table and have chosen one. */
  emblems: (table: string) => call<SitterEmblems>('GET', `/tables/${table}/emblems`),
  /** Who sits on a seat. */
  sitter: (table: string, seat: number) => call<PersonShown>('GET', `/tables/${table}/seats/${seat}/person`),
  games: (id: string, after: string | null) =>
    call<TablePage>('GET', `/people/${id}/games${after === null ? '' : `?after=${encodeURIComponent(after)}`}`),
}
