/** Hungarian word forms: the article and the endings that follow the vowels of the word. */

const vowel = /^[aáeéiíoóöőuúüű]/i
const back = /[aáoóuú]/i
const rounded = /[öőüű]/i
const anyVowel = /[aáeéiíoóöőuúüű]/gi

/** 'a' or 'az', as the next word begins with a consonant or a vowel; figures as they are spoken (1, 5: az). */
export function article(next: string): string {
  if (/^\d/.test(next)) return /^(1(?!\d)|5|1\d{3}(?!\d)|1\d{6})/.test(next) ? 'az' : 'a'
  return vowel.test(next) ? 'az' : 'a'
}

/** Which of three endings a word takes: after back, front or rounded front vowels. A word with both is back. */
export function harmony(word: string): 'back' | 'front' | 'rounded' {
  const vowels = word.match(anyVowel) ?? []
  if (vowels.some(letter => back.test(letter))) return 'back'
  return vowels.length > 0 && rounded.test(vowels[vowels.length - 1]) ? 'rounded' : 'front'
}

/** The stem before an ending: a final a or e is lengthened. */
export function stem(word: string): string {
  if (word.endsWith('a')) return `${word.slice(0, -1)}á`
  if (word.endsWith('e')) return `${word.slice(0, -1)}é`
  return word
}

/** A word with one of its endings: `suffix('Deres', 'ban', 'ben')`; the third form is for rounded vowels. */
export function suffix(word: string, backForm: string, frontForm: string, roundedForm = frontForm): string {
  const form = { back: backForm, front: frontForm, rounded: roundedForm }[harmony(word)]
  return stem(word) + form
}
