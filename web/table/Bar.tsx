import { Link } from 'wouter'
import { Glyph } from '../../ui/Glyph.tsx'
import { houseName } from '../houseName.ts'
import type { LinkState } from '../link/link.ts'
import { Newer } from '../Newer.tsx'
import { NextTable } from '../notices/NextTable.tsx'
import { SettingsButton } from '../SettingsButton.tsx'
import { namesOf, useTableTitle } from '../tableTitle.ts'
import { useTable } from './context.ts'
import { useTableWords } from './words.ts'

/** The slim bar above a table: the way out, the name, the settings. */
export function Bar({ state, onHelp }: { state: LinkState; onHelp(): void }) {
  const { scene, texts } = useTable()
  const words = useTableWords()
  const title = useTableTitle()(scene.tableView.name, namesOf(scene.tableView.seats))
  return (
    <header className="bar">
      <Link href="/" className="bar-home" aria-label={`${houseName}: ${words.back}`}>
        <Glyph is="crown" size={24} />
      </Link>
      <h1>
        {texts.title}
        <small>{title}</small>
      </h1>
      {(state === 'lost' || state === 'broken') && (
        <p className="bar-lost" role="alert">
          {state === 'lost' ? words.link.lost : words.link.broken}
        </p>
      )}
      <NextTable />
      <Newer isCertain={state === 'outdated'} />
      <button type="button" className="button quiet small" aria-label={words.help.title} onClick={onHelp}>
        <Glyph is="help" size={22} />
      </button>
      <SettingsButton />
    </header>
  )
}
