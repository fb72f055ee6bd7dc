import type { Effects } from '../common/effects.ts'

const named = (house: string): string =>
  `House ${house} is the defender. If that is the challenger, the challenger chooses another player instead.`

export const effects: Effects = {
  abilities: {
    'leader-eddard-stark':
      'When the House cards are revealed, you are an active player and the outcome is betrayal: you may make it a truce.',
    'leader-catelyn-stark': 'Before your turn: you may distribute up to 2 power.',
    'leader-robb-stark': 'Before your turn: you may discard 3 cards from your hand, then draw 2.',
    'leader-bran-stark':
      'Before House cards are chosen, if you are an active player: you may pay 1 power from this sheet to the box. Your opponent then plays first and face up.',
    'leader-arya-stark':
      'After the resolution phase, if you participated and lost: you may take 2 power off the participating character of every supporter of the other side.',
    'leader-cersei-lannister':
      'Before a player over whom you have influence offers support, if you are an active player: you may name one of their characters, and it must support you.',
    'leader-jaime-lannister':
      'After the resolution phase, if you won as an active player: you may take 2 power off your opponent’s participating character.',
    'leader-tyrion-lannister':
      'When a negotiation in which you are an active player fails: you may spare everybody on your side the punishment.',
    'leader-tywin-lannister':
      'When the House cards are revealed, you are an active player and the outcome is hostility: you may move up to 2 power from this sheet to your participating character.',
    'leader-joffrey-baratheon':
      'When you torture a hostility or truce card: the character you name may lose 2 power instead of 1. You get all of it.',
    'leader-stannis-baratheon':
      'Before the event card of your turn is drawn: you may look at the top 3 event cards. Choose 1 as the event and put the others under the deck.',
    'leader-melisandre':
      'When the House cards are revealed, you are an active player and the outcome is hostility: you may take 1 power off a character of yours that does not participate; your side’s total grows by 3.',
    'leader-davos-seaworth':
      'After the resolution phase, if you participated and lost: you may draw 1 card and distribute up to 2 power.',
    'leader-selyse-baratheon':
      'Before your opponent chooses among 2 or more living characters, if you are an active player: you may discard 1 card and name one of them. It may not be chosen.',
    'leader-shireen-baratheon':
      'When you release a hostage: you may draw 2 cards instead of 1 and distribute up to 1 power.',
    'leader-daenerys-targaryen':
      'When the House cards are revealed, you are an active player and the outcome is hostility: you may turn up the top card of your House deck. Your side’s total grows by its hostility value; then it is discarded.',
    'leader-viserys-targaryen':
      'Before the event card of your turn is drawn: you may choose any other player as the defender. No event card is drawn.',
    'leader-khal-drogo':
      'When the hostages of the resolution phase have been taken and you have won as an active player: you may take 1 more from a loser.',
    'leader-jorah-mormont': 'When the outcome is set and you have lost as a supporter: you may take no punishment.',
    'leader-barristan-selmy':
      'Before the support phase, if you are an active player: you may pay 1 power from this sheet to the box. The support phase is skipped.',
    'leader-margaery-tyrell':
      'When your offer of support has been refused: you may draw 2 cards and distribute up to 2 power.',
    'leader-olenna-tyrell':
      'After the resolution phase, if you did not participate: you may take 1 power each from up to 2 participating characters and put it on this sheet.',
    'leader-loras-tyrell':
      'Before House cards are chosen, if you are an active player: you may discard up to 3 cards. In a hostility your side’s total grows by 1 for each.',
    'leader-mace-tyrell':
      'At the end of the round: you may discard any number of cards and then draw up to 7 instead of 5.',
    'leader-renly-baratheon':
      'At the end of the support phase, if you are an active player: for each of your supporters you may draw 1 card and distribute up to 2 power.',
    'card-eddard-stark': 'When the outcome is set and it is betrayal: nobody on the winning side is rewarded.',
    'card-catelyn-stark':
      'Before House cards are chosen: move up to 2 power from your other characters to the one that participates.',
    'card-robb-stark': 'After the resolution phase: shuffle your discard pile into your House deck, then draw 1 card.',
    'card-bran-stark': 'Before House cards are chosen: look at the hand of the opposing active player.',
    'card-arya-stark':
      'After the resolution phase, if you lost: the participating character of the opposing active player keeps only 1 power.',
    'card-cersei-lannister':
      'When the outcome is set, it is betrayal and you have won: no hostages are taken for the betrayal.',
    'card-jaime-lannister':
      'When the House cards are revealed and the outcome is hostility: your side’s total grows by 4.',
    'card-tyrion-lannister':
      'When the House cards are revealed: choose an active player whose card counts as hostility. Whoever has a higher hostility card in hand must discard the revealed one and play a higher one instead.',
    'card-tywin-lannister': 'After the resolution phase, if you won: take 1 hostage from a player who has lost.',
    'card-joffrey-baratheon': 'Before House cards are chosen: a supporter of the other side, of your choice, retreats.',
    'card-stannis-baratheon':
      'When the House cards are revealed and the outcome is truce: it becomes hostility. Truce cards count 0.',
    'card-melisandre': 'After the resolution phase: take 2 power off a participating character of the other side.',
    'card-davos-seaworth':
      'Before House cards are chosen: draw 2 cards, then put 1 card from your hand under your House deck.',
    'card-selyse-baratheon': 'When the outcome is set and you have lost: you take no punishment.',
    'card-shireen-baratheon':
      'After the resolution phase: you and another participant of your choice draw 2 cards each.',
    'card-daenerys-targaryen':
      'When the House cards are revealed and the outcome is hostility: discard a hostility card from your hand. Your side’s total grows by half its value, rounded up.',
    'card-viserys-targaryen':
      'Before House cards are chosen: the opposing active player either discards 2 cards or lets you take 1 hostage.',
    'card-khal-drogo': 'After the resolution phase, if you won: each loser’s participating character loses 1 power.',
    'card-jorah-mormont':
      'Before House cards are chosen: look at the top 3 cards of your House deck. Take 1 into your hand and put the others back on top in any order.',
    'card-barristan-selmy':
      'When the House cards are revealed, the outcome is hostility and you are on the defender’s side: its total grows by 5.',
    'card-margaery-tyrell': 'Before House cards are chosen, if you are a supporter: you change sides.',
    'card-olenna-tyrell': 'Before House cards are chosen: take 2 power off any participating character.',
    'card-loras-tyrell':
      'When the House cards are revealed and the outcome is hostility: your side’s total grows by 2 for each of its living participating characters.',
    'card-mace-tyrell': 'After the resolution phase: draw 3 cards. If you lost, you may also distribute up to 2 power.',
    'card-renly-baratheon':
      'Before House cards are chosen: a player who does not participate may join your side with a character. If so, the two of you draw 1 card each.',
  },
  events: {
    stark: named('Stark'),
    lannister: named('Lannister'),
    baratheon: named('Baratheon'),
    targaryen: named('Targaryen'),
    tyrell: named('Tyrell'),
    influential:
      'Whoever of the others has spread the most influence is the defender. The challenger chooses among the tied.',
    resourceful:
      'Whoever of the others has the most cards in hand is the defender. The challenger chooses among the tied.',
    powerful:
      'Whoever of the others has the most power, on characters and leader sheet together, is the defender. The challenger chooses among the tied.',
  },
  cards: {
    truce:
      'Two truce cards lead to a negotiation. Against hostility it is betrayed and loses, but takes a hostage from each winner.',
    hostility: 'Betrays a truce and wins. Against another hostility the totals decide; its value counts for your side.',
    character: 'Played face down it is a hostility card of value 0, and its text is not used.',
  },
}
