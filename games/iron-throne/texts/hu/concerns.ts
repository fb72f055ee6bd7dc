/** What makes a position better or worse, as one says it of whoever has it. */
import type { ConcernWords } from '../../../../text/index.ts'
import type { Concern } from '../../bot/concerns.ts'

export const concerns: Readonly<Record<Concern, ConcernWords>> = {
  influence: { better: 'több kiterjesztett befolyás', worse: 'kevesebb kiterjesztett befolyás' },
  characters: { better: 'több élő karakter', worse: 'kevesebb élő karakter' },
  power: { better: 'több erő a karaktereken', worse: 'kevesebb erő a karaktereken' },
  cards: { better: 'jobb lapok kézben', worse: 'rosszabb lapok kézben' },
  hostages: { better: 'több túsz fogságban', worse: 'kevesebb túsz fogságban' },
  captives: { better: 'kevesebb túszul ejtett ember', worse: 'több túszul ejtett ember' },
  turn: { better: 'hamarabb sorra kerülő kihívás', worse: 'később sorra kerülő kihívás' },
}
