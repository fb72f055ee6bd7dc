/** The server's interface of friends, reports and moderators, as the pages use it. */
import type {
  AuditShown,
  NewReport,
  NewSanction,
  OwnReport,
  ReportShown,
  SanctionShown,
  Suspect,
} from '../../table/sync/moderation.ts'
import type { Between, RelatedShown, RelationKind, Unheard, Who } from '../../table/sync/relations.ts'
import { call } from '../api.ts'

const wishOf = (who: Who) => new URLSearchParams(Object.entries(who).map(([key, value]) => [key, String(value)]))

export const peaceApi = {
  relations: () => call<RelatedShown[]>('GET', '/me/relations'),
  between: (who: Who) => call<Between>('GET', `/me/relation?${wishOf(who)}`),
  relate: (who: Who, relation: RelationKind | null) => call<Between>('PUT', '/me/relation', { who, relation }),
  unheard: (table: string) => call<Unheard>('GET', `/tables/${table}/unheard`),
  report: (report: NewReport) => call<null>('POST', '/reports', report),
  ownReports: () => call<OwnReport[]>('GET', '/me/reports'),
  sanctions: () => call<SanctionShown[]>('GET', '/me/sanctions'),
  /** For moderators alone. */
  reports: (isOpen: boolean) => call<ReportShown[]>('GET', `/moderation/reports?open=${isOpen ? 'yes' : 'no'}`),
  closeReport: (id: string, answer: string) => call<null>('POST', `/moderation/reports/${id}/close`, { answer }),
  suspect: (id: string) => call<Suspect>('GET', `/moderation/people/${id}`),
  sanction: (sanction: NewSanction) => call<null>('POST', '/moderation/sanctions', sanction),
  lift: (id: string) => call<null>('DELETE', `/moderation/sanctions/${id}`),
  audit: () => call<AuditShown[]>('GET', '/moderation/audit'),
}
