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
  /** Trials a CPU second of a bot that thinks, at the largest table. */
  trials: Goal
  /** Durable moves, of what the disk and the CPU allow. */
  durableMoves: Goal
  /** Times as long as an echo that stores a row: the answer to a move. */
  answer: Goal
  /** Microseconds of the server's CPU a move. */
  serverCpu: Goal
  /** Bytes sent to all seats a move. */
  bytes: Goal
  /** Milliseconds until a page has been sent all of a game of 500 moves that is not in memory. */
  opening: Goal
}
