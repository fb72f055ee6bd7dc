/** By which rules and at which pace it will be played; the owner may change them until the start. */
import { type Excerpt, shelf } from 'virtual:shelf'
import { useState } from 'react'
import { applies, defaultSettings, meaningfulSettings, type SettingValues } from '../../../kernel/index.ts'
import type { Command } from '../../../table/command.ts'
import type { TableView } from '../../../table/types.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import type { Answer } from '../../link/link.ts'
import { useLobbyWords } from '../../lobby/words.ts'
import { paceOf, usePaceText } from '../../pace.ts'
import { Access, type AccessWish } from '../../pages/Access.tsx'
import { OptionsForm } from '../../pages/OptionsForm.tsx'
import { useWords } from '../../words.ts'
import { optionName, useTexts } from '../parts.ts'
import { useTableWords } from '../words.ts'

interface Props {
  tableView: TableView
  ask(command: Command): Promise<Answer>
}

export function Terms({ tableView, ask }: Props) {
  const { gather } = useTableWords()
  const { setup, mine, status } = tableView
  const game = shelf.find(({ id }) => id === setup.game)
  const [isChanging, setIsChanging] = useState(false)
  if (!game) return null
  return (
    <section className="gathering-terms" aria-label={gather.settings}>
      <header>
        <h2>{gather.settings}</h2>
        {mine && status === 'gathering' && !setup.carried && (
          <Button small onClick={() => setIsChanging(true)}>
            {gather.change}
          </Button>
        )}
      </header>
      <Chosen tableView={tableView} game={game} />
      {isChanging && <Change tableView={tableView} game={game} ask={ask} onClose={() => setIsChanging(false)} />}
    </section>
  )
}

/** The pace, the language, and every setting that has a meaning, the unusual ones marked. */
function Chosen({ tableView: { setup, seats }, game }: { tableView: TableView; game: Excerpt }) {
  const { gather } = useTableWords()
  const { pace } = useWords()
  const lobby = useLobbyWords()
  const paceText = usePaceText()
  const texts = useTexts(game.id)
  const values = setup.options as SettingValues
  const usual = defaultSettings(game.options)
  const specs = game.options.filter(spec => applies(spec, seats.length, values))
  const changed = specs.filter(({ id }) => values[id] !== usual[id])
  const nameOf = (id: string) => optionName(texts, id)
  const chosenIn = (id: string) => {
    const value = values[id]
    if (typeof value === 'boolean') return value ? lobby.on : lobby.off
    return texts.options[id]?.choices?.[value] ?? value
  }
  return (
    <>
      <dl>
        <dt>{pace.title}</dt>
        <dd>{paceText(paceOf(setup))}</dd>
        {setup.language && (
          <>
            <dt>{lobby.tableLanguage}</dt>
            <dd>{lobby.languages[setup.language]}</dd>
          </>
        )}
        {changed.map(({ id }) => (
          <div key={id}>
            <dt>{nameOf(id)}</dt>
            <dd>
              <strong>{chosenIn(id)}</strong>
            </dd>
          </div>
        ))}
      </dl>
      {specs.length > changed.length && (
        <details>
          <summary>{gather.usual}</summary>
          <ul>
            {specs
              .filter(spec => !changed.includes(spec))
              .map(({ id }) => (
                <li key={id}>
                  {nameOf(id)}: {chosenIn(id)}
                </li>
              ))}
          </ul>
        </details>
      )}
    </>
  )
}

interface ChangeProps extends Props {
  game: Excerpt
  onClose(): void
}

function Change({ tableView: { setup, seats }, game, ask, onClose }: ChangeProps) {
  const { gather } = useTableWords()
  const { close } = useWords()
  const texts = useTexts(game.id)
  const [options, setOptions] = useState(setup.options as SettingValues)
  const [access, setAccess] = useState<AccessWish>({
    isPrivate: setup.private,
    pace: paceOf(setup),
    language: setup.language ?? null,
  })
  const save = async () => {
    const meaningful = meaningfulSettings(game.options, seats.length, options)
    const { isPrivate, pace, language } = access
    const answer = await ask({ do: 'set-up', options: meaningful, private: isPrivate, language, ...pace })
    if (answer === 'done') onClose()
  }
  return (
    <Dialog title={gather.changeTitle} close={close} onClose={onClose}>
      <p className="quiet">{gather.changeAbout}</p>
      <OptionsForm game={game} texts={texts} seats={seats.length} values={options} onChange={setOptions} />
      <Access wish={access} onChange={some => setAccess({ ...access, ...some })} />
      <div>
        <Button kind="primary" onClick={save}>
          {gather.save}
        </Button>
      </div>
    </Dialog>
  )
}
