import './optionsForm.css'
import type { Excerpt } from 'virtual:shelf'
import { type ComponentType, Suspense } from 'react'
import { boards, type ChoiceProps } from '../../games/boards.ts'
import { applies, type Kinds, meaningfulSettings, type OptionSpec, type SettingValues } from '../../kernel/index.ts'
import type { GameTexts } from '../../text/index.ts'
import { Toggle } from '../../ui/Toggle.tsx'
import { useWords } from '../words.ts'

interface Props {
  game: Excerpt
  texts: GameTexts<Kinds>
  seats: number
  values: SettingValues
  onChange(values: SettingValues): void
}

/** Rules and variants, each explained, in their groups. Those that have no meaning with the others are not shown. */
export function OptionsForm({ game, texts, seats, values, onChange }: Props) {
  const { create } = useWords()
  const settled = meaningfulSettings(game.options, seats, values)
  const specs = game.options.filter(spec => applies(spec, seats, settled))
  const groups = [...new Set(specs.map(({ group }) => group))]
  if (groups.length === 0) return null
  return (
    <div className="options-groups">
      {groups.map(group => (
        <fieldset key={group ?? ''} className="options-form">
          <legend>{(group && texts.optionGroups?.[group]) ?? create.options}</legend>
          {specs
            .filter(spec => spec.group === group)
            .map(spec => (
              <Option
                key={spec.id}
                spec={spec}
                texts={texts}
                Choice={boards[game.id].Choice}
                value={values[spec.id]}
                onChange={value => onChange({ ...values, [spec.id]: value })}
              />
            ))}
        </fieldset>
      ))}
    </div>
  )
}

interface OptionProps {
  spec: OptionSpec
  texts: GameTexts<Kinds>
  /** Draws what a choice means. */
  Choice: ComponentType<ChoiceProps> | undefined
  value: boolean | string
  onChange(value: boolean | string): void
}

function Option({ spec, texts, Choice, value, onChange }: OptionProps) {
  const id = `option-${spec.id}`
  const words = texts.options[spec.id]
  if (spec.kind === 'flag') {
    return (
      <div className="option">
        <Toggle checked={value === true} describedBy={id} onChange={onChange}>
          <strong>{words.name}</strong>
        </Toggle>
        <p id={id}>{words.about}</p>
      </div>
    )
  }
  return (
    <div className="option">
      <label htmlFor={`${id}-choice`}>
        <strong>{words.name}</strong>
      </label>
      <select
        id={`${id}-choice`}
        aria-describedby={id}
        value={String(value)}
        onChange={event => onChange(event.target.value)}
      >
        {spec.choices.map(choice => (
          <option key={choice} value={choice}>
            {words.choices?.[choice] ?? choice}
          </option>
        ))}
      </select>
      <p id={id}>{words.about}</p>
      {Choice && (
        <Suspense fallback={null}>
          <Choice option={spec.id} choice={String(value)} texts={texts} />
        </Suspense>
      )}
    </div>
  )
}
