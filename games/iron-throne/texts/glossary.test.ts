import { expect, test } from 'vitest'
import type { Language } from '../../../text/index.ts'
import { glossaryLaws } from '../../../text/testing/glossary.ts'
import { en } from '../guide/en.ts'
import { hu } from '../guide/hu.ts'
import type { Term } from './common/names.ts'
import { terms } from './common/terms.ts'
import { texts } from './index.ts'

const strangers: Record<Language, readonly RegExp[]> = {
  en: [
    /\bprisoner|\bcaptive/i,
    /\bkill/i,
    /\battacker/i,
    /\bally\b|\ballies\b/i,
    /\bdiscards? deck\b/i,
    /\bpower tokens?\b/i,
    /\bdefence\b|\bhonour/i,
    /\bturn order\b/i,
  ],
  hu: [
    /fogoly|foglyo/i,
    /támadó/i,
    /szövetséges/i,
    /erőjelző|hatalomjelző/i,
    /eldobott lapok pakli/i,
    /béke(?!s)/i,
    /csata/i,
    /forduló/i,
  ],
}

glossaryLaws({ texts, terms, strangers, guide: { en, hu } })

test('the glossary has the agreed Hungarian terms', () => {
  const agreed: Partial<Record<Term, string>> = {
    house: 'Ház',
    houseCard: 'házkártya',
    houseDeck: 'Házpakli',
    leader: 'vezető',
    leaderSheet: 'vezetőlap',
    character: 'karakter',
    characterCard: 'karakterkártya',
    hostilityCard: 'viszálykártya',
    truceCard: 'fegyverszünetkártya',
    power: 'erő',
    influence: 'befolyás',
    influenceBoard: 'befolyástábla',
    influenceToken: 'befolyásjelző',
    eventCard: 'eseménykártya',
    eventDeck: 'eseménypakli',
    challenger: 'kihívó',
    defender: 'védő',
    activePlayer: 'aktív játékos',
    supporter: 'támogató',
    participant: 'résztvevő',
    hostage: 'túsz',
    release: 'elengedés',
    torture: 'megkínzás',
    retreat: 'visszavonulás',
    reward: 'jutalom',
    punishment: 'büntetés',
    discardPile: 'dobópakli',
    side: 'oldal',
    outcome: 'kimenetel',
  }
  expect(texts.hu.names.terms).toMatchObject(agreed)
})
