/** How each term of the game is recognised in a text of either language, to prove that both speak of the same things. */
import type { Language } from '../../../../text/index.ts'

const hu = (words: string) => new RegExp(`(?<!\\p{L})(${words})`, 'iu')
const en = (words: string) => new RegExp(`\\b(${words})`, 'i')

export const terms: Readonly<Record<string, Readonly<Record<Language, RegExp>>>> = {
  'leader sheet': { en: en('leader sheets?\\b'), hu: hu('vezetőlap') },
  challenger: { en: en('challenger'), hu: hu('kihívó') },
  defender: { en: en('defender'), hu: hu('védő') },
  'active player': { en: en('active players?\\b'), hu: hu('aktív játékos') },
  supporter: { en: en('supporters?\\b'), hu: hu('támogató(?!lap)') },
  participant: { en: en('participants?\\b'), hu: hu('résztvevő') },
  opponent: { en: en('opponent|opposing'), hu: hu('ellenfel|ellenfél') },
  hostage: { en: en('hostage'), hu: hu('túsz') },
  release: { en: en('releas'), hu: hu('elenged|enged\\p{L}* el') },
  torture: { en: en('tortur'), hu: hu('megkínoz|megkínzás|megkínzott|kínzó|kínzol') },
  retreat: { en: en('retreat'), hu: hu('visszavonul|vonul\\p{L}* vissza') },
  reward: { en: en('reward'), hu: hu('jutal') },
  punishment: { en: en('punish'), hu: hu('büntet') },
  betrayal: { en: en('betray'), hu: hu('árul|elárul') },
  truce: { en: en('truce'), hu: hu('fegyverszünet') },
  hostility: { en: en('hostilit'), hu: hu('viszály') },
  'truce card': { en: en('truce cards?\\b'), hu: hu('fegyverszünetkárty|viszály- vagy fegyverszünetkárty') },
  'character card': { en: en('character cards?\\b'), hu: hu('karakterkárty') },
  'House card': { en: en('House cards?\\b'), hu: hu('házkárty') },
  'House deck': { en: en('House decks?\\b'), hu: hu('házpakli') },
  'discard pile': { en: en('discard piles?\\b'), hu: hu('dobópakli') },
  'event card': { en: en('event cards?\\b'), hu: hu('eseménykárty') },
  'event deck': { en: en('event deck'), hu: hu('eseménypakli') },
  influence: { en: en('influence'), hu: hu('befolyás') },
  'influence token': { en: en('influence tokens?\\b'), hu: hu('befolyásjelző') },
  box: { en: en('box\\b'), hu: hu('doboz') },
  total: { en: en('totals?\\b'), hu: hu('összérték') },
  outcome: { en: en('outcome'), hu: hu('kimenetel') },
  distribute: { en: en('distribut'), hu: hu('szétoszt|osztasz szét|szét kell osztani') },
  deal: { en: en('deals?\\b'), hu: hu('egyezség') },
  proposal: { en: en('propos'), hu: hu('javasl|javasol') },
  bot: { en: en('bots?\\b'), hu: hu('gép') },
}
