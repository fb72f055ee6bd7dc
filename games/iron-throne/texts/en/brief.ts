import type { BriefPart } from '../../../../text/index.ts'

/** The game in two pages. */
export const brief: readonly BriefPart[] = [
  {
    title: 'How to win',
    asks: 'win victory winner end goal aim influence',
    text: 'Spread your five influence tokens over the other Houses. The game ends when somebody has spread all five, or when all characters of a House are dead; whoever has spread the most influence then wins.',
  },
  {
    title: 'A round',
    asks: 'turn phases sequence order of play round event challenger defender',
    text: 'One House is the challenger, and an event card says who defends. Both draw a card, give a power to a character, and choose one to stand for them. The other Houses may offer support to a side. Then both play a House card in secret, and the outcome follows.',
  },
  {
    title: 'The outcome',
    asks: 'hostility truce betrayal outcome cards fight conflict sum tie',
    text: 'Two truces: the two negotiate. Truce against hostility: betrayal, and the side of the hostility card wins. Else it is hostility: add the power of all living characters of a side and the value of its card; the higher sum wins, and in a tie both lose.',
  },
  {
    title: 'Rewards, hostages and deals',
    asks: 'reward punishment hostage deal negotiation torture release power die dead',
    text: 'A winning challenger and its supporters spread influence over the defender; winning defenders draw cards. Losers lose power, and a character without power dies. Hostages are cards of others that you hold: release or torture them at the beginning of a round, or trade them. In a negotiation influence, power and hostages change hands, at once, as agreed.',
  },
  {
    title: 'Leaders, characters and chances to react',
    asks: 'leader ability character card window react play event',
    text: 'Each leader has an ability, and character cards have effects at the moments that they name. The table asks whoever could react; you may set when you want to be asked.',
  },
]
