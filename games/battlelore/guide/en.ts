import type { GuideWords } from '../../../text/index.ts'
import type { StepId } from './index.ts'

export const en: Readonly<Record<StepId, GuideWords>> = {
  aim: {
    title: 'What you want',
    text: 'Two armies meet. You lead Daqan, in blue, at the foot of the field; a bot leads Uthuk. Whoever has 16 victory points first wins, and so does whoever destroys the last enemy unit.\nPoints come from banners: at the end of your turn each banner under one of your units brings you some. The two banners, D6 and H6, glow. Your Citadel Guards stand on both: keep them there.',
  },
  field: {
    title: 'What you see',
    text: 'Each hex holds one unit of up to a few figures. Hurt, it loses figures; without figures it is gone. The field has three parts: left, center and right. Point at any unit to read what it can do.\nYour guards in F6 face Blood Harvesters in F4. You will destroy them this turn.',
  },
  discard: {
    title: 'Choose your cards',
    text: 'Command cards say which units you may order. You hold six and keep four: mark two that you can spare, then confirm. You may also mark them at your hand below the field.',
  },
  command: {
    title: 'Play a command card',
    text: 'Every turn begins with one command card. Attack Center orders up to three units in the center, which is where the enemy is near.',
  },
  order: {
    title: 'Give your orders',
    text: 'Choose the three units that shall act: the guards in F6 and the archers in D8 and H8. Only units with an order can move and attack this turn.',
  },
  guards: {
    title: 'Move the guards',
    text: 'Choose a unit, then a hex that glows. Guards fight side by side with the enemy, so bring them next to him: F5.',
  },
  archers: {
    title: 'Move the archers',
    text: 'Archers shoot over several hexes. G7 is a hill: from there nothing stands in their way. The others close up to E7.',
  },
  attack: {
    title: 'Attack',
    text: 'Now those with orders may attack. Point at the enemy, or touch him: at the foot of the field stands how many dice you would roll, and what they promise. Side by side, Strike hits, and Cleave too unless your unit has one figure left; Morale makes the enemy retreat. Whoever survives beside the attacker may counter.',
  },
  advance: {
    title: 'Three hits!',
    text: 'The Blood Harvesters are gone. A unit that has emptied the hex beside it by its attack may advance into it. Take it: the enemy line is open now.',
  },
  shoot: {
    title: 'Shoot',
    text: 'Archers hit with Pierce alone. From far away nobody strikes back, so a shot costs you nothing. Shoot at the Blood Harvesters in H4.',
  },
  banners: {
    title: 'Two points',
    text: 'No hit this time, and the turn is over. Your two banners have brought two victory points, and you have drawn a new card. Now Uthuk takes a turn: you see it on the field, and the log keeps every line of it.',
  },
  alone: {
    title: 'Your next turn',
    text: 'Every turn goes like this: card, orders, moves, attacks, points. Hold your banners, attack with many dice where the enemy is weak, and keep archers behind the line. Attack Right and Attack Left are in your hand, and the enemy is close.\nFrom here on you play by yourself against an easy bot. Tips will help, and the Rules tab opens at the rule in force.',
  },
}
