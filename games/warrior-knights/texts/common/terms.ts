/** How each term of the game is recognised in a text of either language, to prove that both speak of the same things. */
import type { Language } from '../../../../text/index.ts'

const hu = (words: string) => new RegExp(`(?<!\\p{L})(${words})`, 'iu')
const en = (words: string) => new RegExp(`\\b(${words})`, 'i')

export const terms: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  Chairman: { en: en('chairman'), hu: hu('régens') },
  'Head of the Church': { en: en('head of the church'), hu: hu('főkegyúr') },
  stronghold: { en: en('strongholds?\\b'), hu: hu('kastély') },
  crown: { en: en('crowns?\\b'), hu: hu('koron') },
  Faith: { en: en('faith\\b'), hu: hu('hit(e|é|ed|edet|ek|ért|et|tel|ből|ben|re|nek)?(?!\\p{L})') },
  Influence: { en: en('influence'), hu: hu('befolyás') },
  heir: { en: en('heirs?\\b'), hu: hu('örökös') },
  assault: { en: en('assault'), hu: hu('roham|megroham') },
  siege: { en: en('siege|besiege'), hu: hu('ostrom') },
  'casualty token': { en: en('casualty tokens?\\b'), hu: hu('veszteségjelző') },
  'open-field battle': { en: en('open-field|open field'), hu: hu('ütközet') },
  retreat: { en: en('retreat'), hu: hu('visszavonul') },
  desert: { en: en('desert'), hu: hu('dezert') },
  'maintained troops': { en: en('maintained troops'), hu: hu('kíséret') },
  Taxation: { en: en('taxation'), hu: hu('adóztatás') },
  expedition: { en: en('expedition'), hu: hu('expedíció') },
  concession: { en: en('concession'), hu: hu('felügyelőség') },
  'Private Motion': { en: en('private motion'), hu: hu('magánindítvány') },
  'Mercenary Track': { en: en('mercenary track|track'), hu: hu('zsoldossáv|sáv') },
  Upkeep: { en: en('upkeep'), hu: hu('fenntartás') },
  'Fate deck': { en: en('fate deck'), hu: hu('sorskártyák (teljes )?pakli') },
  exhausted: { en: en('exhaust'), hu: hu('kimerül|merül\\p{L}* ki') },
  unexhausted: { en: en('unexhausted|fresh'), hu: hu('pihent') },
  razed: { en: en('raz(e|ed|ing)\\b|unrazed'), hu: hu('elpusztít|elpusztul|pusztít|ép (város|vár)') },
  neutral: { en: en('neutral'), hu: hu('semleges') },
  stalemate: { en: en('stalemate'), hu: hu('eldöntetlen') },
}
