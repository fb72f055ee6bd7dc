/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  castles: { better: 'több város és vár', worse: 'kevesebb város és vár' },
  areas: { better: 'több tartomány', worse: 'kevesebb tartomány' },
  supply: { better: 'jobb ellátás', worse: 'rosszabb ellátás' },
  power: { better: 'több hatalom és korona', worse: 'kevesebb hatalom és korona' },
  army: { better: 'erősebb sereg', worse: 'gyengébb sereg' },
  tracks: { better: 'jobb hely a befolyássávokon', worse: 'rosszabb hely a befolyássávokon' },
  cards: { better: 'erősebb házkártyák kézben', worse: 'gyengébb házkártyák kézben' },
  danger: { better: 'kevesebb fenyegetett vár', worse: 'több fenyegetett vár' },
  prospects: { better: 'több bevehető vár', worse: 'kevesebb bevehető vár' },
}
