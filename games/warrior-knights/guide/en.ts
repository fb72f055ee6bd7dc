import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const en: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'What you want',
    text: 'You are Madder, in red; bots lead Niebieski, in blue, and Emerande, in green. You want cities. Whoever controls more than half of the cities of the Kingdom when an Upkeep begins wins at once: here 6 of 11.\nIf nobody does, the game ends when the pool of Influence is empty, and the most Influence wins. Cities bring Influence, crowns and Votes.',
  },
  troops: {
    title: 'Assign your troops',
    text: 'You have 400 troops and four Nobles; only those with troops come onto the board. Give your Regular Troops to Guy de Solferino: the star makes him a fierce commander. Give both Mercenaries to Karl von Zinnober: the circle keeps his army free of wages up to 400.',
  },
  map: {
    title: 'What you see',
    text: 'Each city shows its strength and, on a coin, its income. All are neutral, and seven are razed. Straven glows: it will be yours. Ports lead to the cities overseas.\nIn view stand what each Baron has, how many cards lie in each area, and the Mercenary Track. The Current Agendas lie under Laws. Point at anything to read what it says.',
  },
  place: {
    title: 'Place stronghold and Nobles',
    text: 'While your stronghold stands your cities bring Influence. Place it in B2, next to Straven. Then place Guy in B2, too, and Karl in A1. Each of them is one step from Straven.',
  },
  plan: {
    title: 'Plan a card on each stack',
    text: 'Each round everybody secretly puts up to two Action cards on each of three stacks. Neutral cards are mixed in, and the stacks are turned over card by card, the first one first.\nPut Mobilize Forces on stack 1, Levy Taxes on stack 2 and Rally Support on stack 3.',
  },
  march: {
    title: 'Mobilize your Nobles',
    text: 'Your first card is up. With Mobilize Forces you choose one area: any number of your Nobles go there, and may start one battle there. Lead Guy and Karl to Straven. On the way Karl could take troops from Guy: leave them.',
  },
  assault: {
    title: 'Assault the city',
    text: 'Your armies are 400 strong, the city 200. A siege costs nothing, but the city falls in a later round only. Assault it now, with both Nobles. A Noble of Emerande stands there, so this Baron is asked for permission.',
  },
  battle: {
    title: 'The battle',
    text: 'Let Guy command. You draw a Fate card for every 100 of your strength and 2 for him, and must lay 2 aside: lay aside Victory and one Prevent 100. Three of your cards deal 100; that breaks walls. Then use his ability: 100 more.',
  },
  city: {
    title: 'Straven is yours',
    text: 'Three hits against walls of 200: the city has fallen. You could raze it for crowns; keep it. Your Nobles are exhausted until Upkeep.\nUsed cards lie in three areas: Taxation, Wages, Assembly. You have moved and fought, so you choose where this one goes: Assembly.',
  },
  levy: {
    title: 'Levy Taxes',
    text: 'The others carry out their cards. Then yours comes: 1 crown for each area where you have a Noble. Both are in Straven, so it is 1. Use it; the card goes to Taxation.',
  },
  rally: {
    title: 'Taxation',
    text: 'When an area holds twice as many cards as there are Barons, six here, its phase is carried out. Now it is Taxation: Straven pays you 2 crowns, the others have no city. The cards return to hands.\nThen your last card comes up: Rally Support. Use it for 2 Votes.',
  },
  vote: {
    title: 'The Assembly',
    text: 'Six cards in its area: the Assembly meets. Everybody gains 1 Vote, and 1 more for each city in the Kingdom.\nThe first agenda is the Salt Monopoly: 3 crowns for its Baron at every Taxation. Votes are committed in secret, sides are taken aloud. Commit all 4, choose yourself, and accept.',
  },
  rest: {
    title: 'Laws and offices',
    text: 'You won with 4 Votes against 2 and 2; they are spent, so commit none now. Next come a law, which binds all, and an office, which gives a Noble maintained troops. Ties are decided by the Chairman. That is Niebieski, who had the most Votes. Whoever refuses what was voted is banned.',
  },
  upkeep: {
    title: 'Upkeep',
    text: 'All stacks are used up, and Upkeep ends the round. Straven brings you your first Influence. A city without a Noble of yours may revolt; Straven is guarded. All Nobles are unexhausted again. You may regroup your troops: finish without.',
  },
  alone: {
    title: 'Round two',
    text: 'The walls of Straven are breached: leave a Noble there until they are repaired. Draft Soldiers brings new Mercenaries; in Wages you pay them. You may plan two cards on each stack.\nFrom here on you play by yourself against easy bots. Tips will help, and the Rules tab opens at the rule in force.',
  },
}
