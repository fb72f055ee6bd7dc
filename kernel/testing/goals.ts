/** What the bench holds a game to: what is acceptable, and what is aimed at. */
export interface Goal {
  floor: number
  aim: number
}

/** One goal for each figure that the bench takes of a game, on the machine of reference. */
export interface Goals {
  /** Random moves with two or more options a CPU second, at the largest table. */
  randomPlay: Goal
  /** So many times faster than structuredClone a state is copied. */
  copy: Goal
  /** Milliseconds of CPU to replay 500 moves, each checked. */
  replay: Goal
  /** Durable moves for each raw commit of one row. */
  durableMoves: Goal
  /** Microseconds of the server's CPU a move. */
  serverCpu: Goal
  /** Bytes sent to all seats a move. */
  bytes: Goal
  /** Milliseconds to open a game of 500 moves that is not in memory. */
  opening: Goal
}
