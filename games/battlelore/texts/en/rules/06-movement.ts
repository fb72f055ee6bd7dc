import { chapter } from '../../../../../text/index.ts'

export const movement = chapter('BL-6', 'Movement', {
  'BL-6.1':
    'In the Move step you move your ordered units one after the other, in any order, each along adjacent hexes up to its move value with bonuses. Each moves once, and a move that has ended is not taken up again.',
  'BL-6.2':
    'A unit neither enters nor passes a hex with another unit, impassable terrain, or what lies outside the board. Flying, Overrun and portals are exceptions.',
  'BL-6.3':
    'Who enters a forest, a building, a ford or a command tent, of either side, ends this movement. It may move again in the turn by another effect. Leaving such a hex costs nothing.',
  'BL-6.4': 'Hills, bridges, banners, border lines and empty hexes do not change movement.',
  'BL-6.5': 'If an effect that is no retreat moves a unit where it cannot go, the unit stays and suffers nothing.',
  'BL-6.6': 'Being placed is not moving: no terrain, no ability and no lore card of movement applies.',
  'BL-6.7': 'Poison, stun and damage markers go with the unit.',
  'BL-6.8': 'Stunned units do not move (BL-15.2).',
  'BL-6.9': 'A unit has moved in the Move step when it entered a hex in it, even if it ended where it began.',
  'BL-6.10':
    'A bonus of a hex counts for that step only. With Craving the additional hex may be used only if the move ends adjacent to an enemy unit.',
})
