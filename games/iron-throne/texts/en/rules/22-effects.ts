import { type EffectWords, effectChapter, type Notes } from '../../common/effectChapter.ts'
import { effects } from '../effects.ts'
import { names } from '../names.ts'

const words: EffectWords = { characters: names.characters, titles: names.effects, texts: effects.abilities }

const leaderNotes: Notes = {
  'eddard-stark': 'Either of the two may have played the truce card. The cards stay as they lie.',
  'robb-stark': 'With fewer than 3 cards it cannot be used.',
  'catelyn-stark': 'It is used on your own turn only.',
  'bran-stark': 'The power is paid even if a later effect makes it useless.',
  'arya-stark': 'You have lost after a tie and a failed negotiation too. Your opponent is not affected.',
  'cersei-lannister': 'That player is not asked, but is rewarded or punished like any supporter.',
  'jaime-lannister': 'It does nothing to a dead character.',
  'tyrion-lannister': 'They have lost all the same.',
  'tywin-lannister': 'That power counts for the total, and for a punishment.',
  'joffrey-baratheon': 'If the character has but 1 power you get 1.',
  'stannis-baratheon': 'With fewer cards in the deck the used ones are first shuffled under it.',
  melisandre: 'The power goes to your own leader sheet, and the character may die of it.',
  'davos-seaworth': 'You draw before you distribute.',
  'selyse-baratheon': 'The card is shown.',
  'shireen-baratheon': 'The owner of the hostage draws 1 card as usual.',
  'daenerys-targaryen': 'A card that is no hostility card adds 0.',
  'viserys-targaryen': 'Both active players draw as usual.',
  'khal-drogo': 'It is used also when no other hostage was taken. Whoever is kept from rewards cannot use it.',
  'jorah-mormont': 'So nobody can choose you for a hostage either.',
  'barristan-selmy': 'Nobody can offer support in this round.',
  'margaery-tyrell': 'You draw before you distribute.',
  'olenna-tyrell': 'Both losses are one effect, of any sides.',
  'loras-tyrell': 'The cards are shown, and the bonus is lost if the outcome is not hostility.',
  'mace-tyrell': 'With 7 or more cards left you draw none.',
  'renly-baratheon': 'Forced supporters count too.',
}

const cardNotes: Notes = {
  'eddard-stark': 'The hostages of the betrayed are still taken. Either side may play it.',
  'catelyn-stark': 'A character left without power dies.',
  'robb-stark': 'This card and the one you revealed are still in play.',
  'bran-stark': 'You alone see it, once.',
  'arya-stark': 'It can be played after a tie and a failed negotiation too. Punishments come first.',
  'cersei-lannister': 'Rewards and punishments stay as they are.',
  'jaime-lannister': 'Both copies add up.',
  'tyrion-lannister':
    'Whoever has several higher ones chooses. A character card lies there as 0, and in hand it is no hostility card. If there is none, all learn that.',
  'tywin-lannister': 'Whoever was kept from punishment cannot be chosen.',
  'joffrey-baratheon': 'An active player never retreats.',
  'stannis-baratheon': 'So there is no negotiation.',
  melisandre: 'The power goes to the leader sheet of its own House.',
  'davos-seaworth': 'Nobody sees the card that you put away.',
  'selyse-baratheon': 'So nobody can choose you for a hostage either.',
  'shireen-baratheon': 'You draw first; the other may be of any side.',
  'daenerys-targaryen': 'The card is shown.',
  'viserys-targaryen': 'With fewer than 2 cards only the hostage is left. You choose where it comes from.',
  'khal-drogo': 'The power goes to their own leader sheets.',
  'jorah-mormont': 'Nobody else sees them.',
  'barristan-selmy': 'You may be the defender or a supporter.',
  'margaery-tyrell': 'Nobody has to accept it.',
  'olenna-tyrell': 'Your own may be chosen. The power goes to the leader sheet of its own House.',
  'loras-tyrell': 'They are counted as it is played.',
  'mace-tyrell': 'You draw before you distribute.',
  'renly-baratheon': 'If nobody joins the card is spent all the same.',
}

export const leaderEffects = effectChapter('leader', 'IT-22', 'Leaders, one by one', words, leaderNotes)
export const cardEffects = effectChapter('card', 'IT-23', 'Character cards, one by one', words, cardNotes)
