/** Words in two languages: sentences that know what they speak of, and the types of a game's texts. */
export { chapter, type Entries } from './chapter.ts'
export * from './face.ts'
export * from './gameTexts.ts'
export { type Guide, type GuidePlace, type GuideStep, type GuideWords, guidePlace } from './guide.ts'
export { article, type Harmony, harmony, type Noun, noun, stem, suffix } from './hungarian.ts'
export { percent } from './percent.ts'
export { capital, capitalized, isSaid, line, listed, type Part, plain, type Ref, type Rich } from './rich.ts'
export { rulesVersions } from './rulesVersions.ts'
export {
  aboutOf,
  aheadLabelOf,
  barredOf,
  labelled,
  labelOf,
  promptOf,
  questionOf,
  sentenceOf,
  topicOf,
  waitOf,
} from './say.ts'
