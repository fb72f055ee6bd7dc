/** The moments at which lore cards may be played, in the order of a turn (BL-17.3, BL-17.7). */
export const windows = [
  /** Right after a player shows a lore card, before its effect. */
  'lore.opponentPlayed',
  'orderStep.end',
  'moveStep.start',
  'moveStep.afterUnitMoved',
  'moveStep.end',
  'attackStep.start',
  /** Step 1 of an attack. */
  'combat.afterTargetDeclared',
  /** The same moment of a counter: declared and not yet rolled. */
  'combat.beforeCounterRoll',
  'combat.step3',
  'combat.step5',
  'combat.beforeTargetDestroyed',
  'combat.afterEnemyDestroyed',
  'combat.step7',
  'vpStep',
  'drawStep',
] as const
export type Window = (typeof windows)[number]

/** Whose part a player has in a window: by the turn, or by the combat. */
export type Role =
  | 'active'
  | 'inactive'
  /** The opponent of the player who has shown a lore card. */
  | 'answering'
  | 'attacker'
  | 'countering'
  /** Who rolls the dice, in an attack or a counter. */
  | 'roller'
  /** The owner of the target. */
  | 'target'
  /** The owner of the unit that has just destroyed another. */
  | 'destroyer'
