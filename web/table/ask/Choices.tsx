/** Every choice as a labelled button in reading order: the list for phones, keyboards and screen readers alike. */
import './choices.css'
import { useId, useMemo, useState } from 'react'
import { same } from '../../../kernel/index.ts'
import { aboutOf, capital, labelOf, plain } from '../../../text/index.ts'
import { isAmounts } from '../../../ui/board/amounts.ts'
import { Glyph } from '../../../ui/Glyph.tsx'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useRoving } from '../../../ui/useRoving.ts'
import { useSettings } from '../../settings.ts'
import { useIsPointed, useLighter, useTable } from '../context.ts'
import { useWanted } from '../guide/useWanted.ts'
import { Say } from '../seats/Say.tsx'
import { useTableWords } from '../words.ts'
import { AmountChoice } from './AmountChoice.tsx'
import { ChoiceButton } from './ChoiceButton.tsx'
import { type Choice, entriesOf, type Group, groupsOf, matching, rowsOf, shortened } from './groups.ts'

/** More rows than this can be searched: choices, and places under which choices are folded. */
const many = 14

export function Choices() {
  const words = useTableWords()
  const { texts, view, board } = useTable()
  // With the next move what was sought has been found.
  const [sought, setSought] = useState({ moved: view.moved, words: '' })
  const filter = sought.moved === view.moved ? sought.words : ''
  const roving = useRoving<HTMLDivElement>()
  const choices = useMemo(
    () =>
      view.legalMoves.map(move => ({
        move,
        label: labelOf(texts, move, view),
        isRetraction: move.do === 'take-back' || board.isRetraction?.(move),
        isCommit: board.isCommit?.(move, view),
      })),
    [texts, view, board],
  )
  const isLong = useMemo(() => rowsOf(choices) > many, [choices])
  const wanted = isLong && filter !== ''
  const shown = wanted ? matching(choices, filter) : choices
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame and name each button twice
    <div className="choices" role="group" aria-label={words.choices} {...roving}>
      {isLong && (
        <SearchField
          id="choice-filter"
          label={words.filter}
          value={filter}
          onChange={text => setSought({ moved: view.moved, words: text })}
        />
      )}
      {shown.length === 0 && <p className="quiet">{words.nothingFound}</p>}
      {wanted ? <Buttons choices={shown} on={null} /> : <Groups groups={groupsOf(shown)} />}
    </div>
  )
}

/** One group open at a time: the one last opened, else the first, unless it would push other choices out of sight. */
export function Groups({ groups, fewest }: { groups: readonly Group[]; fewest?: number }) {
  const [opened, setOpened] = useState<string | null>(null)
  const places = groups.filter(({ on }) => on !== null)
  const isAlone = groups.every(
    ({ on, choices }) => on !== null || choices.every(choice => choice.isRetraction || choice.isCommit),
  )
  const first = isAlone ? (places[0]?.on ?? null) : null
  const wanted = useWanted()
  const led = wanted === null ? undefined : places.find(group => group.choices.some(({ move }) => same(move, wanted)))
  const chosen = opened === '' || places.some(({ on }) => on === opened) ? opened : first
  // A guide opens what it speaks of.
  const open = led?.on ?? chosen
  return groups.map(group =>
    group.on === null ? (
      <Buttons key={JSON.stringify(group.choices[0].move)} choices={group.choices} on={null} fewest={fewest} />
    ) : (
      <Fold
        key={group.on}
        group={group}
        fewest={fewest}
        open={group.on === open}
        onToggle={() => setOpened(group.on === open ? '' : group.on)}
      />
    ),
  )
}

interface FoldProps {
  group: Group
  fewest?: number
  open: boolean
  onToggle(): void
}

function Fold({ group, fewest, open, onToggle }: FoldProps) {
  const id = useId()
  const words = useTableWords()
  const { board, texts } = useTable()
  const light = useLighter()
  const pointed = useIsPointed([group.on!])
  const title = board.nameOf?.(group.on!, texts) ?? group.title
  return (
    <div className={`choice-group ${open ? 'open' : ''} ${pointed ? 'pointed' : ''}`}>
      <button
        type="button"
        className="choice-group-title"
        data-rove
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        onPointerEnter={() => light([group.on!])}
        onPointerLeave={() => light([])}
        onFocus={() => light([group.on!])}
      >
        <Glyph is="down" />
        <span>{title}</span>
        <span className="visually-hidden">, </span>
        <small>{words.choiceCount(group.choices.length)}</small>
      </button>
      <div id={id} hidden={!open}>
        {open && <Buttons choices={group.choices} on={group.on} fewest={fewest} />}
      </div>
    </div>
  )
}

/** Where most labels are short they stand side by side, else one below the other. */
const short = 22

interface ButtonsProps {
  choices: readonly Choice[]
  /** What they are about. */
  on: string | null
  /** So many that differ in a number are one entry. */
  fewest?: number
}

function Buttons({ choices, on, fewest }: ButtonsProps) {
  const { texts, view } = useTable()
  const { hints } = useSettings()
  const entries = entriesOf(choices, fewest)
  const single = entries.flatMap(entry => (isAmounts(entry) ? [] : [entry]))
  const aboutOfChoice = ({ move }: Choice) => aboutOf(texts, move, view)
  const labelOfChoice = ({ label }: Choice) => capital(shortened(label, on))
  const explains = hints && single.some(choice => aboutOfChoice(choice) !== null)
  const brief = single.filter(choice => plain(labelOfChoice(choice)).length <= short).length
  const isBrief = !explains && single.length > 3 && brief * 2 > single.length
  return (
    <ul
      className={`choice-list ${isBrief ? 'brief' : ''} ${explains ? 'explained' : ''} ${choices[0]?.isCommit ? 'committing' : ''}`}
    >
      {entries.map(entry =>
        isAmounts(entry) ? (
          <li key={JSON.stringify(entry.amounts[0].entry.move)} className="choice-amount">
            <AmountChoice amounts={entry.amounts} />
          </li>
        ) : (
          <li key={JSON.stringify(entry.move)}>
            <ChoiceButton choice={entry} about={aboutOfChoice(entry)}>
              <Say rich={labelOfChoice(entry)} plainly={isBrief} />
            </ChoiceButton>
          </li>
        ),
      )}
    </ul>
  )
}
