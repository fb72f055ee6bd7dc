/** IT-20.3: the moments at which abilities and character cards can be used, in the order of the round. */
export const moments = [
  'before-turn',
  'torture',
  'release',
  'before-event',
  'before-character',
  'before-support-phase',
  'before-support',
  'offer-refused',
  'after-support',
  'before-cards',
  'after-reveal',
  'outcome-set',
  'hostage-taking',
  'after-resolution',
  'draw-up',
] as const
export type Moment = (typeof moments)[number]

/** IT-20.7: the moments at which participants can play character cards for their text. */
export const cardMoments = ['before-cards', 'after-reveal', 'outcome-set', 'after-resolution'] as const
export type CardMoment = (typeof cardMoments)[number]

export const isCardMoment = (at: Moment): at is CardMoment => cardMoments.includes(at as CardMoment)
