/** The rules reference: chapters, a search that does not mind accents, and a link for every rule. */
import './rules.css'
import { useEffect, useRef, useState } from 'react'
import type { BriefPart, RuleChapter, RuleText } from '../../../text/index.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { useTableWords } from '../words.ts'
import { Brief } from './Brief.tsx'
import { findBrief, findRules, ruleAt } from './findRules.ts'

interface Props {
  chapters: readonly RuleChapter[]
  /** The game in two pages. */
  brief?: readonly BriefPart[]
  game: string
  /** The rule to open at. */
  open: string | null
  /** The rule of the question that stands. */
  inForce?: string | null
}

export function RuleBook({ chapters, brief = [], game, open, inForce = null }: Props) {
  const words = useTableWords().rules
  const [search, setSearch] = useState('')
  const found = findRules(chapters, search)
  const opened = open === null ? null : ruleAt(chapters, open)
  const current = inForce === null ? null : ruleAt(chapters, inForce)
  const book = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (opened === null) return
    setSearch('')
    book.current?.querySelector(`[id="rule-${opened}"]`)?.scrollIntoView({ block: 'center' })
  }, [opened])

  const answers = findBrief(brief, search)
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0)
  return (
    <div className="rulebook" ref={book}>
      <div className="rule-search">
        <SearchField label={words.search} value={search} onChange={setSearch} />
        <p role="status" className={search === '' ? 'visually-hidden' : ''}>
          {search === '' ? '' : count + answers.length === 0 ? words.none : words.found(count)}
        </p>
      </div>
      <Brief parts={answers} isAnswer={search !== ''} isOpen={inForce === null && open === null} />
      {search === '' && <Contents chapters={chapters} />}
      {found.map(chapter => (
        <section key={chapter.id} aria-labelledby={`chapter-${chapter.id}`}>
          <h2 id={`chapter-${chapter.id}`}>{chapter.title}</h2>
          {chapter.rules.map(rule => (
            <Rule key={rule.id} rule={rule} game={game} isOpen={rule.id === opened} isInForce={rule.id === current} />
          ))}
        </section>
      ))}
    </div>
  )
}

/** The chapters, to go to one at once. */
function Contents({ chapters }: { chapters: readonly RuleChapter[] }) {
  const words = useTableWords().rules
  return (
    <details className="rule-contents">
      <summary>{words.contents}</summary>
      <ol>
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <button
              type="button"
              className="link"
              onClick={() => document.getElementById(`chapter-${id}`)?.scrollIntoView({ block: 'start' })}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  )
}

interface RuleProps {
  rule: RuleText
  game: string
  isOpen: boolean
  isInForce: boolean
}

function Rule({ rule, game, isOpen, isInForce }: RuleProps) {
  const words = useTableWords().rules
  return (
    <div id={`rule-${rule.id}`} className={`rule ${isOpen || isInForce ? 'open' : ''}`}>
      <p className="rule-id">
        <a href={`/rules/${game}#rule-${rule.id}`} target="_blank" aria-label={words.link(rule.id)} rel="noopener">
          {rule.id}
        </a>
        {isInForce && <strong>{words.inForce}</strong>}
      </p>
      <p>{rule.text}</p>
    </div>
  )
}
