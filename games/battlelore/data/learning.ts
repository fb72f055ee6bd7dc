import type { Faction } from './factions.ts'
import type { Hex } from './hexes.ts'
import type { Terrain } from './terrain.ts'
import type { UnitType } from './units.ts'

interface LearningScenario {
  units: Readonly<Partial<Record<Hex, UnitType>>>
  terrain: Readonly<Partial<Record<Hex, Terrain>>>
  banners: readonly Hex[]
  firstPlayer: Faction
}

/** BL-21.4: a first battle with fixed units, without muster, scenario cards, fords and lore. */
export const learningScenario: LearningScenario = {
  units: {
    D2: 'viper-legion',
    H2: 'viper-legion',
    B3: 'viper-legion',
    D3: 'blood-harvesters',
    I3: 'blood-harvesters',
    K3: 'viper-legion',
    D4: 'blood-harvesters',
    F4: 'blood-harvesters',
    H4: 'blood-harvesters',
    D6: 'citadel-guards',
    F6: 'citadel-guards',
    H6: 'citadel-guards',
    B7: 'yeoman-archers',
    D7: 'citadel-guards',
    I7: 'citadel-guards',
    K7: 'yeoman-archers',
    D8: 'yeoman-archers',
    H8: 'yeoman-archers',
  },
  terrain: { F3: 'hill', C4: 'forest', I6: 'forest', G7: 'hill' },
  banners: ['D6', 'H6'],
  firstPlayer: 'daqan',
}
