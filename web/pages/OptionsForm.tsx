import type { Excerpt } from 'virtual:shelf'
import type { Kinds, OptionSpec } from '../../kernel/index.ts'
import type { GameTexts } from '../../text/index.ts'
import { Toggle } from '../../ui/Toggle.tsx'
import { useWords } from '../words.ts'

export type OptionValues = Readonly<Record<string, boolean | string>>

export const defaultsOf = (game: Excerpt): OptionValues =>
  Object.fromEntries(game.options.map(spec => [spec.id, spec.default]))

interface Props {
  game: Excerpt
  texts: GameTexts<Kinds>
  values: OptionValues
  onChange(values: OptionValues): void
}

/** Rules and variants, each explained. */
export function OptionsForm({ game, texts, values, onChange }: Props) {
  const { create } = useWords()
  if (game.options.length === 0) return null
  return (
    <fieldset className="options-form">
      <legend>{create.options}</legend>
      {game.options.map(spec => (
        <Option
          key={spec.id}
          spec={spec}
          words={texts.options[spec.id]}
          value={values[spec.id]}
          onChange={value => onChange({ ...values, [spec.id]: value })}
        />
      ))}
    </fieldset>
  )
}

interface OptionProps {
  spec: OptionSpec
  words: GameTexts<Kinds>['options'][string]
  value: boolean | string
  onChange(value: boolean | string): void
}

function Option({ spec, words, value, onChange }: OptionProps) {
  const id = `option-${spec.id}`
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
    </div>
  )
}
