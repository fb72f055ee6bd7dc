/** The two factions, in official order. Both are always in play (BL-3.1). */
export const factions = ['daqan', 'uthuk'] as const
export type Faction = (typeof factions)[number]

/** The other faction: the enemy of the one given (BL-0.2). */
export const enemyOf = (faction: Faction): Faction => (faction === 'daqan' ? 'uthuk' : 'daqan')
