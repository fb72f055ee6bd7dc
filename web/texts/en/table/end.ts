/** The words around a table in English: the end and what follows. */

export const over = {
  title: 'The game is over',
  closed: 'The table was closed before the end.',
  standing: 'Standing',
  decides: 'What stands farther left decides first; marked is what settled each place.',
  place: 'Place',
  again: 'Look back through the game',
  home: 'Another game',
  won: 'You have won.',
  /** In a game of two. */
  lost: 'You have lost.',
  shared: 'You share the first place.',
  yourPlace: (place: number) =>
    `You came ${['first', 'second', 'third', 'fourth', 'fifth', 'sixth'][place - 1] ?? `in place ${place}`}.`,
  course: (figure: string) => `${figure}, from beginning to end`,
  values: 'How well each stood',
  valuesAbout: 'by the reckoning of the bots, all hands open: 100 is best',
  valuesComing: 'The course of the values is being worked out …',
  turns: 'What turned the game',
  valuesTable: 'The values as a table',
  panel: 'Course',
  start: 'Start',
  end: 'End',
  look: 'Look at the board',
  show: 'Show the result',
  rematch: 'Rematch',
  rematchAbout:
    'A new table with the same people and settings, each one seat further where several play. The others are asked here.',
  join: 'Join the rematch',
  joinAbout: 'The others want to play again, with the same settings, each one seat further.',
  toRematch: 'To the rematch',
  share: 'Share',
  next: 'Next game of the series',
  toNext: 'On to the next game',
  earlier: 'The game before',
}
