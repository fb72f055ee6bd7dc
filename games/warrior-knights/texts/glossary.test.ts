import { expect, test } from 'vitest'
import type { Language } from '../../../text/index.ts'
import { glossaryLaws } from '../../../text/testing/glossary.ts'
import { en } from '../guide/en.ts'
import { hu } from '../guide/hu.ts'
import type { Term } from './common/names.ts'
import { terms } from './common/terms.ts'
import { texts } from './index.ts'

const strangers: Record<Language, readonly RegExp[]> = {
  en: [/\bplayers? (gains?|loses?)\b/i, /\bhero(es)?\b/i, /\bcastles?\b/i, /\bgold\b/i, /\bparliament\b/i],
  hu: [/erőd(?!ít)/i, /\barany/i, /parlament/i, /országgyűlés/i, /várat\b/i, /\bhős/i],
}

glossaryLaws({ texts, terms, strangers, guide: { en, hu } })

test('the glossary has the agreed Hungarian terms', () => {
  const agreed: Partial<Record<Term, string>> = {
    baron: 'báró',
    noble: 'nemes',
    stronghold: 'kastély',
    crowns: 'korona',
    votes: 'szavazat',
    faith: 'hit',
    influence: 'befolyás',
    regulars: 'vazallusok',
    mercenary: 'zsoldos',
    maintained: 'kíséret',
    siege: 'ostromzár',
    assault: 'roham',
    field: 'ütközet',
    casualties: 'veszteségjelző',
    breaches: 'résjelző',
    motion: 'indítvány',
    law: 'törvény',
    charge: 'tisztség',
    office: 'hivatal',
    concession: 'felügyelőség',
    track: 'zsoldossáv',
    agenda: 'teendő',
  }
  expect(texts.hu.names.terms).toMatchObject(agreed)
  expect(texts.hu.names.tokens).toEqual({ chairman: 'régens', church: 'főkegyúr' })
})
