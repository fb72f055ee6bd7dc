/** Why a line stands in a ledger: of the dice of a roll, or of a player's standing. Lore and command cards stand for themselves. */
export type Reason =
  | 'combat-value'
  | 'forest'
  | 'rage'
  | 'flanking'
  | 'flying'
  | 'points'
  | 'units'
  | 'stayed'
  | 'campaign'
