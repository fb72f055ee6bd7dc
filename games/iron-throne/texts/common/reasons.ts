/** Why a line stands in a ledger: of a side's total, or of a player's standing. */
export type Reason = 'influence' | 'characters' | 'power'
