import type { Effects } from '../common/effects.ts'

type Cards = Pick<Effects, 'commandCards' | 'loreCards' | 'timings' | 'scenarios' | 'armies'>

const scouts = 'In the Draw step draw 2 command cards and keep 1.'
const yourTurn = 'At the end of your Order step.'
const yourAttack = 'When a unit of yours attacks, before the roll.'

export const cardEffects: Cards = {
  commandCards: {
    'patrol-left': 'Order up to 2 units in your left section.',
    'patrol-center': 'Order up to 2 units in the center.',
    'patrol-right': 'Order up to 2 units in your right section.',
    'attack-left': 'Order up to 3 units in your left section.',
    'attack-center': 'Order up to 3 units in the center.',
    'attack-right': 'Order up to 3 units in your right section.',
    'line-advance': 'Order up to 1 unit in each section.',
    wedge: 'Order up to 2 units in the center and 1 in each other section.',
    pincer: 'Order up to 2 units in your left and 2 in your right section.',
    'massed-left': 'Order up to 5 units in your left section.',
    'massed-center': 'Order up to 5 units in the center.',
    'massed-right': 'Order up to 5 units in your right section.',
    'scout-left': `Order 1 unit in your left section. ${scouts}`,
    'scout-center': `Order 1 unit in the center. ${scouts}`,
    'scout-right': `Order 1 unit in your right section. ${scouts}`,
    onslaught: 'Order up to 3 infantry units anywhere. Before the first attack each of them may move 1 hex.',
    'battle-march': 'Order up to 3 units anywhere, none of them weak.',
    'cavalry-charge': 'Order up to 3 cavalry units anywhere. Each may move 1 hex more.',
    'darken-the-sky':
      'Order up to 3 ranged units anywhere. One that does not move in the Move step rolls 1 more die in its first attack.',
    'elite-vanguard': 'Order up to 3 elite or legend units anywhere. Each heals 1 damage at once.',
    'to-the-banners': 'Order up to 3 units that stand on a banner hex or adjacent to one.',
    'rally-the-wounded': 'Order up to 2 units anywhere. Each heals 1 damage at once.',
    'lore-surge': 'Order up to 2 units anywhere and gain 2 lore tokens.',
    'forced-march': 'Order up to 4 units anywhere. Each may move 1 hex more, but none may attack this turn.',
  },
  loreCards: {
    runeblade:
      'The roll is 4 dice, whatever else is said about their number. Set some aside, at least 1, and roll the rest again, until all 4 are set aside.',
    'runic-barrier':
      'The lore card does nothing, is discarded unpaid, and your opponent plays no more lore cards this turn.',
    'take-to-the-skies':
      'Take a unit of either side that it flew over and put it on a free hex within 2 hexes of the Roc Warrior.',
    overrun:
      'This turn your cavalry rides through enemies. Each time it does, roll 1 die: Strike or Cleave deals 1 damage. It cannot stop there, nor pass where terrain would stop it.',
    'shield-wall': 'Your infantry unit ignores up to 2 damage of this combat.',
    'hold-the-line': 'Your unit ignores all retreats of this combat.',
    'mend-the-ranks': 'Heal up to 2 damage of one of your units with no enemy adjacent to it.',
    'crimson-volley': 'Your ranged unit rolls 2 more dice.',
    'rune-of-binding': 'Stun an enemy within 3 hexes of one of your units; legends are safe from it.',
    'rallying-banner': 'Gain 1 victory point if your units stand on 2 banner hexes or more.',
    'swift-orders': 'Order 1 more unit, wherever it stands.',
    riposte: 'The counter is rolled with 2 more dice.',
    'wisdom-of-the-knight': 'Draw 3 command cards this time and keep 1.',
    'fury-of-yllan': 'Roll 3 more dice. Each Cleave you commit deals 1 damage, weak or ranged or not.',
    unstoppable: 'The unit about to be destroyed counters first, if it can counter and has not been driven back.',
    portal:
      'Put the two portals on two hexes within 8 hexes of each other. Whoever’s turn it is may step from one to the other, and terrain there does not stop him.',
    'battle-cry': 'Every enemy adjacent to one unit of yours is pushed 1 hex straight away, where there is room.',
    'surprise-attack': 'Your unit rolls 2 more dice.',
    'blood-ritual': 'Remove 1 figure from one of your infantry units and gain 3 lore tokens.',
    'dark-venom': 'Poison up to 2 enemies, each within 3 hexes of one of your units.',
    'demonic-vigor': 'Heal up to 3 damage of one of your elite or legend units.',
    'dread-of-the-ynfernael': 'Each Heroic you commit in this roll drives the target back 1 hex.',
    'flay-the-weak': 'A weak enemy adjacent to one of your units suffers 1 damage.',
    'howl-of-the-pack': 'Order up to 2 more cavalry units, wherever they stand.',
    'nightmare-visions': 'One ordered enemy unit loses its order for this turn.',
    'harvest-of-souls': 'Draw 2 lore cards.',
  },
  timings: {
    runeblade: yourAttack,
    'runic-barrier': 'When your opponent shows a lore card.',
    'take-to-the-skies': 'When your Roc Warrior has moved in the Move step and flew over a unit.',
    overrun: yourTurn,
    'shield-wall': 'When your infantry unit is about to suffer damage in combat.',
    'hold-the-line': 'When your unit is forced to retreat in combat.',
    'mend-the-ranks': yourTurn,
    'crimson-volley': 'When a ranged unit of yours attacks, before the roll.',
    'rune-of-binding': yourTurn,
    'rallying-banner': 'In your VP step.',
    'swift-orders': yourTurn,
    riposte: 'When a unit of yours counters, before the roll.',
    'wisdom-of-the-knight': 'In your Draw step, before you draw.',
    'fury-of-yllan': 'When a unit of yours attacks or counters, before the roll.',
    unstoppable: 'When an attack is about to destroy your unit.',
    portal: 'At the start of your Move step.',
    'battle-cry': 'At the end of any Move step.',
    'surprise-attack': yourAttack,
    'blood-ritual': yourTurn,
    'dark-venom': yourTurn,
    'demonic-vigor': yourTurn,
    'dread-of-the-ynfernael': 'After a roll of yours that shows a Heroic.',
    'flay-the-weak': 'At the start of your Attack step.',
    'howl-of-the-pack': yourTurn,
    'nightmare-visions': 'At the end of your opponent’s Order step.',
    'harvest-of-souls': 'When a unit of yours has destroyed an enemy in combat.',
  },
  scenarios: {
    'mustering-the-militia':
      'Citadel Guards cost you 1 muster point less. In the VP step: 1 victory point if your units stand on 2 building hexes or more.',
    'damming-the-muir-river':
      'In the VP step: 1 victory point if a unit of yours, and none of the enemy, stands on water of your half.',
    'the-last-bridge':
      'In the VP step: 1 victory point if a unit of yours holds the bridge and no enemy is adjacent to it.',
    'the-blood-muir-forest':
      'In the VP step: 1 victory point if your units stand on 2 forest hexes of your half or more, the middle row included.',
    'watch-on-the-heights':
      '1 victory point each time a ranged unit of yours on a hill destroys an enemy in combat. In the VP step: 1 victory point if your units stand on 3 hill hexes of your half or more.',
    'road-to-nordgard': 'In the VP step: 1 victory point if a unit of yours stands beyond the middle row.',
    'the-rune-vault':
      'In the VP step: with a unit in a building that holds a banner you may pay 3 lore tokens for 1 victory point.',
    'staking-a-claim': 'In the VP step: 1 victory point if a unit of yours stands on a banner of your opponent’s card.',
    'blood-in-the-water':
      '1 victory point each time a unit of yours destroys an enemy that stands on water or adjacent to it.',
    'arrows-from-the-barrows':
      'Your ranged units shoot 1 hex further and look past the first blocking terrain on their line of sight.',
    'feast-of-flesh':
      '1 victory point for each enemy cavalry or elite unit that is destroyed, 2 victory points for a legend.',
    'the-land-of-our-fathers': 'The banner of this card in the forest gives you 2 victory points instead of 1.',
    'the-breach': 'In the VP step: 1 victory point if 2 units of yours or more stand beyond the middle row.',
    'altar-of-blood':
      'In the VP step: with a unit in a building that holds a banner you may take 1 figure off it, or put 1 damage marker on it, for 1 victory point.',
  },
  armies: {
    'blackened-skies': 'Arrows from every side and the Roc Warrior above them.',
    'guardians-of-lore': 'Golems and guards that do not yield, and lore for the hour of need.',
    'riders-of-the-muir': 'Fast cavalry on the flanks, sturdy guards between them, a Roc Warrior for the decision.',
    'reign-of-venom': 'Poisoned arrows first, then the Chaos Lord.',
    'brutal-assault': 'Everything that tears and bites, at close quarters.',
    'harvest-of-flesh': 'A little of everything, led by the Chaos Lord.',
  },
}
