/** What the house is called: its server writes it into the page (server/http/page.ts) where its host has named it. */
export const houseName: string =
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name="application-name"]')?.content || 'Interregnum'
