/** The language of this browser, each choice in its own. */
import { type Language, languages } from '../text/index.ts'
import { Segments } from '../ui/Segments.tsx'
import { change, useSettings } from './settings.ts'
import { en } from './texts/en/pages.ts'
import { hu } from './texts/hu/pages.ts'

const names = { en: en.languageName, hu: hu.languageName }

export function LanguageChoice({ label, onChoose }: { label: string; onChoose?(language: Language): void }) {
  const { language } = useSettings()
  return (
    <div className="field">
      <span className="label">{label}</span>
      <Segments
        label={label}
        value={language}
        choices={languages.map(id => ({ id, label: <span lang={id}>{names[id]}</span> }))}
        onChange={chosen => {
          change({ language: chosen })
          onChoose?.(chosen)
        }}
      />
    </div>
  )
}
