import type { BriefPart } from '../../../../text/index.ts'

/** The game in two pages. */
export const brief: readonly BriefPart[] = [
  {
    title: 'How to win',
    asks: 'win victory winner end goal aim influence cities',
    text: 'Control more than half of the cities of the Kingdom that still stand when an Upkeep begins, and you win at once. If nobody does so, the game ends when the pool of Influence is empty, and the most Influence wins. Cities bring Influence in every Upkeep while your stronghold stands.',
  },
  {
    title: 'A round',
    asks: 'turn phases sequence order of play round planning stack stacks action cards',
    text: 'Planning: everybody secretly puts up to two Action cards on each of three stacks; neutral cards are mixed in. Then the stacks are turned over card by card, and each card is carried out by its owner. Used cards lie in three areas: Taxation, Wages, Assembly. When an area holds twice as many cards as there are Barons, its phase is carried out and the cards return to hands. When all stacks are used up the Upkeep ends the round.',
  },
  {
    title: 'Crowns and mercenaries',
    asks: 'money crowns tax taxation wages pay mercenary mercenaries draft hire hiring track desert troops',
    text: 'In Taxation cities pay their income. In Wages every troop costs a crown for each 50 of its strength; mercenaries who are not paid desert. Draft Soldiers puts your marker on the Mercenary Track; when the track is full, the markers hire from the offer, from left to right. Crowns may be given to anybody at any time.',
  },
  {
    title: 'Marches, battles and sieges',
    asks: 'move movement march road sea port bridge river mountain battle fight assault siege attack strength fate exhausted retreat',
    text: 'Nobles move one area, or up to three along roads; mountains and rivers without a bridge stop them. From port to port they sail. In battle each side draws a Fate card for every 100 of its strength and 2 for its commander, lays 2 aside, and both are revealed: casualties, prevented casualties and victories decide. A city adds the strength of its walls. Whoever outnumbers walls and defenders may besiege it instead: in a later round it falls without a fight. Whoever moved or fought is exhausted until the Upkeep.',
  },
  {
    title: 'Votes, Faith and offices',
    asks: 'vote votes voting assembly chairman faith church head events law laws charge office ban refuse motion agenda',
    text: 'The Assembly votes on three agendas with Votes committed in secret; sides are taken aloud afterwards. Laws bind all; charges and offices reward one. Whoever refuses what was voted is banned from the Assembly. The Chairman, who has the most Votes, presides and decides ties; the Head of the Church, who has the most Faith, decides who meets the Events. Faith cancels Events and calms revolts.',
  },
]
