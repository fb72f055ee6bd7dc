/** Hungarian word forms: the article and the endings that follow the vowels of the word. */

const vowel = /^[aáeéiíoóöőuúüű]/i
const back = /[aáoóuú]/i
const rounded = /[öőüű]/i
const anyVowel = /[aáeéiíoóöőuúüű]/gi
/** After these a noun takes -t without a linking vowel. */
const smooth = /(sz|zs|ly|ny|[aáeéiíoóöőuúüűjlnrsz])$/i

/** 'a' or 'az', as the next word begins with a consonant or a vowel; figures as they are spoken (1, 5: az). */
export function article(next: string): 'a' | 'az' {
  const word = next.replace(/^[„"“'−-]+/, '')
  if (/^\d/.test(word)) return /^(1(?!\d)|5|1\d{3}(?!\d)|1\d{6}(?!\d))/.test(word) ? 'az' : 'a'
  return vowel.test(word) ? 'az' : 'a'
}

export type Harmony = 'back' | 'front' | 'rounded'

/** Which of three endings a word takes: after back, front or rounded front vowels. Only its last part decides. */
export function harmony(word: string): Harmony {
  const vowels = word.split(/[ -]/).at(-1)?.match(anyVowel) ?? []
  if (vowels.some(letter => back.test(letter))) return 'back'
  return vowels.length > 0 && rounded.test(vowels[vowels.length - 1]) ? 'rounded' : 'front'
}

/** The stem before an ending: a final a or e is lengthened. */
export function stem(word: string): string {
  if (word.endsWith('a')) return `${word.slice(0, -1)}á`
  if (word.endsWith('e')) return `${word.slice(0, -1)}é`
  return word
}

/** An ending in its two or three forms: after back, front and rounded front vowels. */
type Ending = readonly [back: string, front: string, rounded?: string]

const attach = (word: string, [backForm, frontForm, roundedForm = frontForm]: Ending, like: Harmony): string =>
  stem(word) + { back: backForm, front: frontForm, rounded: roundedForm }[like]

/** A word with one of its endings: `suffix('Deres', 'ban', 'ben')`; the third form is for rounded vowels. */
export function suffix(word: string, backForm: string, frontForm: string, roundedForm = frontForm): string {
  return attach(word, [backForm, frontForm, roundedForm], harmony(word))
}

/** How one speaks of being somewhere: inside (Deresben), on top (Sárkánykőn) or beside (az Ikreknél). */
type Site = 'in' | 'on' | 'at'

const sites: Record<Site, { in: Ending; to: Ending; from: Ending }> = {
  in: { in: ['ban', 'ben'], to: ['ba', 'be'], from: ['ból', 'ből'] },
  on: { in: ['on', 'en', 'ön'], to: ['ra', 're'], from: ['ról', 'ről'] },
  at: { in: ['nál', 'nél'], to: ['hoz', 'hez', 'höz'], from: ['tól', 'től'] },
}

/** A noun in the forms that sentences need; `the` is its article, or '' for a name that takes none. */
export interface Noun {
  name: string
  the: '' | 'a' | 'az'
  /** Accusative: whom, what. */
  acc: string
  /** Dative and possessor: to whom, whose. */
  of: string
  in: string
  to: string
  from: string
}

interface NounFacts {
  /** Takes an article: 'az Ikrek'. */
  the?: boolean
  site?: Site
  /** The endings it takes, where its letters do not tell. */
  like?: Harmony
  /** Its form before an ending, where that is not regular: 'Pyke-'. */
  stem?: string
  acc?: string
}

function accusative(word: string, like: Harmony): string {
  return smooth.test(word) ? `${stem(word)}t` : attach(word, ['ot', 'et', 'öt'], like)
}

function inside(word: string, site: Site, like: Harmony): string {
  const endsInVowel = vowel.test(word.at(-1) ?? '')
  return site === 'on' && endsInVowel ? `${stem(word)}n` : attach(word, sites[site].in, like)
}

/** All forms of a noun, by rule where the facts say nothing else. */
export function noun(name: string, facts: NounFacts = {}): Noun {
  const { the = false, site = 'in', like = harmony(name), stem: base = name } = facts
  return {
    name,
    the: the ? article(name) : '',
    acc: facts.acc ?? accusative(base, like),
    of: attach(base, ['nak', 'nek'], like),
    in: inside(base, site, like),
    to: attach(base, sites[site].to, like),
    from: attach(base, sites[site].from, like),
  }
}
