import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const en: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'What you want',
    text: 'Each House has five influence tokens. You want to spread yours over the other Houses. When somebody has spread all five, or all characters of a House are dead, the game ends, and whoever has spread the most influence wins. Several may win together.',
  },
  leader: {
    title: 'Choose your leader',
    text: 'You are House Stark; bots play Lannister and Baratheon. Leaders are chosen in secret, and each has an ability of its own, which stands on its card. Take Eddard Stark.',
  },
  house: {
    title: 'What you see',
    text: 'In each House a leader stands behind four characters. Power lies on them: it is their strength and their life. Your hand of House cards is secret: truce, hostility with a value, and characters.',
  },
  event: {
    title: 'You are the challenger',
    text: 'Every round one House challenges another. It is your turn, and the event card says whom: Baratheon is the defender. Both of you have drawn a card.',
  },
  power: {
    title: 'Give power',
    text: 'Challenger and defender each move one power from the leader to a character. Give it to Robb Stark, whom you will send.',
  },
  challenger: {
    title: 'Who stands for you?',
    text: 'One character of each side goes into the encounter, and its power counts. Send Robb Stark.',
  },
  support: {
    title: 'Somebody offers help',
    text: 'Each of the other Houses may offer a character to one side. Its power counts for you, and when you win its House is rewarded as you are. Lannister offers Joffrey: accept.',
  },
  cards: {
    title: 'Choose a card in secret',
    text: 'Both sides play one House card face down. Two truces: you negotiate. One truce against hostility: that is betrayal, and hostility wins. Else the power of both sides and the values of the cards are added, and the higher sum wins.\nYour Hostility 12 is strong. Play it.',
  },
  hostage: {
    title: 'You have won: 21 to 5',
    text: 'Winning as the challenger, you and Lannister each spread influence over Baratheon, whose fighters lose power. And you take a hostage: a card of the loser, which lies face down with you. Take it from the hand: that hurts more.',
  },
  react: {
    title: 'A chance to react',
    text: 'Now and then the table asks whether somebody plays a character card. Mostly one lets it pass: the button says so, and you may set when you want to be asked. Let it go by.',
  },
  outcomes: {
    title: 'Hostages and deals',
    text: 'The hostage is a Baratheon Truce. At the beginning of a round you may release a hostage or torture it, which costs its House. In a negotiation you offer and ask for influence, power and hostages; a deal binds at once, a word does not.',
  },
  alone: {
    title: 'Round two',
    text: 'One of your five influence tokens is spread. Now Lannister is the challenger. First you are asked about your hostage: keep it for a deal, or use it.\nFrom here on you play by yourself against easy bots. Tips will help, and the Rules tab opens at the rule in force.',
  },
}
