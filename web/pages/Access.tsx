/** Who may come to a table, at which pace it is played, and in which language people talk there. */
import { type Language, languages } from '../../text/index.ts'
import { Segments } from '../../ui/Segments.tsx'
import { useLobbyWords } from '../lobby/words.ts'
import { PaceChoice } from '../PaceChoice.tsx'
import type { Pace } from '../pace.ts'
import { useWords } from '../words.ts'

export interface AccessWish {
  isPrivate: boolean
  pace: Pace
  /** null: any. */
  language: Language | null
}

interface Props {
  wish: AccessWish
  onChange(some: Partial<AccessWish>): void
}

export function Access({ wish: { isPrivate, pace, language }, onChange }: Props) {
  const words = useWords()
  const { create } = words
  const lobby = useLobbyWords()
  return (
    <>
      <div className="field">
        <span className="label">{create.access}</span>
        <Segments
          label={create.access}
          value={isPrivate ? 'private' : 'public'}
          choices={[
            { id: 'public', label: create.public },
            { id: 'private', label: create.private },
          ]}
          onChange={access => onChange({ isPrivate: access === 'private' })}
        />
      </div>
      <div className="field">
        <span className="label">{words.pace.title}</span>
        <PaceChoice pace={pace} onChange={next => onChange({ pace: next })} />
      </div>
      <div className="field">
        <span className="label">{lobby.tableLanguage}</span>
        <Segments
          label={lobby.tableLanguage}
          value={language ?? 'any'}
          choices={[
            { id: 'any', label: lobby.anyLanguage },
            ...languages.map(id => ({ id, label: lobby.languages[id] })),
          ]}
          onChange={chosen => onChange({ language: languages.find(id => id === chosen) ?? null })}
        />
      </div>
    </>
  )
}
